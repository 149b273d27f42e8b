import type { Sql } from '../../../db/database.ts'
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
      SELECT id, email, user_type, first_name, last_name, company_name, phone, language, locale, time_zone,
             email_verified_at, created_at, last_seen_at FROM users WHERE id = ${userId}`,
    sessions: await sql<Rows>`
      SELECT created_at, last_used_at, expires_at, revoked_at, address, user_agent FROM sessions
      WHERE user_id = ${userId} ORDER BY created_at`,
    'sign-ins': await sql<Rows>`
      SELECT at, outcome, device, address FROM sign_ins WHERE user_id = ${userId} ORDER BY id`,
    passkeys: await sql<Rows>`
      SELECT name, is_synced, created_at, last_used_at FROM passkeys WHERE user_id = ${userId} ORDER BY created_at`,
    'api-keys': await sql<Rows>`
      SELECT name, prefix, scopes, created_at, last_used_at, expires_at, revoked_at FROM api_keys
      WHERE user_id = ${userId} ORDER BY created_at`,
    webhooks: await sql<Rows>`
      SELECT w.name, w.url, w.topics, w.events, w.created_at, w.paused_at,
             (SELECT count(*)::integer FROM webhook_deliveries d WHERE d.webhook_id = w.id) AS deliveries
      FROM webhooks w WHERE w.user_id = ${userId} ORDER BY w.created_at`,
    hotels: await sql<Rows>`
      SELECT id, name, description, street_address, postal_code, city, country, star_rating, contact_email, contact_phone,
             is_active, created_at FROM hotels WHERE owner_id = ${userId} ORDER BY created_at`,
    // The team the account works in, and the people who work for it.
    team: await sql<Rows>`
      SELECT CASE WHEN t.user_id = ${userId} THEN 'works for' ELSE 'has in the team' END AS relation,
             trim(u.first_name || ' ' || u.last_name) AS name, h.name AS hotel, p.role, t.joined_at
      FROM team_members t JOIN users u ON u.id = CASE WHEN t.user_id = ${userId} THEN t.owner_id ELSE t.user_id END
        LEFT JOIN team_places p ON p.user_id = t.user_id LEFT JOIN hotels h ON h.id = p.hotel_id
      WHERE t.user_id = ${userId} OR t.owner_id = ${userId} ORDER BY t.joined_at, t.user_id`,
    company: await sql<Rows>`
      SELECT name, street_address, postal_code, city, country, vat_id, register_number, updated_at
      FROM owner_companies WHERE owner_id = ${userId}`,
    bookings: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, b.state, b.source, b.guest_name, b.guest_email, b.guest_phone,
             b.check_in_on, b.check_out_on, b.currency, b.total_cents, b.created_at
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE h.owner_id = ${userId} ORDER BY b.created_at`,
    folios: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, f.position, f.payer_name, f.payer_company, f.payer_vat_id, f.payer_address,
             f.payer_postal_code, f.payer_city, f.payer_country, f.payer_buyer_reference, f.payer_email, l.on_date, l.kind, l.name, l.quantity, l.amount_cents, f.currency, l.method, n.text AS note
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id JOIN bookings b ON b.id = l.booking_id
        JOIN hotels h ON h.id = l.hotel_id LEFT JOIN folio_line_notes n ON n.line_id = l.id
      WHERE h.owner_id = ${userId} ORDER BY l.number`,
    'day-closes': await sql<Rows>`
      SELECT h.name AS hotel, c.day, c.closed_at, c.figures, c.float_cents, c.recorded_cents, c.counted_cents,
             (SELECT jsonb_agg(n.text) FROM day_close_notes n WHERE n.hotel_id = c.hotel_id AND n.day = c.day) AS notes
      FROM day_closes c JOIN hotels h ON h.id = c.hotel_id WHERE h.owner_id = ${userId} ORDER BY c.day, c.hotel_id`,
    companies: await sql<Rows>`
      SELECT h.name AS hotel, c.company, c.payer, c.tax_number, c.register_number, c.due_days, c.takes,
             c.discount_percent, c.notes, c.is_archived, c.vat_state, c.vat_checked_at, c.created_at
      FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id WHERE h.owner_id = ${userId} ORDER BY c.created_at`,
    guests: await sql<Rows>`
      SELECT name, email, phone, known_by, country, language, birthday, preferences, notes, is_vip, consent_at,
             consent_source,             stays, nights, last_stay_on, created_at, updated_at
      FROM guest_profiles WHERE owner_id = ${userId} AND merged_into IS NULL ORDER BY created_at, id`,
    // Of the account's own hotels, and what it has written about rooms of those it works for.
    'room-notes': await sql<Rows>`
      SELECT h.name AS hotel, r.number AS room, n.text, n.is_found, n.at
      FROM room_notes n JOIN rooms r ON r.id = n.room_id JOIN hotels h ON h.id = n.hotel_id
      WHERE h.owner_id = ${userId} OR n.by_id = ${userId} ORDER BY n.at, n.id`,
    referrals: await sql<Rows>`
      SELECT b.reference, h.name AS hotel, b.state, b.check_in_on, b.check_out_on, b.currency, b.total_cents,
             b.commission_bps, b.created_at
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.affiliate_id = ${userId} ORDER BY b.created_at`,
    // Signals about bookings that count for the account, without their guests' data.
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
      SELECT l.code, l.label, h.name AS hotel, l.path, s.name AS site, l.created_at, l.archived_at
      FROM tracked_links l LEFT JOIN hotels h ON h.id = l.hotel_id LEFT JOIN affiliate_sites s ON s.id = l.site_id
      WHERE l.affiliate_id = ${userId} ORDER BY l.created_at`,
    sites: await sql<Rows>`
      SELECT name, url, created_at, archived_at FROM affiliate_sites WHERE affiliate_id = ${userId} ORDER BY created_at`,
    'affiliate-profile': await sql<Rows>`
      SELECT public_name, site, audience, monthly_reach, countries, channels, updated_at FROM affiliate_profiles
      WHERE user_id = ${userId}`,
    'partner-page': await sql<Rows>`
      SELECT slug, title, intro, is_public, is_indexed, updated_at FROM partner_pages WHERE user_id = ${userId}`,
    // The accounts themselves are encrypted, and nobody is shown more than their last four digits.
    'payout-details': await sql<Rows>`
      SELECT kind, currency, country, '•••• ' || last_four AS account, bank_name, subject, device, saved_at, usable_from,
             withdrawn_at
      FROM payout_details WHERE affiliate_id = ${userId} ORDER BY saved_at`,
    notifications: await sql<Rows>`
      SELECT at, event, link, in_app, mail, read_at, mailed_at FROM notifications
      WHERE user_id = ${userId} ORDER BY id`,
    'notification-preferences': await sql<Rows>`
      SELECT event, in_app, mail, push FROM notification_preferences WHERE user_id = ${userId} ORDER BY event`,
    // The rest of an address is a key to the device.
    'notification-devices': await sql<Rows>`
      SELECT added_at, split_part(endpoint, '/', 3) AS push_service, language FROM push_devices
      WHERE user_id = ${userId} ORDER BY added_at`,
    'quiet-hours': await sql<Rows>`
      SELECT from_time, until_time FROM push_quiet_hours WHERE user_id = ${userId}`,
    'hotels-not-shown-on-devices': await sql<Rows>`
      SELECT h.name FROM push_muted_hotels m JOIN hotels h ON h.id = m.hotel_id WHERE m.user_id = ${userId} ORDER BY h.name`,
    ...(await selectMoney(sql, userId)),
    activity: await sql<Rows>`
      SELECT at, action, target, before, after, address FROM audit_entries WHERE actor_id = ${userId} ORDER BY id`,
  }
}
