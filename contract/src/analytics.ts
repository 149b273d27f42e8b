import * as z from 'zod/mini'
import { bookingSources } from './booking-states.ts'
import { Activity, DashboardStats, SourceShare, TopHotel, Trends } from './dashboard.ts'
import { IsoDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './places.ts'
import { Id } from './primitives.ts'
import { OccupancyNight, PickUp, Place, Report } from './report.ts'

/** Days up to today, or calendar months with the running one as the last. */
export const periods = ['7d', '30d', '90d', '12m'] as const
export type Period = (typeof periods)[number]
/** The chart of the dashboard shows half a year. */
export const trendPeriods = ['7d', '30d', '90d', '6m', '12m'] as const
export type TrendPeriod = (typeof trendPeriods)[number]

<<<<<<< Updated upstream
/** spec §3. Money in dollars, rates and trends in percent; a trend compares with the period before. */
export const DashboardStats = z.object({
  totalBookings: z.int(),
  totalRevenue: z.number(),
  totalCommissions: z.number(),
  conversionRate: z.number(),
  trends: z.object({
    bookings: z.number(),
    revenue: z.number(),
    commissions: z.number(),
    conversions: z.number(),
  }),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** spec §3: ready to be drawn. The second data set, where there is one, is the period before. */
export const Trends = z.object({
  labels: z.array(z.string()),
  datasets: z.array(
    z.object({
      label: z.string(),
      data: z.array(z.number()),
      backgroundColor: z.string(),
      borderColor: z.string(),
      borderWidth: z.number(),
    }),
  ),
})
export type Trends = z.infer<typeof Trends>

export const TopHotel = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** The small width of its first picture. */
  imageUrl: z.nullable(z.string()),
  bookings: z.int(),
  revenueUsdCents: z.int(),
  /** Percent, of the revenue against the period before. */
  trend: z.number(),
})
export type TopHotel = z.infer<typeof TopHotel>

export const SourceShare = z.object({
  source: z.enum(bookingSources),
  bookings: z.int(),
  revenueUsdCents: z.int(),
  /** Percent of all revenue, one decimal. */
  share: z.number(),
})
export type SourceShare = z.infer<typeof SourceShare>

export const Activity = z.object({
  id: z.int(),
  at: Instant,
  kind: BookingEvent.shape.kind,
  /** 'New booking received', 'Booking cancelled', … */
  title: z.string(),
  /** Who, where, when and how much; an affiliate is told nothing of the guest. */
  text: z.string(),
  hotelName: z.string(),
  /** null for an affiliate, who has no page of a booking. */
  bookingId: z.nullable(Id),
})
export type Activity = z.infer<typeof Activity>

const Money = z.int()
const Average = z.nullable(z.number())

/** Everything a period is told by; null where there is nothing to divide by. */
export const Figures = z.object({
  bookings: z.int(),
  revenueUsdCents: Money,
  commissionUsdCents: Money,
  clicks: z.int(),
  referred: z.int(),
  /** Percent: referred bookings of counted clicks. */
  conversionRate: z.number(),
  cancelled: z.int(),
  /** Percent of the bookings made, lapsed holds aside. */
  cancellationRate: Average,
  /** What of the revenue are fees of cancelled stays and of guests who never came. */
  feesUsdCents: Money,
  /** Days from booking to arrival. */
  averageLeadDays: Average,
  averageStayNights: Average,
  /** Nights of rooms sold and of rooms there are, over the nights of the period. */
  roomNights: z.int(),
  availableNights: z.int(),
  roomRevenueUsdCents: Money,
  /** Percent. */
  occupancy: Average,
  adrUsdCents: z.nullable(Money),
  revparUsdCents: z.nullable(Money),
})
export type Figures = z.infer<typeof Figures>

/** One point of every line: a day, a week or a month, named by its first day. */
export const FiguresPoint = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  label: z.string(),
  bookings: z.int(),
  cancelled: z.int(),
  revenueUsdCents: Money,
  /** The same revenue by source, all four of them in their order. */
  sources: z.array(z.object({ source: z.enum(bookingSources), revenueUsdCents: Money })),
  occupancy: Average,
  adrUsdCents: z.nullable(Money),
  revparUsdCents: z.nullable(Money),
})
export type FiguresPoint = z.infer<typeof FiguresPoint>

export const Bucket = z.object({ label: z.string(), bookings: z.int() })
export type Bucket = z.infer<typeof Bucket>

const Span = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  figures: Figures,
  series: z.array(FiguresPoint),
  sources: z.array(SourceShare),
  leadTime: z.array(Bucket),
  lengthOfStay: z.array(Bucket),
})

export const Report = z.object({
  step: z.enum(['day', 'week', 'month']),
  current: Span,
  /** As long and ending just before; only where the comparison was asked for. */
  before: z.nullable(Span),
})
export type Report = z.infer<typeof Report>

/** What was booked since yesterday began, for nights from today on. */
export const PickUp = z.object({
  since: Instant,
  bookings: z.int(),
  roomNights: z.int(),
  roomRevenueUsdCents: Money,
  nights: z.array(z.object({ night: IsoDate, rooms: z.int(), revenueUsdCents: Money })),
})
export type PickUp = z.infer<typeof PickUp>

export const OccupancyNight = z.object({
  night: IsoDate,
  sold: z.int(),
  rooms: z.int(),
  /** Percent; null where there is no room. */
  occupancy: Average,
  roomRevenueUsdCents: Money,
})
export type OccupancyNight = z.infer<typeof OccupancyNight>

export const Place = z.object({ country: z.string(), city: z.string(), hotels: z.int() })
export type Place = z.infer<typeof Place>

=======
>>>>>>> Stashed changes
const Filters = {
  hotelId: z.optional(Id),
  country: z.optional(CountryCode),
  city: z.optional(z.string().check(z.maxLength(120, 'Use at most 120 characters'))),
  source: z.optional(z.enum(bookingSources)),
}
const period = z._default(z.enum(periods), '30d')
const trendPeriod = z._default(z.enum(trendPeriods), '30d')
/** Query parameters are words. */
const compare = z._default(z.enum(['none', 'before']), 'none')
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10)
const keepers = ['hotel', 'admin'] as const

export const ReportQuery = z.strictObject({ period, compare, ...Filters })
export type ReportQuery = z.infer<typeof ReportQuery>
export const FilterQuery = z.strictObject(Filters)
export type FilterQuery = z.infer<typeof FilterQuery>

/** A year and a bit, for a heat map of whole weeks. */
export const heatMapDays = 400
export const OccupancyQuery = z
  .strictObject({ fromOn: IsoDate, untilOn: IsoDate, ...Filters })
  .check(
    z.refine(
      ({ fromOn, untilOn }) =>
        Date.parse(untilOn) >= Date.parse(fromOn) &&
        Date.parse(untilOn) - Date.parse(fromOn) < heatMapDays * 86_400_000,
      { path: ['untilOn'], message: `Use 1 to ${heatMapDays} nights` },
    ),
  )
export type OccupancyQuery = z.infer<typeof OccupancyQuery>

export const ActivityQuery = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  /** Only what is older: `meta.next` of the page before. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/**
 * Everybody's own: a hotel account sees its hotels, an affiliate its referrals, an administrator all.
 * null is the answer for an account that has nothing yet: no hotel, no referral, or no hotel on the platform.
 */
export const analytics = {
  dashboard: endpoint({
    method: 'GET',
    path: '/analytics/dashboard',
    access: 'signed-in',
    summary: 'The four figures of the dashboard; null for an account that has nothing yet',
    query: z.strictObject({ period }),
    response: z.nullable(DashboardStats),
  }),
  bookingTrends: endpoint({
    method: 'GET',
    path: '/analytics/bookings/trends',
    access: 'signed-in',
    summary: 'Bookings over time; null for an account that has nothing yet',
    query: z.strictObject({ period: trendPeriod, compare }),
    response: z.nullable(Trends),
  }),
  revenueTrends: endpoint({
    method: 'GET',
    path: '/analytics/revenue/trends',
    access: 'signed-in',
    summary: 'Revenue in dollars over time; null for an account that has nothing yet',
    query: z.strictObject({ period: trendPeriod, compare }),
    response: z.nullable(Trends),
  }),
  topHotels: endpoint({
    method: 'GET',
    path: '/analytics/hotels/top',
    access: 'signed-in',
    summary: 'The hotels with the most revenue',
    query: z.strictObject({ limit, period, ...Filters }),
    response: z.array(TopHotel),
  }),
  revenueBySource: endpoint({
    method: 'GET',
    path: '/analytics/revenue/sources',
    access: 'signed-in',
    summary: 'Revenue by source, all four of them; null for an account that has nothing yet',
    query: z.strictObject({ period }),
    response: z.nullable(z.array(SourceShare)),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/analytics/activity',
    access: 'signed-in',
    summary: 'What happened to bookings, newest first; null for an account that has nothing yet',
    query: ActivityQuery,
    response: z.nullable(z.array(Activity)),
    meta: z.object({ next: z.nullable(z.int()) }),
  }),
  report: endpoint({
    method: 'GET',
    path: '/analytics/report',
    access: keepers,
    summary: 'A period in figures and lines, with filters and the period before',
    query: ReportQuery,
    response: Report,
  }),
  pickUp: endpoint({
    method: 'GET',
    path: '/analytics/pick-up',
    access: keepers,
    summary: 'What was booked since yesterday for nights to come',
    query: FilterQuery,
    response: PickUp,
  }),
  occupancy: endpoint({
    method: 'GET',
    path: '/analytics/occupancy',
    access: keepers,
    summary: 'Rooms sold night by night, for a heat map; at most 400 nights',
    query: OccupancyQuery,
    response: z.array(OccupancyNight),
  }),
  places: endpoint({
    method: 'GET',
    path: '/analytics/places',
    access: keepers,
    summary: 'Where the hotels are, to filter by',
    response: z.array(Place),
  }),
}
