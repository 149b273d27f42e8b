import type {
  EarningsLine,
  EarningsLineQuery,
  EarningsStatementHotel,
  EarningsStatementSummary,
} from '@roomlark/contract/settlement/earnings'
import type { PayoutAccountKind } from '@roomlark/contract/settlement/payout-accounts'
import type { Sql } from '../../../db/database.ts'
import { conversionColumn } from '../runs/approval.queries.ts'

/** Drafts are not frozen, so affiliates do not see them. */
export function ownStatements(sql: Sql, affiliateId: string) {
  return sql`
    affiliate_statements s JOIN payout_runs r ON r.id = s.run_id
    WHERE s.affiliate_id = ${affiliateId} AND s.state <> 'draft'`
}

export function summaryColumns(sql: Sql) {
  return sql`
    s.id, s.number, r.month::text AS "statementOn", r.pay_on::text AS "payOn",
    (SELECT count(*)::integer FROM affiliate_statement_lines l
     WHERE l.statement_id = s.id AND l.kind = 'commission') AS stays,
    s.earned_cents AS "earnedUsdCents", s.corrections_cents AS "correctionsUsdCents",
    s.carried_cents AS "carriedUsdCents", s.total_cents AS "totalUsdCents", s.payout_cents AS "payoutUsdCents",
    s.decision, s.state, s.paid_on::text AS "paidOn", s.returned_on::text AS "returnedOn",
    ${conversionColumn(sql)}`
}

export async function selectStatements(
  sql: Sql,
  affiliateId: string,
  { page, limit }: { page: number; limit: number },
): Promise<EarningsStatementSummary[]> {
  return sql<EarningsStatementSummary[]>`
    SELECT ${summaryColumns(sql)} FROM ${ownStatements(sql, affiliateId)}
    ORDER BY r.month DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countStatements(sql: Sql, affiliateId: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM ${ownStatements(sql, affiliateId)}`
  return row.total
}

export type StatementRow = EarningsStatementSummary & {
  runNumber: string
  drawnAt: Date
  approvedAt: Date
  exportedAt: Date | null
  bankReference: string | null
  returnCode: string | null
  payeeName: string
  publicName: string
  detailsId: string | null
  accountKind: PayoutAccountKind | null
  accountCurrency: string | null
  lastFour: string | null
  bankName: string | null
  corrections: number
}

export async function selectStatement(
  sql: Sql,
  affiliateId: string,
  id: string,
): Promise<StatementRow | undefined> {
  const [row] = await sql<StatementRow[]>`
    SELECT ${summaryColumns(sql)}, r.number AS "runNumber", r.drawn_at AS "drawnAt", r.approved_at AS "approvedAt",
           r.exported_at AS "exportedAt", s.bank_reference AS "bankReference", s.return_code AS "returnCode",
           u.first_name || ' ' || u.last_name AS "payeeName", partner_name(u) AS "publicName",
           d.id AS "detailsId", d.kind AS "accountKind", d.last_four AS "lastFour", d.bank_name AS "bankName",
           d.currency AS "accountCurrency",
           (SELECT count(*)::integer FROM affiliate_statement_lines l
            WHERE l.statement_id = s.id AND l.kind = 'correction') AS corrections
    FROM affiliate_statements s JOIN payout_runs r ON r.id = s.run_id JOIN users u ON u.id = s.affiliate_id
      LEFT JOIN payout_details d ON d.id = s.details_id AND s.decision = 'pay'
    WHERE s.affiliate_id = ${affiliateId} AND s.id = ${id} AND s.state <> 'draft'`
  return row
}

type HotelRow = Omit<EarningsStatementHotel, 'hotel' | 'lowestRatePercent' | 'highestRatePercent'> & {
  hotelId: string
  hotelName: string
  lowestRateBps: number
  highestRateBps: number
}

/** The hotels of a statement, those that brought most first. */
export async function selectStatementHotels(sql: Sql, statementId: string): Promise<HotelRow[]> {
  return sql<HotelRow[]>`
    SELECT l.hotel_id AS "hotelId", h.name AS "hotelName", l.currency, count(*)::integer AS stays,
           min(l.rate_bps) AS "lowestRateBps", max(l.rate_bps) AS "highestRateBps",
           sum(l.base_cents)::bigint AS "baseCents", sum(l.gross_cents)::bigint AS "grossCents",
           sum(l.share_cents)::bigint AS "shareCents", sum(l.net_usd_cents)::bigint AS "netUsdCents"
    FROM affiliate_statement_lines l JOIN hotels h ON h.id = l.hotel_id
    WHERE l.statement_id = ${statementId} AND l.kind = 'commission'
    GROUP BY l.hotel_id, h.name, l.currency ORDER BY sum(l.net_usd_cents) DESC, h.name, l.currency`
}

export type LineRow = Omit<
  EarningsLine,
  'hotel' | 'ratePercent' | 'boostPoints' | 'sharePercent' | 'corrects'
> & {
  hotelId: string
  hotelName: string
  rateBps: number
  boostBps: number
  shareBps: number
  correctsId: string | null
  correctsNumber: string | null
}

type LineFilter = Partial<Pick<EarningsLineQuery, 'kind' | 'hotelId' | 'currency'>>

function ownLines(sql: Sql, statementId: string, { kind, hotelId, currency }: LineFilter) {
  return sql`
    l.statement_id = ${statementId}
    ${kind === undefined ? sql`` : sql`AND l.kind = ${kind}`}
    ${hotelId === undefined ? sql`` : sql`AND l.hotel_id = ${hotelId}`}
    ${currency === undefined ? sql`` : sql`AND l.currency = ${currency}`}`
}

/** Lines in the order in which they were frozen. */
export async function selectLines(
  sql: Sql,
  statementId: string,
  filter: LineFilter,
  { page, limit }: { page: number; limit: number },
): Promise<LineRow[]> {
  return sql<LineRow[]>`
    SELECT l.booking_id AS "bookingId", b.reference, l.hotel_id AS "hotelId", h.name AS "hotelName", l.kind, l.outcome,
           l.check_in_on::text AS "checkInOn", l.check_out_on::text AS "checkOutOn",
           l.check_out_on - l.check_in_on AS nights, charged_nights(l.booking_id) AS "chargedNights", l.currency, l.rate_bps AS "rateBps",
           coalesce(f.boost_bps, 0) AS "boostBps", l.share_bps AS "shareBps", l.base_cents AS "baseCents",
           l.gross_cents AS "grossCents", l.share_cents AS "shareCents", l.net_cents AS "netCents",
           l.net_usd_cents AS "netUsdCents", k.code AS link, f.tag, f.sub_id AS "subId", site.name AS site,
           corrected.id AS "correctsId", corrected.number AS "correctsNumber"
    FROM affiliate_statement_lines l JOIN bookings b ON b.id = l.booking_id JOIN hotels h ON h.id = l.hotel_id
      LEFT JOIN booking_referrals f ON f.booking_id = l.booking_id
      LEFT JOIN tracked_links k ON k.id = f.link_id LEFT JOIN affiliate_sites site ON site.id = k.site_id
      LEFT JOIN LATERAL (
        SELECT s.id, s.number FROM affiliate_statements own
          JOIN affiliate_statements s ON s.affiliate_id = own.affiliate_id AND s.number < own.number
          JOIN affiliate_statement_lines earlier ON earlier.statement_id = s.id AND earlier.booking_id = l.booking_id
        WHERE own.id = l.statement_id AND s.state <> 'draft' ORDER BY s.number DESC LIMIT 1
      ) AS corrected ON l.kind = 'correction'
    WHERE ${ownLines(sql, statementId, filter)}
    ORDER BY l.line LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countLines(sql: Sql, statementId: string, filter: LineFilter): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM affiliate_statement_lines l WHERE ${ownLines(sql, statementId, filter)}`
  return row.total
}
