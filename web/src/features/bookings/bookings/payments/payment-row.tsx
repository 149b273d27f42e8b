import type { Booking } from '@roomlark/contract/bookings/booking'
import type { OnlinePayment } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { methodWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { disputeReason, disputeStates } from '../../../../parts/payments/dispute-words.ts'
import {
  describeState,
  failureWords,
  purposeWords,
  refundWords,
} from '../../../../parts/payments/payment-words.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { momentWords } from '../stay-words.ts'

type PaymentRowProps = {
  payment: OnlinePayment
  booking: Booking
  /** Null for who may not refund. */
  onRefund: (() => void) | null
}

/** One payment: what it was for, how it was paid, and what came back of it. */
export function PaymentRow({ payment, booking, onRefund }: PaymentRowProps) {
  const { amountCents, currency, purpose, failure, reason, refunds, disputes, by } = payment
  const { tone, name } = describeState(payment)
  const amount = moneyText(amountCents, currency)
  const details = [
    methodWords(payment),
    momentWords(payment.settledAt ?? payment.createdAt, booking.timeZone),
    by === null ? '' : say('by {person}', { person: isolate(by) }),
  ]
  const notes = [
    failure === null ? '' : failureWords[failure],
    reason && isolate(reason),
    ...refunds.map((refund) => refundWords(refund, currency)),
  ]
  return (
    <li className="border-t border-border py-2.5 text-[14px] leading-5 first:border-t-0">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow">
          <b className="font-strong tabular-nums">{amount}</b>{' '}
          <span className="text-muted">{purposeWords[purpose]}</span>
        </span>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="mt-0.5 text-sm text-muted">{details.filter(Boolean).join(', ')}</p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="mt-0.5 text-sm wrap-anywhere">
          {note}
        </p>
      ))}
      {disputes.map((dispute) => (
        <p key={dispute.id} className="mt-0.5 text-sm">
          <Link className="link" to={`/hotels/${booking.hotelId}/payments?view=disputes`}>
            {say('Dispute over {amount}', { amount: moneyText(dispute.amountCents, dispute.currency) })}
          </Link>
          {`: ${disputeStates[dispute.state].name}. ${disputeReason(dispute.reason)}.`}
          {dispute.state === 'open' && dispute.answerBy !== null
            ? ` ${say('Answer by {day}.', {
                day: weekdayLongDay(dateIn(booking.timeZone, new Date(dispute.answerBy))),
              })}`
            : ''}
        </p>
      ))}
      {onRefund && payment.refundableCents > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2.5 print:hidden"
          aria-label={say('Refund the payment of {amount}', { amount })}
          onClick={onRefund}
        >
          {say('Refund##verb')}
        </Button>
      ) : null}
    </li>
  )
}
