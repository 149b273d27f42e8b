import type { Sql } from '../../db/database.ts'

type AuditRow = {
  at: Date
  actorId: string | null
  action: string
  target: string
  before: object | null
  after: object | null
  address: string | null
  requestId: string | null
}

export async function insertAudit(sql: Sql, row: AuditRow): Promise<void> {
  await sql`
    INSERT INTO audit_log (at, actor_id, action, target, before, after, address, request_id)
    VALUES (${row.at}, ${row.actorId}, ${row.action}, ${row.target}, ${json(sql, row.before)}, ${json(sql, row.after)},
            ${row.address}, ${row.requestId})`
}

function json(sql: Sql, value: object | null) {
  return value === null ? null : sql.json({ ...value })
}
