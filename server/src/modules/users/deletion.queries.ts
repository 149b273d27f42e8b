import type { Sql } from '../../db/database.ts'

/** Bookings that are not over: stays owed to guests, and commission still to be settled. */
export async function selectOwed(sql: Sql, userId: string): Promise<{ stays: number; referrals: number }> {
  const open = sql`b.state IN ('held', 'confirmed', 'checked-in')`
  const [row] = await sql<{ stays: number; referrals: number }[]>`
    SELECT (SELECT count(*)::integer FROM bookings b JOIN hotels h ON h.id = b.hotel_id
            WHERE h.owner_id = ${userId} AND ${open}) AS stays,
           (SELECT count(*)::integer FROM bookings b WHERE b.affiliate_id = ${userId} AND ${open}) AS referrals`
  return row ?? { stays: 0, referrals: 0 }
}

/** Null: they stay after all. True where that was a change. */
export async function updateDeletionAsked(sql: Sql, userId: string, at: Date | null): Promise<boolean> {
  const result = await sql`
    UPDATE users SET deletion_asked_at = ${at}
    WHERE id = ${userId} AND (deletion_asked_at IS NULL) = ${at !== null} AND erased_at IS NULL`
  return result.count === 1
}

export async function selectDueDeletions(sql: Sql, askedBefore: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM users WHERE deletion_asked_at <= ${askedBefore} AND erased_at IS NULL ORDER BY deletion_asked_at`
  return rows.map(({ id }) => id)
}

type Leaving = { email: string; imageFile: string | null }

/** Undefined where they have come back meanwhile. */
export async function lockLeaving(sql: Sql, userId: string, askedBefore: Date): Promise<Leaving | undefined> {
  const [row] = await sql<Leaving[]>`
    SELECT email, image_file AS "imageFile" FROM users
    WHERE id = ${userId} AND deletion_asked_at <= ${askedBefore} AND erased_at IS NULL FOR UPDATE`
  return row
}

/** Nothing that tells who it was is left; the row stays for the bookings and the money that refer to it. */
export async function eraseUser(sql: Sql, userId: string, passwordHash: string, now: Date): Promise<void> {
  await sql`
    UPDATE users SET email = 'deleted-' || id || '@deleted.invalid', first_name = '', last_name = '',
           company_name = NULL, phone = NULL, image_file = NULL, time_zone = NULL, pending_email = NULL,
           suspended_reason = NULL, password_hash = ${passwordHash}, erased_at = ${now}, updated_at = ${now}
    WHERE id = ${userId}`
  await sql`DELETE FROM sessions WHERE user_id = ${userId}`
  await sql`DELETE FROM sign_ins WHERE user_id = ${userId}`
  await sql`DELETE FROM mfa_recovery_codes WHERE user_id = ${userId}`
  await sql`DELETE FROM mfa_devices WHERE user_id = ${userId}`
  await sql`DELETE FROM mailed_tokens WHERE user_id = ${userId}`
  await sql`DELETE FROM data_exports WHERE user_id = ${userId}`
  await sql`DELETE FROM notifications WHERE user_id = ${userId}`
  await sql`DELETE FROM notification_preferences WHERE user_id = ${userId}`
}

/** The hotels close; what was booked in them stays, without the names of the guests. */
export async function eraseHotelsOf(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql`
    UPDATE hotels SET is_active = false, archived_at = coalesce(archived_at, ${now}), contact_phone = NULL,
           contact_email = 'deleted@deleted.invalid', updated_at = ${now}
    WHERE owner_id = ${userId}`
  await sql`
    UPDATE bookings SET guest_name = 'Former guest', guest_email = 'deleted@deleted.invalid', guest_phone = NULL,
           notes = '', special_requests = '', cancel_reason = NULL
    WHERE hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${userId})`
}
