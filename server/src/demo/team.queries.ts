import type { TeamRole } from '@roomlark/contract/team-roles'
import type { Sql } from '../db/database.ts'

type Roles = Record<string, TeamRole>

/** The roles by the names of the hotels. */
function places(sql: Sql, ownerId: string, roles: Roles) {
  return sql`
    SELECT h.id AS hotel_id, r.value AS role
    FROM jsonb_each_text(${sql.json(roles)}) AS r JOIN hotels h ON h.owner_id = ${ownerId} AND h.name = r.key`
}

type NewMember = {
  id: string
  ownerId: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  roles: Roles
  seenAt: Date
  now: Date
}

export async function insertDemoMember(sql: Sql, member: NewMember): Promise<void> {
  const { id, ownerId, email, firstName, lastName, passwordHash, roles, seenAt, now } = member
  await sql`
    INSERT INTO users (id, user_type, email, first_name, last_name, password_hash, email_verified_at, last_seen_at)
    VALUES (${id}, 'hotel', ${email}, ${firstName}, ${lastName}, ${passwordHash}, ${now}, ${seenAt})`
  await sql`INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${id}, ${ownerId}, ${now})`
  await sql`
    INSERT INTO team_places (user_id, owner_id, hotel_id, role)
    SELECT ${id}, ${ownerId}, hotel_id, role FROM (${places(sql, ownerId, roles)}) AS wanted`
}

type NewInvitation = { ownerId: string; email: string; roles: Roles; now: Date }

export async function insertDemoInvitation(sql: Sql, invitation: NewInvitation): Promise<void> {
  const { ownerId, email, roles, now } = invitation
  await sql`
    WITH invited AS (
      INSERT INTO team_invitations (owner_id, email, invited_at, expires_at)
      VALUES (${ownerId}, ${email}, ${now}, ${now}::timestamptz + interval '7 days') RETURNING id)
    INSERT INTO team_invited_places (invitation_id, owner_id, hotel_id, role)
    SELECT invited.id, ${ownerId}, hotel_id, role FROM invited, (${places(sql, ownerId, roles)}) AS wanted`
}

type NewCompany = {
  ownerId: string
  name: string
  streetAddress: string
  postalCode: string
  city: string
  country: string
  vatId: string
  registerNumber: string
  now: Date
}

export async function insertDemoCompany(sql: Sql, company: NewCompany): Promise<void> {
  await sql`
    INSERT INTO owner_companies (owner_id, name, street_address, postal_code, city, country, vat_id, register_number,
                                 updated_at)
    VALUES (${company.ownerId}, ${company.name}, ${company.streetAddress}, ${company.postalCode}, ${company.city},
            ${company.country}, ${company.vatId}, ${company.registerNumber}, ${company.now})`
}
