import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../primitives.ts'

export const statusComponents = ['website', 'database', 'jobs', 'mail', 'pictures', 'calendars'] as const
export type StatusComponent = (typeof statusComponents)[number]

/** The checks run this often. */
export const checkMinutes = 5
export const statusDays = 90

export const StatusPage = z.object({
  components: z.array(
    z.object({
      name: z.enum(statusComponents),
      /** Unknown means that the last check was too long ago, or that there was none. */
      state: z.enum(['up', 'down', 'unknown']),
      /** Since when it has been in this state. */
      since: z.nullable(Instant),
      checkedAt: z.nullable(Instant),
      /** The oldest comes first, and days without a check are left out. */
      days: z.array(z.object({ on: IsoDate, checks: z.int(), failed: z.int() })),
    }),
  ),
  /** The last of the 90 days. */
  today: IsoDate,
})
export type StatusPage = z.infer<typeof StatusPage>

export const status = {
  get: endpoint({
    method: 'GET',
    path: '/status',
    access: 'public',
    launch: ['supportPages'],
    summary: 'The state of the parts of the product now and over the last 90 days',
    response: StatusPage,
  }),
}
