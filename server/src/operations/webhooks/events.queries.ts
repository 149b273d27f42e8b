import type { Sql } from '../../db/database.ts'
import { unreadBy } from '../../db/outbox.ts'

/** Nearly nobody listens, so this is asked before anything is put together. */
export async function selectIsAnyListening(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ isAny: boolean }]>`
    SELECT EXISTS (SELECT FROM webhooks WHERE paused_at IS NULL) AS "isAny"`
  return row.isAny
}

/**
 * Writes a delivery for each address that listens to what was told: those of the accounts that it concerns and those of
 * administrators, each with what they may read. Nothing names a guest, an account that is paid to, or what somebody wrote.
 */
export async function insertDeliveries(sql: Sql, until: string): Promise<void> {
  await sql`
    WITH told AS MATERIALIZED (SELECT * FROM ${unreadBy(sql, 'webhooks', until)} AS unread),
    events (id, type, at, owner_id, affiliate_id, for_owner, for_affiliate, for_admin) AS (
      ${bookingEvents(sql)} UNION ALL ${availability(sql)} UNION ALL ${reviewEvents(sql)}
      UNION ALL ${partnershipEvents(sql)}
      UNION ALL ${commissionEvents(sql)} UNION ALL ${payoutEvents(sql)}
    )
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
    SELECT w.id, e.type, e.at, reader.data, e.at,
           coalesce(reader.data ->> 'bookingId', reader.data ->> 'partnershipId', reader.data ->> 'statementId', reader.data ->> 'hotelId')
    FROM events e
      CROSS JOIN LATERAL (VALUES (e.owner_id, false, e.for_owner), (e.affiliate_id, false, e.for_affiliate),
                                 (NULL, true, e.for_admin)) AS reader (account_id, is_admin, data)
      JOIN webhooks w ON split_part(e.type, '.', 1) = ANY(w.topics) AND w.paused_at IS NULL
      JOIN users u ON u.id = w.user_id
        AND CASE WHEN reader.is_admin THEN u.user_type = 'admin' ELSE u.id = reader.account_id END
    WHERE e.type IS NOT NULL AND reader.data IS NOT NULL
      AND u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
    ORDER BY e.id`
}

/** A hold is no booking yet. */
function bookingEvents(sql: Sql) {
  return sql`
    SELECT told.id, CASE
             WHEN e.kind IN ('created', 'confirmed') THEN 'booking.created'
             WHEN e.kind IN ('changed', 'moved', 'room-assigned', 'undone', 'reinstated') THEN 'booking.changed'
             WHEN e.kind = 'cancelled' THEN 'booking.cancelled'
             WHEN e.kind = 'checked-in' THEN 'booking.checked_in'
             WHEN e.kind = 'checked-out' THEN 'booking.checked_out'
             WHEN e.kind = 'no-show' THEN 'booking.no_show' END, e.at, h.owner_id, NULL::uuid, d.data, NULL::json, d.data
    FROM told JOIN booking_events e ON e.id = (told.params ->> 'eventId')::bigint
      JOIN bookings b ON b.id = e.booking_id JOIN hotels h ON h.id = b.hotel_id
      CROSS JOIN LATERAL (SELECT json_build_object(
        'bookingId', b.id, 'reference', b.reference, 'hotelId', h.id, 'hotel', h.slug, 'state', told.params -> 'state',
        'source', b.source, 'checkInOn', told.params -> 'checkInOn', 'checkOutOn', told.params -> 'checkOutOn',
        'totalCents', told.params -> 'totalCents', 'currency', b.currency) AS data) d
    WHERE told.kind = 'booking'`
}

/** Nights of which something changed: what is left of them, their price or their limits. */
function availability(sql: Sql) {
  return sql`
    SELECT changed.id, 'availability.changed', changed.at, h.owner_id, NULL::uuid, d.data, NULL::json, d.data
    FROM (SELECT max(id) AS id, max(at) AS at, hotel_id, min(from_on) AS from_on, max(until_on) AS until_on
          FROM told WHERE kind = 'offers' AND isfinite(from_on) GROUP BY hotel_id) changed
      JOIN hotels h ON h.id = changed.hotel_id
      CROSS JOIN LATERAL (SELECT json_build_object(
        'hotelId', h.id, 'hotel', h.slug, 'fromOn', changed.from_on, 'untilOn', changed.until_on) AS data) d`
}

/** Reviews that were published, or changed in any way; what they say is read with the API. */
function reviewEvents(sql: Sql) {
  return sql`
    SELECT told.id, 'review.' || (told.params ->> 'happened'), told.at, h.owner_id, NULL::uuid, d.data, NULL::json, d.data
    FROM told JOIN hotels h ON h.id = (told.params ->> 'hotelId')::uuid
      JOIN reviews r ON r.id = (told.params ->> 'reviewId')::uuid
      CROSS JOIN LATERAL (SELECT json_build_object(
        'reviewId', r.id, 'bookingId', r.booking_id, 'hotelId', h.id, 'hotel', h.slug, 'score', r.score) AS data) d
    WHERE told.kind = 'review'`
}

/** Steps of partnerships, for both sides. */
function partnershipEvents(sql: Sql) {
  return sql`
    SELECT told.id, CASE
             WHEN e.kind IN ('requested', 'invited', 'declined', 'paused', 'resumed', 'ended') THEN 'partnership.' || e.kind
             WHEN e.kind IN ('approved', 'accepted') THEN 'partnership.started'
             WHEN e.kind = 'invitation-declined' THEN 'partnership.declined'
             WHEN e.kind = 'withdrawn' THEN 'partnership.ended'
             WHEN e.kind LIKE 'terms-%' THEN 'partnership.terms_changed' END,
           e.at, h.owner_id, p.affiliate_id, d.data, d.data, d.data
    FROM told JOIN partnership_events e ON e.id = (told.params ->> 'eventId')::bigint
      JOIN partnerships p ON p.id = e.partnership_id JOIN hotels h ON h.id = p.hotel_id
      LEFT JOIN users u ON u.id = p.affiliate_id
      CROSS JOIN LATERAL (SELECT json_build_object(
        'partnershipId', p.id, 'hotelId', h.id, 'hotel', h.slug, 'partner', partner_name(u),
        'state', told.params -> 'state', 'by', e.by_side) AS data) d
    WHERE told.kind = 'partnership'`
}

/** Changes of commissions: what the hotel owes for the hotel, what the partner gets for the partner. */
function commissionEvents(sql: Sql) {
  const start = sql`'bookingId', b.id, 'reference', b.reference, 'hotelId', h.id, 'hotel', h.slug`
  const stage = sql`'stage', c.stage, 'amountCents'`
  return sql`
    SELECT told.id, 'commission.' || CASE
             WHEN before.stage IS NOT DISTINCT FROM c.stage OR c.stage = 'ended' THEN 'changed'
             WHEN c.stage = 'void' THEN 'voided' ELSE c.stage END,
           c.at, h.owner_id, k.affiliate_id,
           json_build_object(${start}, 'partner', partner_name(u), ${stage}, c.gross_cents, 'currency', k.currency),
           json_build_object(${start}, ${stage}, c.net_cents, 'currency', k.currency, 'link', l.code, 'tag', r.tag,
                             'subId', r.sub_id, 'site', s.name),
           json_build_object(${start}, 'partner', partner_name(u), ${stage}, c.gross_cents,
                             'partnerCents', c.net_cents, 'currency', k.currency)
    FROM told JOIN commission_changes c ON c.booking_id = (told.params ->> 'bookingId')::uuid
        AND c.kind = told.params ->> 'kind' AND c.number = (told.params ->> 'number')::integer
      LEFT JOIN commission_changes before
        ON before.booking_id = c.booking_id AND before.kind = c.kind AND before.number = c.number - 1
      JOIN commissions k ON k.booking_id = c.booking_id AND k.kind = c.kind
      JOIN hotels h ON h.id = k.hotel_id JOIN bookings b ON b.id = k.booking_id JOIN users u ON u.id = k.affiliate_id
      LEFT JOIN booking_referrals r ON r.booking_id = k.booking_id LEFT JOIN tracked_links l ON l.id = r.link_id
      LEFT JOIN affiliate_sites s ON s.id = l.site_id
    WHERE told.kind = 'commission'`
}

/** Payouts, for the partner. */
function payoutEvents(sql: Sql) {
  return sql`
    SELECT told.id, 'payout.' || (told.params ->> 'state'), told.at, NULL::uuid, s.affiliate_id, NULL::json, d.data, d.data
    FROM told JOIN affiliate_statements s ON s.id = (told.params ->> 'statementId')::uuid
      CROSS JOIN LATERAL (SELECT json_build_object(
        'statementId', s.id, 'number', s.number, 'amountCents', s.payout_cents, 'currency', 'USD', 'paidOn', s.paid_on) AS data) d
    WHERE told.kind = 'payout'`
}
