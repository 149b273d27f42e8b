import * as z from 'zod/mini'
import type { HotelInput } from './hotel-input.ts'
import { Id } from './primitives.ts'

/** The columns of a CSV of hotels; `amenities` are separated by semicolons, `cancellationPolicy` is a preset. */
export const importColumns = [
  'name',
  'description',
  'streetAddress',
  'city',
  'country',
  'latitude',
  'longitude',
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
] as const satisfies readonly (keyof HotelInput)[]

export const importLimits = { rows: 500, bytes: 1024 * 1024 } as const

export const HotelImport = z.strictObject({
  csv: z.string().check(z.minLength(1, 'The file is empty')),
  /** Dry run: reports the errors of each row and creates nothing. */
  dryRun: z.boolean(),
  /**
   * What happens to rows that are equal to a row above them or to a hotel of the account: of the same name, at the
   * same address. Left out, an import with such rows is refused.
   */
  equalRows: z.optional(z.enum(['skip', 'import'])),
})
export type HotelImport = z.infer<typeof HotelImport>

export const HotelImportResult = z.object({
  /** Hotels created: all rows except duplicates to skip, or none. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** The line of the file it begins on, blank ones counted. */
      line: z.int(),
      name: z.string(),
      /** By column, or under `row` if its cells do not fit the heading; empty if the row is valid. */
      errors: z.record(z.string(), z.string()),
      /** What the row is equal to: a line above it, or else a hotel of the account. */
      equalTo: z.nullable(z.object({ line: z.nullable(z.int()), hotelId: z.nullable(Id) })),
    }),
  ),
})
export type HotelImportResult = z.infer<typeof HotelImportResult>
