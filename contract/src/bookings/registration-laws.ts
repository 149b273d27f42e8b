import { addMonths } from '../dates.ts'
import { type GuestEntry, type RegistrationField, registrationFields } from './registration.ts'

/** Fields that a country asks, and of which guests. */
type Rule = {
  fields: readonly RegistrationField[]
  /** Only of the guest who signs for all; otherwise of everybody. */
  isOfFirst?: true
  /** Only of guests with a nationality other than those of the law. */
  isOfForeigners?: true
  /** Only of guests who have reached this age when they arrive. */
  fromAge?: number
}

export type RegistrationLaw = {
  /** Nationalities whose holders are no foreigners to this law. */
  home: readonly string[]
  rules: readonly Rule[]
  /** Months after the departure for which a hotel keeps what a guest entered; 0 means until the departure. */
  keptMonths: number
}

const document = ['documentKind', 'documentNumber', 'documentIssuer'] as const

/** Laws of registration by country. Name and nationality are left out, because everybody is asked for them. */
const laws: Readonly<Record<string, RegistrationLaw>> = {
  // Meldegesetz 1991, §§ 5, 9, 10
  AT: {
    home: ['AT'],
    rules: [
      { fields: ['birthday'] },
      { fields: ['sex', 'address'], isOfFirst: true },
      { fields: document, isOfFirst: true, isOfForeigners: true },
    ],
    keptMonths: 84,
  },
  // Bundesmeldegesetz §§ 29, 30: since 2025, only guests who are not German are registered.
  DE: {
    home: ['DE'],
    rules: [
      { fields: ['birthday', 'address', 'documentNumber'], isOfFirst: true, isOfForeigners: true },
      { fields: ['birthday'], isOfForeigners: true },
    ],
    keptMonths: 12,
  },
  // Real Decreto 933/2021
  ES: {
    home: ['ES'],
    rules: [
      { fields: ['birthday', 'sex', 'address'] },
      { fields: ['documentKind', 'documentNumber'], fromAge: 14 },
    ],
    keptMonths: 36,
  },
  // CESEDA R. 814-1 to R. 814-3
  FR: {
    home: ['FR'],
    rules: [
      { fields: ['birthday'], isOfForeigners: true },
      { fields: ['birthplace', 'address'], isOfForeigners: true, fromAge: 15 },
    ],
    keptMonths: 6,
  },
  // Immigration (Hotel Records) Order 1972
  GB: {
    home: ['GB', 'IE'],
    rules: [{ fields: ['documentNumber', 'documentIssuer'], isOfFirst: true, isOfForeigners: true }],
    keptMonths: 12,
  },
  // T.U.L.P.S. art. 109: what was passed on to the police is not kept.
  IT: {
    home: ['IT'],
    rules: [{ fields: ['birthday', 'sex', 'birthplace'] }, { fields: document, isOfFirst: true }],
    keptMonths: 0,
  },
  // Lei 23/2007 arts. 15, 16
  PT: {
    home: ['PT'],
    rules: [{ fields: ['birthday', ...document], isOfForeigners: true }],
    keptMonths: 12,
  },
}

/** The fallback for countries whose law we do not know: names and nationalities, kept for a short time. */
const elsewhere: RegistrationLaw = { home: [], rules: [], keptMonths: 1 }

export function registrationLaw(country: string): RegistrationLaw {
  return (Object.hasOwn(laws, country) ? laws[country] : undefined) ?? elsewhere
}

/** The months for which each country has registrations kept, and those for every other one. */
export const keptMonths = {
  countries: Object.keys(laws),
  months: Object.values(laws).map((law) => law.keptMonths),
  elsewhere: elsewhere.keptMonths,
}

export type AskedField = { field: RegistrationField; isOfForeigners: boolean; fromAge: number | null }

/** Lists what a form asks of a guest, by their place in the party: who signs comes first. */
export function listAskedFields(country: string, place: number): AskedField[] {
  const asked = new Map<RegistrationField, AskedField>()
  for (const { fields, isOfFirst, isOfForeigners = false, fromAge = null } of registrationLaw(country)
    .rules) {
    if (isOfFirst && place > 0) continue
    for (const field of fields) if (!asked.has(field)) asked.set(field, { field, isOfForeigners, fromAge })
  }
  return registrationFields.flatMap((field) => asked.get(field) ?? [])
}

/** Tells whether a field has to be filled in by a guest of this nationality and age. */
export function isNeeded(
  country: string,
  { isOfForeigners, fromAge }: AskedField,
  { nationality, birthday }: Pick<GuestEntry, 'nationality' | 'birthday'>,
  arrivalOn: string,
): boolean {
  if (isOfForeigners && registrationLaw(country).home.includes(nationality)) return false
  if (fromAge === null || birthday === '') return true
  return addMonths(birthday, 12 * fromAge) <= arrivalOn
}

/** Lists what a guest has yet to fill in. */
export function listMissing(
  entry: GuestEntry,
  { country, place, arrivalOn }: { country: string; place: number; arrivalOn: string },
): RegistrationField[] {
  const asked = listAskedFields(country, place).filter((one) => isNeeded(country, one, entry, arrivalOn))
  return (['name', 'nationality', ...asked.map(({ field }) => field)] as const).filter(
    (field) => entry[field] === '',
  )
}

/** Drops what the law does not ask of this guest, so that nothing is kept that nobody needs. */
export function dropUnasked(
  entry: GuestEntry,
  { country, place, arrivalOn }: { country: string; place: number; arrivalOn: string },
): GuestEntry {
  const needed = listAskedFields(country, place).filter((one) => isNeeded(country, one, entry, arrivalOn))
  const kept = new Set<RegistrationField>(['name', 'nationality', ...needed.map(({ field }) => field)])
  const unasked = registrationFields.filter((field) => !kept.has(field))
  return { ...entry, ...Object.fromEntries(unasked.map((field) => [field, ''])) }
}
