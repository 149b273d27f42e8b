import type {
  BookingReference,
  ClosedDay,
  DayCash,
  DayFigures,
  DayReport,
  OpenDay,
} from '@roomlark/contract/bookings/day-close'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readSummaries } from '../../bookings/desk/front-desk.service.ts'
import { getDeskRules } from '../../desk-rules/desk-rules.service.ts'
import { readLastClosed } from '../posting/business-day.service.ts'
import {
  type CloseRow,
  type ClosingHotel,
  selectClose,
  selectCloseCount,
  selectCloses,
  selectHotel,
  selectLastFloat,
  selectNames,
  selectNotes,
} from './day-closes.queries.ts'
import { computeRevision, readFigures } from './figures.service.ts'

export async function getHotel(ctx: SignedInContext, hotelId: string): Promise<ClosingHotel> {
  const hotel = await selectHotel(ctx.sql, hotelId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** The day after the last closed one. The first close of a hotel chooses between yesterday and today. */
export function listClosableDays(lastClosedOn: string | null, today: string): string[] {
  return lastClosedOn === null ? [addDays(today, -1), today] : [addDays(lastClosedOn, 1)]
}

export async function getOpenDay(
  ctx: SignedInContext,
  hotelId: string,
  chosen: string | undefined,
): Promise<OpenDay> {
  const hotel = await getHotel(ctx, hotelId)
  const lastClosedOn = await readLastClosed(ctx.sql, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const choices = listClosableDays(lastClosedOn, today)
  const day = choices.find((choice) => choice === chosen) ?? choices[0] ?? today
  const [figures, floatCents, { closeAt }, notes] = await Promise.all([
    readFigures(ctx.sql, hotel, day),
    selectLastFloat(ctx.sql, hotelId),
    getDeskRules(ctx, hotelId),
    lastClosedOn === null ? [] : selectNotes(ctx.sql, hotelId, lastClosedOn),
  ])
  const [arrivals, departures] = [toBookingIds(figures.openArrivals), toBookingIds(figures.openDepartures)]
  const summaries = await readSummaries(ctx.sql, [...arrivals, ...departures])
  return {
    ...(await readHead(ctx.sql, hotel, day, figures)),
    closedAt: null,
    by: null,
    isByItself: false,
    cash: null,
    today,
    choices,
    lastClosedOn,
    closeAt,
    floatCents,
    reasons: reasonsIn(notes).filter(({ bookingId }) => summaries.some(({ id }) => id === bookingId)),
    revision: computeRevision(figures),
    arrivals: summaries.filter(({ id }) => arrivals.includes(id)),
    departures: summaries.filter(({ id }) => departures.includes(id)),
  }
}

function toBookingIds(references: BookingReference[]): string[] {
  return references.map(({ bookingId }) => bookingId)
}

async function readHead(sql: Sql, hotel: ClosingHotel, day: string, figures: DayFigures) {
  const clerks = figures.money.flatMap(({ payments }) => payments.flatMap(({ byId }) => byId ?? []))
  return {
    hotelId: hotel.id,
    hotelName: hotel.name,
    day,
    figures,
    currency: figures.money[0]?.currency ?? hotel.currency,
    clerks: await selectNames(sql, [...new Set(clerks)]),
  }
}

function reasonsIn(notes: { bookingId: string | null; text: string }[]) {
  return notes.flatMap(({ bookingId, text }) => (bookingId === null ? [] : [{ bookingId, reason: text }]))
}

export async function getClosedDay(ctx: SignedInContext, hotelId: string, day: string): Promise<DayReport> {
  const hotel = await getHotel(ctx, hotelId)
  const close = await selectClose(ctx.sql, hotelId, day)
  if (!close) throw notFound('day')
  return toReport(ctx.sql, hotel, close)
}

/** A closed day as it was frozen; only names are those of today. */
export async function toReport(sql: Sql, hotel: ClosingHotel, close: CloseRow): Promise<DayReport> {
  const notes = await selectNotes(sql, hotel.id, close.day)
  return {
    ...(await readHead(sql, hotel, close.day, close.figures)),
    closedAt: close.closedAt.toISOString(),
    by: close.by,
    isByItself: close.byId === null,
    reasons: reasonsIn(notes),
    cash: findCash(close, notes.find(({ bookingId }) => bookingId === null)?.text ?? null),
  }
}

function findCash(
  { floatCents, recordedCents, countedCents }: CloseRow,
  note: string | null,
): DayCash | null {
  if (floatCents === null || recordedCents === null || countedCents === null) return null
  const differenceCents = countedCents - floatCents - recordedCents
  return { floatCents, recordedCents, countedCents, differenceCents, note }
}

export async function listClosedDays(
  ctx: SignedInContext,
  hotelId: string,
  { month, page, limit }: { month?: string | undefined; page: number; limit: number },
): Promise<{ data: ClosedDay[]; meta: PageMeta }> {
  await getHotel(ctx, hotelId)
  const during = { hotelId, ...toBounds(month) }
  const [rows, total] = await Promise.all([
    selectCloses(ctx.sql, during, { limit, offset: (page - 1) * limit }),
    selectCloseCount(ctx.sql, during),
  ])
  return {
    data: rows.map((row) => ({ ...row, closedAt: row.closedAt.toISOString() })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

/** The days from the first of a month to the day before the first of the next. */
function toBounds(month: string | undefined): { fromOn: string | null; untilOn: string | null } {
  if (month === undefined) return { fromOn: null, untilOn: null }
  const fromOn = `${month}-01`
  return { fromOn, untilOn: addDays(`${addDays(fromOn, 31).slice(0, 7)}-01`, -1) }
}
