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
  function writePrice(night: CalendarNight): string {
    const price = priceText(night.priceCents, currency)
    if (!isSamePrice) return price
    return night.overridden ? say('{price}, its own', { price }) : say('{price}, from the list', { price })
  }
  const sides: [string, (night: CalendarNight) => string][] = [
    [say('Price'), writePrice],
    [say('Rooms to sell'), (night) => String(night.capacity)],
    [say('Sale##open or closed'), (night) => (night.closed ? say('closed##sale') : say('open##sale'))],
    [say('Shortest stay'), (night) => limit(night.minStay)],
    [say('Longest stay'), (night) => limit(night.maxStay)],
    [say('Arrivals'), (night) => passWords(night.closedToArrival)],
    [say('Departures'), (night) => passWords(night.closedToDeparture)],
  ]
  return sides
    .map(([what, write]) => ({ what, before: write(before), after: write(after) }))
    .filter((difference) => difference.before !== difference.after)
}

function passWords(isClosed: boolean): string {
  return isClosed ? say('closed##arrivals or departures') : say('allowed##arrivals or departures')
}

function limit(value: number | null): string {
  return value === null ? say('no limit') : String(value)
}
