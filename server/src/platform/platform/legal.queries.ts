import type { LegalDocument } from '@roomlark/contract/platform/legal'
import type { Sql } from '../../db/database.ts'

type VersionRow = {
  document: LegalDocument
  version: number
  summary: string
  body: string
  publishedAt: Date
  effectiveAt: Date
}

/** Returns the newest version first. */
export async function selectVersions(sql: Sql, document: LegalDocument): Promise<VersionRow[]> {
  return sql<VersionRow[]>`
    SELECT document, version, summary, body, published_at AS "publishedAt", effective_at AS "effectiveAt"
    FROM legal_versions WHERE document = ${document} ORDER BY version DESC`
}

export async function selectAnnounced(
  sql: Sql,
  now: Date,
): Promise<Omit<VersionRow, 'body' | 'publishedAt'>[]> {
  return sql`
    SELECT document, version, summary, effective_at AS "effectiveAt"
    FROM legal_versions WHERE effective_at > ${now} ORDER BY effective_at, id`
}

/** Makes concurrent publications run one after the other. */
export async function lockVersions(sql: Sql): Promise<void> {
  await sql`LOCK TABLE legal_versions IN SHARE ROW EXCLUSIVE MODE`
}

export async function insertVersion(sql: Sql, row: VersionRow & { publishedBy: string }): Promise<void> {
  await sql`
    INSERT INTO legal_versions (document, version, summary, body, published_at, published_by, effective_at)
    VALUES (${row.document}, ${row.version}, ${row.summary}, ${row.body}, ${row.publishedAt}, ${row.publishedBy},
            ${row.effectiveAt})`
}
