import type { SignIn } from '@roomlark/contract/accounts/security'
import type { Sql } from '../../../db/database.ts'

type SignInRow = {
  userId: string | null
  at: Date
  outcome: SignIn['outcome']
  device: string
  address: string
  network: string
}

export async function insertSignIn(sql: Sql, row: SignInRow): Promise<void> {
  await sql`
    INSERT INTO sign_ins (user_id, at, outcome, device, address, network)
    VALUES (${row.userId}, ${row.at}, ${row.outcome}, ${row.device}, ${row.address}, ${row.network})`
}

export async function updateLastSeen(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql`UPDATE users SET last_seen_at = ${now} WHERE id = ${userId}`
}

/** Tells whether the account has signed in before at all, with this device, and from this network. */
export async function selectFamiliarity(
  sql: Sql,
  userId: string,
  from: { device: string; network: string },
): Promise<{ before: boolean; device: boolean; network: boolean }> {
  const [row] = await sql<{ before: boolean; device: boolean; network: boolean }[]>`
    SELECT count(*) > 0 AS before,
           coalesce(bool_or(device = ${from.device}), false) AS device,
           coalesce(bool_or(network = ${from.network}), false) AS network
    FROM sign_ins WHERE user_id = ${userId} AND outcome = 'signed-in'`
  return row ?? { before: false, device: false, network: false }
}

type ListedRow = Omit<SignIn, 'at' | 'device'> & { at: Date; device: string }

export async function selectSignIns(
  sql: Sql,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    SELECT id, at, outcome, device, address FROM sign_ins WHERE user_id = ${userId}
    ORDER BY sign_ins.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectSignInCount(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM sign_ins WHERE user_id = ${userId}`
  return row?.count ?? 0
}
