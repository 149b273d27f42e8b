import type { UserType } from '@roomlark/contract/endpoint'
import type { Invitation } from '@roomlark/contract/operations/people'
import type { Sql } from '../../db/database.ts'

/** Returns the new id, or undefined if the address is taken. */
export async function insertInvited(
  sql: Sql,
  input: Invitation & { passwordHash: string; invitedBy: string; now: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, company_name, invited_at,
                       invited_by)
    VALUES (${input.email}, ${input.userType}, ${input.passwordHash}, ${input.firstName}, ${input.lastName},
            ${input.companyName || null}, ${input.now}, ${input.invitedBy})
    ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
    RETURNING id`
  return row?.id
}

export async function updateInvited(sql: Sql, userId: string, by: string, now: Date): Promise<void> {
  await sql`
    UPDATE users SET invited_at = ${now}, invited_by = ${by}, updated_at = ${now} WHERE id = ${userId}`
}

/** A null reason lifts the suspension. */
export async function updateSuspended(
  sql: Sql,
  userId: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE users SET suspended_at = ${reason === null ? null : now}, suspended_reason = ${reason}, updated_at = ${now}
    WHERE id = ${userId}`
}

export async function updateUserType(sql: Sql, userId: string, userType: UserType, now: Date): Promise<void> {
  await sql`UPDATE users SET user_type = ${userType}, updated_at = ${now} WHERE id = ${userId}`
}

export async function insertAdmin(
  sql: Sql,
  input: { email: string; passwordHash: string; firstName: string; lastName: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
    VALUES (${input.email}, 'admin', ${input.passwordHash}, ${input.firstName}, ${input.lastName}, now())
    ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
    RETURNING id`
  return row?.id
}
