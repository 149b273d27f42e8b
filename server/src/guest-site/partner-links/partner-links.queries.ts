import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { PartnerLinkChange, PartnerLinkInput } from '@roomlark/contract/guest-site/partner-links'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../db/database.ts'

export type LinkRow = {
  id: string
  code: string
  label: string
  siteId: string | null
  roomTypeId: string | null
  roomTypeName: string | null
  checkInOn: string | null
  checkOutOn: string | null
  language: GuestLanguage | null
  createdAt: Date
  archivedAt: Date | null
  version: number
}

function columns(sql: Sql) {
  return sql`
    l.id, l.code, coalesce(nullif(l.label, ''), l.code) AS label, l.site_id AS "siteId", l.room_type_id AS "roomTypeId",
    (SELECT t.name FROM room_types t WHERE t.id = l.room_type_id) AS "roomTypeName",
    l.check_in_on::text AS "checkInOn", l.check_out_on::text AS "checkOutOn", l.language, l.created_at AS "createdAt",
    l.archived_at AS "archivedAt", l.version`
}

export async function selectLinks(sql: Sql, partnershipId: string): Promise<LinkRow[]> {
  return sql<LinkRow[]>`
    SELECT ${columns(sql)} FROM tracked_links l WHERE l.partnership_id = ${partnershipId}
    ORDER BY l.created_at DESC, l.id`
}

export async function selectLink(sql: Sql, partnershipId: string, id: string): Promise<LinkRow | undefined> {
  const [row] = await sql<LinkRow[]>`
    SELECT ${columns(sql)} FROM tracked_links l WHERE l.partnership_id = ${partnershipId} AND l.id = ${id}`
  return row
}

export async function countActiveLinks(sql: Sql, partnershipId: string): Promise<number> {
  const [row] = await sql<[{ links: number }]>`
    SELECT count(*)::integer AS links FROM tracked_links
    WHERE partnership_id = ${partnershipId} AND archived_at IS NULL`
  return row.links
}

/** Undefined where another link has the code already. */
export async function insertLink(
  sql: Sql,
  partnership: { id: string; hotelId: string; affiliateId: string },
  link: PartnerLinkInput & { code: string },
  at: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO tracked_links ${sql({
      partnership_id: partnership.id,
      hotel_id: partnership.hotelId,
      affiliate_id: partnership.affiliateId,
      code: link.code,
      label: link.label,
      site_id: link.siteId ?? null,
      ...target(link),
      created_at: at,
    })}
    ON CONFLICT ON CONSTRAINT tracked_links_code_key DO NOTHING
    RETURNING id`
  return row?.id
}

/** False when the version is no longer the one that was read. */
export async function updateLink(
  sql: Sql,
  id: string,
  { label, siteId, isArchived, version, ...link }: PartnerLinkChange,
  at: Date,
): Promise<boolean> {
  const result = await sql`
    UPDATE tracked_links SET ${sql({ label, ...target(link), version: version + 1 })},
           archived_at = ${isArchived ? sql`coalesce(archived_at, ${at})` : null}
           ${siteId === undefined ? sql`` : sql`, site_id = ${siteId}`}
    WHERE id = ${id} AND version = ${version}`
  return result.count === 1
}

function target(link: Pick<PartnerLinkInput, 'roomTypeId' | 'checkInOn' | 'checkOutOn' | 'language'>) {
  return {
    room_type_id: link.roomTypeId,
    check_in_on: link.checkInOn,
    check_out_on: link.checkOutOn,
    language: link.language,
  }
}

export type PartnershipDetailRow = {
  id: string
  state: PartnershipState
  stateSince: Date
  approvedAt: Date | null
  referralsPausedAt: Date | null
  version: number
  hotel: {
    id: string
    name: string
    slug: string
    city: string
    country: string
    currency: string
    timeZone: string
    imageFile: string | null
    isPublic: boolean
    roomTypes: { id: string; name: string }[]
  }
}

/** Only what an affiliate may know of a hotel: what guests see of it. */
export async function selectPartnershipDetail(
  sql: Sql,
  id: string,
  affiliateId: string,
): Promise<PartnershipDetailRow | undefined> {
  const [row] = await sql<PartnershipDetailRow[]>`
    SELECT p.id, p.state, p.state_since AS "stateSince", p.approved_at AS "approvedAt", p.version,
           referrals_paused_at(h.id) AS "referralsPausedAt",
           jsonb_build_object(
             'id', h.id, 'name', h.name, 'slug', h.slug, 'city', h.city, 'country', h.country, 'currency', h.currency,
             'timeZone', h.time_zone,
             'imageFile', (SELECT file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY position, i.id LIMIT 1),
             'isPublic', EXISTS (SELECT FROM public_hotels g WHERE g.id = h.id),
             'roomTypes', coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) ORDER BY t.name, t.id)
                                    FROM room_types t WHERE t.hotel_id = h.id AND t.archived_at IS NULL), '[]')) AS hotel
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.id = ${id} AND p.affiliate_id = ${affiliateId}`
  return row
}
