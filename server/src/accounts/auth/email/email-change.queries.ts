import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../../db/database.ts'

type Security = { passwordChangedAt: Date; pendingEmail: string | null; recoveryCodesLeft: number }

export async function selectSecurity(sql: Sql, userId: string): Promise<Security> {
  const [row] = await sql<Security[]>`
    SELECT coalesce(password_changed_at, created_at) AS "passwordChangedAt", pending_email AS "pendingEmail",
           (SELECT count(*)::integer FROM mfa_recovery_codes c WHERE c.user_id = users.id) AS "recoveryCodesLeft"
    FROM users WHERE id = ${userId}`
  if (!row) throw new Error('the account is gone')
  return row
}

type PendingEmail = { email: string | null; language: GuestLanguage | null }

export async function selectPendingEmail(sql: Sql, userId: string): Promise<PendingEmail> {
  const [row] = await sql<PendingEmail[]>`
    SELECT pending_email AS email, language FROM users WHERE id = ${userId}`
  return row ?? { email: null, language: null }
}

export async function updatePendingEmail(sql: Sql, userId: string, email: string | null): Promise<void> {
  await sql`UPDATE users SET pending_email = ${email} WHERE id = ${userId}`
}

/** Returns the previous address, or undefined if another change was requested in the meantime. */
export async function updateEmail(
  sql: Sql,
  userId: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ before: string }[]>`
    WITH old AS (
      SELECT id, email FROM users WHERE id = ${userId} AND pending_email = ${email} FOR UPDATE
    )
    UPDATE users u SET email = ${email}, pending_email = NULL, email_verified_at = ${now}, updated_at = ${now}
    FROM old WHERE u.id = old.id
    RETURNING old.email AS before`
  return row?.before
}
