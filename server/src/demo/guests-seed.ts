import type { Transaction } from '../db/database.ts'
import type { DemoContext } from './demo-context.ts'

const preferences = [
  'High floor, away from the lift.',
  'Feather-free pillows.',
  'Vegetarian breakfast, oat milk.',
  'Quiet room to the courtyard.',
  'Late check-out on Sundays where possible.',
  'Room with a bath tub.',
  'Comes with a small dog.',
]

/** Counts what the demo's guests did, and notes what the desk knows about some who came more than once. */
export async function seedGuests(ctx: DemoContext, tx: Transaction): Promise<void> {
  const { userId } = ctx.actor
  const now = ctx.clock()
  // All phone numbers of the demo have a country code.
  await tx`
    INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
    SELECT owner_id, 'email', email, id FROM guest_profiles WHERE owner_id = ${userId}
    UNION ALL
    SELECT owner_id, 'phone', '+' || regexp_replace(phone, '\\D', '', 'g'), id FROM guest_profiles
    WHERE owner_id = ${userId} AND phone IS NOT NULL
    ON CONFLICT DO NOTHING`
  await tx`ANALYZE guest_profiles, guest_contacts`
  await tx`SELECT count_guests(array_agg(id)) FROM guest_profiles WHERE owner_id = ${userId}`
  await tx`ANALYZE guest_hotels`
  await tx`
    UPDATE guest_profiles g SET preferences = p.text, is_vip = p.number <= 5, by_id = ${userId}, updated_at = ${now}, version = version + 1,
           consent_at = CASE WHEN p.number % 2 = 0 THEN ${now}::timestamptz END,
           consent_source = CASE WHEN p.number % 2 = 0 THEN 'registration-card' END
    FROM (
      SELECT r.id, w.text, w.number
      FROM (SELECT id, row_number() OVER (ORDER BY stays DESC, email) AS number FROM guest_profiles
            WHERE owner_id = ${userId} AND stays > 1) AS r
      JOIN unnest(${preferences}::text[]) WITH ORDINALITY AS w (text, number)
        ON w.number = (r.number - 1) % ${preferences.length} + 1
      WHERE r.number <= ${preferences.length * 8}
    ) AS p
    WHERE g.id = p.id`
}
