import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { TeamPlace } from '@roomlark/contract/team-roles'
import type { Sql } from '../../db/database.ts'

export type TeamHotelRow = { id: string; name: string; imageFile: string | null }

/** In the order in which they were added. */
export async function selectTeamHotels(sql: Sql, ownerId: string): Promise<TeamHotelRow[]> {
  return sql<TeamHotelRow[]>`
    SELECT h.id, h.name, (SELECT i.file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY i.position, i.id LIMIT 1)
           AS "imageFile"
    FROM hotels h WHERE h.owner_id = ${ownerId} AND h.archived_at IS NULL ORDER BY h.created_at, h.id LIMIT 1000`
}

/** Says which of these hotels the owner has. */
export async function selectOwned(sql: Sql, ownerId: string, hotelIds: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM hotels WHERE owner_id = ${ownerId} AND archived_at IS NULL AND id = ANY(${hotelIds}::uuid[])`
  return rows.map(({ id }) => id)
}

export type MemberRow = {
  id: string
  name: string
  email: string
  imageFile: string | null
  places: TeamPlace[]
  lastSeenAt: Date | null
  version: number
}

function memberColumns(sql: Sql) {
  return sql`
    u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) AS name, u.email,
    u.image_file AS "imageFile", u.last_seen_at AS "lastSeenAt", t.version, coalesce((
      SELECT jsonb_agg(jsonb_build_object('hotelId', p.hotel_id, 'role', p.role) ORDER BY p.hotel_id)
      FROM team_places p WHERE p.user_id = t.user_id), '[]') AS places`
}

export async function selectMembers(sql: Sql, ownerId: string): Promise<MemberRow[]> {
  return sql<MemberRow[]>`
    SELECT ${memberColumns(sql)} FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE t.owner_id = ${ownerId} ORDER BY t.joined_at, t.user_id`
}

export async function selectMemberForUpdate(
  sql: Sql,
  ownerId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const [row] = await sql<MemberRow[]>`
    SELECT ${memberColumns(sql)} FROM team_members t JOIN users u ON u.id = t.user_id
    WHERE t.owner_id = ${ownerId} AND t.user_id = ${userId} FOR UPDATE OF t`
  return row
}

export async function insertMember(sql: Sql, userId: string, ownerId: string, at: Date): Promise<void> {
  await sql`INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${userId}, ${ownerId}, ${at})`
}

export async function deleteMember(sql: Sql, userId: string): Promise<void> {
  await sql`DELETE FROM team_members WHERE user_id = ${userId}`
}

/** For whom somebody works, if they do. */
export async function selectEmployerId(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ ownerId: string }[]>`
    SELECT owner_id AS "ownerId" FROM team_members WHERE user_id = ${userId}`
  return row?.ownerId
}

export async function replacePlaces(
  sql: Sql,
  { userId, ownerId }: { userId: string; ownerId: string },
  places: readonly TeamPlace[],
): Promise<void> {
  await sql`UPDATE team_members SET version = version + 1 WHERE user_id = ${userId}`
  await sql`DELETE FROM team_places WHERE user_id = ${userId}`
  if (places.length === 0) return
  const rows = places.map(({ hotelId, role }) => ({
    user_id: userId,
    owner_id: ownerId,
    hotel_id: hotelId,
    role,
  }))
  await sql`INSERT INTO team_places ${sql(rows)}`
}

/** The company of an owner or, without one, the owner's name; with the address that it is known by. */
type TeamName = { name: string; ownerName: string; email: string; language: GuestLanguage | null }

export async function selectTeamName(sql: Sql, userId: string): Promise<TeamName> {
  const [row] = await sql<[TeamName]>`
    SELECT coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) AS name, email, language,
           coalesce(company_name, nullif(trim(first_name || ' ' || last_name), ''), email) AS "ownerName"
    FROM users WHERE id = ${userId}`
  return row
}

/** Locks the account of an owner, so that two invitations at once cannot both be the last one possible. */
export async function lockOwner(sql: Sql, ownerId: string): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${ownerId} FOR NO KEY UPDATE`
}
