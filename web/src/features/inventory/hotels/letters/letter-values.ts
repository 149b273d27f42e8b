import type { LetterKind, LetterTemplate, LetterVariable } from '@roomlark/contract/bookings/letters'
import { type GuestLanguage, guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'

export type LetterForm = {
  isOn: boolean
  days: number
  hour: string
  texts: Record<GuestLanguage, { subject: string; body: string }>
}

export function letterForm({ isOn, days, hour, texts }: LetterTemplate): LetterForm {
  const text = (language: GuestLanguage) => texts[language] ?? { subject: '', body: '' }
  return {
    isOn,
    days,
    hour: String(hour),
    texts: { en: text('en'), es: text('es'), de: text('de'), fr: text('fr'), it: text('it') },
  }
}

/** As the contract expects it: without the languages in which nothing is written. */
export function askedLetter({ isOn, days, hour, texts }: LetterForm, version: number) {
  const written = guestLanguageCodes.flatMap((language) => {
    const { subject, body } = texts[language]
    return subject.trim() || body.trim() ? [[language, { subject, body }] as const] : []
  })
  return { isOn, days, hour: Number(hour), texts: Object.fromEntries(written), version }
}

export const letterNames: Record<LetterKind, { title: string; about: string }> = {
  confirmation: {
    title: say('Confirmation'),
    about: 'Your own words in the email that every guest gets when they book.',
  },
  'before-arrival': {
    title: say('Before arrival'),
    about: 'How to find you, where to park, what to bring. Sent to everybody who is expected.',
  },
  'after-departure': {
    title: say('After departure'),
    about: 'A thank you. Guests who want none get none; the letter says how to stop it.',
  },
}

export const variableWords: Record<LetterVariable, string> = {
  guest: 'Name of the guest',
  hotel: 'Name of the hotel',
  reference: 'Number of the booking',
  checkIn: 'Day of arrival',
  checkOut: 'Day of departure',
  checkInTime: 'Check-in from',
  checkOutTime: 'Check-out until',
  nights: 'Number of nights',
  rooms: 'Rooms',
  total: 'Total price',
}
