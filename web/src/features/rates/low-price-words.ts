import { weekdayLongDay } from '../../lib/day-words.ts'
import { counted } from '../../lib/format-number.ts'

/** What the server wants confirmed: the base price, or `nights.<room type>.<night>` for the first fifty nights. */
export function lowPriceWords(fields: readonly string[], names: ReadonlyMap<string, string>): string {
  const nights = fields.filter((field) => field.startsWith('nights.'))
  const [first] = nights
  if (first === undefined)
    return 'The base price is 0, or below the lowest price you have set for these rooms.'
  const [, roomTypeId = '', night = ''] = first.split('.')
  const count = nights.length >= 50 ? '50 nights or more' : counted(nights.length, 'night')
  const example = `${names.get(roomTypeId) ?? 'a room type'}, ${weekdayLongDay(night)}`
  return `${count} would cost 0, or less than the lowest price you have set. The first is ${example}.`
}
