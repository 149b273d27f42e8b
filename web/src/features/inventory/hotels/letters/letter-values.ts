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

export const letterNames: Record<LetterKind, { title: string; about: string; languageLabel: string }> = {
  confirmation: {
    title: say('Confirmation'),
    about: say('Your own words in the email that every guest gets when they book.'),
    languageLabel: say('Language of confirmation'),
  },
  'before-arrival': {
    title: say('Before arrival'),
    about: say('How to find you, where to park, what to bring. Sent to everybody who is expected.'),
    languageLabel: say('Language of before arrival'),
  },
  'after-departure': {
    title: say('After departure'),
    about: say('A thank you. Guests who want none get none; the letter says how to stop it.'),
    languageLabel: say('Language of after departure'),
  },
}

export const variableWords: Record<LetterVariable, string> = {
  guest: say('Name of the guest'),
  hotel: say('Hotel name'),
  reference: say('Booking number'),
  checkIn: say('Day of arrival'),
  checkOut: say('Day of departure'),
  checkInTime: say('Check-in from'),
  checkOutTime: say('Check-out until'),
  nights: say('Number of nights'),
  rooms: say('Rooms'),
  total: say('Total price'),
}
