import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type ReadinessRow = {
  hotelId: string
  hotelName: string
  currency: string
  isActive: boolean
  ownerInGoodStanding: boolean
  hasPhoto: boolean
  hasRoom: boolean
  hasRatePlan: boolean
  hasTaxes: boolean
  hasExchangeRate: boolean
  /** True once somebody has decided for or against partners. */
  hasPartnerSettings: boolean
  isOnSale: boolean
}

const readiness = fragment`
  SELECT h.id AS "hotelId", h.name AS "hotelName", h.currency, r.is_active AS "isActive",
         r.owner_in_good_standing AS "ownerInGoodStanding", r.has_photo AS "hasPhoto", r.has_room AS "hasRoom",
         r.has_rate_plan AS "hasRatePlan", r.has_taxes AS "hasTaxes", r.has_exchange_rate AS "hasExchangeRate",
         (s.is_listed OR s.version > 1) AS "hasPartnerSettings",
         EXISTS (SELECT FROM public_hotels p WHERE p.id = h.id) AS "isOnSale"
  FROM hotels h JOIN hotel_readiness r ON r.hotel_id = h.id JOIN hotel_partner_settings s ON s.hotel_id = h.id
  WHERE h.archived_at IS NULL`

export async function selectReadiness(
  sql: Sql,
  id: string,
  scope: HotelScope,
): Promise<ReadinessRow | undefined> {
  const [row] = await sql<ReadinessRow[]>`
    ${readiness} AND h.id = ${id} ${inScope(sql, scope)}`
  return row
}

/** Returns the newest hotel within reach, or undefined if there is none. */
export async function selectNewestReadiness(sql: Sql, scope: HotelScope): Promise<ReadinessRow | undefined> {
  const [row] = await sql<ReadinessRow[]>`
    ${readiness} ${inScope(sql, scope)} ORDER BY h.created_at DESC, h.id LIMIT 1`
  return row
}

/** Tells whether any hotel within reach has completed every step. */
export async function selectHasSetUp(sql: Sql, scope: HotelScope): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM public_hotels p JOIN hotel_readiness r ON r.hotel_id = p.id JOIN hotels h ON h.id = p.id
    WHERE r.has_photo AND r.has_taxes ${inScope(sql, scope)} LIMIT 1`
  return rows.length === 1
}
