import type { UserType } from '@roomlark/contract/endpoint'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import type { Sql } from '../../../db/database.ts'

type LiveKey = {
  id: string
  userId: string
  userType: UserType
  mfaEnabled: boolean
  scopes: KeyScope[]
  /** Null if all hotels of the account are meant. */
  hotelIds: string[] | null
  expiresAt: Date | null
  lastUsedAt: Date | null
}

/** A member of a team has no keys; those from before are not accepted while the account works for somebody else. */
export async function selectLiveKey(sql: Sql, keyHash: Buffer, now: Date): Promise<LiveKey | undefined> {
  const [row] = await sql<LiveKey[]>`
    SELECT k.id, k.user_id AS "userId", u.user_type AS "userType", m.enabled_at IS NOT NULL AS "mfaEnabled", k.scopes,
           k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
           CASE WHEN k.has_chosen_hotels
             THEN array(SELECT hotel_id FROM api_key_hotels WHERE key_id = k.id ORDER BY hotel_id) END AS "hotelIds"
    FROM api_keys k JOIN users u ON u.id = k.user_id LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE k.key_hash = ${keyHash} AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now})
      AND u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM team_members t WHERE t.user_id = u.id)`
  return row
}

export async function updateKeyUsed(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE api_keys SET last_used_at = ${now} WHERE id = ${id}`
}

type EndedKey = { revokedAt: Date | null; expiresAt: Date | null }

export async function selectEndedKey(sql: Sql, keyHash: Buffer): Promise<EndedKey | undefined> {
  const [row] = await sql<EndedKey[]>`
    SELECT revoked_at AS "revokedAt", expires_at AS "expiresAt" FROM api_keys WHERE key_hash = ${keyHash}`
  return row
}
