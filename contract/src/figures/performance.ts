import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { pageLimit } from '../paging.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'

/**
 * Ways in which a booking is referred: a remembered link, one of the same visit, an availability box, a promo code, or
 * the desk.
 */
export const referralMethods = ['link', 'visit', 'embed', 'promo-code', 'desk'] as const
export const ReferralMethod = z.enum(referralMethods, say('This way of tracking does not exist'))
export type ReferralMethod = z.infer<typeof ReferralMethod>

export const performancePeriods = ['7d', '30d', '90d', '12m', 'custom'] as const
export type PerformancePeriod = (typeof performancePeriods)[number]

export const performanceBreakdowns = ['link', 'hotel', 'tag', 'site', 'day', 'method'] as const
export type PerformanceBreakdown = (typeof performanceBreakdowns)[number]

/** Two years and a leap day: enough for any year together with the one before. */
export const performanceDays = 731
/** Longer periods are shown month by month. */
export const performanceDaysByDay = 92

export const PerformanceQuery = z
  .strictObject({
    period: z._default(z.enum(performancePeriods), '30d'),
    /** The first and last day of a custom period, in UTC. */
    fromOn: z.optional(IsoDate),
    untilOn: z.optional(IsoDate),
    /** This is an enum rather than a boolean, because query parameters are strings. */
    compare: z._default(z.enum(['none', 'before']), 'before'),
    linkId: z.optional(Id),
    hotelId: z.optional(Id),
    siteId: z.optional(Id),
    method: z.optional(ReferralMethod),
    by: z._default(z.enum(performanceBreakdowns), 'link'),
    limit: pageLimit(1000, 100),
  })
  .check(
    z.refine(({ period, fromOn, untilOn }) => isGiven(fromOn, period) && isGiven(untilOn, period), {
      path: ['fromOn'],
      message: say('Give the first and the last day of a custom period, and of no other'),
    }),
    z.refine(({ fromOn, untilOn }) => !fromOn || !untilOn || isPossible(fromOn, untilOn), {
      path: ['untilOn'],
      message: say('Use 1 to {days} days', { days: performanceDays }),
    }),
  )
export type PerformanceQuery = z.infer<typeof PerformanceQuery>

function isGiven(day: string | undefined, period: PerformancePeriod): boolean {
  return (day !== undefined) === (period === 'custom')
}

function isPossible(fromOn: string, untilOn: string): boolean {
  const days = (Date.parse(untilOn) - Date.parse(fromOn)) / 86_400_000
  return days >= 0 && days < performanceDays
}

/** An amount in dollar cents that the affiliate gets, after Roomlark's share. */
const Earnings = z.int()

/**
 * Results of clicks and bookings. A booking counts on the day it was made, whenever the guest stays; bookings that were
 * cancelled later are counted separately, as on the dashboard.
 */
export const PerformanceFigures = z.object({
  /** Null where there can be none: for promo codes and the desk, and by way of tracking, which clicks do not have. */
  clicks: z.nullable(z.int()),
  /** New visitors beyond those that count of one address; they are in no other figure. Null as clicks are. */
  suspectedClicks: z.nullable(z.int()),
  bookings: z.int(),
  /** Bookings by outcome: the guests have stayed, are upcoming or in house, or did not come. */
  stays: z.int(),
  toCome: z.int(),
  cancelled: z.int(),
  noShows: z.int(),
  /** Earnings from guests who have left, and from fees that hotels kept of those who did not come. */
  soFarUsdCents: Earnings,
  /** Expected earnings from the guests of `toCome`. */
  toComeUsdCents: Earnings,
  /** Both together. */
  earningsUsdCents: Earnings,
  /** Bookings as a percentage of clicks. */
  conversionRate: z.nullable(z.number()),
  perClickUsdCents: z.nullable(Earnings),
  /** Cancelled bookings as a percentage of all that were made. */
  cancellationRate: z.nullable(z.number()),
})
export type PerformanceFigures = z.infer<typeof PerformanceFigures>

const Point = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  clicks: z.nullable(z.int()),
  bookings: z.int(),
  earningsUsdCents: Earnings,
})
const LinkedHotel = z.object({
  id: Id,
  name: z.string(),
  /** The first picture in its small width. */
  imageUrl: z.nullable(z.string()),
})
const Row = z.object({
  /** Subject of the row; the breakdown determines which of these fields is set. */
  link: z.nullable(z.object({ id: Id, code: z.string(), label: z.string() })),
  promoCode: z.nullable(z.string()),
  method: z.nullable(ReferralMethod),
  hotel: z.nullable(LinkedHotel),
  /** Empty where there is no tag. */
  tag: z.nullable(z.string()),
  /** Null also for what belongs to no site. */
  site: z.nullable(z.object({ id: Id, name: z.string() })),
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  figures: PerformanceFigures,
  /** The clicks over the period in parts of about equal length. */
  clicksOverTime: z.nullable(z.array(z.int())),
})
export const Performance = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  step: z.enum(['day', 'month']),
  totals: PerformanceFigures,
  before: z.nullable(z.object({ fromOn: IsoDate, untilOn: IsoDate, totals: PerformanceFigures })),
  series: z.array(Point),
  /** The best earners first, or the days in their order. */
  rows: z.array(Row),
  /** Number of rows beyond the limit. */
  moreRows: z.int(),
  methods: z.array(
    z.object({
      method: ReferralMethod,
      bookings: z.int(),
      /** The percentage of all bookings. */
      share: z.number(),
    }),
  ),
})
export type Performance = z.infer<typeof Performance>
export type PerformancePoint = Performance['series'][number]
export type PerformanceRow = Performance['rows'][number]

/** Values that the figures can be filtered by. */
const Choices = z.object({
  links: z.array(
    z.object({
      id: Id,
      code: z.string(),
      label: z.string(),
      /** Null for a link to a place, a search or a list. */
      hotelId: z.nullable(Id),
    }),
  ),
  hotels: z.array(z.object({ id: Id, name: z.string() })),
  sites: z.array(z.object({ id: Id, name: z.string() })),
})
export type PerformanceChoices = z.infer<typeof Choices>

export const performance = {
  read: endpoint({
    method: 'GET',
    path: '/performance',
    keys: 'commissions',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Results of your links: clicks, bookings, stays and earnings, compared with the period before',
    query: PerformanceQuery,
    response: Performance,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/performance/choices',
    keys: 'commissions',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'The links, hotels and sites by which your figures can be filtered',
    response: Choices,
  }),
}
