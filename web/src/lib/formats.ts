import type { Locale, Profile } from '@roomlark/contract/accounts/users'
import { localesByLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import { prepareLanguage, speak } from '@roomlark/contract/say'
import { useEffect } from 'react'

/** An account's formats for dates, times, numbers and money. */
export type Formats = {
  locale: string
  /** Null: the time zone of the browser. */
  timeZone: string | null
}

/** The server has chosen it by the account or by the browser. */
export const pageLanguage = toGuestLanguage(globalThis.document?.documentElement.lang ?? null)

const usual: Formats = { locale: localesByLanguage[pageLanguage], timeZone: null }
speak(prepareLanguage(pageLanguage, usual.locale))

/** The formats of an account; one that has chosen neither them nor a language has those of the browser's language. */
export function chosenLocale({ language, locale }: Pick<Profile, 'language' | 'locale'>): Locale {
  return language === null && locale === localesByLanguage.en ? localesByLanguage[pageLanguage] : locale
}

let current = usual

/** From now on everything is written and read in the formats of this account; null: nobody is signed in. */
export function writeAs(formats: Formats | null): void {
  const { locale, timeZone } = formats ?? usual
  if (locale === current.locale && timeZone === current.timeZone) return
  current = { locale, timeZone }
  speak(prepareLanguage(pageLanguage, locale))
}

/** Runs a function with other formats, for a preview. */
export function inFormats<Made>(formats: Formats, make: () => Made): Made {
  const before = current
  writeAs(formats)
  try {
    return make()
  } finally {
    writeAs(before)
  }
}

/** English keeps the product's own order of a date, whichever English it is. */
export function isEnglish({ locale }: Formats): boolean {
  return locale.startsWith('en')
}

/** Something that depends on the formats and is slow to make: made once, and again when they change. */
export function perFormats<Made>(make: (formats: Formats) => Made): () => Made {
  let known: { formats: Formats; made: Made } | undefined
  return () => {
    if (known?.formats !== current) known = { formats: current, made: make(current) }
    return known.made
  }
}

/** Everything below uses these formats from the first render until somebody else signs in. */
export function useFormats(profile: Pick<Profile, 'language' | 'locale' | 'timeZone'>): void {
  const { timeZone } = profile
  const locale = chosenLocale(profile)
  writeAs({ locale, timeZone })
  useEffect(() => {
    writeAs({ locale, timeZone })
    return () => writeAs(null)
  }, [locale, timeZone])
}
