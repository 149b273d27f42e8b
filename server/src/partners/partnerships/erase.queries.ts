import type { Sql } from '../../db/database.ts'

/**
 * Ends the partnerships of an account and of its hotels, and removes what its holder wrote or is named in. The rows and
 * their history stay, because bookings refer to them.
 */
export async function erasePartnerships(sql: Sql, userId: string, now: Date): Promise<void> {
  const theirs = sql`
    SELECT p.id FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.affiliate_id = ${userId} OR h.owner_id = ${userId}`
  await sql`
    WITH ended AS (
      UPDATE partnerships SET state = 'ended', state_since = ${now}, version = version + 1
      WHERE id IN (${theirs}) AND state NOT IN ('ended', 'declined') RETURNING id
    ), added AS (
      INSERT INTO partnership_events (partnership_id, at, kind, by_side) SELECT id, ${now}, 'ended', 'system' FROM ended
      RETURNING id
    )
    INSERT INTO outbox (kind, params) SELECT 'partnership', jsonb_build_object('eventId', id, 'state', 'ended') FROM added`
  await sql`UPDATE partnerships SET message = '' WHERE id IN (${theirs}) AND message <> ''`
  // An invitation that nobody has claimed needs some text in the place of the address.
  await sql`
    UPDATE partnerships SET invited_email = CASE WHEN affiliate_id IS NULL THEN id::text END
    WHERE id IN (${theirs}) AND invited_email IS NOT NULL`
  await sql`UPDATE partnership_events SET particulars = NULL WHERE by_user_id = ${userId} AND particulars IS NOT NULL`
  await sql`
    UPDATE notifications SET particulars = NULL
    WHERE event = 'partnership' AND particulars IS NOT NULL
      AND split_part(occasion, ':', 2) IN (SELECT id::text FROM (${theirs}) AS t)`
  await sql`DELETE FROM affiliate_profiles WHERE user_id = ${userId}`
  await sql`UPDATE tracked_links SET site_id = NULL WHERE affiliate_id = ${userId} AND site_id IS NOT NULL`
  await sql`DELETE FROM affiliate_sites WHERE affiliate_id = ${userId}`
  await sql`DELETE FROM partner_pages WHERE user_id = ${userId}`
  await sql`DELETE FROM affiliate_first_days WHERE user_id = ${userId}`
}
