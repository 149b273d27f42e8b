import type { OwnLinkChange } from '@roomlark/contract/guest-site/own-links'
import type { Sql, Transaction } from '../../db/database.ts'

export type OwnLinkRow = {
  id: string
  code: string
  label: string
  path: string
  siteId: string | null
  createdAt: Date
  archivedAt: Date | null
  version: number
}

/** Selects the links of an affiliate that have no hotel, or one of them. */
export async function selectOwnLinks(sql: Sql, affiliateId: string, id?: string): Promise<OwnLinkRow[]> {
  return sql<OwnLinkRow[]>`
    SELECT id, code, label, path, site_id AS "siteId", created_at AS "createdAt", archived_at AS "archivedAt", version
    FROM tracked_links
    WHERE affiliate_id = ${affiliateId} AND hotel_id IS NULL ${id === undefined ? sql`` : sql`AND id = ${id}`}
    ORDER BY created_at DESC, id`
}

/** Nobody else makes links for this affiliate until the transaction ends. */
export async function lockAffiliate(tx: Transaction, affiliateId: string): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${affiliateId} FOR NO KEY UPDATE`
}

export type FoundLink = {
  id: string
  code: string
  label: string
  partnershipId: string | null
  path: string | null
  isArchived: boolean
}

/** Selects a link of the affiliate by its code, archived ones included. */
export async function selectLinkByCode(
  sql: Sql,
  affiliateId: string,
  code: string,
): Promise<FoundLink | undefined> {
  const [row] = await sql<FoundLink[]>`
    SELECT ${foundColumns(sql)} FROM tracked_links
    WHERE affiliate_id = ${affiliateId} AND code = ${code}`
  return row
}

function foundColumns(sql: Sql) {
  return sql`
    id, code, coalesce(nullif(label, ''), code) AS label, partnership_id AS "partnershipId", path,
    archived_at IS NOT NULL AS "isArchived"`
}

/** What a new link opens: a hotel's page with a room and dates, or a page without a hotel. */
export type Target =
  | {
      partnershipId: string
      hotelId: string
      roomTypeId: string | null
      checkInOn: string | null
      checkOutOn: string | null
    }
  | { path: string }

/** Selects the oldest active link of a site to exactly this target; with a label, only one that is called so. */
export async function selectSameLink(
  sql: Sql,
  affiliateId: string,
  target: Target,
  { label, siteId }: { label: string; siteId: string | null },
): Promise<FoundLink | undefined> {
  const isSame =
    'path' in target
      ? sql`path = ${target.path}`
      : sql`partnership_id = ${target.partnershipId} AND room_type_id IS NOT DISTINCT FROM ${target.roomTypeId}
            AND check_in_on IS NOT DISTINCT FROM ${target.checkInOn}::date
            AND check_out_on IS NOT DISTINCT FROM ${target.checkOutOn}::date AND language IS NULL`
  const [row] = await sql<FoundLink[]>`
    SELECT ${foundColumns(sql)} FROM tracked_links
    WHERE affiliate_id = ${affiliateId} AND archived_at IS NULL AND ${isSame}
      AND site_id IS NOT DISTINCT FROM ${siteId}::uuid
      ${label === '' ? sql`` : sql`AND label = ${label}`}
    ORDER BY created_at, id LIMIT 1`
  return row
}

export async function countWideLinks(sql: Sql, affiliateId: string): Promise<number> {
  const [row] = await sql<[{ links: number }]>`
    SELECT count(*)::integer AS links FROM tracked_links
    WHERE affiliate_id = ${affiliateId} AND hotel_id IS NULL AND archived_at IS NULL`
  return row.links
}

/** Undefined where another link has the code already. */
export async function insertWideLink(
  tx: Transaction,
  link: { affiliateId: string; code: string; label: string; siteId: string | null; path: string; at: Date },
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO tracked_links (affiliate_id, code, label, site_id, path, created_at)
    VALUES (${link.affiliateId}, ${link.code}, ${link.label}, ${link.siteId}, ${link.path}, ${link.at})
    ON CONFLICT ON CONSTRAINT tracked_links_code_key DO NOTHING RETURNING id`
  return row?.id
}

/** False when the version is no longer the one that was read. */
export async function updateWideLink(
  tx: Transaction,
  { affiliateId, id, at }: { affiliateId: string; id: string; at: Date },
  { label, siteId, isArchived, version }: OwnLinkChange,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE tracked_links SET label = ${label}, version = version + 1,
           archived_at = ${isArchived ? tx`coalesce(archived_at, ${at})` : null}
           ${siteId === undefined ? tx`` : tx`, site_id = ${siteId}`}
    WHERE id = ${id} AND affiliate_id = ${affiliateId} AND hotel_id IS NULL AND version = ${version}`
  return count === 1
}

export type LinkedHotel = {
  hotelId: string
  name: string
  /** The affiliate's partnership, where there is one that was agreed on. */
  partnershipId: string | null
  /** The room that was asked for, while the hotel sells it. */
  roomTypeId: string | null
}

/** Selects a hotel that guests see, or that the affiliate is a partner of. */
export async function selectLinkedHotel(
  sql: Sql,
  affiliateId: string,
  { slug, roomTypeId }: { slug: string; roomTypeId: string | null },
): Promise<LinkedHotel | undefined> {
  const [row] = await sql<LinkedHotel[]>`
    SELECT h.id AS "hotelId", h.name, p.id AS "partnershipId",
           (SELECT t.id FROM room_types t
            WHERE t.id = ${roomTypeId} AND t.hotel_id = h.id AND t.archived_at IS NULL) AS "roomTypeId"
    FROM hotels h
      LEFT JOIN partnerships p ON p.hotel_id = h.id AND p.affiliate_id = ${affiliateId}
        AND p.state IN ('active', 'paused')
    WHERE h.slug = ${slug} AND (p.id IS NOT NULL OR EXISTS (SELECT FROM public_hotels g WHERE g.id = h.id))`
  return row
}

/** The hotels that a page shows: all, those of a place as the search knows it, or those of a list. */
export type Shown = { place: string | null } | { slugs: string[] }

/** Counts the partners of an affiliate among the hotels that a page shows. */
export async function countPartnersShown(sql: Sql, affiliateId: string, shown: Shown): Promise<number> {
  const isShown =
    'slugs' in shown
      ? sql`s.slug = ANY(${shown.slugs}::text[])`
      : shown.place === null
        ? sql`true`
        : sql`${shown.place} IN (s.city_place, s.country_place, 'hotel:' || s.slug)`
  const [row] = await sql<[{ hotels: number }]>`
    SELECT count(*)::integer AS hotels
    FROM partnerships p JOIN search_hotels s ON s.hotel_id = p.hotel_id
    WHERE p.affiliate_id = ${affiliateId} AND p.state = 'active' AND ${isShown}`
  return row.hotels
}

/** The hotels of this name, or with it in their address, that the affiliate is a partner of. */
export async function selectPartnerSlugs(sql: Sql, affiliateId: string, name: string): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    SELECT h.slug FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.affiliate_id = ${affiliateId} AND p.state IN ('active', 'paused')
      AND (h.slug = lower(${name}) OR lower(h.name) = lower(${name}))
    ORDER BY h.slug LIMIT 2`
  return rows.map(({ slug }) => slug)
}
