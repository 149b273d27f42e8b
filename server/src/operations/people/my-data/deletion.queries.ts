import { changeableStates } from '@roomlark/contract/booking-states'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../../db/database.ts'

export type Owed = {
  /** Stays in hotels of the account that guests have not had yet. */
  stays: number
  /** Debt of these hotels, in each currency. */
  commission: { cents: number; currency: string }[]
  /** Unpaid earnings of the account as an affiliate, and the part of them that is on its way. */
  earnedUsdCents: number
  inTransitUsdCents: number
  /** Stays it recommended that are still to come. */
  recommended: { bookings: number; usdCents: number }
}

/**
 * Reads what the ledger says is owed. A stay that has just ended counts too, although it can still be undone and is
 * therefore only expected in the ledger.
 */
export async function selectOwed(sql: Sql, userId: string): Promise<Owed> {
  const own = sql`SELECT id FROM hotels WHERE owner_id = ${userId}`
  const [row] = await sql<[Owed]>`
    SELECT (SELECT count(*)::integer FROM bookings
            WHERE hotel_id IN (${own}) AND state = ANY(${[...changeableStates]})) AS stays,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('cents', cents, 'currency', currency) ORDER BY currency), '[]')
            FROM (SELECT currency, sum(cents) AS cents FROM (
                    SELECT currency, balance_cents AS cents FROM ledger_account_balances
                    WHERE kind = 'hotel-receivable' AND holder_id IN (${own})
                    UNION ALL
                    SELECT currency, gross_cents FROM commissions WHERE stage = 'ended' AND hotel_id IN (${own})
                  ) AS amounts GROUP BY currency HAVING sum(cents) > 0) AS owed) AS commission,
           (SELECT coalesce(sum(cents), 0) FROM (
              SELECT -balance_cents AS cents FROM ledger_account_balances
              WHERE kind LIKE 'affiliate-%' AND kind <> 'affiliate-expected' AND holder_id = ${userId}
              UNION ALL
              SELECT net_usd_cents FROM commissions WHERE stage = 'ended' AND affiliate_id = ${userId}
            ) AS amounts) AS "earnedUsdCents",
           (SELECT coalesce(sum(-balance_cents), 0) FROM ledger_account_balances
            WHERE kind = 'affiliate-in-transit' AND holder_id = ${userId}) AS "inTransitUsdCents",
           (SELECT jsonb_build_object('bookings', count(*), 'usdCents', coalesce(sum(net_usd_cents), 0))
            FROM commissions WHERE stage = 'expected' AND net_usd_cents > 0 AND affiliate_id = ${userId}) AS recommended`
  return row
}

export async function selectDueDeletions(sql: Sql, askedBefore: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM users WHERE deletion_asked_at <= ${askedBefore} AND erased_at IS NULL ORDER BY deletion_asked_at`
  return rows.map(({ id }) => id)
}

type Leaving = { email: string; imageFile: string | null; language: GuestLanguage | null }

/** Returns undefined if the person has come back in the meantime. */
export async function lockLeaving(sql: Sql, userId: string, askedBefore: Date): Promise<Leaving | undefined> {
  const [row] = await sql<Leaving[]>`
    SELECT email, image_file AS "imageFile", language FROM users
    WHERE id = ${userId} AND deletion_asked_at <= ${askedBefore} AND erased_at IS NULL FOR UPDATE`
  return row
}

/** Removes everything that identifies the person; the row stays because bookings and payments refer to it. */
export async function eraseUser(sql: Sql, userId: string, passwordHash: string, now: Date): Promise<void> {
  await sql`DELETE FROM launch_waiters WHERE email = (SELECT email FROM users WHERE id = ${userId})`
  await sql`
    UPDATE users SET email = 'deleted-' || id || '@deleted.invalid', first_name = '', last_name = '',
           company_name = NULL, phone = NULL, image_file = NULL, time_zone = NULL, pending_email = NULL,
           suspended_reason = NULL, password_hash = ${passwordHash}, erased_at = ${now}, updated_at = ${now}
    WHERE id = ${userId}`
  await sql`DELETE FROM sessions WHERE user_id = ${userId}`
  await sql`DELETE FROM sign_ins WHERE user_id = ${userId}`
  await sql`DELETE FROM mfa_recovery_codes WHERE user_id = ${userId}`
  await sql`DELETE FROM mfa_devices WHERE user_id = ${userId}`
  await sql`DELETE FROM passkeys WHERE user_id = ${userId}`
  await sql`DELETE FROM mailed_tokens WHERE user_id = ${userId}`
  await sql`DELETE FROM data_exports WHERE user_id = ${userId}`
  await sql`DELETE FROM owner_companies WHERE owner_id = ${userId}`
  await sql`DELETE FROM notifications WHERE user_id = ${userId}`
  await sql`DELETE FROM notification_preferences WHERE user_id = ${userId}`
  await sql`DELETE FROM partner_reports WHERE user_id = ${userId}`
  await sql`DELETE FROM push_quiet_hours WHERE user_id = ${userId}`
  await sql`DELETE FROM push_muted_hotels WHERE user_id = ${userId}`
}

/** Closes the hotels. Their bookings and imported calendar blocks stay, but without the names of guests. */
export async function eraseUserHotels(sql: Sql, userId: string, now: Date): Promise<void> {
  const own = sql`SELECT id FROM hotels WHERE owner_id = ${userId}`
  const feeds = sql`
    SELECT f.id FROM calendar_feeds f JOIN room_types t ON t.id = f.room_type_id WHERE t.hotel_id IN (${own})`
  await sql`
    UPDATE hotels SET is_active = false, archived_at = coalesce(archived_at, ${now}), contact_phone = NULL,
           contact_email = 'deleted@deleted.invalid', updated_at = ${now}
    WHERE owner_id = ${userId}`
  // A previous owner of the hotel may still have notifications that name its guests.
  await sql`UPDATE notifications SET particulars = NULL WHERE particulars IS NOT NULL AND hotel_id IN (${own})`
  await sql`UPDATE room_blocks SET reason = 'Deleted' WHERE hotel_id IN (${own})`
  await sql`UPDATE calendar_blocks SET summary = '' WHERE feed_id IN (${feeds})`
  await sql`
    UPDATE calendar_feeds SET url = 'https://deleted.invalid/' || id, fault = NULL, conflicts = '[]'
    WHERE id IN (${feeds})`
}

/** Removes what was noted about rooms of the hotels, and returns the files of the photos. */
export async function deleteUserRoomNotes(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ file: string | null }[]>`
    DELETE FROM room_notes WHERE hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${userId}) RETURNING file`
  return rows.flatMap(({ file }) => file ?? [])
}

/**
 * The audit log and the ledger stay as they are, since they name accounts only by their id, and so do statements, which
 * the law requires. What was found about their bookings and written in disputes and holds stays without anybody's words.
 */
export async function eraseTraces(sql: Sql, userId: string): Promise<void> {
  await sql`
    UPDATE booking_signals SET review_note = NULL
    WHERE review_note IS NOT NULL AND booking_id IN (SELECT id FROM bookings WHERE affiliate_id = ${userId})`
  const ownHolds = sql`SELECT id FROM commission_holds WHERE affiliate_id = ${userId}`
  await sql`
    UPDATE hold_messages SET text = NULL
    WHERE text IS NOT NULL AND (author_id = ${userId} OR hold_id IN (${ownHolds}))`
  await sql`UPDATE commission_holds SET reason = NULL WHERE reason IS NOT NULL AND affiliate_id = ${userId}`
  await sql`UPDATE dispute_messages SET text = NULL WHERE text IS NOT NULL AND author_id = ${userId}`
  await sql`DELETE FROM api_keys WHERE user_id = ${userId}`
  await sql`DELETE FROM webhooks WHERE user_id = ${userId}`
  // Hotels were sent the name of the partner.
  await sql`
    DELETE FROM webhook_deliveries
    WHERE type LIKE 'partnership.%'
            AND data ->> 'partnershipId' IN (SELECT id::text FROM partnerships WHERE affiliate_id = ${userId})
       OR type LIKE 'commission.%'
            AND data ->> 'bookingId' IN (SELECT booking_id::text FROM commissions WHERE affiliate_id = ${userId})`
  await sql`DELETE FROM audit_particulars WHERE account_id = ${userId}`
}
