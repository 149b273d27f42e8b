import type { BookingState } from '@roomlark/contract/booking-states'
import type { AgreementReason } from '@roomlark/contract/partners/agreement-reason'
import type { Sql } from '../../db/database.ts'

/** Reasons for which commissions move. The clock makes them earned or payable. */
export type MoveCause = 'booking' | 'backlog' | 'clock' | 'hold' | 'dispute' | 'adjustment'

/** A booking whose commission moves at a moment, because of this event of it if there is one. */
export type Moving = { bookingId: string; at: Date; eventId: number | null }
export type Move = { cause: MoveCause; actorId: string | null; adjustmentId: string | null }

/** Gives bookings that were brought by an affiliate their commission, with nothing in it yet. */
export async function insertMissing(sql: Sql, bookingIds: string[], shippedHoldDays: number): Promise<void> {
  await sql`
    INSERT INTO commissions (booking_id, hotel_id, affiliate_id, partnership_id, currency, hold_days)
    SELECT b.id, b.hotel_id, r.affiliate_id, r.partnership_id, b.currency, coalesce((
             SELECT d.value FROM default_changes d
             WHERE d.name = 'holdDays' AND d.cancelled_at IS NULL AND d.effective_at <= b.booked_at
             ORDER BY d.effective_at DESC, d.id DESC LIMIT 1), ${shippedHoldDays})
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
    WHERE b.id = ANY(${bookingIds}::uuid[]) AND b.booked_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM commissions c WHERE c.booking_id = b.id AND c.kind = 'referral')
    ON CONFLICT ON CONSTRAINT commissions_pkey DO NOTHING`
}

/** Locks the commissions of these bookings in one order, so that no two moves wait for each other. */
export async function lockCommissions(sql: Sql, bookingIds: string[]): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    SELECT booking_id AS "bookingId" FROM commissions WHERE booking_id = ANY(${bookingIds}::uuid[])
    ORDER BY booking_id FOR UPDATE`
  return rows.map(({ bookingId }) => bookingId)
}

/** Locks some commissions that the clock changes now; those that somebody else is changing come later. */
export async function lockDue(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    SELECT booking_id AS "bookingId" FROM commissions WHERE next_at <= ${at}
    ORDER BY next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  return rows.map(({ bookingId }) => bookingId)
}

/**
 * Gives the promised bonus to those of these bookings, which are locked and can no longer be undone, that are the first
 * stay of their partner. Of two at once the constraint lets one be the first.
 */
export async function insertFirstStays(sql: Sql, bookingIds: string[], at: Date): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    INSERT INTO first_stay_bonuses (partnership_id, booking_id, cents, at)
    SELECT DISTINCT ON (c.partnership_id) c.partnership_id, c.booking_id, r.bonus_cents, ${at}
    FROM commissions c JOIN booking_raises r ON r.booking_id = c.booking_id JOIN bookings b ON b.id = c.booking_id
    WHERE c.booking_id = ANY(${bookingIds}::uuid[]) AND c.kind = 'referral' AND c.stage = 'ended' AND c.base_cents > 0
      AND b.state = 'checked-out' AND r.bonus_cents > 0
      AND NOT EXISTS (
        SELECT FROM commissions o JOIN bookings s ON s.id = o.booking_id
        WHERE o.hotel_id = c.hotel_id AND o.partnership_id = c.partnership_id AND o.stage IN ('earned', 'payable')
          AND s.state = 'checked-out')
    ORDER BY c.partnership_id, c.ended_on, c.booking_id
    ON CONFLICT DO NOTHING
    RETURNING booking_id AS "bookingId"`
  return rows.map(({ bookingId }) => bookingId)
}

/** Opens all accounts that the commissions of these bookings may ever need. */
export async function insertCommissionAccounts(sql: Sql, bookingIds: string[]): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (kind, holder_id, currency)
    SELECT DISTINCT needed.kind, needed.holder_id, needed.currency
    FROM (SELECT DISTINCT hotel_id, affiliate_id, currency FROM commissions
          WHERE booking_id = ANY(${bookingIds}::uuid[])) AS c
      CROSS JOIN LATERAL (VALUES
        ('hotel-expected', c.hotel_id, c.currency), ('hotel-receivable', c.hotel_id, c.currency),
        ('affiliate-expected', c.affiliate_id, 'USD'), ('affiliate-earned', c.affiliate_id, 'USD'),
        ('affiliate-held', c.affiliate_id, 'USD'), ('affiliate-payable', c.affiliate_id, 'USD'),
        ('platform-expected', NULL, c.currency), ('platform-share', NULL, c.currency),
        ('exchange', NULL, c.currency), ('exchange', NULL, 'USD')) AS needed (kind, holder_id, currency)
    WHERE NOT EXISTS (
      SELECT FROM ledger_accounts a
      WHERE a.kind = needed.kind AND a.holder_key = holder_key(needed.holder_id) AND a.currency = needed.currency)
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING`
}

/**
 * Makes the commissions of these bookings, which the caller has locked, what they are at their moment: writes the
 * difference to what they were into the ledger and into their history. Returns the affiliates and hotels of those
 * that changed.
 */
export async function updateMoved(
  sql: Sql,
  movings: Moving[],
  { cause, actorId, adjustmentId }: Move,
): Promise<{ affiliateId: string; hotelId: string }[]> {
  return sql<{ affiliateId: string; hotelId: string }[]>`
    WITH moving AS MATERIALIZED (
      SELECT w.at, w.event_id, t.*, c.changes + 1 AS number,
             c.stage AS old_stage, c.is_held AS old_held, c.is_disputed AS old_disputed,
             c.settled_net_usd_cents <> 0 AS is_settled,
             c.base_cents AS old_base, c.gross_cents AS old_gross, c.share_cents AS old_share, c.net_cents AS old_net,
             c.net_usd_cents AS old_net_usd,
             (c.changes = 0 OR (c.stage, c.is_held, c.is_disputed, c.base_cents, c.gross_cents, c.share_cents, c.net_usd_cents)
               IS DISTINCT FROM (t.stage, t.is_held, t.is_disputed, t.base_cents, t.gross_cents, t.share_cents, t.net_usd_cents))
               AS is_told,
             CASE WHEN ${cause} <> 'clock' THEN ${cause} WHEN t.stage = 'earned' THEN 'earned' ELSE 'payable' END AS cause
      FROM unnest(${movings.map(({ bookingId }) => bookingId)}::uuid[], ${movings.map(({ at }) => at.toISOString())}::text[]::timestamptz[],
                  ${movings.map(({ eventId }) => eventId)}::bigint[]) AS w (booking_id, at, event_id)
        CROSS JOIN LATERAL commission_targets(ARRAY[w.booking_id], w.at) AS t
        JOIN commissions c ON c.booking_id = t.booking_id AND c.kind = 'referral'
    ), posted AS MATERIALIZED (
      SELECT m.booking_id, p.account_kind, p.holder_id, p.account_currency, sum(p.amount) AS amount
      FROM moving m CROSS JOIN LATERAL (
        SELECT * FROM commission_postings(m.hotel_id, m.affiliate_id, m.currency, m.stage, m.is_held, m.is_disputed,
          m.is_settled, m.gross_cents, m.share_cents, m.net_cents, m.net_usd_cents)
        UNION ALL
        SELECT account_kind, holder_id, account_currency, -amount FROM commission_postings(m.hotel_id, m.affiliate_id,
          m.currency, m.old_stage, m.old_held, m.old_disputed, m.is_settled, m.old_gross, m.old_share, m.old_net,
          m.old_net_usd)
      ) AS p
      WHERE m.is_told
      GROUP BY 1, 2, 3, 4 HAVING sum(p.amount) <> 0
    ), transactions AS (
      INSERT INTO ledger_transactions (at, cause, cause_key, booking_id, actor_id)
      SELECT m.at, m.cause, coalesce(m.event_id::text, m.booking_id || ':' || m.number), m.booking_id, ${actorId}
      FROM moving m WHERE EXISTS (SELECT FROM posted p WHERE p.booking_id = m.booking_id) ORDER BY m.at, m.booking_id
      RETURNING id, booking_id
    ), entries AS (
      INSERT INTO ledger_entries (transaction_id, account_id, amount)
      SELECT t.id, a.id, p.amount
      FROM posted p JOIN transactions t USING (booking_id)
        JOIN ledger_accounts a ON a.kind = p.account_kind AND a.holder_key = holder_key(p.holder_id)
          AND a.currency = p.account_currency
    ), changes AS (
      INSERT INTO commission_changes (booking_id, number, at, cause, event_id, adjustment_id, transaction_id, stage, is_held,
                                      is_disputed, base_cents, gross_cents, share_cents, net_cents, net_usd_cents)
      SELECT m.booking_id, m.number, m.at, m.cause, m.event_id, ${adjustmentId}, t.id, m.stage, m.is_held, m.is_disputed,
             m.base_cents - m.old_base, m.gross_cents - m.old_gross, m.share_cents - m.old_share,
             m.net_cents - m.old_net, m.net_usd_cents - m.old_net_usd
      FROM moving m LEFT JOIN transactions t USING (booking_id) WHERE m.is_told
      RETURNING booking_id, kind, number
    ), told AS (
      INSERT INTO outbox (kind, params)
      SELECT 'commission', jsonb_build_object('bookingId', booking_id, 'kind', kind, 'number', number) FROM changes
    )
    UPDATE commissions c SET
      stage = m.stage, is_held = m.is_held, is_disputed = m.is_disputed,
      ended_on = m.ended_on, earned_at = m.earned_at, payable_at = m.payable_at,
      next_at = CASE m.stage WHEN 'ended' THEN m.earned_at WHEN 'earned' THEN m.payable_at END,
      base_cents = m.base_cents, gross_cents = m.gross_cents, share_cents = m.share_cents, net_cents = m.net_cents,
      net_usd_cents = m.net_usd_cents, changes = c.changes + m.is_told::integer
    FROM moving m
    WHERE c.booking_id = m.booking_id AND c.kind = 'referral'
      AND (m.is_told OR (c.ended_on, c.earned_at, c.payable_at) IS DISTINCT FROM (m.ended_on, m.earned_at, m.payable_at))
    RETURNING c.affiliate_id AS "affiliateId", c.hotel_id AS "hotelId"`
}

/** Takes some bookings from before there was a ledger. */
export async function takeBacklog(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ bookingId: string }[]>`
    DELETE FROM commission_backlog WHERE booking_id IN (
      SELECT booking_id FROM commission_backlog LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING booking_id AS "bookingId"`
  return rows.map(({ bookingId }) => bookingId)
}

/** Replaces what was agreed before, and returns the new agreement. */
export async function insertAdjustment(
  sql: Sql,
  row: {
    bookingId: string
    baseCents: number
    cause: 'dispute' | 'hold' | 'refund'
    reason: AgreementReason
    byId: string | null
    at: Date
  },
): Promise<string> {
  await sql`
    UPDATE commission_adjustments SET replaced_at = ${row.at}
    WHERE booking_id = ${row.bookingId} AND replaced_at IS NULL`
  const [text, said] = row.reason.kind === 'written' ? [row.reason.text, null] : ['', sql.json(row.reason)]
  const [added] = await sql<[{ id: string }]>`
    INSERT INTO commission_adjustments (booking_id, base_cents, cause, reason, said, by_id, at)
    VALUES (${row.bookingId}, ${row.baseCents}, ${row.cause}, ${text}, ${said}, ${row.byId}, ${row.at})
    RETURNING id`
  return added.id
}

export async function selectAgreement(
  sql: Sql,
  bookingId: string,
): Promise<{ baseCents: number; cause: 'dispute' | 'hold' | 'refund' } | undefined> {
  const [row] = await sql<{ baseCents: number; cause: 'dispute' | 'hold' | 'refund' }[]>`
    SELECT base_cents AS "baseCents", cause FROM commission_adjustments
    WHERE booking_id = ${bookingId} AND replaced_at IS NULL`
  return row
}

/**
 * Has the figures of a booking counted again, by way of its latest event. One that waits already is locked, so that
 * nobody counts it before what has changed is committed.
 */
export async function recountBooking(sql: Sql, bookingId: string): Promise<void> {
  await sql`
    INSERT INTO uncounted_events (event_id)
    SELECT max(id) FROM booking_events WHERE booking_id = ${bookingId} AND NOT of_hold HAVING max(id) IS NOT NULL
    ON CONFLICT (event_id) DO UPDATE SET event_id = excluded.event_id`
}

/** A stay that is not booked yet, or not as it would be; amounts are in minor units of its currency. */
export type QuotedStay = {
  state: BookingState
  /** The price of the rooms, with the VAT it may include. */
  roomCents: number
  includedVatCents: number
  /** Fees that the hotel keeps for rooms given up late. */
  droppedFeeCents: number
  /** The nights of boosts: what they cost within `roomCents`, and what is added to the rate for them. */
  boosted: readonly { priceCents: number; bps: number }[]
}

/** Terms frozen when the booking was made, in basis points; the share is Roomlark's part. */
export type CommissionTerms = { rateBps: number; shareBps: number }

export type QuotedCommission = { baseCents: number; grossCents: number; shareCents: number; netCents: number }

/** Computes the commission of a stay by the function that computes those of bookings. */
export async function selectQuotedCommission(
  sql: Sql,
  stay: QuotedStay,
  terms: CommissionTerms,
): Promise<QuotedCommission | undefined> {
  const boostedCents = stay.boosted.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const points = stay.boosted.reduce((sum, { priceCents, bps }) => sum + priceCents * bps, 0)
  const [row] = await sql<QuotedCommission[]>`
    SELECT base_cents AS "baseCents", gross_cents AS "grossCents", share_cents AS "shareCents", net_cents AS "netCents"
    FROM stay_commission(${stay.state}, ${stay.roomCents}, ${stay.includedVatCents}, ${stay.droppedFeeCents}, NULL, true,
                         ${boostedCents}, ${points}, ${terms.rateBps}, ${terms.shareBps})`
  return row
}
