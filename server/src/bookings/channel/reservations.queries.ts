import type { ReservationResult } from '@roomlark/contract/bookings/channel-reservations'
import type { Sql } from '../../db/database.ts'

export type ReservationRow = {
  id: number
  revision: number
  bookingId: string | null
  collectedCents: number
}

/**
 * Makes the row if there is none and locks it, so that messages about one reservation are worked on one after another.
 * The lock lets others refer to the row: a desk that changes the booking leaves a message.
 */
export async function lockReservation(
  sql: Sql,
  connectionId: string,
  reservationId: string,
): Promise<ReservationRow> {
  await sql`
    INSERT INTO channel_reservations (connection_id, reservation_id) VALUES (${connectionId}, ${reservationId})
    ON CONFLICT ON CONSTRAINT channel_reservations_key DO NOTHING`
  const [row] = await sql<[ReservationRow]>`
    SELECT id, revision, booking_id AS "bookingId", collected_cents AS "collectedCents" FROM channel_reservations
    WHERE connection_id = ${connectionId} AND reservation_id = ${reservationId}
    FOR NO KEY UPDATE`
  return row
}

export async function updateReservation(
  sql: Sql,
  { id, revision, bookingId, collectedCents }: ReservationRow,
): Promise<void> {
  await sql`
    UPDATE channel_reservations
    SET revision = ${revision}, booking_id = ${bookingId}, collected_cents = ${collectedCents}
    WHERE id = ${id}`
}

export async function selectReservation(
  sql: Sql,
  connectionId: string,
  reservationId: string,
): Promise<Omit<ReservationResult, 'outcome'> | undefined> {
  const [row] = await sql<Omit<ReservationResult, 'outcome'>[]>`
    SELECT r.revision, ${buildBookingObject(sql)} AS booking
    FROM channel_reservations r LEFT JOIN bookings b ON b.id = r.booking_id
    WHERE r.connection_id = ${connectionId} AND r.reservation_id = ${reservationId} AND r.revision > 0`
  return row
}

export function buildBookingObject(sql: Sql) {
  return sql`
    CASE WHEN b.id IS NOT NULL THEN
      jsonb_build_object('id', b.id, 'reference', b.reference, 'state', b.state, 'checkInOn', b.check_in_on,
                         'checkOutOn', b.check_out_on, 'totalCents', b.total_cents) END`
}

/** Reads the fee that is owed for a cancelled booking. */
export async function selectFee(sql: Sql, bookingId: string): Promise<number> {
  const [row] = await sql<{ feeCents: number | null }[]>`
    SELECT fee_cents AS "feeCents" FROM bookings WHERE id = ${bookingId}`
  return row?.feeCents ?? 0
}

export async function selectIsCancelledByGuest(sql: Sql, bookingId: string): Promise<boolean> {
  const [row] = await sql<{ isCancelled: boolean }[]>`
    SELECT state = 'cancelled' AND cancelled_by = 'guest' AS "isCancelled" FROM bookings WHERE id = ${bookingId}`
  return row?.isCancelled ?? false
}
