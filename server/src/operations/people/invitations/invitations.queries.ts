import type { UserType } from '@roomlark/contract/endpoint'
import type { InvitationQuery, InvitationState, Invitee } from '@roomlark/contract/operations/invitations'
import type { Sql } from '../../../db/database.ts'
import { contains, searchWords } from '../../../db/search.ts'

/** Finds the accounts with these addresses, and whether their invitation is still open. */
export async function selectAccounts(
  sql: Sql,
  emails: string[],
): Promise<{ email: string; isInvited: boolean }[]> {
  return sql<{ email: string; isInvited: boolean }[]>`
    SELECT email, invited_at IS NOT NULL AND email_verified_at IS NULL AS "isInvited" FROM users
    WHERE email = ANY(${emails})`
}

/** Returns the accounts that are new: others may have taken an address meanwhile. */
export async function insertInvitees(
  sql: Sql,
  invitees: Invitee[],
  by: { passwordHash: string; invitedBy: string; now: Date },
): Promise<{ id: string; email: string; userType: UserType }[]> {
  return sql<{ id: string; email: string; userType: UserType }[]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, language, locale, invited_at, invited_by)
    SELECT email, "userType", ${by.passwordHash}, "firstName", "lastName", language,
           CASE language WHEN 'en' THEN 'en-US' ELSE language || '-' || upper(language) END, ${by.now}, ${by.invitedBy}
    FROM jsonb_to_recordset(${sql.json(invitees)})
      AS list (email text, "userType" text, "firstName" text, "lastName" text, language text)
    ORDER BY email
    ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
    RETURNING id, email, user_type AS "userType"`
}

/** The link in an email works from when it leaves, which is a moment after the invitation. */
function buildState(sql: Sql, now: Date) {
  return sql`
    CASE WHEN u.email_verified_at IS NOT NULL THEN 'registered'
         WHEN u.invited_at <= ${now}::timestamptz - interval '7 days' AND coalesce(t.expires_at <= ${now}, true) THEN 'expired'
         WHEN coalesce(t.expires_at < u.invited_at + interval '7 days', true) THEN 'waiting'
         WHEN u.invitation_opened_at >= u.invited_at THEN 'opened'
         ELSE 'sent' END`
}

function invited(sql: Sql) {
  return sql`
    users u LEFT JOIN mailed_tokens t ON t.user_id = u.id AND t.purpose = 'invitation'
    WHERE u.invited_at IS NOT NULL AND u.erased_at IS NULL AND u.deletion_asked_at IS NULL`
}

function narrowed(sql: Sql, { search, userType }: InvitationQuery) {
  const type = userType ? sql`AND u.user_type = ${userType}` : sql``
  return searchWords(search).reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`u.search_text`, word)}`,
    type,
  )
}

type SentRow = {
  id: string
  email: string
  name: string
  userType: UserType
  state: InvitationState
  invitedAt: Date
  openedAt: Date | null
  registeredAt: Date | null
  invitedBy: string | null
}

export async function selectInvitations(sql: Sql, query: InvitationQuery, now: Date): Promise<SentRow[]> {
  const { state, page, limit } = query
  return sql<SentRow[]>`
    SELECT u.id, u.email, trim(u.first_name || ' ' || u.last_name) AS name, u.user_type AS "userType",
           ${buildState(sql, now)} AS state, u.invited_at AS "invitedAt", u.invitation_opened_at AS "openedAt",
           u.email_verified_at AS "registeredAt",
           (SELECT account_name(i) FROM users i WHERE i.id = u.invited_by AND i.erased_at IS NULL) AS "invitedBy"
    FROM ${invited(sql)} ${narrowed(sql, query)}
      ${state === undefined ? sql`` : sql`AND ${buildState(sql, now)} = ${state}`}
    ORDER BY u.invited_at DESC, u.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

/** Applies every filter except the state. */
export async function countByState(
  sql: Sql,
  query: InvitationQuery,
  now: Date,
): Promise<{ state: InvitationState; count: number }[]> {
  return sql<{ state: InvitationState; count: number }[]>`
    SELECT ${buildState(sql, now)} AS state, count(*)::integer AS count FROM ${invited(sql)} ${narrowed(sql, query)}
    GROUP BY 1`
}

/** Locked, so that two administrators who repeat them at once send each of them once. */
export async function lockExpired(
  sql: Sql,
  now: Date,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  return sql<{ id: string; email: string }[]>`
    SELECT u.id, u.email FROM ${invited(sql)} AND ${buildState(sql, now)} = 'expired' AND u.suspended_at IS NULL
    ORDER BY u.invited_at, u.id LIMIT ${limit} FOR UPDATE OF u SKIP LOCKED`
}
