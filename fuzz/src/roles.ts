import { type TeamRole, teamRoles } from '@roomlark/contract/team-roles'
import { type AccountStore, createSession } from '../../server/test/factories.ts'

export const roles = ['anonymous', 'owner', ...teamRoles, 'affiliate', 'admin'] as const
export type Role = (typeof roles)[number]

/** Somebody who calls; nobody signed in has neither id nor token. */
export type Caller = {
  role: Role
  userId: string | null
  /** Whose hotels they work for, if they are a member of a team. */
  ownerId: string | null
  token: string | null
}

export type Accounts = {
  ownerId: string
  affiliateId: string
  adminId: string
  memberIds: Record<TeamRole, string>
}

/** Gives every role a caller with a session. */
export async function openCallers(store: AccountStore, accounts: Accounts): Promise<Map<Role, Caller>> {
  const { ownerId, affiliateId, adminId, memberIds } = accounts
  const callers: Caller[] = [
    { role: 'anonymous', userId: null, ownerId: null, token: null },
    { role: 'owner', userId: ownerId, ownerId: null, token: null },
    ...teamRoles.map((role) => ({ role, userId: memberIds[role], ownerId, token: null })),
    { role: 'affiliate', userId: affiliateId, ownerId: null, token: null },
    { role: 'admin', userId: adminId, ownerId: null, token: null },
  ]
  for (const caller of callers) await renew(store, caller)
  return new Map(callers.map((caller) => [caller.role, caller]))
}

/**
 * Undoes what an account can do to itself: some calls end the session, leave the team or ask for the account to be
 * deleted.
 */
export async function renew(store: AccountStore, caller: Caller): Promise<void> {
  const { userId, ownerId, role } = caller
  if (userId === null) return
  const { sql } = store
  await sql`UPDATE users SET deletion_asked_at = NULL, suspended_at = NULL WHERE id = ${userId}`
  if (ownerId !== null) {
    await sql`
      INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${userId}, ${ownerId}, now())
      ON CONFLICT DO NOTHING`
    await sql`DELETE FROM team_places WHERE user_id = ${userId}`
    await sql`
      INSERT INTO team_places (user_id, owner_id, hotel_id, role) VALUES (${userId}, ${ownerId}, NULL, ${role})`
  }
  caller.token = await createSession(store, userId, { confirmed: true })
}
