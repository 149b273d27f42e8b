import * as z from 'zod/mini'
import { isHotelField } from './hotel-fields.ts'
import { HotelInput } from './hotel-input.ts'
import { Id } from './primitives.ts'

/** The columns of a CSV of hotels; `amenities` are separated by semicolons, `cancellationPolicy` is a preset. */
export const importColumns = Object.keys(HotelInput.shape).filter(isHotelField)

export const importLimits = { rows: 500, bytes: 1024 * 1024 } as const

export const HotelImport = z.strictObject({
  csv: z.string().check(z.minLength(1, 'The file is empty')),
  /** Only look: say what is wrong in which row, and create nothing. */
  dryRun: z.boolean(),
  /**
   * What happens to rows that are equal to a row above them or to a hotel of the account: of the same name, at the
   * same address. Left out, an import with such rows is refused.
   */
  equalRows: z.optional(z.enum(['skip', 'import'])),
})
export type HotelImport = z.infer<typeof HotelImport>

export const HotelImportResult = z.object({
  /** Hotels made: all rows, but for equal ones that were to be skipped, or none. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** The line of the file it begins on, blank ones counted. */
      line: z.int(),
      name: z.string(),
      /** By column, or under `row` where its cells do not fit the heading; empty where the row is good. */
      errors: z.record(z.string(), z.string()),
      /** What the row is equal to: a line above it, or else a hotel of the account. */
      equalTo: z.nullable(z.object({ line: z.nullable(z.int()), hotelId: z.nullable(Id) })),
    }),
  ),
})
export type HotelImportResult = z.infer<typeof HotelImportResult>
