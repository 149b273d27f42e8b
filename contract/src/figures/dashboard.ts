import * as z from 'zod/mini'
import { Happened } from '../booking-events.ts'
import { BookingSource } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { Id, Instant } from '../primitives.ts'

/**
 * spec §3. Money is in dollars, and rates and trends are in percent; a trend compares with the previous
 * period.
 */
export const DashboardStats = z.object({
  totalBookings: z.int(),
  totalRevenue: z.number(),
  /** For an affiliate this is what is left after Roomlark's share; for others it is what hotels pay. */
  totalCommissions: z.number(),
  /** The affiliates' part of the commissions; only administrators see both. */
  netCommissions: z.nullable(z.number()),
  conversionRate: z.number(),
  trends: z.object({
    bookings: z.number(),
    revenue: z.number(),
    commissions: z.number(),
    conversions: z.number(),
  }),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/**
 * The four figures over time for the sparklines next to them, in parts of equal length that end with today.
 */
export const Sparklines = z.object({
  bookings: z.array(z.number()),
  revenue: z.array(z.number()),
  commissions: z.array(z.number()),
  conversions: z.array(z.number()),
})
export type Sparklines = z.infer<typeof Sparklines>

/** spec §3: the data is ready to be drawn. A second data set, if there is one, is the previous period. */
export const Trends = z.object({
  labels: z.array(z.string()),
  /** Beyond spec §3, these are the days each label covers, both included. */
  spans: z.optional(z.array(z.object({ fromOn: IsoDate, untilOn: IsoDate }))),
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
  /** The first picture in its small width. */
  imageUrl: z.nullable(z.string()),
  bookings: z.int(),
  revenueUsdCents: z.int(),
  /** The change of the revenue compared with the previous period, in percent. */
  trend: z.number(),
})
export type TopHotel = z.infer<typeof TopHotel>

export const SourceShare = z.object({
  source: BookingSource,
  bookings: z.int(),
  revenueUsdCents: z.int(),
  /** The percentage of all revenue, with one decimal. */
  share: z.number(),
})
export type SourceShare = z.infer<typeof SourceShare>

/** An event of a booking, with its amount in the hotel's currency. */
export const Activity = z.object({
  id: z.int(),
  at: Instant,
  happened: Happened,
  hotelName: z.string(),
  nights: z.int(),
  totalCents: z.int(),
  currency: z.string(),
  /** Null for affiliates, who see nothing about the guest and only the kind of the event. */
  booking: z.nullable(
    z.object({
      id: Id,
      reference: z.string(),
      guestName: z.string(),
      checkInOn: IsoDate,
      checkOutOn: IsoDate,
    }),
  ),
})
export type Activity = z.infer<typeof Activity>
