import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export type RulesRow = {
  timeZone: string
  closeAt: string | null
  closesFrom: string | null
  noShowFrom: string | null
  version: number
}

/** Returns undefined if the hotel is not within reach. */
export async function selectRules(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<RulesRow | undefined> {
  const [row] = await sql<RulesRow[]>`
    SELECT h.time_zone AS "timeZone", r.close_at AS "closeAt", r.closes_from AS "closesFrom",
           r.no_show_from AS "noShowFrom", coalesce(r.version, 0) AS version
    FROM hotels h LEFT JOIN hotel_desk_rules r ON r.hotel_id = h.id
    WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

type NewRules = Pick<RulesRow, 'closeAt' | 'closesFrom' | 'noShowFrom'>

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertRules(
  sql: Sql,
  { hotelId, version }: { hotelId: string; version: number },
  { closeAt, closesFrom, noShowFrom }: NewRules,
  { byId, now }: { byId: string; now: Date },
): Promise<number | undefined> {
  return upsertVersion(sql, 'hotel_desk_rules', { hotel_id: hotelId }, version, {
    close_at: closeAt,
    closes_from: closesFrom,
    no_show_from: noShowFrom,
    by_id: byId,
    updated_at: now,
  })
}

export async function selectNoShowFrom(sql: Sql, hotelId: string): Promise<string | null> {
  const [row] = await sql<{ time: string | null }[]>`
    SELECT no_show_from AS time FROM hotel_desk_rules WHERE hotel_id = ${hotelId}`
  return row?.time ?? null
}

export type ClosingHotel = { id: string; timeZone: string; closeAt: string; closesFrom: string }

/** Selects a page of the hotels whose days are closed by themselves; an archived one has no days any more. */
export async function selectClosingHotels(
  sql: Sql,
  after: string | undefined,
  limit: number,
): Promise<ClosingHotel[]> {
  return sql<ClosingHotel[]>`
    SELECT h.id, h.time_zone AS "timeZone", r.close_at AS "closeAt", r.closes_from AS "closesFrom"
    FROM hotel_desk_rules r JOIN hotels h ON h.id = r.hotel_id
    WHERE r.close_at IS NOT NULL AND h.archived_at IS NULL
      ${after === undefined ? sql`` : sql`AND r.hotel_id > ${after}`}
    ORDER BY r.hotel_id LIMIT ${limit}`
}
