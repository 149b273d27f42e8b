import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { ReportFigures, ReportRhythm } from '@roomlark/contract/partners/partner-reports'
import type { Sql } from '../../db/database.ts'

/** Without a choice, reports are monthly. */
export async function selectRhythm(sql: Sql, userId: string): Promise<ReportRhythm> {
  const [row] = await sql<{ rhythm: ReportRhythm }[]>`
    SELECT rhythm FROM partner_reports WHERE user_id = ${userId}`
  return row?.rhythm ?? 'monthly'
}

export async function upsertRhythm(sql: Sql, userId: string, rhythm: ReportRhythm): Promise<void> {
  await sql`
    INSERT INTO partner_reports (user_id, rhythm) VALUES (${userId}, ${rhythm})
    ON CONFLICT ON CONSTRAINT partner_reports_pkey DO UPDATE SET rhythm = excluded.rhythm`
}

/**
 * Notes that these affiliates get the report up to a day, and returns whom it concerns: of two servers, only one. Nobody
 * gets a report of a time in which they had no account.
 */
export async function claimReports(
  sql: Sql,
  rhythm: ReportRhythm,
  untilOn: string,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    INSERT INTO partner_reports AS r (user_id, rhythm, sent_until)
    SELECT u.id, ${rhythm}, ${untilOn} FROM users u LEFT JOIN partner_reports o ON o.user_id = u.id
    WHERE u.user_type = 'affiliate' AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
      AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL AND (u.created_at AT TIME ZONE 'UTC')::date <= ${untilOn}
      AND coalesce(o.rhythm, 'monthly') = ${rhythm} AND coalesce(o.sent_until < ${untilOn}, true)
      AND EXISTS (SELECT FROM partnerships p WHERE p.affiliate_id = u.id AND p.state = 'active')
    ORDER BY u.id LIMIT ${limit}
    ON CONFLICT ON CONSTRAINT partner_reports_pkey DO UPDATE SET sent_until = excluded.sent_until
      WHERE r.rhythm = excluded.rhythm AND coalesce(r.sent_until < excluded.sent_until, true)
    RETURNING user_id AS "userId"`
  return rows.map(({ userId }) => userId)
}

/** Returns undefined for somebody who has gone meanwhile. */
export async function selectReader(
  sql: Sql,
  userId: string,
): Promise<{ to: string; language: GuestLanguage | null } | undefined> {
  const [row] = await sql<{ to: string; language: GuestLanguage | null }[]>`
    SELECT email AS "to", language FROM users
    WHERE id = ${userId} AND user_type = 'affiliate' AND suspended_at IS NULL AND erased_at IS NULL`
  return row
}

type ReportSpanOf = { affiliateId: string; fromOn: string; untilOn: string }

/** What links, codes and the desk brought; clicks belong to links alone. */
export async function selectBrought(sql: Sql, of: ReportSpanOf): Promise<Omit<ReportFigures, 'name'>> {
  const [row] = await sql<[Omit<ReportFigures, 'name'>]>`
    SELECT coalesce(sum(clicks), 0)::integer AS clicks, coalesce(sum(bookings), 0)::integer AS bookings,
           coalesce(sum(cents), 0)::bigint AS "usdCents"
    FROM (${allDays(sql, of)}) AS days`
  return row
}

/** The five hotels that brought most. */
export async function selectBestHotels(sql: Sql, of: ReportSpanOf): Promise<ReportFigures[]> {
  return sql<ReportFigures[]>`
    SELECT h.name, sum(clicks)::integer AS clicks, sum(bookings)::integer AS bookings, sum(cents)::bigint AS "usdCents"
    FROM (${allDays(sql, of)}) AS days JOIN hotels h ON h.id = days.hotel_id
    GROUP BY h.id ${best(sql)}`
}

function allDays(sql: Sql, { affiliateId, fromOn, untilOn }: ReportSpanOf) {
  return sql`
    SELECT hotel_id, clicks, 0 AS bookings, 0 AS cents FROM link_days
    WHERE affiliate_id = ${affiliateId} AND day BETWEEN ${fromOn} AND ${untilOn}
    UNION ALL
    SELECT hotel_id, 0, bookings, earned_cents + expected_cents FROM referral_method_days
    WHERE affiliate_id = ${affiliateId} AND day BETWEEN ${fromOn} AND ${untilOn}`
}

/** The five links, or the five tags, that brought most. */
export async function selectBestOfLinks(
  sql: Sql,
  by: 'link' | 'tag',
  { affiliateId, fromOn, untilOn }: ReportSpanOf,
): Promise<ReportFigures[]> {
  const name = by === 'tag' ? sql`d.tag` : sql`coalesce(nullif(l.label, ''), l.code)`
  return sql<ReportFigures[]>`
    SELECT ${name} AS name, sum(d.clicks)::integer AS clicks, sum(d.bookings)::integer AS bookings,
           sum(d.earned_cents + d.expected_cents)::bigint AS "usdCents"
    FROM link_days d JOIN tracked_links l ON l.id = d.link_id
    WHERE d.affiliate_id = ${affiliateId} AND d.day BETWEEN ${fromOn} AND ${untilOn}
      ${by === 'tag' ? sql`AND d.tag <> ''` : sql``}
    GROUP BY ${by === 'tag' ? sql`d.tag` : sql`l.id`} ${best(sql)}`
}

function best(sql: Sql) {
  return sql`
    HAVING sum(clicks) + sum(bookings) > 0
    ORDER BY 4 DESC, 3 DESC, 2 DESC, 1 LIMIT 5`
}
