import type { Sql } from '../db/database.ts'

/**
 * Inserts signals about the latest stays by links of affiliates, and two guests whose addresses justify them; one
 * signal has been reviewed.
 */
export async function insertDemoSignals(
  sql: Sql,
  affiliateIds: string[],
  review: { by: string; note: string },
): Promise<void> {
  const latest = sql`
    SELECT b.id, b.booked_at, u.email, row_number() OVER (ORDER BY b.booked_at DESC, b.id) AS place
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id JOIN users u ON u.id = b.affiliate_id
    WHERE b.affiliate_id = ANY(${affiliateIds}::uuid[]) AND b.state = 'checked-out' AND r.method IN ('link', 'visit')`
  await sql`
    UPDATE bookings b SET guest_email = CASE WHEN place = 1 THEN latest.email ELSE 'traveller@mailinator.com' END
    FROM (${latest}) AS latest WHERE latest.id = b.id AND place <= 2`
  await sql`
    INSERT INTO booking_signals (booking_id, kind, evidence, at, reviewed_at, reviewed_by, review_note)
    SELECT latest.id, found.kind, found.evidence, latest.booked_at, CASE WHEN place = 4 THEN latest.booked_at + interval '1 day' END,
           CASE WHEN place = 4 THEN ${review.by}::uuid END, CASE WHEN place = 4 THEN ${review.note}::text END
    FROM (${latest}) AS latest JOIN (VALUES
      (1, 'own-booking', '{"matches": ["email"]}'::jsonb),
      (2, 'disposable-email', '{"domain": "mailinator.com"}'),
      (3, 'click-burst', '{"clicks": 46, "visitors": 3, "minutes": 10}'),
      (4, 'paid-ad', '{"source": "gclid"}')) AS found (place, kind, evidence) USING (place)`
}
