import type { ApiKey } from '@roomlark/contract/accounts/api-keys'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import type { Sql, Transaction } from '../../../db/database.ts'

export type ApiKeyRow = Omit<ApiKey, 'madeAt' | 'lastUsedAt' | 'expiresAt'> & {
  madeAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/** Selects the keys of an account that are not revoked, or one of them. Those that have expired are still shown. */
export async function selectApiKeys(sql: Sql, userId: string, id?: string): Promise<ApiKeyRow[]> {
  return sql<ApiKeyRow[]>`
    SELECT k.id, k.name, k.prefix, k.scopes, k.created_at AS "madeAt", account_name(maker) AS "madeBy",
           k.last_used_at AS "lastUsedAt", k.expires_at AS "expiresAt",
           CASE WHEN k.has_chosen_hotels THEN coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name) ORDER BY h.name, h.id)
             FROM api_key_hotels c JOIN hotels h ON h.id = c.hotel_id
             WHERE c.key_id = k.id AND h.owner_id = k.user_id), '[]') END AS hotels
    FROM api_keys k JOIN users maker ON maker.id = k.created_by
    WHERE k.user_id = ${userId} AND k.revoked_at IS NULL ${id === undefined ? sql`` : sql`AND k.id = ${id}`}
    ORDER BY k.created_at DESC, k.id`
}

export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
}

/** Counts what can still be used, or could until it expired. */
export async function selectKeyCount(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM api_keys WHERE user_id = ${userId} AND revoked_at IS NULL`
  return row.count
}

type NewKey = {
  userId: string
  name: string
  prefix: string
  keyHash: Buffer
  scopes: KeyScope[]
  hasChosenHotels: boolean
  createdBy: string
  createdAt: Date
  expiresAt: Date | null
}

export async function insertApiKey(tx: Transaction, key: NewKey): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes, has_chosen_hotels, created_by, created_at, expires_at)
    VALUES (${key.userId}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${key.scopes}, ${key.hasChosenHotels},
            ${key.createdBy}, ${key.createdAt}, ${key.expiresAt})
    RETURNING id`
  return row.id
}

/** Adds those of the hotels that belong to the owner, and returns how many these are. */
export async function insertKeyHotels(
  tx: Transaction,
  keyId: string,
  ownerId: string,
  hotelIds: string[],
): Promise<number> {
  const { count } = await tx`
    INSERT INTO api_key_hotels (key_id, hotel_id)
    SELECT ${keyId}, id FROM hotels
    WHERE id = ANY(${hotelIds}::uuid[]) AND owner_id = ${ownerId} AND archived_at IS NULL`
  return count
}

export async function selectHotelNames(sql: Sql, ownerId: string): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    SELECT id, name FROM hotels WHERE owner_id = ${ownerId} AND archived_at IS NULL ORDER BY name, id`
}

export async function revokeApiKey(
  tx: Transaction,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ name: string; prefix: string } | undefined> {
  const [row] = await tx<{ name: string; prefix: string }[]>`
    UPDATE api_keys SET revoked_at = ${now} WHERE id = ${id} AND user_id = ${userId} AND revoked_at IS NULL
    RETURNING name, prefix`
  return row
}

type MailedKey = { userId: string; name: string; prefix: string; scopes: KeyScope[]; madeAt: Date }

export async function selectMailedKey(sql: Sql, id: string): Promise<MailedKey | undefined> {
  const [row] = await sql<MailedKey[]>`
    SELECT user_id AS "userId", name, prefix, scopes, created_at AS "madeAt" FROM api_keys WHERE id = ${id}`
  return row
}
