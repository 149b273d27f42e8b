import type { ProfileInput, User } from '@roomlark/contract/users'
import type { Sql } from '../../db/database.ts'

type UserRow = Omit<User, 'profile'> & User['profile']

export async function selectUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    SELECT u.id, u.user_type AS "userType", u.email,
           u.email_verified_at IS NOT NULL AS "emailVerified",
           m.enabled_at IS NOT NULL AS "mfaEnabled",
           u.first_name AS "firstName", u.last_name AS "lastName", u.company_name AS "companyName",
           u.phone, u.profile_image_url AS "profileImageUrl"
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE u.id = ${id}`
  return row
}

export async function updateProfileRow(sql: Sql, id: string, input: ProfileInput, now: Date): Promise<void> {
  await sql`
    UPDATE users SET first_name = ${input.firstName}, last_name = ${input.lastName},
           company_name = ${input.companyName || null}, phone = ${input.phone || null}, updated_at = ${now}
    WHERE id = ${id}`
}

export async function insertAdmin(
  sql: Sql,
  input: { email: string; passwordHash: string; firstName: string; lastName: string },
): Promise<boolean> {
  const result = await sql`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
    VALUES (${input.email}, 'admin', ${input.passwordHash}, ${input.firstName}, ${input.lastName}, now())
    ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING`
  return result.count === 1
}
