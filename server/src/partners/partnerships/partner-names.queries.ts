import type { PartnerName } from '@roomlark/contract/partners/booking-partner'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'

export async function selectIsReached(sql: Sql, hotelId: string, scope: HotelScope): Promise<boolean> {
  const [row] = await sql`
    SELECT FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row !== undefined
}

/** Partners who earn now. */
export async function selectPartnerNames(
  sql: Sql,
  hotelId: string,
  { search, now, limit }: { search: string | undefined; now: Date; limit: number },
): Promise<PartnerName[]> {
  return sql<PartnerName[]>`
    SELECT p.id AS "partnershipId", partner_name(u) AS name, partner_rate_bps(p, ${now})::float8 / 100 AS "ratePercent"
    FROM partnerships p JOIN users u ON u.id = p.affiliate_id
    WHERE p.hotel_id = ${hotelId} AND p.state = 'active' AND in_good_standing(u) AND referrals_paused_at(p.hotel_id) IS NULL
      ${searchWords(search).reduce((so, word) => sql`${so} AND ${contains(sql, sql`fold(partner_name(u))`, word)}`, sql``)}
    ORDER BY fold(partner_name(u)), p.id LIMIT ${limit}`
}
