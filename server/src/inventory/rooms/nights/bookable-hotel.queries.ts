import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

/** Facts about a hotel that selling its rooms needs. */
export type BookableHotel = Pick<
  HotelInput,
  | 'name'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'checkInTime'
  | 'checkOutTime'
  | 'cancellationPolicy'
  | 'childrenPolicy'
> & { id: string; ownerId: string }

/** Guests only see hotels that are public. */
type SellingScope = HotelScope & { publicOnly?: boolean }

export async function selectBookableHotel(
  sql: Sql,
  id: string,
  scope: SellingScope,
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
  scope: SellingScope,
): Promise<BookableHotel | undefined> {
  const [row] = await sql<BookableHotel[]>`${bookableHotelIn(sql, id, scope)} FOR KEY SHARE`
  return row
}

function bookableHotelIn(sql: Sql, id: string, scope: SellingScope) {
  return sql`
    SELECT id, owner_id AS "ownerId", name, country, currency, time_zone AS "timeZone", check_in_time AS "checkInTime",
           check_out_time AS "checkOutTime", cancellation_policy AS "cancellationPolicy",
           children_policy AS "childrenPolicy"
    FROM hotels
    WHERE id = ${id} AND archived_at IS NULL
      ${inScope(sql, scope, 'hotels')}
      ${scope.publicOnly ? sql`AND id IN (SELECT p.id FROM public_hotels p WHERE p.id = ${id})` : sql``}`
}
