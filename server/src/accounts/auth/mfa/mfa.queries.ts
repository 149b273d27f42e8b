import type { Sql } from '../../../db/database.ts'

type Device = { secretEncrypted: Buffer; enabled: boolean; lastUsedStep: number }

export async function selectDevice(sql: Sql, userId: string): Promise<Device | undefined> {
  const [row] = await sql<Device[]>`
    SELECT secret_encrypted AS "secretEncrypted", enabled_at IS NOT NULL AS enabled,
           last_used_step::integer AS "lastUsedStep"
    FROM mfa_devices WHERE user_id = ${userId}`
  return row
}

/** A set-up that is not confirmed yet may be started again; one that is on stays unchanged. */
export async function upsertPendingDevice(
  sql: Sql,
  userId: string,
  secretEncrypted: Buffer,
): Promise<boolean> {
  const result = await sql`
    INSERT INTO mfa_devices AS d (user_id, secret_encrypted) VALUES (${userId}, ${secretEncrypted})
    ON CONFLICT (user_id) DO UPDATE SET secret_encrypted = excluded.secret_encrypted, last_used_step = 0
    WHERE d.enabled_at IS NULL`
  return result.count === 1
}

/** Accepts each time step only once, and never an older one after it. */
export async function updateLastUsedStep(sql: Sql, userId: string, step: number): Promise<boolean> {
  const result = await sql`
    UPDATE mfa_devices SET last_used_step = ${step} WHERE user_id = ${userId} AND last_used_step < ${step}`
  return result.count === 1
}

export async function updateEnabled(sql: Sql, userId: string, now: Date): Promise<boolean> {
  const result = await sql`
    UPDATE mfa_devices SET enabled_at = ${now} WHERE user_id = ${userId} AND enabled_at IS NULL`
  return result.count === 1
}

export async function deleteDevice(sql: Sql, userId: string): Promise<void> {
  await sql`DELETE FROM mfa_recovery_codes WHERE user_id = ${userId}`
  await sql`DELETE FROM mfa_devices WHERE user_id = ${userId}`
}

export async function insertRecoveryCodes(sql: Sql, userId: string, hashes: Buffer[]): Promise<void> {
  await sql`DELETE FROM mfa_recovery_codes WHERE user_id = ${userId}`
  await sql`INSERT INTO mfa_recovery_codes ${sql(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))}`
}

export async function deleteRecoveryCode(sql: Sql, userId: string, hash: Buffer): Promise<boolean> {
  const result = await sql`DELETE FROM mfa_recovery_codes WHERE user_id = ${userId} AND code_hash = ${hash}`
  return result.count === 1
}
