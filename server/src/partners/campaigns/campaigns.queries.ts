import type { Campaign, CampaignInput, CampaignOffer } from '@roomlark/contract/partners/campaigns'
import type { Sql } from '../../db/database.ts'

export type CampaignRow = Omit<Campaign, 'stoppedAt'> & { stoppedAt: Date | null }

function offer(sql: Sql) {
  return sql`c.name, c.kind, c.bps / 100.0 AS percent, c.by_day_of AS "dayOf", c.from_on AS "fromOn", c.until_on AS "untilOn"`
}

function columns(sql: Sql, at: Date) {
  return sql`
    c.id, ${offer(sql)}, c.stopped_at AS "stoppedAt", c.version,
    CASE WHEN c.stopped_at IS NOT NULL THEN 'stopped' WHEN c.until_on < today.on THEN 'over'
         WHEN c.from_on > today.on THEN 'to-come' ELSE 'running' END AS state,
    CASE WHEN c.has_chosen_partners THEN (
      SELECT array_agg(coalesce(partner_name(u), '') ORDER BY partner_name(u))
      FROM campaign_partners o JOIN partnerships p ON p.id = o.partnership_id JOIN users u ON u.id = p.affiliate_id
      WHERE o.campaign_id = c.id) END AS "partnerNames",
    (SELECT count(*)::integer FROM booking_raises r JOIN bookings b ON b.id = r.booking_id
     WHERE r.campaign_id = c.id AND b.state NOT IN ('cancelled', 'expired')) AS bookings
    FROM campaigns c JOIN hotels h ON h.id = c.hotel_id
      CROSS JOIN LATERAL (SELECT (${at}::timestamptz AT TIME ZONE h.time_zone)::date AS on) AS today`
}

/** Those that run or are to come first, then the others, each from the newest on. */
export async function selectCampaigns(
  sql: Sql,
  hotelId: string,
  at: Date,
  limit: number,
): Promise<CampaignRow[]> {
  return sql<CampaignRow[]>`
    SELECT ${columns(sql, at)} WHERE c.hotel_id = ${hotelId}
    ORDER BY c.stopped_at IS NULL AND c.until_on >= today.on DESC, c.started_at DESC, c.id LIMIT ${limit}`
}

export async function selectCampaign(
  sql: Sql,
  { hotelId, campaignId }: { hotelId: string; campaignId: string },
  at: Date,
): Promise<CampaignRow | undefined> {
  const [row] = await sql<CampaignRow[]>`
    SELECT ${columns(sql, at)} WHERE c.hotel_id = ${hotelId} AND c.id = ${campaignId}`
  return row
}

/** Locks a campaign, so that of two who stop it only one does. */
export async function lockCampaign(sql: Sql, ids: { hotelId: string; campaignId: string }): Promise<void> {
  await sql`SELECT FROM campaigns WHERE hotel_id = ${ids.hotelId} AND id = ${ids.campaignId} FOR UPDATE`
}

export async function countOpenCampaigns(sql: Sql, hotelId: string, today: string): Promise<number> {
  const [row] = await sql<[{ open: number }]>`
    SELECT count(*)::integer AS open FROM campaigns
    WHERE hotel_id = ${hotelId} AND stopped_at IS NULL AND until_on >= ${today}`
  return row.open
}

export async function insertCampaign(
  sql: Sql,
  { hotelId, by, at, ...input }: CampaignInput & { hotelId: string; by: string; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    WITH made AS (
      INSERT INTO campaigns ${sql({
        hotel_id: hotelId,
        name: input.name,
        kind: input.kind,
        bps: Math.round(input.percent * 100),
        by_day_of: input.dayOf,
        from_on: input.fromOn,
        until_on: input.untilOn,
        has_chosen_partners: input.partnershipIds !== null,
        started_at: at,
        started_by: by,
      })}
      RETURNING id
    ), partners AS (
      INSERT INTO campaign_partners (campaign_id, partnership_id)
      SELECT DISTINCT made.id, p FROM made, unnest(${input.partnershipIds ?? []}::uuid[]) AS p
    )
    SELECT id FROM made`
  return row.id
}

export async function updateStopped(sql: Sql, campaignId: string, at: Date): Promise<void> {
  await sql`UPDATE campaigns SET stopped_at = ${at}, version = version + 1 WHERE id = ${campaignId}`
}

/** The ids of the partners a campaign is for; null for all. */
export async function selectChosenPartners(sql: Sql, campaignId: string): Promise<string[] | null> {
  const [row] = await sql<[{ ids: string[] | null }]>`
    SELECT CASE WHEN has_chosen_partners THEN ARRAY(
             SELECT partnership_id FROM campaign_partners WHERE campaign_id = c.id) END AS ids
    FROM campaigns c WHERE id = ${campaignId}`
  return row.ids
}

/** The campaigns that run or will run for a partner. */
export async function selectOpenOffers(sql: Sql, partnershipId: string, at: Date): Promise<CampaignOffer[]> {
  return sql<CampaignOffer[]>`
    SELECT ${offer(sql)}
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id JOIN campaigns c ON c.hotel_id = h.id
    WHERE p.id = ${partnershipId} AND c.stopped_at IS NULL
      AND c.until_on >= (${at}::timestamptz AT TIME ZONE h.time_zone)::date AND ${isFor(sql)}
    ORDER BY c.from_on, c.id`
}

function isFor(sql: Sql) {
  return sql`(NOT c.has_chosen_partners
              OR EXISTS (SELECT FROM campaign_partners o WHERE o.campaign_id = c.id AND o.partnership_id = p.id))`
}

/** Selects the campaign that pays a partner most for a stay that is booked now, and the rate with it. */
export async function selectBestCampaign(
  sql: Sql,
  { partnershipId, rateBps, checkInOn }: { partnershipId: string; rateBps: number; checkInOn: string },
  highestBps: number,
  at: Date,
): Promise<{ campaignId: string; rateBps: number } | undefined> {
  const [row] = await sql<{ campaignId: string; rateBps: number }[]>`
    SELECT "campaignId", "rateBps" FROM (
      SELECT c.id AS "campaignId",
             least(CASE c.kind WHEN 'rate' THEN c.bps ELSE ${rateBps} + c.bps END, ${highestBps}) AS "rateBps"
      FROM partnerships p JOIN hotels h ON h.id = p.hotel_id JOIN campaigns c ON c.hotel_id = h.id
      WHERE p.id = ${partnershipId} AND c.stopped_at IS NULL AND ${isFor(sql)}
        AND CASE c.by_day_of WHEN 'arrival' THEN ${checkInOn}::date
                 ELSE (${at}::timestamptz AT TIME ZONE h.time_zone)::date END BETWEEN c.from_on AND c.until_on
    ) AS offered
    WHERE "rateBps" > ${rateBps} ORDER BY "rateBps" DESC, "campaignId" LIMIT 1`
  return row
}
