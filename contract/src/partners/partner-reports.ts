import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { say } from '../say.ts'

/** How often an affiliate is emailed what worked; monthly until they choose. */
export const reportRhythms = ['weekly', 'monthly', 'never'] as const
export type ReportRhythm = (typeof reportRhythms)[number]

export const ReportChoice = z.strictObject({
  rhythm: z.enum(reportRhythms, say('Choose weekly, monthly or never')),
})
export type ReportChoice = z.infer<typeof ReportChoice>

/** What a hotel, a link or a tag brought, with what it earned or is expected to. */
export type ReportFigures = { name: string; clicks: number; bookings: number; usdCents: number }

export const partnerReports = {
  get: endpoint({
    method: 'GET',
    path: '/partner-report',
    access: ['affiliate'],
    summary: 'Read how often you are emailed a report of what worked',
    response: ReportChoice,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/partner-report',
    access: ['affiliate'],
    summary: 'Choose how often you are emailed a report: weekly, monthly or never',
    body: ReportChoice,
    response: ReportChoice,
  }),
}
