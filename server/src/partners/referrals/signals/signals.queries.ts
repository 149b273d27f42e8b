import type { BookingSignal, Signal, SignalQuery } from '@roomlark/contract/partners/signals'
import type { SignalFinding, SignalKind } from '@roomlark/contract/signal-kinds'
import type { Sql } from '../../../db/database.ts'
import { contains, searchWords } from '../../../db/search.ts'

type Reviewed = { at: Date; by: string; note: string | null }
export type SignalRow = Omit<BookingSignal, 'found' | 'at' | 'review'> & {
  found: SignalFinding
  at: Date
  reviewedAt: Date | null
  reviewedBy: Reviewed['by']
  note: Reviewed['note']
}
export type ListedRow = SignalRow & Pick<Signal, 'booking' | 'hotel' | 'partner'>

export async function selectSignals(sql: Sql, query: SignalQuery): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    SELECT ${columns(sql)}, jsonb_build_object('id', b.id, 'reference', b.reference) AS booking,
           jsonb_build_object('id', h.id, 'name', h.name) AS hotel,
           jsonb_build_object('affiliateId', u.id, 'name', partner_name(u)) AS partner
    FROM ${joined(sql)} LEFT JOIN users a ON a.id = s.reviewed_by
    WHERE ${buildFilters(sql, query)} ${query.kind === undefined ? sql`` : sql`AND s.kind = ${query.kind}`}
    ORDER BY s.at DESC, s.id LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`
}

/** Applies every filter except the kind. */
export async function selectCountsByKind(
  sql: Sql,
  query: SignalQuery,
): Promise<{ kind: SignalKind; count: number }[]> {
  return sql<{ kind: SignalKind; count: number }[]>`
    SELECT s.kind, count(*)::integer AS count FROM ${joined(sql)} WHERE ${buildFilters(sql, query)} GROUP BY s.kind`
}

export async function selectOpenCount(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM booking_signals WHERE reviewed_at IS NULL`
  return row?.count ?? 0
}

export async function selectBookingSignals(sql: Sql, bookingId: string): Promise<SignalRow[]> {
  return sql<SignalRow[]>`
    SELECT ${columns(sql)} FROM booking_signals s LEFT JOIN users a ON a.id = s.reviewed_by
    WHERE s.booking_id = ${bookingId} ORDER BY s.at, s.kind`
}

type Locked = { bookingId: string; kind: SignalKind; version: number }

export async function selectSignalForUpdate(sql: Sql, id: string): Promise<Locked | undefined> {
  const [row] = await sql<Locked[]>`
    SELECT booking_id AS "bookingId", kind, version FROM booking_signals WHERE id = ${id} FOR UPDATE`
  return row
}

export async function updateReview(
  sql: Sql,
  id: string,
  review: { at: Date; by: string; note: string },
): Promise<SignalRow | undefined> {
  const [row] = await sql<SignalRow[]>`
    WITH s AS (
      UPDATE booking_signals SET reviewed_at = ${review.at}, reviewed_by = ${review.by},
             review_note = ${review.note}, version = version + 1
      WHERE id = ${id} RETURNING *)
    SELECT ${columns(sql)} FROM s LEFT JOIN users a ON a.id = s.reviewed_by`
  return row
}

function columns(sql: Sql) {
  return sql`
    s.id, jsonb_build_object('kind', s.kind, 'evidence', s.evidence) AS found, s.at, s.version,
    s.reviewed_at AS "reviewedAt", coalesce(account_name(a), '') AS "reviewedBy", s.review_note AS note`
}

function joined(sql: Sql) {
  return sql`booking_signals s JOIN bookings b ON b.id = s.booking_id JOIN hotels h ON h.id = b.hotel_id
    JOIN users u ON u.id = b.affiliate_id`
}

function buildFilters(sql: Sql, { search, affiliateId, hotelId, review }: SignalQuery) {
  return sql`
    true
    ${affiliateId === undefined ? sql`` : sql`AND b.affiliate_id = ${affiliateId}`}
    ${hotelId === undefined ? sql`` : sql`AND b.hotel_id = ${hotelId}`}
    ${review === undefined ? sql`` : sql`AND (s.reviewed_at IS NULL) = ${review === 'open'}`}
    ${searchWords(search).reduce(
      (so, word) => sql`${so} AND (
        ${contains(sql, sql`fold(b.reference)`, word)} OR ${contains(sql, sql`h.search_text`, word)}
        OR ${contains(sql, sql`fold(partner_name(u))`, word)})`,
      sql``,
    )}`
}
