import type { UserType } from '@roomlark/contract/endpoint'
import type { PeopleExportQuery, PeopleQuery, PersonState } from '@roomlark/contract/operations/people'
import type { Sql } from '../../db/database.ts'
import { contains, searchWords } from '../../db/search.ts'

export type PersonRow = {
  id: string
  userType: UserType
  email: string
  firstName: string
  lastName: string
  companyName: string | null
  imageFile: string | null
  state: PersonState
  suspendedReason: string | null
  mfaEnabled: boolean
  hotelCount: number
  partnershipCount: number
  createdAt: Date
  invitedAt: Date | null
  lastSeenAt: Date | null
}

export async function selectPeople(sql: Sql, query: PeopleQuery): Promise<PersonRow[]> {
  return sql<PersonRow[]>`
    SELECT ${personColumns(sql)} FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE ${buildFilters(sql, query)} ${query.userType ? sql`AND u.user_type = ${query.userType}` : sql``}
    ORDER BY ${buildOrder(sql, query.sort)}, u.id
    LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`
}

/** Applies every filter except the type. */
export async function selectCountsByType(
  sql: Sql,
  query: PeopleExportQuery,
): Promise<{ userType: UserType; count: number }[]> {
  return sql<{ userType: UserType; count: number }[]>`
    SELECT u.user_type AS "userType", count(*)::integer AS count
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE ${buildFilters(sql, query)} GROUP BY u.user_type`
}

export async function selectWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM users u WHERE ${buildState(sql)} = 'unverified'`
  return row?.count ?? 0
}

type DetailRow = PersonRow & { phone: string | null; suspendedAt: Date | null; deletionAskedAt: Date | null }

export async function selectPerson(sql: Sql, id: string): Promise<DetailRow | undefined> {
  const [row] = await sql<DetailRow[]>`
    SELECT ${personColumns(sql)}, u.phone, u.suspended_at AS "suspendedAt",
           u.deletion_asked_at AS "deletionAskedAt"
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE u.id = ${id}`
  return row
}

type OwnedHotel = { id: string; name: string; city: string; country: string; isActive: boolean }

export async function selectOwnedHotels(sql: Sql, userId: string): Promise<OwnedHotel[]> {
  return sql<OwnedHotel[]>`
    SELECT id, name, city, country, is_active AS "isActive" FROM hotels
    WHERE owner_id = ${userId} AND archived_at IS NULL ORDER BY name, id LIMIT 100`
}

function personColumns(sql: Sql) {
  return sql`
    u.id, u.user_type AS "userType", u.email, u.first_name AS "firstName", u.last_name AS "lastName",
    u.company_name AS "companyName", u.image_file AS "imageFile", ${buildState(sql)} AS state,
    u.suspended_reason AS "suspendedReason", m.enabled_at IS NOT NULL AS "mfaEnabled",
    (SELECT count(*)::integer FROM hotels h WHERE h.owner_id = u.id AND h.archived_at IS NULL) AS "hotelCount",
    (SELECT count(*)::integer FROM partnerships p WHERE p.affiliate_id = u.id AND p.state = 'active') AS "partnershipCount",
    u.created_at AS "createdAt", u.invited_at AS "invitedAt", u.last_seen_at AS "lastSeenAt"`
}

function buildState(sql: Sql) {
  return sql`
    CASE WHEN u.erased_at IS NOT NULL THEN 'deleted'
         WHEN u.deletion_asked_at IS NOT NULL THEN 'leaving'
         WHEN u.suspended_at IS NOT NULL THEN 'suspended'
         WHEN u.email_verified_at IS NULL AND u.invited_at IS NOT NULL THEN 'invited'
         WHEN u.email_verified_at IS NULL THEN 'unverified'
         ELSE 'active' END`
}

function buildFilters(sql: Sql, { search, state, mfa }: PeopleExportQuery) {
  return sql`
    ${state === undefined ? sql`u.erased_at IS NULL` : sql`${buildState(sql)} = ${state}`}
    ${mfa === undefined ? sql`` : sql`AND (m.enabled_at IS NOT NULL) = ${mfa === 'on'}`}
    ${searchCondition(sql, search)}`
}

function searchCondition(sql: Sql, search: string | undefined) {
  return searchWords(search).reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`u.search_text`, word)}`,
    sql``,
  )
}

function buildOrder(sql: Sql, sort: PeopleQuery['sort']) {
  switch (sort) {
    case 'newest':
      return sql`u.created_at DESC`
    case 'name':
      return sql`fold(u.first_name || ' ' || u.last_name) ASC`
    case 'email':
      return sql`u.email ASC`
    case 'seen':
      return sql`u.last_seen_at DESC NULLS LAST`
  }
}
