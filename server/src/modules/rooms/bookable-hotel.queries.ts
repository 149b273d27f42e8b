import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { Sql } from '../../db/database.ts'

/** What selling rooms needs to know about a hotel. */
export type BookableHotel = Pick<
  HotelInput,
  'name' | 'currency' | 'timeZone' | 'checkInTime' | 'checkOutTime' | 'cancellationPolicy' | 'childrenPolicy'
> & { id: string }

/** An undefined owner means the hotels of all owners. Guests only see hotels that are public. */
export type OwnerScope = { ownerId: string | undefined; publicOnly?: boolean }

export async function selectBookableHotel(
  sql: Sql,
  id: string,
  scope: OwnerScope,
): Promise<BookableHotel | undefined> {
  const [row] = await sql<BookableHotel[]>`${bookableHotelIn(sql, id, scope)}`
  return row
}

/**
 * Keeps the hotel from being archived or removed until the transaction ends; many transactions may share this
 * lock.
 */
export async function selectBookableHotelForKeyShare(
  sql: Sql,
  id: string,
  scope: OwnerScope,
): Promise<BookableHotel | undefined> {
  const [row] = await sql<BookableHotel[]>`${bookableHotelIn(sql, id, scope)} FOR KEY SHARE`
  return row
}

function bookableHotelIn(sql: Sql, id: string, scope: OwnerScope) {
  return sql`
    SELECT id, name, currency, time_zone AS "timeZone", check_in_time AS "checkInTime",
           check_out_time AS "checkOutTime", cancellation_policy AS "cancellationPolicy",
           children_policy AS "childrenPolicy"
    FROM hotels
    WHERE id = ${id} AND archived_at IS NULL
      ${scope.ownerId === undefined ? sql`` : sql`AND owner_id = ${scope.ownerId}`}
      ${scope.publicOnly ? sql`AND id IN (SELECT p.id FROM public_hotels p WHERE p.id = ${id})` : sql``}`
}
