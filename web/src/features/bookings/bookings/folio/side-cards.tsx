import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingFolio, DepositState, Folio } from '@roomlark/contract/bookings/folio'
import type { FolioGroup } from '@roomlark/contract/folio-kinds'
import { commissionRule } from '@roomlark/contract/partners/commission'
import { townLine } from '@roomlark/contract/postal-address'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useWithdrawDeposit } from '../../../../data/folios.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Handshake } from '../../../../ui/icons/handshake.ts'
import { IdCard } from '../../../../ui/icons/id-card.ts'
import { X } from '../../../../ui/icons/x.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { payerName } from './folio-shapes.ts'

/** Shows the payer of this folio, as an invoice will name them. */
export function PayerCard({ shown, onEdit }: { shown: Folio; onEdit: (() => void) | null }) {
  const { company, name, vatId, address, email } = shown.payer
  const town = townLine(shown.payer)
  const details = [company ? name : '', vatId, ...address.split('\n'), town, email].filter(Boolean)
  return (
    <SideCard
      icon={<IdCard />}
      tone="bg-primary-soft text-primary-text"
      title={say('Paid by {payer}', { payer: payerName(shown) })}
    >
      <div className="mt-0.5 grid gap-1 text-sm text-muted">
        {details.length > 0 ? <UserText>{details.join(', ')}</UserText> : null}
        {shown.takes.length > 0 ? (
          <span>
            {say('Takes {charges}', {
              charges: shown.takes.map((part) => takenNames[part]).join(', '),
            })}
          </span>
        ) : null}
        {onEdit ? (
          <Button variant="quiet" size="sm" className="-ml-2.5 justify-self-start" onClick={onEdit}>
            {say('Change who pays')}
          </Button>
        ) : null}
      </div>
    </SideCard>
  )
}

/** Shows the commission of a partner for the booking, and its base. */
/** After a verb, so not as they are written at the head of a group. */
const takenNames: Record<FolioGroup, string> = {
  room: say('room'),
  taxes: say('taxes'),
  fees: say('fees'),
  extras: say('extras'),
}

export function CommissionCard({ booking }: { booking: Booking }) {
  const { partner, currency } = booking
  if (!partner || partner.costCents === null || partner.baseCents === null) return null
  const share = { percent: percentText(partner.ratePercent), amount: moneyText(partner.baseCents, currency) }
  return (
    <SideCard
      icon={<Handshake />}
      tone="bg-secondary-soft text-secondary-text"
      title={say('Commission for {partner}', { partner: partner.name })}
      figure={moneyText(partner.costCents, currency)}
    >
      <p className="mt-0.5 text-sm text-muted">
        {partner.boostPercent > 0
          ? say('{percent} of {amount}, and {boost} more for boosted nights.', {
              ...share,
              boost: percentText(partner.boostPercent),
            })
          : say('{percent} of {amount}.', share)}{' '}
        {commissionRule}
      </p>
    </SideCard>
  )
}

const depositWords: Record<DepositState, string> = {
  asked: say('Asked'),
  paid: say('Paid'),
  overdue: say('Overdue'),
}
const depositTones = { asked: 'primary', paid: 'success', overdue: 'warning' } as const

export function DepositsCard({ folio, mayWrite }: { folio: BookingFolio; mayWrite: boolean }) {
  const { deposits, bookingId, currency } = folio
  const withdrawing = useWithdrawDeposit(bookingId)
  if (deposits.length === 0) return null
  const withdraw = (id: string) =>
    withdrawing
      .mutateAsync(id)
      .catch((error: unknown) => showRefusal(error, say('That was not saved. Please try again.')))
  return (
    <Card>
      <h3>{say('Deposits')}</h3>
      <ul className="mt-1.5">
        {deposits.map(({ id, amountCents, dueOn, state, isMailed }) => (
          <li key={id} className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0">
            <span className="min-w-0 grow leading-5">
              <b className="tabular-nums">{moneyText(amountCents, currency)}</b>
              <span className="block text-sm text-muted">
                {isMailed
                  ? say('due {day}, asked by email', { day: weekdayLongDay(dueOn) })
                  : say('due {day}', { day: weekdayLongDay(dueOn) })}
              </span>
            </span>
            <Badge tone={depositTones[state]}>{depositWords[state]}</Badge>
            {state === 'paid' || !mayWrite ? null : (
              <IconButton
                label={say('Withdraw the deposit of {amount}', {
                  amount: moneyText(amountCents, currency),
                })}
                className="-my-1 -mr-2"
                onClick={() => void withdraw(id)}
              >
                <X aria-hidden="true" className="size-[18px]" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type SideCardProps = { icon: ReactNode; tone: string; title: string; figure?: string; children: ReactNode }

function SideCard({ icon, tone, title, figure, children }: SideCardProps) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <span
          aria-hidden="true"
          className={`grid size-[38px] shrink-0 place-items-center rounded-[10px] [&>svg]:size-[19px] ${tone}`}
        >
          {icon}
        </span>
        <div className="min-w-0 grow">
          <div className="flex justify-between gap-3">
            <h3 className="min-w-0 font-sans text-[15px] leading-5 font-strong wrap-anywhere">{title}</h3>
            {figure ? <b className="whitespace-nowrap tabular-nums">{figure}</b> : null}
          </div>
          {children}
        </div>
      </div>
    </Card>
  )
}
