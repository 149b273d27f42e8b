import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange, BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import { say } from '@roomlark/contract/say'
import type { useAlterationQuote } from '../../../../data/bookings.ts'
import { getErrorMessage, isUnanswered } from '../../../../lib/api-error.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CalendarX2 } from '../../../../ui/icons/calendar-x-2.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { ShieldAlert } from '../../../../ui/icons/shield-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Change, GuestMail, listObstacles } from '../dialogs/change-summary.tsx'
import { Line, TotalLine } from '../money-lines.tsx'
import { QuoteFrame } from '../quote-frame.tsx'

type ChangePreviewProps = Omit<ChangeOutcomeProps, 'change' | 'quote'> & {
  /** The wished change; undefined while something is missing or nothing would change. */
  change: BookingChange | undefined
  quote: ReturnType<typeof useAlterationQuote>
}

/** Asks what a change costs and means; what the server refuses is said in its place. */
export function ChangePreview({ change, quote, ...props }: ChangePreviewProps) {
  if (!change) return null
  const refusal = quote.isError && !isUnanswered(quote.error) ? getErrorMessage(quote.error, '') : ''
  return refusal ? (
    <Note tone="warning" icon={<CircleAlert />} role="alert">
      {refusal}
    </Note>
  ) : (
    <QuoteFrame quote={quote} isBusy={quote.isPlaceholderData} notLoaded={say('The new price did not load.')}>
      {(found) => <ChangeOutcome change={change} quote={found} {...props} />}
    </QuoteFrame>
  )
}

type ChangeOutcomeProps = {
  booking: Booking
  change: BookingChange
  quote: BookingChangeQuote
  mailGuest: boolean
  onMailGuest: (mailGuest: boolean) => void
}

/** Previews a change of the booking: whether it is possible, its price, its terms and the email. */
function ChangeOutcome({ booking, change, quote, mailGuest, onMailGuest }: ChangeOutcomeProps) {
  const { obstacles, limits, mail } = quote
  if (obstacles.length > 0) {
    return (
      <Note tone="warning" icon={<CalendarX2 />} title={say('Not possible')}>
        {listObstacles(obstacles)}
      </Note>
    )
  }
  return (
    <>
      {limits.length > 0 ? (
        <Note tone="warning" icon={<ShieldAlert />} title={say('Guests could not book this')}>
          {listObstacles(limits)}
        </Note>
      ) : null}
      <Price change={change} quote={quote} />
      <Consequences booking={booking} change={change} quote={quote} />
      <GuestMail mail={mail} mailGuest={mailGuest} onMailGuest={onMailGuest} />
    </>
  )
}

function Price({ change, quote }: Pick<ChangeOutcomeProps, 'change' | 'quote'>) {
  const { currency, nights, feeCents, totalCents, differenceCents } = quote
  const rooms = nights.reduce((sum, { cents }) => sum + cents.after - cents.before, 0)
  const isFeeAdded = change.kind === 'leave-early' || (change.kind === 'drop-room' && !change.waiveFee)
  return (
    <dl className="rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <Line term={say('Total now')} cents={totalCents - differenceCents} currency={currency} />
      {nights.length > 0 ? (
        <Change
          term={say('Rooms, {nights, plural, one {# night} other {# nights}}', { nights: nights.length })}
          cents={rooms}
          currency={currency}
        />
      ) : null}
      {isFeeAdded && feeCents ? <Change term={say('Fee')} cents={feeCents} currency={currency} /> : null}
      <TotalLine term={say('New total')} cents={totalCents} currency={currency} />
      <Change term={say('Difference, with taxes')} cents={differenceCents} currency={currency} />
    </dl>
  )
}

type ConsequencesProps = Pick<ChangeOutcomeProps, 'booking' | 'change' | 'quote'>

/** Lists the consequences apart from the price: rooms, fees, terms and commission. */
function Consequences({ booking, change, quote }: ConsequencesProps) {
  const { currency, roomNumbers, feeCents, cancelFeeCents, commissionCents } = quote
  const money = (cents: number) => moneyText(cents, currency)
  const lines = [
    change.kind === 'reinstate' ? roomsAgain(roomNumbers) : '',
    change.kind === 'reinstate' && feeCents
      ? say('The fee of {amount} is no longer owed.', { amount: money(feeCents) })
      : '',
    change.kind === 'drop-room' && feeCents
      ? change.waiveFee
        ? say('The fee of {amount} for this room is waived.', { amount: money(feeCents) })
        : say('The guest owes {amount} for this room by the policy. It is in the new total.', {
            amount: money(feeCents),
          })
      : '',
    booking.state === 'confirmed' && cancelFeeCents.before !== cancelFeeCents.after
      ? say('Cancelling now would cost the guest {after} instead of {before}.', {
          after: money(cancelFeeCents.after),
          before: money(cancelFeeCents.before),
        })
      : '',
    commissionCents && commissionCents.before !== commissionCents.after
      ? say('The commission becomes {after} instead of {before}.', {
          after: money(commissionCents.after),
          before: money(commissionCents.before),
        })
      : '',
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function roomsAgain(numbers: readonly (string | null)[]): string {
  const given = numbers.filter((number) => number !== null)
  if (given.length === 0) return say('The nights are free. A room can be assigned afterwards.')
  return say('{count, plural, one {Room {rooms} is free.} other {Rooms {rooms} are free.}}', {
    count: given.length,
    rooms: given.join(', '),
  })
}
