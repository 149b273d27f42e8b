import type { AuditEntry, AuditExportQuery, AuditQuery } from '@roomlark/contract/platform/audit'
import type { Sql } from '../../db/database.ts'
import { contains, searchWords } from '../../db/search.ts'

type AuditRow = {
  at: Date
  actorId: string | null
  keyId: string | null
  action: string
  target: string
  before: object | null
  after: object | null
  address: string | null
  requestId: string | null
}

export async function insertAudits(sql: Sql, rows: AuditRow[]): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ before, after, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    before: before && { ...before },
    after: after && { ...after },
  }))
  await sql`
    INSERT INTO audit_log (at, actor_id, key_id, action, target, before, after, address, request_id)
    SELECT at, "actorId", "keyId", action, target, before, after, address, "requestId"
    FROM jsonb_to_recordset(${sql.json(records)}) AS entry (
      at timestamptz, "actorId" uuid, "keyId" uuid, action text, target text, before jsonb, after jsonb, address text,
      "requestId" text)`
}

type Json = Record<string, unknown> | null
export type ListedEntry = Omit<AuditEntry, 'at' | 'changes'> & { at: Date; before: Json; after: Json }

export async function selectEntries(sql: Sql, query: AuditQuery): Promise<ListedEntry[]> {
  return sql<ListedEntry[]>`
    WITH page AS (
      SELECT a.* FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id
      WHERE ${buildFilters(sql, query)}
      ORDER BY a.id DESC LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit})
    SELECT p.id, p.at, p.actor_id AS "actorId", account_name(u) AS "actorName", k.name AS "keyName", p.action,
           p.target,
           coalesce(account_name(t), f.name, n.number, r.name, b.reference, partner_name(a), s.invited_email, run.number,
                    h.name)
             AS "targetName",
           CASE WHEN h.id IS NOT NULL THEN jsonb_build_object('id', h.id, 'name', h.name) END AS hotel,
           p.before, p.after, p.address, p.request_id AS "requestId"
    FROM page p
    CROSS JOIN LATERAL (
      SELECT split_part(p.target, ':', 1) AS kind,
             substring(p.target FROM '^[a-z-]+:([0-9a-f-]{36})$')::uuid AS id) target
    LEFT JOIN users u ON u.id = p.actor_id AND u.erased_at IS NULL
    LEFT JOIN api_keys k ON k.id = p.key_id
    LEFT JOIN users t ON target.kind = 'user' AND t.id = target.id AND t.erased_at IS NULL
    LEFT JOIN calendar_feeds f ON target.kind = 'feed' AND f.id = target.id
    LEFT JOIN rooms n ON target.kind = 'room' AND n.id = target.id
    LEFT JOIN room_types r
      ON r.id = CASE target.kind WHEN 'room-type' THEN target.id ELSE coalesce(f.room_type_id, n.room_type_id) END
    LEFT JOIN bookings b ON target.kind = 'booking' AND b.id = target.id
    LEFT JOIN partnerships s ON target.kind = 'partnership' AND s.id = target.id
    LEFT JOIN users a ON a.id = s.affiliate_id
    LEFT JOIN payout_runs run ON target.kind = 'payout-run' AND run.id = target.id
    LEFT JOIN hotels h
      ON h.id = CASE WHEN target.kind IN ('hotel', 'rates', 'calendar') THEN target.id
                     ELSE coalesce(r.hotel_id, b.hotel_id, s.hotel_id) END
    ORDER BY p.id DESC`
}

export async function selectEntryCount(sql: Sql, query: AuditExportQuery): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE ${buildFilters(sql, query)}`
  return row?.count ?? 0
}

/**
 * Jumps from one action to the next along the index, so that its cost does not grow with the number of
 * entries.
 */
export async function selectActions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`
    WITH RECURSIVE found AS (
      SELECT min(action) AS action FROM audit_log
      UNION ALL
      SELECT (SELECT min(action) FROM audit_log a WHERE a.action > found.action) FROM found
      WHERE found.action IS NOT NULL
    )
    SELECT action FROM found WHERE action IS NOT NULL`
  return rows.map(({ action }) => action)
}

function buildFilters(sql: Sql, { search, action, userId, fromOn, untilOn }: AuditExportQuery) {
  return sql`
    true
    ${action === undefined ? sql`` : sql`AND a.action = ${action}`}
    ${userId === undefined ? sql`` : sql`AND (a.actor_id = ${userId} OR a.target = ${`user:${userId}`})`}
    ${fromOn === undefined ? sql`` : sql`AND a.at >= ${fromOn}::date::timestamp AT TIME ZONE 'UTC'`}
    ${untilOn === undefined ? sql`` : sql`AND a.at < (${untilOn}::date + 1)::timestamp AT TIME ZONE 'UTC'`}
    ${searchCondition(sql, search)}`
}

/** Each word must match the actor or the target. */
function searchCondition(sql: Sql, search: string | undefined) {
  return searchWords(search).reduce((so, word) => {
    const inActor = contains(sql, sql`u.search_text`, word)
    const inTarget = contains(sql, sql`a.target`, word)
    return sql`${so} AND (${inActor} OR ${inTarget} OR a.actor_id::text = ${word})`
  }, sql``)
}
