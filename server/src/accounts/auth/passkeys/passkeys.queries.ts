import type { Passkey } from '@roomlark/contract/accounts/passkeys'
import type { Sql, Transaction } from '../../../db/database.ts'

export type PasskeyRow = Omit<Passkey, 'createdAt' | 'lastUsedAt'> & {
  createdAt: Date
  lastUsedAt: Date | null
}

type NewKey = {
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  name: string
  isSynced: boolean
  now: Date
}

export async function selectPasskeys(sql: Sql, userId: string): Promise<PasskeyRow[]> {
  return sql<PasskeyRow[]>`
    SELECT ${passkeyColumns(sql)} FROM passkeys WHERE user_id = ${userId} ORDER BY created_at DESC, id`
}

export async function selectCredentialIds(sql: Sql, userId: string): Promise<Buffer[]> {
  const rows = await sql<{ credentialId: Buffer }[]>`
    SELECT credential_id AS "credentialId" FROM passkeys WHERE user_id = ${userId}`
  return rows.map(({ credentialId }) => credentialId)
}

type SigningKey = { id: string; userId: string; publicKey: Buffer; counter: number }

/** Selects the key that somebody wants to sign in with, whoever's it is. */
export async function selectSigningKey(sql: Sql, credentialId: Buffer): Promise<SigningKey | undefined> {
  const [row] = await sql<SigningKey[]>`
    SELECT id, user_id AS "userId", public_key AS "publicKey", counter::integer
    FROM passkeys WHERE credential_id = ${credentialId}`
  return row
}

/** Returns undefined if the key was added before. */
export async function insertPasskey(tx: Transaction, key: NewKey): Promise<PasskeyRow | undefined> {
  const [row] = await tx<PasskeyRow[]>`
    INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, is_synced, created_at)
    VALUES (${key.userId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${key.name}, ${key.isSynced},
            ${key.now})
    ON CONFLICT ON CONSTRAINT passkeys_credential_id_key DO NOTHING
    RETURNING ${passkeyColumns(tx)}`
  return row
}

/** Returns false if this answer, or one to a later challenge, was used before. */
export async function updateUsed(
  tx: Sql,
  id: string,
  {
    counter,
    isSynced,
    challengedAt,
    now,
  }: { counter: number; isSynced: boolean; challengedAt: Date; now: Date },
): Promise<boolean> {
  const result = await tx`
    UPDATE passkeys SET counter = ${counter}, is_synced = ${isSynced}, last_challenge_at = ${challengedAt},
           last_used_at = ${now}
    WHERE id = ${id} AND (last_challenge_at IS NULL OR last_challenge_at < ${challengedAt})`
  return result.count === 1
}

export async function updatePasskeyName(
  sql: Sql,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await sql<PasskeyRow[]>`
    UPDATE passkeys SET name = ${name} WHERE id = ${id} AND user_id = ${userId} RETURNING ${passkeyColumns(sql)}`
  return row
}

/** Returns the name of the key that was removed. */
export async function deletePasskey(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await tx<{ name: string }[]>`
    DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING name`
  return row?.name
}

function passkeyColumns(sql: Sql) {
  return sql`id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", is_synced AS "isSynced"`
}
