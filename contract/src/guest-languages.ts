/** The languages of the guest site, by their own names. The first is the default. */
export const guestLanguages = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
} as const

export type GuestLanguage = keyof typeof guestLanguages

export const guestLanguageCodes = Object.keys(guestLanguages) as [GuestLanguage, ...GuestLanguage[]]

export function isGuestLanguage(code: string): code is GuestLanguage {
  return guestLanguageCodes.some((known) => known === code)
}

/** Returns the guest's language if the site has it, and otherwise English. */
export function toGuestLanguage(code: string | null): GuestLanguage {
  return code !== null && isGuestLanguage(code) ? code : 'en'
}
