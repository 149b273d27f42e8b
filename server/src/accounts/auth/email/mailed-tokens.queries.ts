import type { OpenInvitation } from '@roomlark/contract/accounts/auth'
import type { Sql } from '../../../db/database.ts'

export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'invitation'

/** Replaces the token sent before, so that only the newest works. */
export async function upsertMailedToken(
  sql: Sql,
  row: { userId: string; purpose: TokenPurpose; tokenHash: Buffer; expiresAt: Date; email: string | null },
): Promise<void> {
  await sql`
    INSERT INTO mailed_tokens (user_id, purpose, token_hash, expires_at, email)
    VALUES (${row.userId}, ${row.purpose}, ${row.tokenHash}, ${row.expiresAt}, ${row.email})
    ON CONFLICT (user_id, purpose)
    DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, email = excluded.email`
}

type TokenOwner = {
  userId: string
  email: string
  firstName: string
  lastName: string
  companyName: string | null
}

export async function selectMailedToken(
  sql: Sql,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<TokenOwner | undefined> {
  const [row] = await sql<TokenOwner[]>`
    SELECT u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName",
           u.company_name AS "companyName"
    FROM mailed_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.token_hash = ${tokenHash} AND t.purpose = ${purpose} AND t.expires_at > ${now}`
  return row
}

type InvitationRow = Omit<OpenInvitation, 'expiresAt'> & { userId: string; expiresAt: Date }

export async function selectInvitation(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    SELECT u.id AS "userId", u.email, u.user_type AS "userType", u.first_name AS "firstName", account_name(inviter) AS "invitedBy",
           t.expires_at AS "expiresAt"
    FROM mailed_tokens t JOIN users u ON u.id = t.user_id
      LEFT JOIN users inviter ON inviter.id = u.invited_by AND inviter.erased_at IS NULL
    WHERE t.token_hash = ${tokenHash} AND t.purpose = 'invitation' AND t.expires_at > ${now}`
  return row
}

/** Writes only where the account was not opened since it was last invited. */
export async function updateOpened(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql`
    UPDATE users SET invitation_opened_at = ${now}
    WHERE id = ${userId} AND coalesce(invitation_opened_at < invited_at, true)`
}

/** Uses up the token. Of two callers, only one gets the account. */
export async function deleteMailedToken(
  sql: Sql,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ userId: string }[]>`
    DELETE FROM mailed_tokens
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}
    RETURNING user_id AS "userId"`
  return row?.userId
}

/** Uses up a link that was sent to a new address. */
export async function deleteEmailToken(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const [row] = await sql<{ userId: string; email: string }[]>`
    DELETE FROM mailed_tokens
    WHERE token_hash = ${tokenHash} AND purpose = 'change-email' AND expires_at > ${now}
    RETURNING user_id AS "userId", email`
  return row
}

export async function deleteUserMailedTokens(sql: Sql, userId: string, purpose: TokenPurpose): Promise<void> {
  await sql`DELETE FROM mailed_tokens WHERE user_id = ${userId} AND purpose = ${purpose}`
}
