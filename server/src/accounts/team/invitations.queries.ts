import type { TeamPlace } from '@roomlark/contract/team-roles'
import type { Sql } from '../../db/database.ts'

export type InvitationRow = {
  id: string
  ownerId: string
  email: string
  places: TeamPlace[]
  invitedAt: Date
  expiresAt: Date
  version: number
}

function columns(sql: Sql) {
  return sql`
    i.id, i.owner_id AS "ownerId", i.email, i.invited_at AS "invitedAt", i.expires_at AS "expiresAt", i.version,
    coalesce((SELECT jsonb_agg(jsonb_build_object('hotelId', p.hotel_id, 'role', p.role) ORDER BY p.hotel_id)
              FROM team_invited_places p WHERE p.invitation_id = i.id), '[]') AS places`
}

export async function selectInvitations(sql: Sql, ownerId: string): Promise<InvitationRow[]> {
  return sql<InvitationRow[]>`
    SELECT ${columns(sql)} FROM team_invitations i WHERE i.owner_id = ${ownerId} ORDER BY i.invited_at, i.id`
}

export async function selectInvitationForUpdate(
  sql: Sql,
  ownerId: string,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    SELECT ${columns(sql)} FROM team_invitations i WHERE i.owner_id = ${ownerId} AND i.id = ${id} FOR UPDATE`
  return row
}

export async function selectInvitation(sql: Sql, id: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    SELECT ${columns(sql)} FROM team_invitations i WHERE i.id = ${id} AND i.expires_at > ${now}`
  return row
}

/** Selects an invitation by its link; an owner who is gone or suspended invites nobody. */
export async function selectInvitationByToken(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    SELECT ${columns(sql)} FROM team_invitations i JOIN users owner ON owner.id = i.owner_id
    WHERE i.token_hash = ${tokenHash} AND i.expires_at > ${now} AND owner.suspended_at IS NULL AND owner.erased_at IS NULL`
  return row
}

/** Of several who accept at once, one gets the row. */
export async function deleteInvitationByToken(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    DELETE FROM team_invitations WHERE token_hash = ${tokenHash} AND expires_at > ${now} RETURNING id`
  return row
}

type NewInvitation = { ownerId: string; email: string; invitedAt: Date; expiresAt: Date }

export async function insertInvitation(sql: Sql, row: NewInvitation): Promise<string> {
  const [made] = await sql<[{ id: string }]>`
    INSERT INTO team_invitations (owner_id, email, invited_at, expires_at)
    VALUES (${row.ownerId}, ${row.email}, ${row.invitedAt}, ${row.expiresAt}) RETURNING id`
  return made.id
}

export async function updateInvitation(
  sql: Sql,
  id: string,
  { invitedAt, expiresAt }: { invitedAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    UPDATE team_invitations SET invited_at = ${invitedAt}, expires_at = ${expiresAt}, version = version + 1 WHERE id = ${id}`
}

export async function updateInvitationToken(sql: Sql, id: string, tokenHash: Buffer): Promise<void> {
  await sql`UPDATE team_invitations SET token_hash = ${tokenHash} WHERE id = ${id}`
}

export async function deleteInvitation(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM team_invitations WHERE id = ${id}`
}

export async function deleteOwnerInvitations(sql: Sql, ownerId: string): Promise<void> {
  await sql`DELETE FROM team_invitations WHERE owner_id = ${ownerId}`
}

export async function replaceInvitedPlaces(
  sql: Sql,
  { id, ownerId }: { id: string; ownerId: string },
  places: readonly TeamPlace[],
): Promise<void> {
  await sql`UPDATE team_invitations SET version = version + 1 WHERE id = ${id}`
  await sql`DELETE FROM team_invited_places WHERE invitation_id = ${id}`
  const rows = places.map(({ hotelId, role }) => ({
    invitation_id: id,
    owner_id: ownerId,
    hotel_id: hotelId,
    role,
  }))
  if (rows.length > 0) await sql`INSERT INTO team_invited_places ${sql(rows)}`
}

export async function selectHotelNames(
  sql: Sql,
  hotelIds: string[],
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`SELECT id, name FROM hotels WHERE id = ANY(${hotelIds}::uuid[])`
}

export type InvitedAccount = {
  id: string
  userType: string
  isSuspended: boolean
  hasHotels: boolean
  isMember: boolean
  hasTeam: boolean
}

/** Locked, so that what is found out about the account still holds when it joins. */
export async function selectInvitedAccountForUpdate(
  sql: Sql,
  email: string,
): Promise<InvitedAccount | undefined> {
  const [row] = await sql<InvitedAccount[]>`
    SELECT u.id, u.user_type AS "userType", u.suspended_at IS NOT NULL AS "isSuspended",
           EXISTS (SELECT FROM hotels h WHERE h.owner_id = u.id) AS "hasHotels",
           EXISTS (SELECT FROM team_members t WHERE t.user_id = u.id) AS "isMember",
           EXISTS (SELECT FROM team_members t WHERE t.owner_id = u.id) AS "hasTeam"
    FROM users u WHERE u.email = ${email} FOR UPDATE`
  return row
}

export async function selectHasAccount(sql: Sql, email: string): Promise<boolean> {
  return (await sql`SELECT FROM users WHERE email = ${email}`).length === 1
}
