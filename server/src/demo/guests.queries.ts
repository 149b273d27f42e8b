import type { Sql } from '../db/database.ts'

/**
 * Makes the profiles of all guests of the demo at once, as recognising them one after the other would. Its phone
 * numbers all have their country code, and its guests are told apart by their email addresses.
 */
export async function insertDemoProfiles(sql: Sql, ownerId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO guest_profiles (owner_id, name, email, phone, country, language, known_by, created_at, updated_at)
    SELECT DISTINCT ON (b.guest_email) ${ownerId}, b.guest_name, b.guest_email, b.guest_phone, b.guest_country,
           b.guest_language, b.guest_email, least(b.created_at, ${now}), ${now}
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.owner_id = ${ownerId} AND b.booked_at IS NOT NULL AND b.guest_email IS NOT NULL
      AND b.guest_profile_id IS NULL AND b.guest_erased_at IS NULL
    ORDER BY b.guest_email, b.created_at`
  await sql`
    INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
    SELECT owner_id, 'email', email, id FROM guest_profiles WHERE owner_id = ${ownerId}
    UNION ALL
    SELECT owner_id, 'phone', '+' || regexp_replace(phone, '\\D', '', 'g'), id FROM guest_profiles
    WHERE owner_id = ${ownerId} AND phone IS NOT NULL
    ON CONFLICT DO NOTHING`
  await sql`
    UPDATE bookings b SET guest_profile_id = g.id
    FROM guest_profiles g, hotels h
    WHERE g.owner_id = ${ownerId} AND g.email = b.guest_email AND h.id = b.hotel_id AND h.owner_id = ${ownerId}
      AND b.booked_at IS NOT NULL AND b.guest_erased_at IS NULL`
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
