import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import { priceText } from '../../../../parts/money/money-text.ts'
import type { Range } from '../calendar/period.ts'
import { rangeWords } from '../date-words.ts'

/** `Sea View Double, 25 to 27 June` */
export function changeTitle(
  { roomTypeIds, fromOn, untilOn }: { roomTypeIds: readonly string[] } & Range,
  roomTypes: readonly { id: string; name: string }[],
): string {
  const [only, ...others] = roomTypes.filter(({ id }) => roomTypeIds.includes(id))
  const who =
    only && others.length === 0
      ? only.name
      : say('{count, plural, one {# room type} other {# room types}}', { count: roomTypeIds.length })
  return `${who}, ${rangeWords({ fromOn, untilOn })}`
}

export type Difference = { what: string; before: string; after: string }

/** Lists what a change does to a night, in the terms of the front desk. */
export function differences(before: CalendarNight, after: CalendarNight, currency: string): Difference[] {
  // The same amount can be the list price or the night's own price, which is a change too.
  const isSamePrice = before.priceCents === after.priceCents
  const origin = (night: CalendarNight) => (night.overridden ? ', its own' : ', from the list')
  const sides: [string, (night: CalendarNight) => string][] = [
    ['Price', (night) => priceText(night.priceCents, currency) + (isSamePrice ? origin(night) : '')],
    ['Rooms to sell', (night) => String(night.capacity)],
    ['Sale', (night) => (night.closed ? 'closed' : 'open')],
    ['Shortest stay', (night) => limit(night.minStay)],
    ['Longest stay', (night) => limit(night.maxStay)],
    ['Arrivals', (night) => (night.closedToArrival ? 'closed' : 'allowed')],
    ['Departures', (night) => (night.closedToDeparture ? 'closed' : 'allowed')],
  ]
  return sides
    .map(([what, write]) => ({ what, before: write(before), after: write(after) }))
    .filter((difference) => difference.before !== difference.after)
}

function limit(value: number | null): string {
  return value === null ? 'no limit' : String(value)
}
