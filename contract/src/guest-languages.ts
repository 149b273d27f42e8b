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

/** The formats that come with a language until an account chooses others. */
export const localesByLanguage = { en: 'en-US', es: 'es-ES', de: 'de-DE', fr: 'fr-FR', it: 'it-IT' } as const

/** Returns the guest's language if the site has it, and otherwise English. */
export function toGuestLanguage(code: string | null): GuestLanguage {
  return code !== null && isGuestLanguage(code) ? code : 'en'
}

/** Returns the browser's preferred language among ours, by its Accept-Language header. */
export function choosePreferredLanguage(acceptLanguage: string): GuestLanguage {
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().toLowerCase().split(';')
      return { code: tag.split('-')[0] ?? '', weight: Number(/^q=([\d.]+)$/.exec(weight.trim())?.[1] ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { code } of wanted) if (isGuestLanguage(code)) return code
  return guestLanguageCodes[0]
}
