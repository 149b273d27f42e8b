import type { Sql } from '../../db/database.ts'

/** A deposit that guests pay by a link. */
export type LinkedDeposit = {
  id: string
  bookingId: string
  hotelId: string
  amountCents: number
  currency: string
  dueOn: string
  linkEndsAt: Date | null
  isWithdrawn: boolean
  bookingState: string
}

export async function selectLinkedDeposit(sql: Sql, id: string): Promise<LinkedDeposit | undefined> {
  const [row] = await sql<LinkedDeposit[]>`
    SELECT d.id, d.booking_id AS "bookingId", b.hotel_id AS "hotelId", d.amount_cents AS "amountCents", b.currency,
           d.due_on AS "dueOn", d.link_ends_at AS "linkEndsAt", d.withdrawn_at IS NOT NULL AS "isWithdrawn",
           b.state AS "bookingState"
    FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id
    WHERE d.id = ${id} AND d.link_ends_at IS NOT NULL`
  return row
}
