import { bookingSources } from '@roomlark/contract/booking-states'
import { addDays, listNights as nightsBetween } from '@roomlark/contract/dates'
import type { OccupancyQuery, PickUpQuery, ReportQuery } from '@roomlark/contract/figures/analytics'
import type { OccupancyNight, PickUp, Place, Report } from '@roomlark/contract/figures/analytics-report'
import type { SignedInContext } from '../../../context.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { chooseCurrency, isConverted, readDays, readNights } from '../currency.service.ts'
import { selectPlaces } from '../dashboard/account.queries.ts'
import { computeShares } from '../dashboard/dashboard.service.ts'
import { computeSparklines } from '../dashboard/sparkline.policy.ts'
import { computePercent, type RoomsOn, roomsOnNights } from '../figures.policy.ts'
import { divideSpan, getTrendSpan, getTrendStep, type Span, spanBefore } from '../periods.policy.ts'
import { getView, type HotelsView } from '../scope.service.ts'
import { selectRoomChanges, selectRoomCount } from './capacity.queries.ts'
import { selectPickUpBookings, selectPickUpNights, selectYesterday } from './pick-up.queries.ts'
import { computePoint, computeReportFigures, countByLeadTime, countByStayLength } from './report.policy.ts'
import { selectNights } from './report.queries.ts'

export async function getReport(ctx: SignedInContext, query: ReportQuery): Promise<Report> {
  const view = await getView(ctx, query)
  const span = getTrendSpan(query.period, view.today)
  const step = getTrendStep(query.period)
  const before = query.compare === 'before' ? spanBefore(query.period, span) : null
  const roomsOn = await getRoomsOn(ctx, view, before?.fromOn ?? span.fromOn)
  const { currency, currencies } = await chooseCurrency(ctx, view.scope, query.currency)
  const makeReport = (one: Span) => reportSpan(ctx, view, one, { query, step, roomsOn, currency })
  return {
    currency,
    currencies,
    isConverted: await isConverted(
      ctx,
      view.scope,
      { ...span, fromOn: before?.fromOn ?? span.fromOn },
      currency,
    ),
    step,
    current: await makeReport(span),
    before: before && (await makeReport(before)),
  }
}

type ReportTerms = { query: ReportQuery; step: Report['step']; roomsOn: RoomsOn; currency: string }

async function reportSpan(
  ctx: SignedInContext,
  { scope }: HotelsView,
  span: Span,
  { query: { period, source }, step, roomsOn, currency }: ReportTerms,
): Promise<Report['current']> {
  const asked = { span, source, currency }
  const days = await readDays(ctx, scope, asked)
  const nights = await readNights(ctx, scope, asked)
  const counted = { days, nights, roomsOn }
  return {
    ...span,
    figures: computeReportFigures(span, counted, ctx.actor.userType === 'admin' ? 'both' : 'gross'),
    sparklines: computeSparklines(period, span, days, currency),
    series: divideSpan(span, step).map((part) => computePoint(part, counted)),
    sources: computeShares(
      bookingSources.map((one) => {
        const own = days.filter((day) => day.source === one)
        return {
          source: one,
          bookings: own.reduce((sum, day) => sum + day.bookings, 0),
          revenueCents: own.reduce((sum, day) => sum + day.revenueCents, 0),
        }
      }),
    ),
    leadTime: countByLeadTime(counted),
    lengthOfStay: countByStayLength(counted),
  }
}

export async function getPickUp(ctx: SignedInContext, query: PickUpQuery): Promise<PickUp> {
  const { scope, zone } = await getView(ctx, query)
  const { currency } = await chooseCurrency(ctx, scope, query.currency)
  const asked = { scope, source: query.source, now: ctx.clock(), currency }
  const nights = await selectPickUpNights(ctx.sql, asked)
  return {
    currency,
    since: (await selectYesterday(ctx.sql, zone, asked.now)).toISOString(),
    bookings: await selectPickUpBookings(ctx.sql, asked),
    roomNights: nights.reduce((sum, { rooms }) => sum + rooms, 0),
    roomRevenueCents: nights.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
    nights,
  }
}

export async function getOccupancy(ctx: SignedInContext, query: OccupancyQuery): Promise<OccupancyNight[]> {
  const view = await getView(ctx, query)
  const roomsOn = await getRoomsOn(ctx, view, query.fromOn)
  const rows = await selectNights(ctx.sql, view.scope, query, query.source)
  const byNight = new Map(rows.map((row) => [row.night, row]))
  return nightsBetween(query.fromOn, addDays(query.untilOn, 1)).map((night) => {
    const sold = byNight.get(night)?.rooms ?? 0
    const rooms = roomsOn(night)
    const occupancy = computePercent(sold, rooms)
    return { night, sold, rooms, occupancy, roomRevenueUsdCents: byNight.get(night)?.roomCents ?? 0 }
  })
}

/** Returns what is sold of one hotel night by night, and how many rooms there are. */
export async function getHotelNights(
  ctx: SignedInContext,
  hotelId: string,
  span: Span,
  currency: string,
): Promise<{ nights: { night: string; rooms: number; roomCents: number }[]; roomsOn: RoomsOn }> {
  const view = await getView(ctx, { hotelId })
  const [nights, roomsOn] = await Promise.all([
    readNights(ctx, view.scope, { span, source: undefined, currency }),
    getRoomsOn(ctx, view, span.fromOn),
  ])
  return { nights, roomsOn }
}

/** Returns how many rooms there are on each night from a day on. */
async function getRoomsOn(ctx: SignedInContext, { scope }: HotelsView, fromOn: string): Promise<RoomsOn> {
  const [rooms, changes] = await Promise.all([
    selectRoomCount(ctx.sql, scope),
    selectRoomChanges(ctx.sql, scope, fromOn),
  ])
  return roomsOnNights(rooms, changes)
}

export function listPlaces(ctx: SignedInContext): Promise<Place[]> {
  return selectPlaces(ctx.sql, getHotelScope(ctx.actor))
}
