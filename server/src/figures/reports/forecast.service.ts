import { addDays, dateIn, daysBetween, listNights } from '@roomlark/contract/dates'
import type {
  Forecast,
  ForecastFigures,
  ForecastPart,
  ForecastQuery,
} from '@roomlark/contract/figures/hotel-reports'
import type { SignedInContext } from '../../context.ts'
import { getHotelNights } from '../analytics/report/report.service.ts'
import { addedUp, computeForecastFigures, dayBefore } from './forecast.policy.ts'
import {
  type OnBooks,
  selectGroupNights,
  selectHeldNights,
  selectMovements,
  selectOnBooks,
  selectOutOfOrder,
} from './forecast.queries.ts'
import type { ReportHotel } from './hotel.queries.ts'
import { getReportHotel } from './hotel.service.ts'

type Span = { fromOn: string; untilOn: string }

export async function getForecast(
  ctx: SignedInContext,
  hotelId: string,
  query: ForecastQuery,
): Promise<Forecast> {
  return (await readForecast(ctx, hotelId, query)).forecast
}

export async function readForecast(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn, compare }: ForecastQuery,
): Promise<{ hotel: ReportHotel; forecast: Forecast }> {
  const hotel = await getReportHotel(ctx, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const [figuresOn, held, groups] = await Promise.all([
    readFigures(ctx, hotel, { fromOn, untilOn }),
    selectHeldNights(ctx.sql, hotelId, { fromOn, untilOn }),
    selectGroupNights(ctx.sql, hotelId, { fromOn, untilOn }),
  ])
  const beforeOn =
    compare === 'none' ? undefined : await readBefore(ctx, hotel, { fromOn, untilOn, compare, today })
  const heldOn = new Map(held.map((row) => [row.night, row]))
  const groupsOn = new Map(groups.map(({ night, rooms }) => [night, rooms]))
  const days = listNights(fromOn, addDays(untilOn, 1)).map(
    (day): ForecastPart => ({
      fromOn: day,
      untilOn: day,
      ...figuresOn(day),
      held: heldOn.get(day)?.held ?? 0,
      options: heldOn.get(day)?.options ?? 0,
      groups: groupsOn.get(day) ?? 0,
      before: beforeOn?.(day) ?? null,
    }),
  )
  const months = [...Map.groupBy(days, ({ fromOn: day }) => day.slice(0, 7)).values()]
  const total = addedUp(days)
  if (!total) throw new Error('a report has at least one day')
  const forecast = {
    currency: hotel.currency,
    today,
    days,
    total,
    months: months.flatMap((own) => addedUp(own) ?? []),
  }
  return { hotel, forecast }
}

async function readFigures(
  ctx: SignedInContext,
  { id, currency }: ReportHotel,
  span: Span,
): Promise<(day: string) => ForecastFigures> {
  const [{ nights, roomsOn }, movements, blocked] = await Promise.all([
    getHotelNights(ctx, id, span, currency),
    selectMovements(ctx.sql, id, span),
    selectOutOfOrder(ctx.sql, id, span),
  ])
  const soldOn = new Map(nights.map((row) => [row.night, row]))
  const movedOn = new Map(movements.map((row) => [row.day, row]))
  const blockedOn = new Map(blocked.map((row) => [row.night, row.rooms]))
  return (day) => {
    const outOfOrder = blockedOn.get(day) ?? 0
    return computeForecastFigures({
      available: Math.max(0, roomsOn(day) - outOfOrder),
      outOfOrder,
      sold: soldOn.get(day)?.rooms ?? 0,
      roomRevenueCents: soldOn.get(day)?.roomCents ?? 0,
      arrivals: movedOn.get(day)?.arrivals ?? 0,
      departures: movedOn.get(day)?.departures ?? 0,
    })
  }
}

type Comparison = Span & { compare: 'weekday' | 'date'; today: string }

/** The year before. Of nights that were over at this time of that year, everything was on the books. */
async function readBefore(
  ctx: SignedInContext,
  hotel: ReportHotel,
  { fromOn, untilOn, compare, today }: Comparison,
): Promise<(day: string) => NonNullable<ForecastPart['before']>> {
  const span = { fromOn: dayBefore(fromOn, compare), untilOn: dayBefore(untilOn, compare) }
  const then = dayBefore(today, compare)
  const at = new Date(ctx.clock().getTime() - daysBetween(then, today) * 86_400_000)
  const { currency } = hotel
  const [figuresOn, books] = await Promise.all([
    readFigures(ctx, hotel, span),
    span.untilOn < then
      ? []
      : selectOnBooks(ctx.sql, hotel.id, {
          fromOn: laterDay(span.fromOn, then),
          untilOn: span.untilOn,
          at,
          currency,
        }),
  ])
  const bookedOn = Map.groupBy(books, ({ night }) => night)
  return (day) => {
    const night = dayBefore(day, compare)
    const figures = figuresOn(night)
    const booked =
      night < then
        ? { rooms: figures.sold, cents: figures.roomRevenueCents }
        : addUpBooks(bookedOn.get(night) ?? [])
    return { fromOn: night, untilOn: night, ...figures, onBooks: booked.rooms, onBooksCents: booked.cents }
  }
}

function addUpBooks(books: OnBooks[]): { rooms: number; cents: number } {
  return {
    rooms: books.reduce((sum, { rooms }) => sum + rooms, 0),
    cents: books.reduce((sum, { cents }) => sum + cents, 0),
  }
}

function laterDay(...days: string[]): string {
  return days.sort().at(-1) ?? ''
}
