import type { UserType } from '@roomlark/contract/endpoint'
import type { Sql } from '../../db/database.ts'

type SessionRow = {
  userId: string
  tokenHash: Buffer
  address: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(sql: Sql, row: SessionRow): Promise<void> {
  await sql`
    INSERT INTO sessions (user_id, token_hash, address, user_agent, created_at, expires_at)
    VALUES (${row.userId}, ${row.tokenHash}, ${row.address}, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt})`
}

type ActorRow = { sessionId: string; userId: string; userType: UserType }

export async function selectLiveSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ actor: ActorRow; expiresAt: Date } | null> {
  const [row] = await sql<(ActorRow & { expiresAt: Date })[]>`
    SELECT s.id AS "sessionId", u.id AS "userId", u.user_type AS "userType", s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${now} AND u.suspended_at IS NULL`
  if (!row) return null
  const { expiresAt, ...actor } = row
  return { actor, expiresAt }
}

/** For exactly one of several callers there is an answer. */
export async function revokeSession(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<{ expiresAt: Date } | undefined> {
  const [row] = await sql<{ expiresAt: Date }[]>`
    UPDATE sessions SET revoked_at = ${now} WHERE id = ${sessionId} AND revoked_at IS NULL
    RETURNING expires_at AS "expiresAt"`
  return row
}

export async function revokeSessionsOf(sql: Sql, userId: string, now: Date, except?: string): Promise<void> {
  await sql`
    UPDATE sessions SET revoked_at = ${now}
    WHERE user_id = ${userId} AND revoked_at IS NULL ${except === undefined ? sql`` : sql`AND id <> ${except}`}`
}
