import { hotelFields, isHotelField } from '@roomlark/contract/inventory/hotel-fields'
import type { HotelActivity } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { isoDate } from '../../../../lib/format-date.ts'
import { listWords } from '../../../../lib/list-words.ts'

const deeds: Record<Exclude<HotelActivity['action'], 'updated'>, string> = {
  created: say('added the hotel##after the name of a person'),
  imported: say('imported the hotel##after the name of a person'),
  activated: say('set the hotel active##after the name of a person'),
  deactivated: say('set the hotel inactive##after the name of a person'),
  images: say('changed the photos##after the name of a person'),
  archived: say('archived the hotel##after the name of a person'),
  restored: say('restored the hotel##after the name of a person'),
}

const atMost = 3

/** Words an action so that it follows the name of the person: `changed the name and city` */
export function activityWords({ action, fields }: HotelActivity): string {
  if (action !== 'updated') return deeds[action]
  const names = fields.map((field) => (isHotelField(field) ? hotelFields[field].noun : field))
  if (names.length === 0) return say('changed the hotel##after the name of a person')
  const [shown, rest] = [names.slice(0, atMost), names.slice(atMost)]
  // "And 1 more" would be longer than the one.
  const listed = rest.length <= 1 ? names : [...shown, say('{count} more##fields', { count: rest.length })]
  return say('changed the {fields}##after the name of a person', { fields: listWords(listed) })
}

export type ActivityLine = { newest: HotelActivity; words: string; count: number }

/** Merges the same action, repeated by one person on one day, into one line with the latest time. */
export function activityLines(deeds: readonly HotelActivity[]): ActivityLine[] {
  const lines: ActivityLine[] = []
  for (const deed of deeds) {
    const words = activityWords(deed)
    const line = lines.at(-1)
    if (line && line.words === words && line.newest.actor === deed.actor && sameDay(line.newest, deed)) {
      line.count += 1
    } else lines.push({ newest: deed, words, count: 1 })
  }
  return lines
}

function sameDay(one: HotelActivity, other: HotelActivity): boolean {
  return isoDate(new Date(one.at)) === isoDate(new Date(other.at))
}
