import type { BookingSource, TakenWay } from '@roomlark/contract/booking-states'
import type { Booking, BookingSummary } from '@roomlark/contract/bookings/booking'
import { isolate } from '@roomlark/contract/isolate'
import type { ReferralMethod } from '@roomlark/contract/partners/booking-partner'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { pageLanguage } from '../../../lib/formats.ts'

export const sourceWords: Record<BookingSource, string> = {
  direct: say('Direct'),
  affiliate: say('Sent by a partner'),
  ota: say('OTA'),
  other: say('Other'),
}

function takenWords(source: string, way: TakenWay): string {
  return say(
    '{way, select, phone {{source}, by phone} email {{source}, by email} other {{source}, walk-in}}',
    { way, source },
  )
}

/** `Direct, by phone`, `Sent by Cabin Weekly`, `OTA, Staylist` */
export function originWords({
  source,
  takenBy,
  partnerName,
  channel,
}: Pick<Booking, 'source' | 'takenBy' | 'partnerName'> & Partial<Pick<Booking, 'channel'>>): string {
  if (channel) return `${sourceWords[source]}, ${isolate(channel.name)}`
  if (partnerName !== null) return say('Sent by {partner}', { partner: isolate(partnerName) })
  return takenBy ? takenWords(sourceWords[source], takenBy) : sourceWords[source]
}

/** Ways in which a partner's guest arrived. */
export const methodWords: Record<ReferralMethod, string> = {
  link: say('By a link followed on an earlier visit'),
  visit: say('By a link'),
  embed: say('By a box on another site'),
  'promo-code': say('By a promo code'),
  desk: say('By the desk'),
}

export const mealWords: Record<Booking['mealPlan'], string> = {
  'room-only': say('Room only'),
  breakfast: say('Breakfast included'),
  'half-board': say('Half board'),
  'full-board': say('Full board'),
  'all-inclusive': say('All inclusive'),
}

/** The same after the name of a plan. */
export const mealDetails: Record<Booking['mealPlan'], string> = {
  'room-only': say('room only'),
  breakfast: say('breakfast included'),
  'half-board': say('half board'),
  'full-board': say('full board'),
  'all-inclusive': say('all inclusive'),
}

/** `2 guests`, `2 adults, 1 child` */
export function partyWords({ adults, children }: Pick<BookingSummary, 'adults' | 'children'>): string {
  if (children === 0) return say('{adults, plural, one {# guest} other {# guests}}', { adults })
  return say(
    '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}}',
    { adults, children },
  )
}

/** `Ada Mary Brown` → `AB` */
export function formatInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase()
}

export function fromWords(country: string | null): string {
  return country === null ? '' : say('from {country}', { country: sayCountry(country) })
}

export function countWords(count: number): string {
  return say('{count, plural, one {# booking} other {# bookings}}', { count })
}

const languageNames = new Intl.DisplayNames(pageLanguage, { type: 'language' })

export function languageName(code: string): string {
  return languageNames.of(code) ?? code
}
