import type { GuestListQuery, GuestSummary } from '@roomlark/contract/bookings/guests'
import type { Sql } from '../../db/database.ts'
import type { HotelScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'

type Listed = GuestListQuery & { ownerId: string; hotelIds: readonly string[] | undefined }

/**
 * All guests of an owner are read along an index of the column they are sorted by. Those of some hotels are summed up
 * over these hotels first, because a member of a team sees no figures of the others.
 */
export async function selectGuestPage(sql: Sql, query: Listed): Promise<GuestSummary[]> {
  const { limit, page, hotelIds } = query
  const key = buildOrder(sql, query)
  const searching = searchWords(query.search).length > 0
  return sql<GuestSummary[]>`
    WITH found AS ${searching ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
      SELECT g.id, ${key.column} AS sort_key ${found(sql, query)}
    ), page AS (
      SELECT id, sort_key FROM found ORDER BY sort_key ${key.order}, id LIMIT ${limit} OFFSET ${(page - 1) * limit}
    )
    SELECT g.id, g.name, g.email, g.phone, g.country, g.language, g.preferences, g.is_vip AS "isVip", f.stays, f.nights, f.revenue,
           f.last_stay_on AS "lastStayOn"
    FROM page JOIN guest_profiles g ON g.id = page.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.stays), 0)::integer AS stays, coalesce(sum(c.nights), 0)::integer AS nights,
             max(c.last_stay_on) AS last_stay_on,
             coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'cents', c.cents) ORDER BY c.currency)
                      FILTER (WHERE c.stays > 0), '[]') AS revenue
      FROM (SELECT currency, sum(stays) AS stays, sum(nights) AS nights, sum(revenue_cents) AS cents,
                   max(last_stay_on) AS last_stay_on
            FROM guest_hotels WHERE guest_id = g.id ${ofHotels(sql, hotelIds)} GROUP BY currency) AS c
    ) AS f
    ORDER BY page.sort_key ${key.order}, g.id`
}

export async function selectGuestCount(sql: Sql, query: Listed): Promise<number> {
  const [row] = await sql<[{ count: number }]>`SELECT count(*)::integer AS count ${found(sql, query)}`
  return row.count
}

function found(sql: Sql, { ownerId, hotelIds, search }: Listed) {
  const sums = sql`
    JOIN (SELECT guest_id, max(last_stay_on) AS last_stay_on, sum(nights) AS nights,
                 sum(revenue_usd_cents) AS revenue_usd_cents
          FROM guest_hotels WHERE true ${ofHotels(sql, hotelIds)} GROUP BY guest_id) AS s ON s.guest_id = g.id`
  return sql`
    FROM guest_profiles g ${hotelIds === undefined ? sql`` : sums}
    WHERE g.owner_id = ${ownerId} AND g.merged_into IS NULL
    ${searchWords(search).reduce(
      (conditions, word) => sql`${conditions} AND ${contains(sql, sql`g.search_text`, word)}`,
      sql``,
    )}`
}

function ofHotels(sql: Sql, hotelIds: readonly string[] | undefined) {
  return hotelIds === undefined ? sql`` : sql`AND hotel_id = ANY(${[...hotelIds]}::uuid[])`
}

function buildOrder(sql: Sql, { sort, hotelIds }: Listed) {
  const from = sql(hotelIds === undefined ? 'g' : 's')
  switch (sort) {
    case 'last-stay':
      return { column: sql`${from}.last_stay_on`, order: sql`DESC NULLS LAST` }
    case 'nights':
      return { column: sql`${from}.nights`, order: sql`DESC` }
    case 'revenue':
      return { column: sql`${from}.revenue_usd_cents`, order: sql`DESC` }
    case 'name':
      return { column: sql`fold(g.name)`, order: sql`ASC` }
  }
}

/** The hotels a list is limited to, or undefined for all of the owner's. */
export function listedHotels(
  { hotelIds }: HotelScope,
  hotelId: string | undefined,
): readonly string[] | undefined {
  if (hotelId === undefined) return hotelIds
  return hotelIds === undefined || hotelIds.includes(hotelId) ? [hotelId] : []
}
