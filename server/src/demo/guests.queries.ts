import type { Sql } from '../db/database.ts'

/** Lists how the guests of the demo can be recognised, and counts their stays. Its phone numbers all have a country code. */
export async function countDemoGuests(sql: Sql, ownerId: string): Promise<void> {
  await sql`
    INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
    SELECT owner_id, 'email', email, id FROM guest_profiles WHERE owner_id = ${ownerId}
    UNION ALL
    SELECT owner_id, 'phone', '+' || regexp_replace(phone, '\\D', '', 'g'), id FROM guest_profiles
    WHERE owner_id = ${ownerId} AND phone IS NOT NULL
    ON CONFLICT DO NOTHING`
  await sql`ANALYZE guest_profiles, guest_contacts`
  await sql`SELECT count_guests(array_agg(id)) FROM guest_profiles WHERE owner_id = ${ownerId}`
  await sql`ANALYZE guest_hotels`
}

/** Notes something about some of those who came more than once. */
export async function updateDemoPreferences(
  sql: Sql,
  ownerId: string,
  preferences: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE guest_profiles g SET preferences = p.text, by_id = ${ownerId}, updated_at = ${now}, version = version + 1,
           consent_at = CASE WHEN p.number % 2 = 0 THEN ${now}::timestamptz END,
           consent_source = CASE WHEN p.number % 2 = 0 THEN 'registration-card' END
    FROM (
      SELECT r.id, w.text, w.number
      FROM (SELECT id, row_number() OVER (ORDER BY stays DESC, email) AS number FROM guest_profiles
            WHERE owner_id = ${ownerId} AND stays > 1) AS r
      JOIN unnest(${[...preferences]}::text[]) WITH ORDINALITY AS w (text, number)
        ON w.number = (r.number - 1) % ${preferences.length} + 1
      WHERE r.number <= ${preferences.length * 8}
    ) AS p
    WHERE g.id = p.id`
}
