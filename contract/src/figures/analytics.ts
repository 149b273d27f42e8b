import * as z from 'zod/mini'
import { BookingSource } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { pageLimit } from '../paging.ts'
import { CountryCode, CurrencyCode } from '../places.ts'
import { filterText, Id, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'
import { OccupancyNight, PickUp, Place, Report } from './analytics-report.ts'
import { Activity, DashboardStats, SourceShare, Sparklines, TopHotel, Trends } from './dashboard.ts'

/** A period is a number of days up to today, or calendar months up to the current one. */
export const periods = ['7d', '30d', '90d', '12m'] as const
export type Period = (typeof periods)[number]
/** These include half a year, which the dashboard's chart shows. */
export const trendPeriods = ['7d', '30d', '90d', '6m', '12m'] as const
export type TrendPeriod = (typeof trendPeriods)[number]

const Places = {
  hotelId: z.optional(Id),
  country: z.optional(CountryCode),
  city: z.optional(filterText(120, say('Use at most 120 characters'))),
}
const Filters = {
  ...Places,
  source: z.optional(BookingSource),
}
/**
 * This may be a currency of the account's hotels, or dollars; by default it is the one the hotels share,
 * otherwise dollars.
 */
const currency = z.optional(CurrencyCode)
const period = z._default(z.enum(periods), '30d')
const trendPeriod = z._default(z.enum(trendPeriods), '30d')
/** This is an enum rather than a boolean, because query parameters are strings. */
const compare = z._default(z.enum(['none', 'before']), 'none')
const limit = pageLimit(100, 10)
const keepers = ['hotel', 'admin'] as const

export const ReportQuery = z.strictObject({ period, compare, currency, ...Filters })
export type ReportQuery = z.infer<typeof ReportQuery>
export const FilterQuery = z.strictObject(Filters)
export type FilterQuery = z.infer<typeof FilterQuery>

/** This is a little over a year, so that a heat map can show whole weeks. */
export const heatMapDays = 400
export const PickUpQuery = z.strictObject({ currency, ...Filters })
export type PickUpQuery = z.infer<typeof PickUpQuery>

export const OccupancyQuery = z
  .strictObject({ fromOn: IsoDate, untilOn: IsoDate, ...Filters })
  .check(
    z.refine(
      ({ fromOn, untilOn }) =>
        Date.parse(untilOn) >= Date.parse(fromOn) &&
        Date.parse(untilOn) - Date.parse(fromOn) < heatMapDays * 86_400_000,
      { path: ['untilOn'], message: say('Use 1 to {nights} nights', { nights: heatMapDays }) },
    ),
  )
export type OccupancyQuery = z.infer<typeof OccupancyQuery>

export const ActivityQuery = z.strictObject({
  limit: pageLimit(50, 20),
  /** Lists only older entries: this is `meta.next` of the previous page. */
  before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, say('This cursor is not valid'))),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

const TopAffiliate = z.object({
  id: Id,
  /** The public name. */
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  clicks: z.int(),
  /** New visitors beyond those that count of one address; they are in no other figure. */
  suspectedClicks: z.int(),
  bookings: z.int(),
  revenueUsdCents: z.int(),
  /** Commissions that hotels pay for the bookings. */
  commissionUsdCents: z.int(),
  /** The affiliate's part of the commissions; only administrators see both. */
  netCommissionUsdCents: z.nullable(z.int()),
  /** Per counted click: what the affiliate earned for administrators, and what it cost for hotels. */
  perClickUsdCents: z.nullable(z.int()),
  /** The change of the revenue compared with the previous period, in percent. */
  trend: z.number(),
})
export type TopAffiliate = z.infer<typeof TopAffiliate>

/**
 * Every account sees its own figures: a hotel account its hotels, an affiliate its referrals, and an
 * administrator everything. The answer is null for an account that has nothing yet: no hotel, no referral, or
 * no hotel on the platform.
 */
export const analytics = {
  dashboard: endpoint({
    method: 'GET',
    path: '/analytics/dashboard',
    access: 'signed-in',
    permission: 'see-books',
    summary: 'The four figures of the dashboard; null for an account that has nothing yet',
    query: z.strictObject({ period }),
    response: z.nullable(DashboardStats),
  }),
  sparklines: endpoint({
    method: 'GET',
    path: '/analytics/dashboard/sparklines',
    access: 'signed-in',
    permission: 'see-books',
    launch: ['insights'],
    summary: 'The four figures over the period, for sparklines; null for an account that has nothing yet',
    query: z.strictObject({ period }),
    response: z.nullable(Sparklines),
  }),
  bookingTrends: endpoint({
    method: 'GET',
    path: '/analytics/bookings/trends',
    access: 'signed-in',
    permission: 'see-books',
    summary: 'Bookings over time; null for an account that has nothing yet',
    query: z.strictObject({ period: trendPeriod, compare }),
    response: z.nullable(Trends),
  }),
  revenueTrends: endpoint({
    method: 'GET',
    path: '/analytics/revenue/trends',
    access: 'signed-in',
    permission: 'see-books',
    summary: 'Revenue in dollars over time; null for an account that has nothing yet',
    query: z.strictObject({ period: trendPeriod, compare }),
    response: z.nullable(Trends),
  }),
  topHotels: endpoint({
    method: 'GET',
    path: '/analytics/hotels/top',
    access: 'signed-in',
    permission: 'see-books',
    summary: 'The hotels with the most revenue',
    query: z.strictObject({ limit, period, ...Filters }),
    response: z.array(TopHotel),
  }),
  topAffiliates: endpoint({
    method: 'GET',
    path: '/analytics/affiliates/top',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'The affiliates who brought the most revenue; days are in UTC',
    query: z.strictObject({ limit, period, ...Places }),
    response: z.array(TopAffiliate),
  }),
  revenueBySource: endpoint({
    method: 'GET',
    path: '/analytics/revenue/sources',
    access: 'signed-in',
    permission: 'see-books',
    launch: ['insights'],
    summary: 'Revenue by source, all four of them; null for an account that has nothing yet',
    query: z.strictObject({ period }),
    response: z.nullable(z.array(SourceShare)),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/analytics/activity',
    access: 'signed-in',
    permission: 'see-bookings',
    launch: ['insights'],
    summary: 'Events of bookings, newest first; null for an account that has nothing yet',
    query: ActivityQuery,
    response: z.nullable(z.array(Activity)),
    meta: z.object({ next: z.nullable(z.int()) }),
  }),
  report: endpoint({
    method: 'GET',
    path: '/analytics/report',
    access: keepers,
    permission: 'see-books',
    summary: 'A period in figures and lines, with filters and the period before',
    query: ReportQuery,
    response: Report,
  }),
  pickUp: endpoint({
    method: 'GET',
    path: '/analytics/pick-up',
    access: keepers,
    permission: 'see-books',
    summary: 'Bookings since yesterday for future nights',
    query: PickUpQuery,
    response: PickUp,
  }),
  occupancy: endpoint({
    method: 'GET',
    path: '/analytics/occupancy',
    access: keepers,
    permission: 'see-books',
    summary: 'Rooms sold night by night, for a heat map; at most 400 nights',
    query: OccupancyQuery,
    response: z.array(OccupancyNight),
  }),
  places: endpoint({
    method: 'GET',
    path: '/analytics/places',
    access: keepers,
    permission: 'see-books',
    summary: 'Where the hotels are, to filter by',
    response: z.array(Place),
  }),
}
