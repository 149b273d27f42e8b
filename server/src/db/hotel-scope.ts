import type { Sql } from './database.ts'

/** The hotels that a caller reaches. An undefined owner means the hotels of all owners. */
export type HotelScope = {
  readonly ownerId: string | undefined
  /** Only these of the owner's hotels; undefined means all of them. */
  readonly hotelIds?: readonly string[] | undefined
}

/** The condition that a hotel is within reach, to be added to others; `hotel` is its name in the query. */
export function inScope(sql: Sql, { ownerId, hotelIds }: HotelScope, hotel = 'h') {
  if (ownerId === undefined) return sql``
  const ofOwner = sql`AND ${sql(hotel)}.owner_id = ${ownerId}`
  return hotelIds === undefined
    ? ofOwner
    : sql`${ofOwner} AND ${sql(hotel)}.id = ANY(${hotelIds as string[]}::uuid[])`
}
