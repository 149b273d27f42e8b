import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PdfFile } from '../primitives.ts'
import { say } from '../say.ts'

/** What was paid to an affiliate in a calendar year. */
export const EarningsYear = z.object({
  year: z.int(),
  payouts: z.int(),
  /** In dollar cents, without what came back. */
  usdCents: z.int(),
})
export type EarningsYear = z.infer<typeof EarningsYear>

const Year = z.string().check(z.regex(/^20\d{2}$/, say('This is not a year')))
const params = z.strictObject({ year: Year })

/** Affiliates read their own only, also while nothing is paid out. */
const reading = { method: 'GET', access: ['affiliate'], launch: ['partnerships'] } as const

export const earningsYears = {
  list: endpoint({
    ...reading,
    path: '/earnings/years',
    keys: 'payouts',
    summary: 'The calendar years in which you were paid, newest first',
    response: z.array(EarningsYear),
  }),
  pdf: endpoint({
    ...reading,
    path: '/earnings/years/:year/pdf',
    keys: 'payouts',
    summary: 'The statement of a calendar year as PDF: every payout, and what came of it in which currency',
    params,
    response: PdfFile,
  }),
  csv: endpoint({
    ...reading,
    path: '/earnings/years/:year/csv',
    keys: 'payouts',
    summary: 'The statement of a calendar year as CSV',
    params,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
}
