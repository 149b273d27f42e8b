import type { AffiliateSiteInput } from '@roomlark/contract/guest-site/affiliate-sites'
import type { Sql, Transaction } from '../../db/database.ts'

export type SiteRow = {
  id: string
  name: string
  url: string
  links: number
  archivedAt: Date | null
  version: number
}

/** Selects the sites of an affiliate by name, or one of them. */
export async function selectSites(sql: Sql, affiliateId: string, id?: string): Promise<SiteRow[]> {
  return sql<SiteRow[]>`
    SELECT s.id, s.name, s.url, s.archived_at AS "archivedAt", s.version,
           (SELECT count(*)::integer FROM tracked_links l WHERE l.site_id = s.id AND l.archived_at IS NULL) AS links
    FROM affiliate_sites s WHERE s.affiliate_id = ${affiliateId} ${id === undefined ? sql`` : sql`AND s.id = ${id}`}
    ORDER BY lower(s.name), s.id`
}

/** Undefined where the affiliate has a site of this name already. */
export async function insertSite(
  tx: Transaction,
  { affiliateId, name, url, at }: AffiliateSiteInput & { affiliateId: string; at: Date },
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO affiliate_sites (affiliate_id, name, url, created_at)
    VALUES (${affiliateId}, ${name}, ${url}, ${at}) ON CONFLICT (affiliate_id, lower(name)) DO NOTHING RETURNING id`
  return row?.id
}

export async function updateSite(
  tx: Transaction,
  id: string,
  { name, url, archivedAt }: AffiliateSiteInput & { archivedAt: Date | null },
): Promise<void> {
  await tx`
    UPDATE affiliate_sites SET name = ${name}, url = ${url}, archived_at = ${archivedAt}, version = version + 1
    WHERE id = ${id}`
}
