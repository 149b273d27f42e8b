import * as z from 'zod/mini'
import type { HotelInput } from './hotel-input.ts'

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
  /** Only look: say what is wrong in which row, and create nothing. */
  dryRun: z.boolean(),
})

export const HotelImportResult = z.object({
  /** Hotels made: all rows or none. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** The line of the file it begins on, blank ones counted. */
      line: z.int(),
      name: z.string(),
      /** By column, or under `row` where its cells do not fit the heading; empty where the row is good. */
      errors: z.record(z.string(), z.string()),
    }),
  ),
})
export type HotelImportResult = z.infer<typeof HotelImportResult>
