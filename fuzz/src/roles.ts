import { listKeyScopes } from '@roomlark/contract/key-scopes'
import { type TeamRole, teamRoles } from '@roomlark/contract/team-roles'
import { newApiKey } from '../../server/src/accounts/auth/api-keys/api-key-token.ts'
import { type AccountStore, createSession } from '../../server/test/factories.ts'

/** Accounts that have an API key with every scope; the key of a hotel reaches only one of the owner's. */
export const keyRoles = ['owner-key', 'hotel-key', 'affiliate-key', 'admin-key'] as const
export type KeyRole = (typeof keyRoles)[number]

export const roles = ['anonymous', 'owner', ...teamRoles, 'affiliate', 'admin', ...keyRoles] as const
export type Role = (typeof roles)[number]

/** Somebody who calls; nobody signed in has neither id nor token. */
export type Caller = {
  role: Role
  userId: string | null
  /** Whose hotels they work for, if they are a member of a team. */
  ownerId: string | null
  token: string | null
  /** Set for callers with an API key. */
  keyId?: string
  /** The only hotel that a key reaches. */
  hotelId?: string
}

export type Accounts = {
  ownerId: string
  affiliateId: string
  adminId: string
  memberIds: Record<TeamRole, string>
}

/** Gives every role a caller with a session or a key. */
export async function openCallers(store: AccountStore, accounts: Accounts): Promise<Map<Role, Caller>> {
  const { ownerId, affiliateId, adminId, memberIds } = accounts
  const callers: Caller[] = [
    { role: 'anonymous', userId: null, ownerId: null, token: null },
    { role: 'owner', userId: ownerId, ownerId: null, token: null },
    ...teamRoles.map((role) => ({ role, userId: memberIds[role], ownerId, token: null })),
    { role: 'affiliate', userId: affiliateId, ownerId: null, token: null },
    { role: 'admin', userId: adminId, ownerId: null, token: null },
    await openKey(store, 'owner-key', ownerId),
    await openKey(store, 'hotel-key', ownerId),
    await openKey(store, 'affiliate-key', affiliateId),
    await openKey(store, 'admin-key', adminId),
  ]
  for (const caller of callers) await renew(store, caller)
  return new Map(callers.map((caller) => [caller.role, caller]))
}

export function isKeyRole(role: Role): role is KeyRole {
  return keyRoles.some((one) => one === role)
}

/** The type of account that a key belongs to. */
export function getAccountType(role: KeyRole): 'hotel' | 'affiliate' | 'admin' {
  if (role === 'affiliate-key') return 'affiliate'
  return role === 'admin-key' ? 'admin' : 'hotel'
}

async function openKey({ sql }: AccountStore, role: KeyRole, userId: string): Promise<Caller> {
  const { secret, prefix, keyHash } = newApiKey()
  const isForOne = role === 'hotel-key'
  const [key] = await sql<{ id: string }[]>`
    INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes, has_chosen_hotels, created_by, created_at)
    VALUES (${userId}, ${role}, ${prefix}, ${keyHash}, ${[...listKeyScopes(getAccountType(role))]}, ${isForOne}, ${userId}, now())
    RETURNING id`
  if (!key) throw new Error('no key was made')
  const caller = { role, userId, ownerId: null, token: secret, keyId: key.id }
  if (!isForOne) return caller
  const [reached] = await sql<{ hotelId: string }[]>`
    INSERT INTO api_key_hotels (key_id, hotel_id)
    SELECT ${key.id}, id FROM hotels WHERE owner_id = ${userId} AND archived_at IS NULL ORDER BY id LIMIT 1
    RETURNING hotel_id AS "hotelId"`
  return { ...caller, ...reached }
}

/**
 * Undoes what an account can do to itself: some calls end the session, leave the team, revoke keys or ask for the account
 * to be deleted.
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
  if (caller.keyId === undefined) caller.token = await createSession(store, userId, { confirmed: true })
  else await sql`UPDATE api_keys SET revoked_at = NULL, expires_at = NULL WHERE id = ${caller.keyId}`
}
