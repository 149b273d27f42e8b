import type { ClosedDay, DayFigures, DayReason } from '@roomlark/contract/bookings/day-close'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type ClosingHotel = { id: string; name: string; ownerId: string; currency: string; timeZone: string }

export async function selectHotel(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<ClosingHotel | undefined> {
  const [row] = await sql<ClosingHotel[]>`
    SELECT h.id, h.name, h.owner_id AS "ownerId", h.currency, h.time_zone AS "timeZone"
    FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

export type CloseRow = {
  day: string
  closedAt: Date
  byId: string | null
  by: string | null
  key: string
  figures: DayFigures
  floatCents: number | null
  recordedCents: number | null
  countedCents: number | null
}

export async function selectClose(sql: Sql, hotelId: string, day: string): Promise<CloseRow | undefined> {
  const [row] = await sql<CloseRow[]>`
    SELECT c.day, c.closed_at AS "closedAt", c.by_id AS "byId", account_name(u) AS by, c.key, c.figures,
           c.float_cents AS "floatCents", c.recorded_cents AS "recordedCents",
           c.counted_cents AS "countedCents"
    FROM day_closes c LEFT JOIN users u ON u.id = c.by_id
    WHERE c.hotel_id = ${hotelId} AND c.day = ${day}`
  return row
}

/** Selects the notes written with a close; the note about the cash is about no booking. */
export async function selectNotes(
  sql: Sql,
  hotelId: string,
  day: string,
): Promise<{ bookingId: string | null; text: string }[]> {
  return sql<{ bookingId: string | null; text: string }[]>`
    SELECT booking_id AS "bookingId", text FROM day_close_notes WHERE hotel_id = ${hotelId} AND day = ${day}`
}

/** The drawer of the last day on which somebody counted. */
export async function selectLastFloat(sql: Sql, hotelId: string): Promise<number> {
  const [row] = await sql<{ cents: number }[]>`
    SELECT float_cents AS cents FROM day_closes
    WHERE hotel_id = ${hotelId} AND float_cents IS NOT NULL ORDER BY day DESC LIMIT 1`
  return row?.cents ?? 0
}

export async function selectNames(sql: Sql, ids: string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return sql<{ id: string; name: string }[]>`
    SELECT u.id, coalesce(account_name(u), 'Somebody') AS name FROM users u WHERE u.id = ANY(${ids}::uuid[])`
}

type NewClose = {
  hotelId: string
  day: string
  previousOn: string | null
  closedAt: Date
  /** Null if the day is closed by itself. */
  byId: string | null
  key: string
  figures: DayFigures
  cash: { floatCents: number; recordedCents: number; countedCents: number } | null
}

export async function insertClose(sql: Sql, close: NewClose): Promise<void> {
  const { hotelId, day, previousOn, closedAt, byId, key, figures, cash } = close
  await sql`
    INSERT INTO day_closes (hotel_id, day, previous_on, closed_at, by_id, key, figures, float_cents, recorded_cents,
                            counted_cents)
    VALUES (${hotelId}, ${day}, ${previousOn}, ${closedAt}, ${byId}, ${key}, ${sql.json(figures)},
            ${cash?.floatCents ?? null}, ${cash?.recordedCents ?? null}, ${cash?.countedCents ?? null})`
}

export type DeskAccount = { email: string; language: GuestLanguage | null }

/** Returns undefined for an account that gets no emails. */
export async function selectDeskAccount(sql: Sql, userId: string): Promise<DeskAccount | undefined> {
  const [row] = await sql<DeskAccount[]>`
    SELECT email, language FROM users
    WHERE id = ${userId} AND suspended_at IS NULL AND erased_at IS NULL AND email_verified_at IS NOT NULL`
  return row
}

export async function insertNotes(
  sql: Sql,
  { hotelId, day }: { hotelId: string; day: string },
  { reasons, cashNote }: { reasons: readonly DayReason[]; cashNote: string },
): Promise<void> {
  const notes = [
    ...reasons.map(({ bookingId, reason }) => ({
      hotel_id: hotelId,
      day,
      booking_id: bookingId,
      text: reason,
    })),
    ...(cashNote === '' ? [] : [{ hotel_id: hotelId, day, booking_id: null, text: cashNote }]),
  ]
  if (notes.length > 0) await sql`INSERT INTO day_close_notes ${sql(notes)}`
}

/** Guests in house whose booking has no folio yet: those that were brought from another system. */
export async function selectWithoutFolio(sql: Sql, hotelId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b
    WHERE b.hotel_id = ${hotelId} AND b.state = 'checked-in'
      AND NOT EXISTS (SELECT FROM folios f WHERE f.booking_id = b.id)
    ORDER BY b.id`
  return rows.map(({ id }) => id)
}

type Month = { hotelId: string; fromOn: string | null; untilOn: string | null }

function inMonth(sql: Sql, { hotelId, fromOn, untilOn }: Month) {
  return sql`
    c.hotel_id = ${hotelId} ${fromOn === null ? sql`` : sql`AND c.day >= ${fromOn}`}
    ${untilOn === null ? sql`` : sql`AND c.day <= ${untilOn}`}`
}

export async function selectCloses(
  sql: Sql,
  month: Month,
  { limit, offset }: { limit: number; offset: number },
): Promise<(Omit<ClosedDay, 'closedAt'> & { closedAt: Date })[]> {
  return sql<(Omit<ClosedDay, 'closedAt'> & { closedAt: Date })[]>`
    SELECT c.day, c.closed_at AS "closedAt", account_name(u) AS by, c.by_id IS NULL AS "isByItself", m ->> 'currency' AS currency,
           (c.figures #> '{rooms,sold}')::integer AS sold, (c.figures #> '{rooms,available}')::integer AS available,
           (c.figures #> '{rooms,occupancyPercent}')::float8 AS "occupancyPercent",
           (m -> 'roomCents')::bigint AS "roomCents", (m -> 'chargedCents')::bigint AS "chargedCents",
           (m -> 'paidCents')::bigint AS "paidCents", (m -> 'closingCents')::bigint AS "closingCents",
           c.counted_cents - c.float_cents - c.recorded_cents AS "differenceCents",
           jsonb_array_length(c.figures -> 'openArrivals') + jsonb_array_length(c.figures -> 'openDepartures') AS "leftOpen"
    FROM day_closes c CROSS JOIN LATERAL (SELECT c.figures #> '{money,0}' AS m) AS money
      LEFT JOIN users u ON u.id = c.by_id
    WHERE ${inMonth(sql, month)} ORDER BY c.day DESC LIMIT ${limit} OFFSET ${offset}`
}

export async function selectCloseCount(sql: Sql, month: Month): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM day_closes c WHERE ${inMonth(sql, month)}`
  return row.count
}
