import type { PaperKind } from '@roomlark/contract/bookings/card-disputes'
import type { Sql } from '../../db/database.ts'

/** Has everybody wait who changes a dispute or its papers, until the transaction ends. */
export async function lockDispute(sql: Sql, id: string): Promise<void> {
  await sql`SELECT 1 FROM payment_disputes WHERE id = ${id} FOR UPDATE`
}

export type PaperRow = { kind: PaperKind; serviceId: string; bytes: number }

export async function selectPapers(sql: Sql, disputeId: string): Promise<PaperRow[]> {
  return sql<PaperRow[]>`
    SELECT kind, service_id AS "serviceId", bytes FROM payment_dispute_papers
    WHERE dispute_id = ${disputeId} ORDER BY kind`
}

/** Takes the place of the paper of the same kind. */
export async function upsertPaper(
  sql: Sql,
  disputeId: string,
  { kind, serviceId, name, bytes, at }: PaperRow & { name: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO payment_dispute_papers (dispute_id, kind, service_id, name, bytes, added_at)
    VALUES (${disputeId}, ${kind}, ${serviceId}, ${name}, ${bytes}, ${at})
    ON CONFLICT (dispute_id, kind) DO UPDATE
    SET service_id = excluded.service_id, name = excluded.name, bytes = excluded.bytes, added_at = excluded.added_at`
}

/** Forgets the papers that were added while the answer with these was on its way. */
export async function deletePapersExcept(
  sql: Sql,
  disputeId: string,
  serviceIds: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM payment_dispute_papers
    WHERE dispute_id = ${disputeId} AND service_id <> ALL (${[...serviceIds]}::text[])`
}

export async function deletePaper(sql: Sql, disputeId: string, kind: PaperKind): Promise<void> {
  await sql`DELETE FROM payment_dispute_papers WHERE dispute_id = ${disputeId} AND kind = ${kind}`
}
