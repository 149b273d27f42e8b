import type { Sql } from '../../db/database.ts'
import { selectMoney } from './my-money.queries.ts'

type ExportRow = { id: string; askedAt: Date; readyAt: Date | null; expiresAt: Date }

export async function selectExports(sql: Sql, userId: string, now: Date): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    SELECT id, asked_at AS "askedAt", ready_at AS "readyAt", expires_at AS "expiresAt" FROM data_exports
    WHERE user_id = ${userId} AND expires_at > ${now} ORDER BY asked_at DESC, id LIMIT 10`
}

/** Returns undefined if an export is already being prepared. */
export async function insertExport(
  sql: Sql,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO data_exports (user_id, asked_at, expires_at) VALUES (${userId}, ${now}, ${expiresAt})
    ON CONFLICT (user_id) WHERE ready_at IS NULL DO NOTHING
    RETURNING id`
  return row?.id
}

export async function selectExportOwner(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ userId: string }[]>`
    SELECT user_id AS "userId" FROM data_exports WHERE id = ${id} AND ready_at IS NULL`
  return row?.userId
}

export async function updateExportReady(
  sql: Sql,
  id: string,
  content: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE data_exports SET content = ${content}, ready_at = ${now}, expires_at = ${expiresAt}
    WHERE id = ${id} AND ready_at IS NULL`
  return result.count === 1
}

export async function selectExportContent(
  sql: Sql,
  userId: string,
  id: string,
  now: Date,
): Promise<Buffer | undefined> {
  const [row] = await sql<{ content: Buffer }[]>`
    SELECT content FROM data_exports
    WHERE id = ${id} AND user_id = ${userId} AND ready_at IS NOT NULL AND expires_at > ${now}`
  return row?.content
}

export type Rows = Record<string, unknown>[]

/**
 * Selects everything stored about one account, by its name in the archive. Guests of referred bookings are
 * left out, because they belong to the hotel.
 */
export async function selectEverything(sql: Sql, userId: string): Promise<Record<string, Rows>> {
  return {
    profile: await sql<Rows>`
      SELECT id, email, user_type, first_name, last_name, company_name, phone, locale, time_zone,
             email_verified_at, created_at, last_seen_at FROM users WHERE id = ${userId}`,
    sessions: await sql<Rows>`
      SELECT created_at, last_used_at, expires_at, revoked_at, address, user_agent FROM sessions
      WHERE user_id = ${userId} ORDER BY created_at`,
    'sign-ins': await sql<Rows>`
      SELECT at, outcome, device, address FROM sign_ins WHERE user_id = ${userId} ORDER BY id`,
    hotels: await sql<Rows>`
      SELECT id, name, description, street_address, city, country, star_rating, contact_email, contact_phone,
             is_active, created_at FROM hotels WHERE owner_id = ${userId} ORDER BY created_at`,
    bookings: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, b.state, b.source, b.guest_name, b.guest_email, b.guest_phone,
             b.check_in_on, b.check_out_on, b.currency, b.total_cents, b.created_at
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE h.owner_id = ${userId} ORDER BY b.created_at`,
    referrals: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, b.state, b.check_in_on, b.check_out_on, b.currency, b.total_cents,
             b.commission_bps, b.created_at
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.affiliate_id = ${userId} ORDER BY b.created_at`,
    // What was found about bookings that count for the account, without what belongs to their guests.
    signals: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, s.kind, s.at,
             CASE WHEN s.kind <> 'disposable-email' THEN s.evidence END AS evidence, s.reviewed_at
      FROM booking_signals s JOIN bookings b ON b.id = s.booking_id JOIN hotels h ON h.id = b.hotel_id
      WHERE b.affiliate_id = ${userId} ORDER BY s.at, s.id`,
    holds: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, o.state, o.held_at, o.releases_at, o.decided_at, o.reason,
             coalesce((SELECT jsonb_agg(jsonb_build_object('at', m.at, 'side', m.side, 'text', m.text) ORDER BY m.id)
                       FROM hold_messages m WHERE m.hold_id = o.id), '[]') AS messages
      FROM commission_holds o JOIN bookings b ON b.id = o.booking_id JOIN hotels h ON h.id = o.hotel_id
      WHERE o.affiliate_id = ${userId} ORDER BY o.held_at`,
    partnerships: await sql<Rows>`
      SELECT h.name AS hotel, p.state, p.state_since, p.message, p.approved_at, p.created_at
      FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      WHERE p.affiliate_id = ${userId} OR h.owner_id = ${userId} ORDER BY p.created_at`,
    links: await sql<Rows>`
      SELECT l.code, l.label, h.name AS hotel, l.created_at, l.archived_at
      FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id WHERE l.affiliate_id = ${userId} ORDER BY l.created_at`,
    'affiliate-profile': await sql<Rows>`
      SELECT public_name, site, audience, monthly_reach, countries, channels, updated_at FROM affiliate_profiles
      WHERE user_id = ${userId}`,
    // The accounts themselves are encrypted, and nobody is shown more than their last four digits.
    'payout-details': await sql<Rows>`
      SELECT kind, country, '•••• ' || last_four AS account, bank_name, subject, device, saved_at, usable_from,
             withdrawn_at
      FROM payout_details WHERE affiliate_id = ${userId} ORDER BY saved_at`,
    notifications: await sql<Rows>`
      SELECT at, event, link, in_app, mail, read_at, mailed_at FROM notifications
      WHERE user_id = ${userId} ORDER BY id`,
    'notification-preferences': await sql<Rows>`
      SELECT event, in_app, mail FROM notification_preferences WHERE user_id = ${userId} ORDER BY event`,
    ...(await selectMoney(sql, userId)),
    activity: await sql<Rows>`
      SELECT at, action, target, before, after, address FROM audit_entries WHERE actor_id = ${userId} ORDER BY id`,
  }
}
