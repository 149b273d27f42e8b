import * as z from 'zod/mini'
import { getLanguage, say } from './say.ts'

/** An ISO 3166-1 alpha-2 code that the platform's own Intl data knows. */
export const CountryCode = z.string().check(z.refine(isCountry, say('Choose a country')))

export const TimeZone = z.string().check(z.refine(isTimeZone, say('Choose a time zone')))

export const CurrencyCode = z
  .string()
  .check(z.refine((code) => currencies().has(code), say('Choose a currency')))

let currencySet: Set<string> | undefined
function currencies(): Set<string> {
  currencySet ??= new Set(Intl.supportedValuesOf('currency'))
  return currencySet
}

/** Returns the English name of a country, or the code itself if there is none. */
export function countryName(code: string): string {
  const name = countryNames.of(code) ?? code
  return name === 'Unknown Region' ? code : name
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the name of a country in the language of the reader. */
export function sayCountry(code: string): string {
  return isCountry(code) ? (getNames().of(code) ?? code) : code
}

let names: { language: string; of: (code: string) => string | undefined } | undefined

function getNames(): NonNullable<typeof names> {
  const language = getLanguage()
  if (names?.language !== language) {
    const found = new Intl.DisplayNames(language, { type: 'region' })
    names = { language, of: (code) => found.of(code) }
  }
  return names
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryName(code) !== code && !notCountries.has(code)
}

/** Lists every country, sorted by its name in the language of the reader. */
export function countries(): { code: string; name: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ code, name: sayCountry(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, getLanguage()))
}

/** Intl has names for these, but they are groupings, withdrawn codes or test codes rather than countries. */
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

/**
 * Accepts only names with a region and a city, because PostgreSQL and Intl disagree about old short names
 * such as AET.
 */
const timeZoneName =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)(\/[A-Z][A-Za-z0-9_+-]*)+$/

/**
 * Known zones are remembered, because creating a formatter only to check that a zone exists takes a hundred
 * times as long.
 */
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
