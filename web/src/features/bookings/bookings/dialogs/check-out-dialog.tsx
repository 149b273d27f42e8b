import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useTransition } from '../../../../data/booking-changes.ts'
import { useFolio } from '../../../../data/folios.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Building2 } from '../../../../ui/icons/building-2.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { failureWords } from '../failure-words.ts'
import { PaymentDialog } from '../folio/payment-dialog.tsx'
import { Line, TotalLine } from '../money-lines.tsx'
import { useDoneToast } from '../use-undo.ts'

/** The server does not check a guest out whose folio is not even, unless it is told why. */
export function isOpenBalance(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'open_balance'
}

type CheckOutDialogProps = {
  booking: Pick<BookingSummary, 'id' | 'guestName' | 'reference'>
  onClose: () => void
}

/** Asks what becomes of what is left to pay: it is recorded as paid, or the guest leaves with a reason. */
export function CheckOutDialog({ booking, onClose }: CheckOutDialogProps) {
  const folio = useFolio(booking.id)
  const transition = useTransition(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isPaying, setPaying] = useState(false)
  const balance = folio.data?.balanceCents

  if (isPaying && folio.data && balance !== undefined) {
    const position = folio.data.folios.find(({ balanceCents }) => balanceCents !== 0)?.position ?? 1
    const kind = balance < 0 ? 'refund' : 'payment'
    return (
      <PaymentDialog folio={folio.data} kind={kind} position={position} onClose={() => setPaying(false)} />
    )
  }
  const payingLater = folio.data ? findPayingLater(folio.data) : []
  const asksWhy = balance !== 0 && payingLater.length === 0
  async function submit() {
    if (asksWhy && reason.trim() === '') return setFault(say('Say why'))
    setFault(undefined)
    const open = asksWhy ? { openBalance: reason } : { companyPaysLater: payingLater.length > 0 }
    const done = await transition.run({ to: 'checked-out', ...open })
    if (!done) return
    onClose()
    showOutcome(done)
  }
  return (
    <FormDialog
      title={say('Check {guest} out?', { guest: isolate(booking.guestName) })}
      description={balance === undefined ? booking.reference : balanceWords(balance, folio.data)}
      submitLabel={say('Check out')}
      busyLabel={say('Checking out...')}
      cancelLabel={say('Not now')}
      isBusy={transition.isPending}
      fault={
        transition.error
          ? failureWords(transition.error, say('That was not saved. Please try again.'))
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
      {...(balance !== 0 && {
        actions: asksWhy ? (
          <>
            <Button type="submit" variant="secondary" busy={transition.isPending && say('Checking out...')}>
              {say('Check out anyway')}
            </Button>
            <Button onClick={() => setPaying(folio.data !== undefined)}>
              {balance !== undefined && balance < 0 ? say('Record refund') : say('Record payment')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setPaying(true)}>
              {say('Record payment')}
            </Button>
            <Button type="submit" busy={transition.isPending && say('Checking out...')}>
              {say('The company pays later')}
            </Button>
          </>
        ),
      })}
    >
      {folio.data ? <Sums folio={folio.data} /> : <Skeleton className="h-28" />}
      {payingLater.length > 0 ? (
        <Note tone="success" icon={<Building2 />}>
          {say('What is left is on the folio of {company}. It stays open there until it is paid.', {
            company: listWords(payingLater.map((name) => isolate(name))),
          })}
        </Note>
      ) : null}
      {asksWhy ? (
        <TextAreaField
          label={
            balance !== undefined && balance < 0
              ? say('Why do you keep it?')
              : say('Why do they leave without paying?')
          }
          hint={say('It is kept in the booking’s history. Not needed once the folio is settled.')}
          rows={2}
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={fault}
        />
      ) : null}
    </FormDialog>
  )
}

/** The companies that pay all that is left, or none if guests owe something themselves. */
function findPayingLater({ folios, balanceCents }: BookingFolio): string[] {
  const ofGuests = folios.filter(({ companyId }) => companyId === null)
  const guestsOwe = ofGuests.reduce((cents, folio) => cents + folio.balanceCents, 0)
  if (balanceCents <= 0 || guestsOwe !== 0) return []
  const open = folios.filter((folio) => folio.companyId !== null && folio.balanceCents !== 0)
  return open.map(({ payer }) => payer.company)
}

function Sums({ folio: { chargesCents, paidCents, balanceCents, currency } }: { folio: BookingFolio }) {
  return (
    <dl className="rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <Line term={say('Charges')} cents={chargesCents} currency={currency} />
      <Line term={say('Payments recorded')} cents={0 - paidCents} currency={currency} />
      <TotalLine term={say('Balance')} cents={balanceCents} currency={currency} />
    </dl>
  )
}

function balanceWords(balanceCents: number, folio: BookingFolio | undefined): string {
  if (balanceCents === 0 || !folio) return say('Everything is paid.')
  const amount = moneyText(Math.abs(balanceCents), folio.currency)
  return balanceCents > 0
    ? say('{amount} is left to pay.', { amount })
    : say('{amount} was paid too much.', { amount })
}
