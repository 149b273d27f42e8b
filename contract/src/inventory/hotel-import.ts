import * as z from 'zod/mini'
import { highestCommissionRate, Id } from '../primitives.ts'
import { say } from '../say.ts'
import { amenityNames } from './amenities.ts'
import { cancellationPresets } from './cancellation.ts'
import { type HotelField, hotelFields } from './hotel-fields.ts'
import type { ImportColumns } from './import-columns.ts'
import { nearbyKindNames } from './nearby.ts'
import { childrenPolicies, petsPolicies } from './policy-words.ts'

const fields: readonly HotelField[] = [
  'name',
  'description',
  'streetAddress',
  'postalCode',
  'city',
  'country',
  'latitude',
  'longitude',
  'nearby',
  'timeZone',
  'currency',
  'starRating',
  'amenities',
  'contactEmail',
  'contactPhone',
  'checkInTime',
  'checkOutTime',
  'houseRules',
  'childrenPolicy',
  'petsPolicy',
  'cancellationPolicy',
  'baseCommissionRate',
  'isActive',
]

const hints: Partial<Record<HotelField, string>> = {
  country: say('a code such as IT'),
  currency: say('a code such as EUR'),
  timeZone: say('Such as Europe/Rome'),
  nearby: say('kind, distance and perhaps a name, separated by semicolons; may be left out: {kinds}', {
    kinds: nearbyKindNames.join(', '),
  }),
  amenities: say('Separated by semicolons: {codes}', { codes: amenityNames.join(', ') }),
  childrenPolicy: say('Use {choices}', { choices: Object.keys(childrenPolicies).join(', ') }),
  petsPolicy: say('Use {choices}', { choices: Object.keys(petsPolicies).join(', ') }),
  cancellationPolicy: say('Use {choices}', { choices: Object.keys(cancellationPresets).join(', ') }),
  baseCommissionRate: say('Percent from 0 to {highest}; if empty, the default for new hotels', {
    highest: highestCommissionRate,
  }),
  isActive: say('yes or no'),
}

/** The columns of a CSV of hotels; `amenities` are separated by semicolons, `cancellationPolicy` is a preset. */
export const hotelColumns: ImportColumns = Object.fromEntries(
  fields.map((name) => {
    const { label, example } = hotelFields[name]
    const hint = hints[name]
    const column = { label, example, ...(hint && { hint }) }
    return [name, name === 'nearby' ? column : { ...column, needed: true }]
  }),
)

export const importLimits = { rows: 500, bytes: 1024 * 1024 } as const

export const HotelImport = z.strictObject({
  csv: z.string().check(z.minLength(1, say('The file is empty'))),
  /** If true, only reports errors by row, and creates nothing. */
  dryRun: z.boolean(),
  /**
   * Treatment of duplicates, which have the name and the address of a row above them or of a hotel of the account. If
   * this is left out, an import with duplicates is refused.
   */
  equalRows: z.optional(z.enum(['skip', 'import'])),
})
export type HotelImport = z.infer<typeof HotelImport>

export const HotelImportResult = z.object({
  /** The number of hotels created: one for each row that was not skipped, or none at all. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** The line of the file on which the row begins, counting blank lines. */
      line: z.int(),
      name: z.string(),
      /**
       * Errors by column, or under `row` if the cells do not match the heading; empty if the row is valid.
       */
      errors: z.record(z.string(), z.string()),
      /** Original of a duplicate: a line above it, or else a hotel of the account. */
      equalTo: z.nullable(z.object({ line: z.nullable(z.int()), hotelId: z.nullable(Id) })),
    }),
  ),
})
export type HotelImportResult = z.infer<typeof HotelImportResult>
