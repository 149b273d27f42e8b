import type {
  DisputeAmounts,
  DisputeFilter,
  DisputeParty,
  DisputeQuery,
  DisputeReason,
  DisputeState,
} from '@roomlark/contract/partners/disputes'
import type { Sql, SqlPart } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'

/** The disputes that a caller may read. */
export type DisputeScope = HotelScope | { affiliateId: string }

/** For what Roomlark does by itself. */
export const everyDispute: DisputeScope = { ownerId: undefined }

export function isReached(sql: Sql, scope: DisputeScope) {
  return 'affiliateId' in scope ? sql`AND c.affiliate_id = ${scope.affiliateId}` : inScope(sql, scope)
}

export type DisputeRow = {
  id: string
  bookingId: string
  reference: string
  checkInOn: string
  checkOutOn: string
  timeZone: string
  hotelId: string
  hotelName: string
  ownerId: string
  affiliateId: string
  partnerName: string
  currency: string
  rateBps: number
  boostBps: number
  state: DisputeState
  openedBy: DisputeParty
  openedAt: Date
  reason: DisputeReason
  answerBy: Date
  claimedBaseCents: number | null
  before: DisputeAmounts
  now: DisputeAmounts
  proposed: DisputeAmounts | null
  mostBaseCents: number
  standsAt: Date | null
  hotelAcceptedAt: Date | null
  affiliateAcceptedAt: Date | null
  endedAt: Date | null
  version: number
}

function columns(sql: Sql) {
  return sql`
    d.id, d.booking_id AS "bookingId", b.reference, b.check_in_on::text AS "checkInOn",
    b.check_out_on::text AS "checkOutOn", b.time_zone AS "timeZone", h.id AS "hotelId", h.name AS "hotelName",
    h.owner_id AS "ownerId", d.affiliate_id AS "affiliateId", partner_name(u) AS "partnerName", c.currency,
    r.rate_bps AS "rateBps", r.boost_bps AS "boostBps", d.state, d.opened_side AS "openedBy",
    d.opened_at AS "openedAt", d.reason, d.answer_by AS "answerBy", d.claimed_base_cents AS "claimedBaseCents",
    jsonb_build_object('baseCents', d.opened_base_cents, 'grossCents', d.opened_gross_cents,
                       'netCents', d.opened_net_cents) AS before,
    jsonb_build_object('baseCents', c.base_cents, 'grossCents', c.gross_cents, 'netCents', c.net_cents) AS now,
    CASE WHEN d.proposed_base_cents IS NOT NULL THEN jsonb_build_object(
      'baseCents', proposed.base_cents, 'grossCents', proposed.gross_cents, 'netCents', proposed.net_cents) END AS proposed,
    booked.base_cents AS "mostBaseCents", d.stands_at AS "standsAt", d.hotel_accepted_at AS "hotelAcceptedAt",
    d.affiliate_accepted_at AS "affiliateAcceptedAt", d.ended_at AS "endedAt", d.version`
}

/** With what the booking itself says that the hotel kept, and what the commission would be on what was proposed. */
function joined(sql: Sql) {
  const computed = (state: SqlPart, kept: SqlPart) => sql`
    LATERAL stay_commission(${state}, b.room_cents, b.included_vat_cents, b.dropped_fee_cents, ${kept}, r.fees_by_share,
                            boosted.price_cents, boosted.points, r.rate_bps, r.platform_share_bps)`
  const keptCents = sql`kept_without_vat(b.fee_cents, b.room_cents, b.included_vat_cents, r.fees_by_share)`
  return sql`
    commission_disputes d JOIN bookings b ON b.id = d.booking_id
      JOIN commissions c ON c.booking_id = d.booking_id AND c.kind = 'referral'
      JOIN booking_referrals r ON r.booking_id = d.booking_id
      JOIN hotels h ON h.id = d.hotel_id JOIN users u ON u.id = d.affiliate_id
      CROSS JOIN LATERAL boosted_nights_of(b.id, r.boost_bps > 0) AS boosted
      CROSS JOIN ${computed(sql`b.state`, keptCents)} AS booked
      CROSS JOIN ${computed(sql`'no-show'`, sql`d.proposed_base_cents`)} AS proposed`
}

export async function selectDispute(
  sql: Sql,
  id: string,
  scope: DisputeScope,
): Promise<DisputeRow | undefined> {
  const [row] = await sql<DisputeRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} WHERE d.id = ${id} ${isReached(sql, scope)}`
  return row
}

/** The newest first. */
export async function selectBookingDisputes(sql: Sql, bookingId: string): Promise<DisputeRow[]> {
  return sql<DisputeRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)} WHERE d.booking_id = ${bookingId} ORDER BY d.opened_at DESC, d.id`
}

const conditions: Record<DisputeFilter, (sql: Sql) => ReturnType<Sql>> = {
  open: (sql) => sql`d.state = 'open'`,
  proposed: (sql) => sql`d.state = 'proposed'`,
  ended: (sql) => sql`d.ended_at IS NOT NULL`,
}

/** Those in progress come first, by the day to answer, and then those that are over, the latest first. */
export async function selectDisputePage(sql: Sql, query: DisputeQuery): Promise<DisputeRow[]> {
  const { show, page, limit } = query
  return sql<DisputeRow[]>`
    SELECT ${columns(sql)} FROM ${joined(sql)}
    WHERE ${found(sql, query)} ${show === undefined ? sql`` : sql`AND ${conditions[show](sql)}`}
    ORDER BY d.ended_at DESC NULLS FIRST, coalesce(d.stands_at, d.answer_by), d.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectDisputeCounts(
  sql: Sql,
  query: DisputeQuery,
): Promise<Record<DisputeFilter, number>> {
  const [row] = await sql<[Record<DisputeFilter, number>]>`
    SELECT count(*) FILTER (WHERE ${conditions.open(sql)})::integer AS open,
           count(*) FILTER (WHERE ${conditions.proposed(sql)})::integer AS proposed,
           count(*) FILTER (WHERE ${conditions.ended(sql)})::integer AS ended
    FROM commission_disputes d JOIN bookings b ON b.id = d.booking_id JOIN hotels h ON h.id = d.hotel_id
      JOIN users u ON u.id = d.affiliate_id
    WHERE ${found(sql, query)}`
  return row
}

function found(sql: Sql, { search }: DisputeQuery) {
  return searchWords(search).reduce(
    (so, word) => sql`${so} AND (
      ${contains(sql, sql`fold(b.reference)`, word)} OR ${contains(sql, sql`h.search_text`, word)}
      OR ${contains(sql, sql`fold(partner_name(u))`, word)})`,
    sql`true`,
  )
}

export async function insertDispute(
  sql: Sql,
  {
    bookingId,
    ...dispute
  }: {
    bookingId: string
    openedBy: string
    side: DisputeParty
    reason: DisputeReason
    claimedBaseCents: number | null
    at: Date
    answerBy: Date
  },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO commission_disputes (booking_id, hotel_id, affiliate_id, opened_by, opened_side, opened_at, reason,
                                     claimed_base_cents, answer_by, opened_base_cents, opened_gross_cents,
                                     opened_net_cents)
    SELECT c.booking_id, c.hotel_id, c.affiliate_id, ${dispute.openedBy}, ${dispute.side}, ${dispute.at},
           ${dispute.reason}, ${dispute.claimedBaseCents}::bigint, ${dispute.answerBy}, c.base_cents, c.gross_cents,
           c.net_cents
    FROM commissions c WHERE c.booking_id = ${bookingId} AND c.kind = 'referral'
    RETURNING id`
  return row.id
}

/** The row must be locked, and so it is for each change below. */
export async function updateProposal(
  sql: Sql,
  id: string,
  proposal: { baseCents: number; byId: string; standsAt: Date },
): Promise<void> {
  await sql`
    UPDATE commission_disputes
    SET state = 'proposed', proposed_base_cents = ${proposal.baseCents}, proposed_by = ${proposal.byId},
        stands_at = ${proposal.standsAt}, hotel_accepted_at = NULL, affiliate_accepted_at = NULL, version = version + 1
    WHERE id = ${id}`
}

/** Takes the proposal off the table. */
export async function updateReopened(sql: Sql, id: string): Promise<void> {
  await sql`
    UPDATE commission_disputes
    SET state = 'open', proposed_base_cents = NULL, proposed_by = NULL, stands_at = NULL, hotel_accepted_at = NULL,
        affiliate_accepted_at = NULL, version = version + 1
    WHERE id = ${id}`
}

/** The version stays, because both sides may accept at once. */
export async function updateAccepted(sql: Sql, id: string, side: DisputeParty, at: Date): Promise<void> {
  await sql`
    UPDATE commission_disputes
    SET hotel_accepted_at = ${side === 'hotel' ? at : sql`hotel_accepted_at`},
        affiliate_accepted_at = ${side === 'affiliate' ? at : sql`affiliate_accepted_at`}
    WHERE id = ${id}`
}

export async function updateEnded(
  sql: Sql,
  id: string,
  state: 'settled' | 'rejected' | 'withdrawn',
  at: Date,
): Promise<void> {
  await sql`
    UPDATE commission_disputes SET state = ${state}, ended_at = ${at}, version = version + 1 WHERE id = ${id}`
}
