import type { AllPartnershipsQuery, ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../../db/database.ts'
import { contains, searchWords } from '../../../db/search.ts'

type ListedRow = Omit<ListedPartnership, 'stateSince' | 'createdAt'> & { stateSince: Date; createdAt: Date }

/** Expensive counts are made for the rows of the page only. */
export async function selectAllPartnerships(
  sql: Sql,
  query: AllPartnershipsQuery,
  now: Date,
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    WITH page AS (
      SELECT p.id, row_number() OVER (ORDER BY ${buildOrder(sql, query.sort)}, p.id) AS place
      FROM ${joined(sql)}
      WHERE ${buildFilters(sql, query)} ${query.state === undefined ? sql`` : sql`AND p.state = ${query.state}`}
      ORDER BY place LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit})
    SELECT p.id, p.state, p.state_since AS "stateSince", p.version, p.created_at AS "createdAt",
           p.paused_by_admin AS "pausedByAdmin", ${partnerName(sql)} AS "partnerName",
           jsonb_build_object('id', h.id, 'name', h.name, 'city', h.city, 'country', h.country) AS hotel,
           CASE WHEN u.id IS NOT NULL
                THEN jsonb_build_object('id', u.id, 'name', account_name(u), 'email', u.email) END AS affiliate,
           partner_rate_bps(p, ${now})::float8 / 100 AS "ratePercent",
           (SELECT coalesce(sum(d.bookings), 0)::integer FROM referral_days d
            WHERE d.affiliate_id = p.affiliate_id AND d.hotel_id = p.hotel_id) AS bookings,
           (SELECT count(*)::integer FROM booking_signals s JOIN bookings b ON b.id = s.booking_id
            WHERE b.partnership_id = p.id AND s.reviewed_at IS NULL) AS "openSignals"
    FROM page JOIN ${joined(sql)} ON p.id = page.id
    ORDER BY page.place`
}

/** Applies every filter except the state. */
export async function selectCountsByState(
  sql: Sql,
  query: AllPartnershipsQuery,
): Promise<{ state: PartnershipState; count: number }[]> {
  return sql<{ state: PartnershipState; count: number }[]>`
    SELECT p.state, count(*)::integer AS count FROM ${joined(sql)} WHERE ${buildFilters(sql, query)} GROUP BY p.state`
}

function joined(sql: Sql) {
  return sql`(partnerships p JOIN hotels h ON h.id = p.hotel_id LEFT JOIN users u ON u.id = p.affiliate_id)`
}

function partnerName(sql: Sql) {
  return sql`coalesce(partner_name(u), p.invited_email, '')`
}

function buildFilters(sql: Sql, { search, hotelId, userId }: AllPartnershipsQuery) {
  return sql`
    true
    ${hotelId === undefined ? sql`` : sql`AND p.hotel_id = ${hotelId}`}
    ${userId === undefined ? sql`` : sql`AND (p.affiliate_id = ${userId} OR h.owner_id = ${userId})`}
    ${searchWords(search).reduce(
      (so, word) => sql`${so} AND (
        ${contains(sql, sql`h.search_text`, word)} OR ${contains(sql, sql`u.search_text`, word)}
        OR ${contains(sql, sql`fold(${partnerName(sql)})`, word)})`,
      sql``,
    )}`
}

function buildOrder(sql: Sql, sort: AllPartnershipsQuery['sort']) {
  switch (sort) {
    case 'newest':
      return sql`p.state_since DESC`
    case 'hotel':
      return sql`fold(h.name)`
    case 'partner':
      return sql`fold(${partnerName(sql)})`
  }
}
