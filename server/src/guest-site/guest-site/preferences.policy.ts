import {
  choosePreferredLanguage,
  type GuestLanguage,
  isGuestLanguage,
} from '@roomlark/contract/guest-languages'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { allowsCookies, parseCookies } from '@roomlark/contract/platform/consent'

const year = 365 * 24 * 60 * 60

type Chosen = Pick<GuestVisit['carried'], 'lang' | 'currency'>

/** The preferences of a guest, and the cookies that have to be set to remember them. */
export type Preferences = {
  language: GuestLanguage
  currency: string | null
  /** Contains only what is not remembered in a cookie. */
  carried: Chosen
  setCookies: string[]
}

/**
 * The address takes precedence, then what was remembered with consent to Functional cookies, then the
 * browser's settings. Without that consent nothing is remembered, and earlier cookies are deleted.
 */
export function resolvePreferences(
  chosen: Chosen,
  cookieHeader: string,
  acceptLanguage: string,
): Preferences {
  const cookies = parseCookies(cookieHeader)
  const mayKeep = allowsCookies(cookies, 'functional')
  const [keptLanguage, keptCurrency] = [cookies.get('guest-language'), cookies.get('guest-currency')]
  const kept = {
    language: mayKeep && keptLanguage && isGuestLanguage(keptLanguage) ? keptLanguage : undefined,
    currency: mayKeep && keptCurrency && /^[A-Z]{3}$/.test(keptCurrency) ? keptCurrency : undefined,
  }
  const keep = (name: string, value: string | undefined, before: string | undefined): string[] => {
    if (mayKeep) return value && value !== before ? [cookie(name, value, year)] : []
    return before === undefined ? [] : [cookie(name, '', 0)]
  }
  return {
    language: chosen.lang ?? kept.language ?? choosePreferredLanguage(acceptLanguage),
    currency: chosen.currency ?? kept.currency ?? null,
    carried: mayKeep ? {} : chosen,
    setCookies: [
      ...keep('guest-language', chosen.lang, keptLanguage),
      ...keep('guest-currency', chosen.currency, keptCurrency),
    ],
  }
}

function cookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/stays; SameSite=Lax; Secure; HttpOnly`
}
