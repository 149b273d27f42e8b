import type { HoldDetail } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { signalWords } from '@roomlark/contract/signal-words'
import { useState } from 'react'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { MessageCircle } from '../../../../ui/icons/message-circle.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { FactList } from './fact-list.tsx'
import { AskDialog, DecideDialog } from './hold-dialogs.tsx'
import { dayWords } from './hold-texts.ts'
import { HoldThread } from './hold-thread.tsx'
import { ReleaseBar } from './release-bar.tsx'

/** One hold as administrators decide about it. */
export function HoldDetailCard({ hold }: { hold: HoldDetail }) {
  const { booking, hotel, partner, kinds, state, against, messages } = hold
  const why = kinds.map((kind) => signalWords[kind]).join(', ')
  return (
    <Card className="p-0!">
      <div className="px-[18px] py-5 md:px-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-muted">
              <Link to={`/bookings?booking=${booking.id}`} className="keytag">
                {booking.reference}
              </Link>
              <span>
                <UserText>{hotel.name}</UserText>, {longRangeWords(booking.checkInOn, booking.checkOutOn)}
              </span>
            </p>
            <h2>{why}</h2>
            <p className="text-[14px] text-muted">
              {sayRich('Held on {day}, for <user>{partner}</user>', {
                day: dayWords(hold.heldAt),
                user: (text) => <UserText>{text}</UserText>,
                partner: partner.name,
              })}
            </p>
          </div>
          <p className="shrink-0 text-right">
            <span className="block text-[13px] leading-[18px] text-muted">{amountWords[state]}</span>
            <span className="font-display text-[28px] leading-8 font-[540] tabular-nums">
              {moneyText(hold.netUsdCents, 'USD')}
            </span>
          </p>
        </div>
        {state === 'open' ? <ReleaseBar hold={hold} /> : <Decision hold={hold} />}
        <div className="mt-4 mb-5 grid gap-3.5 md:grid-cols-2">
          <FactList side="against" facts={against} />
          <FactList side="for" facts={hold.for} />
        </div>
        <h3 className="mb-2.5">{say('Answers')}</h3>
        <HoldThread
          opening={say(
            'We hold this commission: {reason}. You can say what you know. If nobody decides, it is released on {day}.',
            { reason: why, day: dayWords(hold.releasesAt) },
          )}
          heldAt={hold.heldAt}
          messages={messages}
        />
      </div>
      {state === 'open' ? <Decide hold={hold} /> : null}
    </Card>
  )
}

const amountWords = { open: say('Held##commission'), released: say('Released'), voided: say('Made void') }

function Decision({ hold }: { hold: HoldDetail }) {
  const { state, decidedAt, decidedBy, reason } = hold
  return (
    <div className="rounded-[12px] bg-sunken px-4 py-[13px] text-[14px]">
      <b>
        {decidedBy === null
          ? say('{outcome, select, voided {Made void by itself} other {Released by itself}}', {
              outcome: state,
            })
          : sayRich(
              '{outcome, select, voided {Made void by <user>{name}</user>} other {Released by <user>{name}</user>}}',
              { outcome: state, user: (text) => <UserText>{text}</UserText>, name: decidedBy },
            )}
      </b>
      {decidedAt ? `, ${dayWords(decidedAt)}` : null}
      {reason ? (
        <p className="mt-1 wrap-anywhere">
          <UserText>{reason}</UserText>
        </p>
      ) : null}
    </div>
  )
}

function Decide({ hold }: { hold: HoldDetail }) {
  const [doing, setDoing] = useState<'release' | 'void' | 'ask' | null>(null)
  const close = () => setDoing(null)
  const amount = moneyText(hold.netUsdCents, 'USD')
  return (
    <div className="flex flex-wrap items-center gap-2.5 border-t border-border px-[18px] py-4 md:px-6">
      <Button onClick={() => setDoing('release')}>
        <Check aria-hidden="true" className="size-[18px]" />
        {say('Release {amount}', { amount })}
      </Button>
      <Button variant="danger-line" onClick={() => setDoing('void')}>
        {say('Void with a reason')}
      </Button>
      <Button variant="quiet" onClick={() => setDoing('ask')}>
        <MessageCircle aria-hidden="true" className="size-[18px]" />
        {say('Ask')}
      </Button>
      <p className="min-w-40 grow basis-40 text-[13px] leading-[18px] text-muted">
        {sayRich('<user>{partner}</user> and <user>{hotel}</user> are notified of what you decide, and why', {
          user: (text) => <UserText>{text}</UserText>,
          partner: hold.partner.name,
          hotel: hold.hotel.name,
        })}
      </p>
      {doing === 'ask' ? <AskDialog hold={hold} onClose={close} /> : null}
      {doing === 'release' || doing === 'void' ? (
        <DecideDialog hold={hold} outcome={doing} amount={amount} onClose={close} />
      ) : null}
    </div>
  )
}
