import type { Booking } from '@roomlark/contract/bookings/booking'
import { guestWordsIn } from '@roomlark/contract/bookings/guest-words'
import type { LetterText, LetterVariable } from '@roomlark/contract/bookings/letters'
import { addDays, daysBetween } from '@roomlark/contract/dates'
import { longDay, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isolate } from '@roomlark/contract/isolate'
import { fill, sayCount } from '@roomlark/contract/say'

/** Facts that fill in the variables of a letter. */
export type LetterFacts = Pick<
  Booking,
  'reference' | 'checkInOn' | 'checkOutOn' | 'checkInTime' | 'checkOutTime' | 'currency' | 'totalCents'
> & { guestName: string; hotelName: string; rooms: string }

/** Writes the text with the values of a booking, in paragraphs. */
export function fillLetter(
  { subject, body }: LetterText,
  language: GuestLanguage,
  facts: LetterFacts,
): { subject: string; paragraphs: string[] } {
  const values = formatVariables(language, facts)
  return {
    subject: fill(subject, values),
    paragraphs: body
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => fill(line, values)),
  }
}

function formatVariables(language: GuestLanguage, facts: LetterFacts): Record<LetterVariable, string> {
  const nights = daysBetween(facts.checkInOn, facts.checkOutOn)
  return {
    guest: isolate(facts.guestName),
    hotel: isolate(facts.hotelName),
    reference: facts.reference,
    checkIn: longDay(language, facts.checkInOn),
    checkOut: longDay(language, facts.checkOutOn),
    checkInTime: facts.checkInTime,
    checkOutTime: facts.checkOutTime,
    nights: sayCount(language, guestWordsIn(language).count.nights, nights),
    rooms: facts.rooms,
    total: moneyIn(language, facts.totalCents, facts.currency),
  }
}

/** Stands for a booking where a hotel has none yet. */
export function inventedFacts(
  today: string,
  { hotelName, currency }: { hotelName: string; currency: string },
): LetterFacts {
  return {
    reference: 'RL-4M8TXK',
    guestName: 'Elena Marchetti',
    hotelName,
    rooms: '1 × Double',
    checkInOn: addDays(today, 10),
    checkOutOn: addDays(today, 13),
    checkInTime: '15:00',
    checkOutTime: '11:00',
    currency,
    totalCents: 36_000,
  }
}
