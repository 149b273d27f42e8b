import * as z from 'zod/mini'
import { BookingSource } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { Instant } from '../primitives.ts'
import { Sparklines } from './dashboard.ts'

/** An amount in minor units of the report's currency. */
const Money = z.int()
const Average = z.nullable(z.number())

/** The figures of a period; null if there is nothing to divide by. */
export const Figures = z.object({
  bookings: z.int(),
  revenueCents: Money,
  /** Commissions that hotels pay for referred bookings. */
  commissionCents: Money,
  /** The affiliates' part of the commissions; only administrators see both. */
  netCommissionCents: z.nullable(Money),
  clicks: z.int(),
  /** New visitors beyond those that count of one address; they are in no other figure. */
  suspectedClicks: z.int(),
  /** Commission per counted click: what affiliates earned for administrators, and what it cost for hotels. */
  perClickCents: z.nullable(Money),
  referred: z.int(),
  /** Referred bookings as a percentage of counted clicks. */
  conversionRate: z.number(),
  cancelled: z.int(),
  /** The percentage of bookings made, without expired holds. */
  cancellationRate: Average,
  /** The part of the revenue that comes from fees for cancellations and no-shows. */
  feesCents: Money,
  /** The number of days from booking to arrival. */
  averageLeadDays: Average,
  averageStayNights: Average,
  /** Room nights sold and available over the period. */
  roomNights: z.int(),
  availableNights: z.int(),
  roomRevenueCents: Money,
  /** The percentage of available room nights that were sold. */
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
  /** The same revenue by source, always with all four sources in their fixed order. */
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
      /** The percentage of all revenue, with one decimal. */
      share: z.number(),
    }),
  ),
  leadTime: z.array(Bucket),
  lengthOfStay: z.array(Bucket),
})

/** The currency in which the amounts are. */
const InCurrency = {
  currency: z.string(),
  /** The currencies that can be requested. */
  currencies: z.array(z.string()),
  /**
   * True if some bookings are in other currencies, which are converted at the rate of the day each was made.
   */
  isConverted: z.boolean(),
}

export const Report = z.object({
  ...InCurrency,
  step: z.enum(['day', 'week', 'month']),
  current: Span,
  /** The period of the same length just before, if the comparison was requested. */
  before: z.nullable(Span),
})
export type Report = z.infer<typeof Report>

/** Bookings made since the start of yesterday, for nights from today on. */
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
  /** The occupancy in percent, or null if there are no rooms. */
  occupancy: Average,
  roomRevenueUsdCents: Money,
})
export type OccupancyNight = z.infer<typeof OccupancyNight>

export const Place = z.object({ country: z.string(), city: z.string(), hotels: z.int() })
export type Place = z.infer<typeof Place>
