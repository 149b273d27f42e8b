import * as z from 'zod/mini'

/** ISO 3166-1 alpha-2, known to the platform's own Intl data. */
export const CountryCode = z.string().check(z.refine(isCountry, 'Choose a country'))

export const TimeZone = z.string().check(z.refine(isTimeZone, 'Choose a time zone'))

export const CurrencyCode = z.string().check(z.refine((code) => currencies().has(code), 'Choose a currency'))

let currencySet: Set<string> | undefined
function currencies(): Set<string> {
  currencySet ??= new Set(Intl.supportedValuesOf('currency'))
  return currencySet
}

/** The English name of a country, or the code itself where there is none. */
export function countryName(code: string): string {
  const name = countryNames.of(code) ?? code
  return name === 'Unknown Region' ? code : name
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryName(code) !== code && !notCountries.has(code)
}

/** Every country, by name. */
export function countries(): { code: string; name: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Named by Intl, but groupings, withdrawn or test codes rather than countries. */
const notCountries = new Set([
  'AC',
  'AN',
  'BU',
  'CP',
  'CQ',
  'CS',
  'CT',
  'DD',
  'DG',
  'DY',
  'EA',
  'EU',
  'EZ',
  'FQ',
  'FX',
  'HV',
  'IC',
  'JT',
  'MI',
  'NH',
  'NQ',
  'NT',
  'PC',
  'PU',
  'PZ',
  'QO',
  'RH',
  'SU',
  'TA',
  'TP',
  'UK',
  'UN',
  'VD',
  'WK',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
  'QU',
])

/** Names with region and city only, since PostgreSQL and Intl disagree about the short old names such as AET. */
const timeZoneName =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)(\/[A-Z][A-Za-z0-9_+-]*)+$/

/** Computed once, since making a formatter only to check that a zone exists takes a hundred times as long. */
const knownZones = new Set<string>()

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true
  if (name !== 'UTC' && !timeZoneName.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    knownZones.add(name)
    return true
  } catch {
    return false
  }
}
