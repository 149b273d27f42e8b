import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { countries } from '@roomlark/contract/places'

const named = new Map<string, [string, string][]>()

/** Lists every country by its name in the language; the names are the same for everybody. */
export function listCountries(language: GuestLanguage): [string, string][] {
  const known =
    named.get(language) ??
    countries()
      .map(({ code }): [string, string] => [code, countryIn(language, code)])
      .sort(([, one], [, other]) => one.localeCompare(other, language))
  named.set(language, known)
  return known
}
