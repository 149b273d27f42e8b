import type { Sql } from '../../../db/database.ts'

export type FirstDayRow = {
  hasProfile: boolean
  /** The newest partnership that counts, and its oldest link. */
  partnershipId: string | null
  linkId: string | null
  isWaiting: boolean
  hasCopied: boolean
  hasTested: boolean
  /** Somebody has followed a link, so it was copied and it works. */
  hasClicks: boolean
}

export async function selectFirstDay(sql: Sql, userId: string): Promise<FirstDayRow> {
  const [row] = await sql<[FirstDayRow]>`
    SELECT EXISTS (SELECT FROM affiliate_profiles WHERE user_id = ${userId}) AS "hasProfile",
           newest.id AS "partnershipId",
           (SELECT l.id FROM tracked_links l WHERE l.partnership_id = newest.id AND l.archived_at IS NULL
            ORDER BY l.created_at, l.id LIMIT 1) AS "linkId",
           EXISTS (SELECT FROM partnerships WHERE affiliate_id = ${userId} AND state = 'requested') AS "isWaiting",
           day.link_copied_at IS NOT NULL AS "hasCopied", day.link_tested_at IS NOT NULL AS "hasTested",
           EXISTS (SELECT FROM affiliate_days d WHERE d.affiliate_id = ${userId} AND d.clicks > 0) AS "hasClicks"
    FROM (SELECT) AS one
      LEFT JOIN LATERAL (
        SELECT id FROM partnerships WHERE affiliate_id = ${userId} AND state = 'active'
        ORDER BY state_since DESC, id LIMIT 1
      ) AS newest ON true
      LEFT JOIN affiliate_first_days day ON day.user_id = ${userId}`
  return row
}

/** Only the first time is kept. */
export async function upsertFirstStep(
  sql: Sql,
  userId: string,
  step: 'link' | 'test',
  at: Date,
): Promise<void> {
  const column = sql(step === 'link' ? 'link_copied_at' : 'link_tested_at')
  await sql`
    INSERT INTO affiliate_first_days (user_id, ${column}) VALUES (${userId}, ${at})
    ON CONFLICT (user_id) DO UPDATE SET ${column} = coalesce(affiliate_first_days.${column}, excluded.${column})`
}
