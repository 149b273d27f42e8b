import { type BookingState, bookingStates } from '@roomlark/contract/booking-states'
import {
  type BookingExportQuery,
  type BookingListQuery,
  type BookingPageMeta,
  exportLimit,
} from '@roomlark/contract/bookings/booking-list'
import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Pool } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { readBalances } from '../folios/folios.service.ts'
import { bookingsCsv } from './booking-csv.ts'
import {
  type DeskRow,
  type ExportRow,
  selectBookingPage,
  selectCountsByState,
  selectExportIds,
  selectExportRows,
} from './booking-list.queries.ts'
import { toSummary } from './booking-shape.ts'

export async function listBookings(
  ctx: SignedInContext,
  query: BookingListQuery,
): Promise<{ data: DeskBooking[]; meta: BookingPageMeta }> {
  const scoped = { ...query, ...getScope(ctx) }
  const countsByState = await countBookings(ctx, query)
  const total = sumCounts(countsByState, query.state)
  const { page, limit } = query
  return {
    data: await withBalances(ctx.sql, await selectBookingPage(ctx.sql, scoped)),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByState },
  }
}

/** Adds what is left to pay of each booking. */
export async function withBalances<Row extends DeskRow>(
  sql: Pool,
  rows: Row[],
): Promise<(Row & DeskBooking)[]> {
  const balances = await readBalances(
    sql,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, ...toSummary(row), balanceCents: balances.get(row.id) ?? 0 }))
}

/**
 * Exports every booking that the list would show across all its pages. One statement reads a few rows only, so that it
 * stays well within its time limit whatever their commissions cost to reckon.
 */
export async function exportBookings(
  ctx: SignedInContext,
  query: BookingExportQuery,
  rowsAtOnce = 500,
): Promise<{ filename: string; csv: string }> {
  const total = sumCounts(await countBookings(ctx, query), query.state)
  if (total > exportLimit) {
    throw new AppError(
      'conflict',
      say(
        '{total, plural, one {# booking matches} other {# bookings match}}. Narrow the filters to at most {most, plural, other {#}}.',
        { total, most: exportLimit },
      ),
    )
  }
  const ids = await selectExportIds(ctx.sql, { ...query, ...getScope(ctx), page: 1, limit: exportLimit })
  const rows: ExportRow[] = []
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    rows.push(...(await selectExportRows(ctx.sql, ids.slice(at, at + rowsAtOnce))))
  }
  const csv = await bookingsCsv(rows, (row) => ({ ...row, ...toSummary(row) }))
  return { filename: `${say('bookings##a file')}-${utcDay(ctx.clock())}.csv`, csv }
}

function getScope(ctx: SignedInContext) {
  return { ...getHotelScope(ctx.actor), now: ctx.clock() }
}

async function countBookings(
  ctx: SignedInContext,
  query: BookingExportQuery,
): Promise<Record<BookingState, number>> {
  const rows = await selectCountsByState(ctx.sql, { ...query, ...getScope(ctx) })
  const getCount = (state: BookingState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    held: getCount('held'),
    confirmed: getCount('confirmed'),
    'checked-in': getCount('checked-in'),
    'checked-out': getCount('checked-out'),
    cancelled: getCount('cancelled'),
    'no-show': getCount('no-show'),
    expired: getCount('expired'),
  }
}

function sumCounts(counts: Record<BookingState, number>, state: BookingState | undefined): number {
  if (state !== undefined) return counts[state]
  return bookingStates.map((name) => counts[name]).reduce((sum, count) => sum + count, 0)
}
