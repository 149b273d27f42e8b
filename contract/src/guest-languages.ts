/** The languages of the guest site, by their own names; the first is for everybody else. */
export const guestLanguages = { en: 'English', es: 'Español', de: 'Deutsch', fr: 'Français' } as const

export type GuestLanguage = keyof typeof guestLanguages

export const guestLanguageCodes = Object.keys(guestLanguages) as [GuestLanguage, ...GuestLanguage[]]

export function isGuestLanguage(code: string): code is GuestLanguage {
  return guestLanguageCodes.some((known) => known === code)
}

/** The language to write to a guest in: theirs where we have it, else English. */
export function guestLanguageOf(code: string | null): GuestLanguage {
  return code !== null && isGuestLanguage(code) ? code : 'en'
}
