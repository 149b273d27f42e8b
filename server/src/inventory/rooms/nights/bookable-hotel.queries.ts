import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql, SqlPart } from '../../../db/database.ts'
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

/** Selects a hotel, called h, with further columns, which belong to other modules. */
export async function selectBookableHotel<Parts extends object>(
  sql: Sql,
  id: string,
  scope: SellingScope,
  parts: SqlPart[] = [],
): Promise<(BookableHotel & Parts) | undefined> {
  const [row] = await sql<(BookableHotel & Parts)[]>`${bookableHotelIn(sql, id, scope, parts)}`
  return row
}

/**
 * Keeps the hotel from being archived or removed until the transaction ends; many transactions may share this
 * lock.
 */
export async function selectBookableHotelForKeyShare<Parts extends object>(
  sql: Sql,
  id: string,
  scope: SellingScope,
  parts: SqlPart[] = [],
): Promise<(BookableHotel & Parts) | undefined> {
  const [row] = await sql<(BookableHotel & Parts)[]>`
    ${bookableHotelIn(sql, id, scope, parts)} FOR KEY SHARE OF h`
  return row
}

function bookableHotelIn(sql: Sql, id: string, scope: SellingScope, parts: SqlPart[]) {
  const columns = parts.reduce((so, part) => sql`${so}, ${part}`, hotelColumns(sql))
  return sql`
    SELECT ${columns} FROM hotels h
    WHERE h.id = ${id} AND h.archived_at IS NULL
      ${inScope(sql, scope)}
      ${scope.publicOnly ? sql`AND h.id IN (SELECT p.id FROM public_hotels p WHERE p.id = ${id})` : sql``}`
}

function hotelColumns(sql: Sql): SqlPart {
  return sql`
    h.id, h.owner_id AS "ownerId", h.name, h.country, h.currency, h.time_zone AS "timeZone",
    h.check_in_time AS "checkInTime", h.check_out_time AS "checkOutTime",
    h.cancellation_policy AS "cancellationPolicy", h.children_policy AS "childrenPolicy"`
}
