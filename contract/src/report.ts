import * as z from 'zod/mini'
import { BookingSource } from './booking-states.ts'
import { Sparklines } from './dashboard.ts'
import { IsoDate } from './dates.ts'
import { Instant } from './primitives.ts'

/** In minor units of the currency of the report. */
const Money = z.int()
const Average = z.nullable(z.number())

/** The figures of a period; null if there is nothing to divide by. */
export const Figures = z.object({
  bookings: z.int(),
  revenueCents: Money,
  commissionCents: Money,
  clicks: z.int(),
  referred: z.int(),
  /** Percent: referred bookings of counted clicks. */
  conversionRate: z.number(),
  cancelled: z.int(),
  /** Percent of the bookings made, without expired holds. */
  cancellationRate: Average,
  /** The part of the revenue that comes from fees for cancellations and no-shows. */
  feesCents: Money,
  /** Days from booking to arrival. */
  averageLeadDays: Average,
  averageStayNights: Average,
  /** Room nights sold and available over the period. */
  roomNights: z.int(),
  availableNights: z.int(),
  roomRevenueCents: Money,
  /** Percent. */
  occupancy: Average,
  adrCents: z.nullable(Money),
  revparCents: z.nullable(Money),
})
export type Figures = z.infer<typeof Figures>

/** One point of every line: a day, a week or a month, named by its first day. */
export const FiguresPoint = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  label: z.string(),
  bookings: z.int(),
  cancelled: z.int(),
  revenueCents: Money,
  /** The same revenue by source, all four of them in their order. */
  sources: z.array(z.object({ source: BookingSource, revenueCents: Money })),
  occupancy: Average,
  adrCents: z.nullable(Money),
  revparCents: z.nullable(Money),
})
export type FiguresPoint = z.infer<typeof FiguresPoint>

export const Bucket = z.object({ label: z.string(), bookings: z.int() })
export type Bucket = z.infer<typeof Bucket>

const Span = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  figures: Figures,
  sparklines: Sparklines,
  series: z.array(FiguresPoint),
  sources: z.array(
    z.object({
      source: BookingSource,
      bookings: z.int(),
      revenueCents: Money,
      /** Percent of all revenue, one decimal. */
      share: z.number(),
    }),
  ),
  leadTime: z.array(Bucket),
  lengthOfStay: z.array(Bucket),
})

/** The currency of the amounts. */
const InCurrency = {
  currency: z.string(),
  /** The currencies that can be requested. */
  currencies: z.array(z.string()),
  /** Some bookings are in other currencies and are converted at the rate of the day each was made. */
  isConverted: z.boolean(),
}

export const Report = z.object({
  ...InCurrency,
  step: z.enum(['day', 'week', 'month']),
  current: Span,
  /** The period of the same length just before; only if the comparison was requested. */
  before: z.nullable(Span),
})
export type Report = z.infer<typeof Report>

/** What was booked since yesterday began, for nights from today on. */
export const PickUp = z.object({
  currency: z.string(),
  since: Instant,
  bookings: z.int(),
  roomNights: z.int(),
  roomRevenueCents: Money,
  nights: z.array(z.object({ night: IsoDate, rooms: z.int(), revenueCents: Money })),
})
export type PickUp = z.infer<typeof PickUp>

export const OccupancyNight = z.object({
  night: IsoDate,
  sold: z.int(),
  rooms: z.int(),
  /** Percent; null if there are no rooms. */
  occupancy: Average,
  roomRevenueUsdCents: Money,
})
export type OccupancyNight = z.infer<typeof OccupancyNight>

export const Place = z.object({ country: z.string(), city: z.string(), hotels: z.int() })
export type Place = z.infer<typeof Place>
