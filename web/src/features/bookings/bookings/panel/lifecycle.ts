import { eventWords } from '@roomlark/contract/booking-event-words'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { fullDay, weekdayLongDay } from '../../../../lib/day-words.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import type { TimelineItem } from '../../../../ui/timeline.tsx'
import { momentWords } from '../stay-words.ts'

type Told = Pick<
  Booking,
  'state' | 'events' | 'timeZone' | 'checkInOn' | 'checkOutOn' | 'checkInTime' | 'checkOutTime' | 'heldUntil'
>

/** Everything that happened, oldest first, then what is to come. */
export function lifecycle(booking: Told, now: Date): TimelineItem[] {
  const past = [...booking.events]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((event, index) => ({
      key: `${event.at} ${event.kind} ${index}`,
      mark: 'done' as const,
      title: eventWords(event, accountFormats),
      detail: say('{when}, by {person}', {
        when: momentWords(event.at, booking.timeZone),
        person: event.actor,
      }),
    }))
  return [...past, ...ahead(booking, dateIn(booking.timeZone, now))]
}

function ahead(booking: Told, today: string): TimelineItem[] {
  const { state, checkInOn, checkInTime, checkOutOn, checkOutTime, heldUntil, timeZone } = booking
  const arrive = {
    title: say('Check-in'),
    detail: say('{day}, from {time}', { day: dayWords(checkInOn, today), time: checkInTime }),
  }
  const leave = {
    title: say('Check-out'),
    detail: say('{day}, by {time}', { day: dayWords(checkOutOn, today), time: checkOutTime }),
  }
  const confirm = {
    title: say('Confirmation'),
    detail: heldUntil ? say('Held until {time}', { time: momentWords(heldUntil, timeZone) }) : say('Waiting'),
  }
  const steps =
    state === 'held'
      ? [confirm, arrive, leave]
      : state === 'confirmed'
        ? [arrive, leave]
        : state === 'checked-in'
          ? [leave]
          : []
  return steps.map((step, index) => ({
    ...step,
    key: step.title,
    mark: index === 0 ? ('now' as const) : ('next' as const),
  }))
}

function dayWords(date: string, today: string): string {
  if (date === today) return say('Today')
  return date.slice(0, 4) === today.slice(0, 4) ? weekdayLongDay(date) : fullDay(date)
}
