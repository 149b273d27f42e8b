import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'

/** One file of rooms, rates or bookings; a report names at most so many of its rows. */
export const dataImportLimits = { rows: 10_000, bytes: 4 * 1024 * 1024, reportedRows: 500 } as const

export const DataImport = z.strictObject({
  csv: z.string().check(z.minLength(1, say('The file is empty'))),
  /** If true, only reports what would happen. */
  dryRun: z.boolean(),
  /** Bookings: emails each guest a confirmation. */
  mailGuests: z.optional(z.boolean()),
})
export type DataImport = z.infer<typeof DataImport>

const Outcome = z.enum(['new', 'change', 'same', 'error'])

export const ImportReport = z.object({
  /** Rooms, nights or bookings that were written. */
  written: z.int(),
  /** Bookings that wait for the next call with the same file, because this one has taken long enough. */
  left: z.int(),
  /** Number of rows of each kind. */
  counts: z.record(Outcome, z.int()),
  /** Rows with errors first, then in the order of the file. */
  rows: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      outcome: Outcome,
      /** By column, or under `row`. */
      errors: z.record(z.string(), z.string()),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>
export type ImportOutcome = z.infer<typeof Outcome>

const shared = {
  method: 'POST',
  access: ['hotel', 'admin'],
  params: z.strictObject({ hotelId: Id }),
  body: DataImport,
  bodyLimit: dataImportLimits.bytes,
  slow: true,
  response: ImportReport,
} as const

export const imports = {
  rooms: endpoint({
    ...shared,
    path: '/hotels/:hotelId/import/rooms',
    keys: 'hotels',
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add and change room types from CSV, all or none',
  }),
  rates: endpoint({
    ...shared,
    path: '/hotels/:hotelId/import/rates',
    keys: 'rates',
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Set prices and limits of nights from CSV, all or none',
  }),
  bookings: endpoint({
    ...shared,
    path: '/hotels/:hotelId/import/bookings',
    keys: 'bookings',
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Bring future bookings from CSV, in batches that can be repeated',
  }),
}
