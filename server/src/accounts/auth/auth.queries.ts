import type { Registration } from '@roomlark/contract/accounts/auth'
import { type GuestLanguage, localesByLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../db/database.ts'

export type Account = {
  id: string
  email: string
  language: GuestLanguage | null
  firstName: string
  lastName: string
  companyName: string | null
  passwordHash: string
  verified: boolean
  suspended: boolean
  suspendedReason: string | null
  mfaEnabled: boolean
}

export async function selectAccountByEmail(sql: Sql, email: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`${accountColumns(sql)} WHERE u.email = ${email}`
  return row
}

export async function selectAccountById(sql: Sql, id: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`${accountColumns(sql)} WHERE u.id = ${id}`
  return row
}

/**
 * Locks the account for update from the start, because two transactions that first shared the lock would
 * deadlock.
 */
export async function selectPasswordHashForUpdate(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ passwordHash: string }[]>`
    SELECT password_hash AS "passwordHash" FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  return row?.passwordHash
}

function accountColumns(sql: Sql) {
  return sql`
    SELECT u.id, u.email, u.language, u.first_name AS "firstName", u.last_name AS "lastName",
           u.company_name AS "companyName", u.password_hash AS "passwordHash",
           u.email_verified_at IS NOT NULL AS verified,
           u.suspended_at IS NOT NULL AS suspended,
           u.suspended_reason AS "suspendedReason",
           m.enabled_at IS NOT NULL AS "mfaEnabled"
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id`
}

/** Returns the new id, or undefined if the address is taken. */
export async function insertUser(
  sql: Sql,
  input: Omit<Registration, 'password' | 'invitation'> & { passwordHash: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, company_name, language, locale)
    VALUES (${input.email}, ${input.userType}, ${input.passwordHash}, ${input.firstName}, ${input.lastName},
            ${input.companyName || null}, ${input.language ?? null}, ${localesByLanguage[input.language ?? 'en']})
    ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
    RETURNING id`
  return row?.id
}

export async function updatePasswordHash(
  sql: Sql,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE users SET password_hash = ${passwordHash}, password_changed_at = ${now}, updated_at = ${now}
    WHERE id = ${userId}`
}

export async function updateName(
  sql: Sql,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName} WHERE id = ${userId}`
}

export async function updateEmailVerified(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql`
    UPDATE users SET email_verified_at = coalesce(email_verified_at, ${now}), updated_at = ${now} WHERE id = ${userId}`
}
