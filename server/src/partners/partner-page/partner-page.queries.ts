import type { PartnerPage, PartnerPageInput } from '@roomlark/contract/partners/partner-page'
import type { Sql } from '../../db/database.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export type PageRow = Omit<PartnerPage, 'url' | 'hotels'>

export async function selectPage(sql: Sql, userId: string): Promise<PageRow | undefined> {
  const [row] = await sql<PageRow[]>`
    SELECT slug, title, intro, is_public AS "isPublic", is_indexed AS "isIndexed", version FROM partner_pages
    WHERE user_id = ${userId}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertPage(
  sql: Sql,
  userId: string,
  { version, isPublic, isIndexed, ...words }: PartnerPageInput,
  at: Date,
): Promise<number | undefined> {
  return upsertVersion(sql, 'partner_pages', { user_id: userId }, version, {
    ...words,
    is_public: isPublic,
    is_indexed: isIndexed,
    updated_at: at,
  })
}

export async function selectIsTaken(sql: Sql, slug: string, userId: string): Promise<boolean> {
  const [row] = await sql<[{ taken: boolean }]>`
    SELECT EXISTS (SELECT FROM partner_pages WHERE slug = ${slug} AND user_id <> ${userId}) AS taken`
  return row.taken
}

export type PublicPageRow = Pick<PageRow, 'title' | 'intro' | 'isIndexed'> & { userId: string; name: string }

/** Selects a page that everybody may see; that of an account in bad standing is none. */
export async function selectPublicPage(sql: Sql, slug: string): Promise<PublicPageRow | undefined> {
  const [row] = await sql<PublicPageRow[]>`
    SELECT u.id AS "userId", coalesce(partner_name(u), '') AS name, p.title, p.intro, p.is_indexed AS "isIndexed"
    FROM partner_pages p JOIN users u ON u.id = p.user_id
    WHERE p.slug = ${slug} AND p.is_public AND in_good_standing(u)`
  return row
}

export type RecommendedRow = {
  name: string
  city: string
  country: string
  starRating: number
  code: string
  picture: { file: string; width: number; height: number; placeholder: string; caption: string } | null
}

/** Selects the public hotels that an affiliate is an active partner of, each with the affiliate's first link to it. */
export async function selectRecommended(sql: Sql, userId: string, limit: number): Promise<RecommendedRow[]> {
  return sql<RecommendedRow[]>`
    SELECT h.name, h.city, h.country, h.star_rating AS "starRating", link.code, (
             SELECT jsonb_build_object('file', i.file, 'width', i.width, 'height', i.height,
                                       'placeholder', i.placeholder, 'caption', i.caption)
             FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY i.position, i.id LIMIT 1) AS picture
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      CROSS JOIN LATERAL (
        SELECT l.code FROM tracked_links l
        WHERE l.partnership_id = p.id AND l.hotel_id = h.id AND l.archived_at IS NULL
        ORDER BY l.created_at, l.id LIMIT 1) AS link
    WHERE p.affiliate_id = ${userId} AND p.state = 'active'
      AND EXISTS (SELECT FROM public_hotels o WHERE o.id = h.id)
    ORDER BY h.name, h.id LIMIT ${limit}`
}
