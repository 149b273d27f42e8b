import type { ProfileInput, User } from '@roomlark/contract/accounts/users'
import type { Sql } from '../../db/database.ts'

type UserRow = Omit<User, 'profile'> & Omit<User['profile'], 'profileImageUrl'> & { imageFile: string | null }

export async function selectUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    SELECT u.id, u.user_type AS "userType", u.email,
           u.email_verified_at IS NOT NULL AS "emailVerified",
           m.enabled_at IS NOT NULL AS "mfaEnabled",
           u.first_name AS "firstName", u.last_name AS "lastName", u.company_name AS "companyName",
           u.phone, u.image_file AS "imageFile", u.language, u.locale, u.time_zone AS "timeZone", (
             SELECT jsonb_build_object(
               'ownerName', coalesce(owner.company_name, trim(owner.first_name || ' ' || owner.last_name)),
               'places', coalesce((
                 SELECT jsonb_agg(jsonb_build_object('hotelId', p.hotel_id, 'role', p.role) ORDER BY p.hotel_id)
                 FROM team_places p WHERE p.user_id = t.user_id AND owner.suspended_at IS NULL), '[]'))
             FROM team_members t JOIN users owner ON owner.id = t.owner_id WHERE t.user_id = u.id) AS membership
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE u.id = ${id}`
  return row
}

/** Language, locale and time zone stay unchanged if they are left out; null removes the time zone. */
export async function updateProfileRow(sql: Sql, id: string, input: ProfileInput, now: Date): Promise<void> {
  await sql`
    UPDATE users SET first_name = ${input.firstName}, last_name = ${input.lastName},
           company_name = ${input.companyName || null}, phone = ${input.phone || null},
           language = coalesce(${input.language ?? null}, language),
           locale = coalesce(${input.locale ?? null}, locale),
           time_zone = ${input.timeZone === undefined ? sql`time_zone` : input.timeZone}, updated_at = ${now}
    WHERE id = ${id}`
}

/** Locks the profile until this transaction ends. */
export async function lockUser(sql: Sql, id: string): Promise<void> {
  await sql`SELECT 1 FROM users WHERE id = ${id} FOR UPDATE`
}

/** Returns the previous file. */
export async function updateImageFile(
  sql: Sql,
  id: string,
  file: string | null,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ before: string | null }[]>`
    WITH old AS (SELECT id, image_file FROM users WHERE id = ${id} FOR UPDATE)
    UPDATE users u SET image_file = ${file}, updated_at = ${now} FROM old WHERE u.id = old.id
    RETURNING old.image_file AS before`
  return row?.before ?? null
}

/** Passing null withdraws the request. Returns whether anything changed. */
export async function updateDeletionAsked(sql: Sql, userId: string, at: Date | null): Promise<boolean> {
  const result = await sql`
    UPDATE users SET deletion_asked_at = ${at}
    WHERE id = ${userId} AND (deletion_asked_at IS NULL) = ${at !== null} AND erased_at IS NULL`
  return result.count === 1
}
