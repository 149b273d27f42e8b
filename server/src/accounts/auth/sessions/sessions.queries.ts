import type { UserType } from '@roomlark/contract/endpoint'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Membership } from '@roomlark/contract/team-roles'
import type { Sql } from '../../../db/database.ts'

type SessionRow = {
  userId: string
  tokenHash: Buffer
  address: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
  confirmedUntil: Date | null
}

export async function insertSession(sql: Sql, row: SessionRow): Promise<void> {
  await sql`
    INSERT INTO sessions (user_id, token_hash, address, user_agent, created_at, expires_at, confirmed_until)
    VALUES (${row.userId}, ${row.tokenHash}, ${row.address}, ${row.userAgent}, ${row.createdAt}, ${row.expiresAt},
            ${row.confirmedUntil})`
}

/** Ends all but the newest `limit` sessions of an account. */
export async function revokeOldestSessions(
  sql: Sql,
  userId: string,
  limit: number,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE sessions SET revoked_at = ${now}
    WHERE id IN (
      SELECT id FROM sessions WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}
      ORDER BY created_at DESC, id DESC OFFSET ${limit}
    )`
}

export async function updateConfirmedUntil(sql: Sql, sessionId: string, until: Date): Promise<void> {
  await sql`UPDATE sessions SET confirmed_until = ${until} WHERE id = ${sessionId}`
}

type ActorRow = {
  sessionId: string
  userId: string
  userType: UserType
  mfaEnabled: boolean
  language: GuestLanguage | null
  confirmedUntil: Date | null
  membership: Membership | null
}

export async function selectLiveSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ actor: ActorRow; expiresAt: Date; lastUsedAt: Date } | null> {
  const [row] = await sql<(ActorRow & { expiresAt: Date; lastUsedAt: Date })[]>`
    SELECT s.id AS "sessionId", u.id AS "userId", u.user_type AS "userType", s.expires_at AS "expiresAt",
           coalesce(s.last_used_at, s.created_at) AS "lastUsedAt", m.enabled_at IS NOT NULL AS "mfaEnabled",
           s.confirmed_until AS "confirmedUntil", u.language, (
             SELECT jsonb_build_object('ownerId', t.owner_id, 'places', coalesce((
               SELECT jsonb_agg(jsonb_build_object('hotelId', p.hotel_id, 'role', p.role)) FROM team_places p
               WHERE p.user_id = t.user_id AND owner.suspended_at IS NULL), '[]'))
             FROM team_members t JOIN users owner ON owner.id = t.owner_id WHERE t.user_id = u.id) AS membership
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${now} AND u.suspended_at IS NULL`
  if (!row) return null
  const { expiresAt, lastUsedAt, ...actor } = row
  return { actor, expiresAt, lastUsedAt }
}

/** Returns undefined unless this session ended because its account was suspended. */
export async function selectSuspension(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ reason: string | null } | undefined> {
  const [row] = await sql<{ reason: string | null }[]>`
    SELECT u.suspended_reason AS reason FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${now} AND u.suspended_at IS NOT NULL
      AND (s.revoked_at IS NULL OR s.revoked_at >= u.suspended_at)`
  return row
}

/** Exactly one of several concurrent callers gets a result. */
export async function revokeSession(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<{ expiresAt: Date; confirmedUntil: Date | null } | undefined> {
  const [row] = await sql<{ expiresAt: Date; confirmedUntil: Date | null }[]>`
    UPDATE sessions SET revoked_at = ${now} WHERE id = ${sessionId} AND revoked_at IS NULL
    RETURNING expires_at AS "expiresAt", confirmed_until AS "confirmedUntil"`
  return row
}

export async function revokeUserSessions(
  sql: Sql,
  userId: string,
  now: Date,
  except?: string,
): Promise<void> {
  await sql`
    UPDATE sessions SET revoked_at = ${now}
    WHERE user_id = ${userId} AND revoked_at IS NULL ${except === undefined ? sql`` : sql`AND id <> ${except}`}`
}

export async function updateLastUsed(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql`
    WITH used AS (UPDATE sessions SET last_used_at = ${now} WHERE id = ${sessionId} RETURNING user_id)
    UPDATE users u SET last_seen_at = ${now} FROM used WHERE u.id = used.user_id`
}

type ListedSession = {
  id: string
  address: string | null
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

export async function selectLiveSessions(sql: Sql, userId: string, now: Date): Promise<ListedSession[]> {
  return sql<ListedSession[]>`
    SELECT id, address, coalesce(user_agent, '') AS "userAgent", created_at AS "createdAt",
           coalesce(last_used_at, created_at) AS "lastUsedAt", expires_at AS "expiresAt"
    FROM sessions WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}
    ORDER BY "lastUsedAt" DESC, id`
}

export async function revokeOwnSession(
  sql: Sql,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE sessions SET revoked_at = ${now}
    WHERE id = ${sessionId} AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}`
  return result.count === 1
}
