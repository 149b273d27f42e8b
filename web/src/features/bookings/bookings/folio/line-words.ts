import { eventTitles } from '@roomlark/contract/booking-event-words'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { FolioLine } from '@roomlark/contract/bookings/folio'
import { folioLineTitle } from '@roomlark/contract/bookings/folio-words'
import { dateIn, daysBetween } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { longDay, longRangeWords, weekdayLongDay } from '../../../../lib/day-words.ts'
import { clockTimeIn } from '../../../../lib/format-date.ts'

/** `Minibar`, `Minibar, water counted twice` */
export function lineTitle(line: FolioLine): string {
  const title = folioLineTitle(line)
  return line.cause === 'correction' && line.note ? `${title}, ${isolate(line.note)}` : title
}

type Stay = Pick<Booking, 'timeZone' | 'adults' | 'children' | 'nights'>

/** Describes a charge below its title: its nights, or who charged it and when. */
export function chargeDetail(line: FolioLine, stay: Stay): string {
  const parts = [
    formatNights(line),
    line.kind === 'city-tax' && line.correctsId === null ? taxedWords(line, stay) : '',
    ...writtenWords(line, stay),
    line.correctsId === null ? '' : say('corrects the line above'),
    line.cause !== 'correction' && line.note ? isolate(line.note) : '',
    replacedWords(line),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The price of the booking itself was charged by nobody, wherever it was moved. */
function writtenWords({ kind, cause, at, by }: FolioLine, stay: Stay): string[] {
  const isWritten = kind === 'extra' || cause === 'correction'
  return isWritten && at !== null && by !== null ? [formatHotelDay(at, stay), isolate(by)] : []
}

function formatHotelDay(at: string, { timeZone }: Stay): string {
  return weekdayLongDay(dateIn(timeZone, new Date(at)))
}

/** `Nights of 16 to 20 June`, `Night of 16 June`, `2 rooms, nights of 16 to 20 June` */
function formatNights({ kind, fromOn, untilOn, quantity, correctsId }: FolioLine): string {
  if (fromOn === null || untilOn === null || correctsId !== null) return ''
  const nights = daysBetween(fromOn, untilOn) + 1
  const dates = nights === 1 ? longDay(fromOn) : longRangeWords(fromOn, untilOn)
  const rooms = kind === 'room' ? quantity / nights : 1
  return rooms > 1
    ? say(
        '{rooms, plural, one {# room} other {# rooms}}, {nights, plural, one {night of {dates}} other {nights of {dates}}}',
        { rooms, nights, dates },
      )
    : say('{nights, plural, one {Night of {dates}} other {Nights of {dates}}}', { nights, dates })
}

/** `2 guests for 5 nights`, where that is what was counted. */
function taxedWords({ quantity }: FolioLine, { adults, children, nights }: Stay): string {
  const guests = [adults + children, adults].find((count) => count * nights === quantity)
  return guests === undefined
    ? ''
    : say(
        '{guests, plural, one {# guest} other {# guests}} for {nights, plural, one {# night} other {# nights}}',
        { guests, nights },
      )
}

function replacedWords({ cause, event, endsId, isEnded }: FolioLine): string {
  if (endsId !== null && cause === 'move') return say('moved to another folio')
  if (endsId !== null) return event === null ? say('no longer charged') : eventTitles[event].toLowerCase()
  return isEnded ? say('reversed') : ''
}

/** `Sat 2 May, 09:06`, on the hotel's clock. */
export function paidWhen(at: string, stay: Stay): string {
  return `${formatHotelDay(at, stay)}, ${clockTimeIn(stay.timeZone, new Date(at))}`
}

/** `At the desk terminal, by Amara Okafor` */
export function paidDetail(line: FolioLine): string {
  const { method, by, note, cause, correctsId } = line

  const parts = [
    method === 'card' ? say('at the desk terminal') : '',
    by === null ? '' : say('by {person}', { person: isolate(by) }),
    correctsId === null ? '' : say('takes the payment back'),
    cause === 'correction' || !note ? '' : isolate(note),
    replacedWords(line),
  ].filter(Boolean)
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
