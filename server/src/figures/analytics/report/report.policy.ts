import { bookingSources } from '@roomlark/contract/booking-states'
import { addDays, listNights } from '@roomlark/contract/dates'
import type { Bucket, Figures, FiguresPoint } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { computeAverage, computeConversion, computePercent } from '../figures.policy.ts'
import type { Part, Span } from '../periods.policy.ts'

type Day = {
  day: string
  source: string
  bookings: number
  cancelled: number
  referred: number
  clicks: number
  suspectedClicks: number
  revenueCents: number
  feesCents: number
  commissionCents: number
  netCommissionCents: number
  leadDays: number
  stayNights: number
  lead: number[]
  stay: number[]
}
type Night = { night: string; rooms: number; roomCents: number }

/** The figures counted in a span, and how many rooms there were on a night. */
export type Counted = { days: Day[]; nights: Night[]; roomsOn: (night: string) => number }

function within({ fromOn, untilOn }: Span, { days, nights, roomsOn }: Counted): Counted {
  return {
    days: days.filter(({ day }) => day >= fromOn && day <= untilOn),
    nights: nights.filter(({ night }) => night >= fromOn && night <= untilOn),
    roomsOn,
  }
}

/** Hotels see what they pay; administrators also what affiliates get of it. */
export function computeReportFigures(span: Span, counted: Counted, sees: 'gross' | 'both'): Figures {
  const { days } = counted
  const bookings = sum(days, (day) => day.bookings)
  const cancelled = sum(days, (day) => day.cancelled)
  const [clicks, referred] = [sum(days, (day) => day.clicks), sum(days, (day) => day.referred)]
  const commissionCents = sum(days, (day) => day.commissionCents)
  const netCommissionCents = sees === 'both' ? sum(days, (day) => day.netCommissionCents) : null
  return {
    bookings,
    revenueCents: sum(days, (day) => day.revenueCents),
    commissionCents,
    netCommissionCents,
    clicks,
    suspectedClicks: sum(days, (day) => day.suspectedClicks),
    perClickCents: computeAverage(netCommissionCents ?? commissionCents, clicks, 0),
    referred,
    conversionRate: computeConversion(referred, clicks) ?? 0,
    cancelled,
    cancellationRate: computePercent(cancelled, bookings + cancelled),
    feesCents: sum(days, (day) => day.feesCents),
    averageLeadDays: computeAverage(
      sum(days, (day) => day.leadDays),
      bookings,
    ),
    averageStayNights: computeAverage(
      sum(days, (day) => day.stayNights),
      bookings,
    ),
    ...computeRatios(span, counted),
  }
}

/** Returns how many of the available rooms were sold, and for how much. */
function computeRatios({ fromOn, untilOn }: Span, { nights, roomsOn }: Counted) {
  const roomNights = sum(nights, (night) => night.rooms)
  const roomRevenueCents = sum(nights, (night) => night.roomCents)
  const availableNights = sum(listNights(fromOn, addDays(untilOn, 1)), roomsOn)
  return {
    roomNights,
    availableNights,
    roomRevenueCents,
    occupancy: computePercent(roomNights, availableNights),
    adrCents: computeAverage(roomRevenueCents, roomNights, 0),
    revparCents: computeAverage(roomRevenueCents, availableNights, 0),
  }
}

export function computePoint(part: Part, all: Counted): FiguresPoint {
  const counted = within(part, all)
  const { occupancy, adrCents, revparCents } = computeRatios(part, counted)
  return {
    ...part,
    bookings: sum(counted.days, (day) => day.bookings),
    cancelled: sum(counted.days, (day) => day.cancelled),
    revenueCents: sum(counted.days, (day) => day.revenueCents),
    sources: bookingSources.map((source) => ({
      source,
      revenueCents: sum(counted.days, (day) => (day.source === source ? day.revenueCents : 0)),
    })),
    occupancy,
    adrCents,
    revparCents,
  }
}

export function countByLeadTime({ days }: Counted): Bucket[] {
  const labels = [
    say('Same day##booked'),
    say('1–7 days'),
    say('8–30 days'),
    say('31–90 days'),
    say('Over 90 days'),
  ]
  return countByBucket(labels, days, (day) => day.lead)
}

export function countByStayLength({ days }: Counted): Bucket[] {
  const labels = [
    say('1 night'),
    say('2 nights'),
    say('3–4 nights'),
    say('5–7 nights'),
    say('8 nights or more'),
  ]
  return countByBucket(labels, days, (day) => day.stay)
}

function countByBucket(labels: string[], days: Day[], pickCounts: (day: Day) => number[]): Bucket[] {
  return labels.map((label, index) => ({ label, bookings: sum(days, (day) => pickCounts(day)[index] ?? 0) }))
}

function sum<T>(rows: T[], pick: (row: T) => number): number {
  return rows.reduce((so, row) => so + pick(row), 0)
}
