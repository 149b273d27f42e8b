import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange, BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { nightsWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { CalendarX2 } from '../../../../ui/icons/calendar-x-2.ts'
import { ShieldAlert } from '../../../../ui/icons/shield-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Change, GuestMail } from '../dialogs/change-summary.tsx'
import { Line, TotalLine } from '../money-lines.tsx'

type ChangeOutcomeProps = {
  booking: Booking
  change: BookingChange
  quote: BookingChangeQuote
  mailGuest: boolean
  onMailGuest: (mailGuest: boolean) => void
}

/** Previews a change of the booking: whether it is possible, its price, its terms and the email. */
export function ChangeOutcome({ booking, change, quote, mailGuest, onMailGuest }: ChangeOutcomeProps) {
  const { obstacles, limits, mail } = quote
  if (obstacles.length > 0) {
    return (
      <Note tone="warning" icon={<CalendarX2 />} title={say('Not possible')}>
        <Words obstacles={obstacles} />
      </Note>
    )
  }
  return (
    <>
      {limits.length > 0 ? (
        <Note tone="warning" icon={<ShieldAlert />} title={say('Guests could not book this')}>
          <Words obstacles={limits} />
        </Note>
      ) : null}
      <Price quote={quote} />
      <Consequences booking={booking} change={change} quote={quote} />
      <GuestMail mail={mail} mailGuest={mailGuest} onMailGuest={onMailGuest} />
    </>
  )
}

const mostShown = 4

function Words({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const more = obstacles.length - mostShown
  return `${obstacles
    .slice(0, mostShown)
    .map((obstacle) => obstacleWords(obstacle, accountFormats))
    .join('. ')}.${more > 0 ? ` And ${more} more.` : ''}`
}

function Price({ quote }: { quote: BookingChangeQuote }) {
  const { currency, nights, totalCents, differenceCents } = quote
  const rooms = nights.reduce((sum, { cents }) => sum + cents.after - cents.before, 0)
  return (
    <dl className="rounded-[12px] bg-sunken px-[18px] py-[13px]">
      <Line term={say('Total now')} cents={totalCents - differenceCents} currency={currency} />
      {nights.length > 0 ? (
        <Change
          term={say('Rooms, {value}', { value: nightsWords(nights.length) })}
          cents={rooms}
          currency={currency}
        />
      ) : null}
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
    change.kind === 'reinstate' && feeCents ? `The fee of ${money(feeCents)} is no longer owed.` : '',
    change.kind === 'drop-room' && feeCents
      ? change.waiveFee
        ? `The fee of ${money(feeCents)} for this room is waived.`
        : `The guest owes ${money(feeCents)} for this room by the policy. It is in the new total.`
      : '',
    booking.state === 'confirmed' && cancelFeeCents.before !== cancelFeeCents.after
      ? `Cancelling now would cost the guest ${money(cancelFeeCents.after)} instead of ${money(cancelFeeCents.before)}.`
      : '',
    commissionCents && commissionCents.before !== commissionCents.after
      ? `The commission becomes ${money(commissionCents.after)} instead of ${money(commissionCents.before)}.`
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
  return given.length === 1 ? `Room ${given[0]} is free.` : `Rooms ${given.join(', ')} are free.`
}
