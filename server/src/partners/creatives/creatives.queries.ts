import type { CreativesInput, CreativeTexts } from '@roomlark/contract/partners/creatives'
import type { Sql } from '../../db/database.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export type CreativesRow = { texts: CreativeTexts; brandRules: string; version: number }

export async function selectCreatives(sql: Sql, hotelId: string): Promise<CreativesRow | undefined> {
  const [row] = await sql<CreativesRow[]>`
    SELECT texts, brand_rules AS "brandRules", version FROM hotel_creatives WHERE hotel_id = ${hotelId}`
  return row
}

export type PictureRow = {
  id: string
  file: string
  width: number
  height: number
  caption: string
  isReleased: boolean
  credit: string
  altTexts: CreativesInput['images'][number]['altTexts']
}

export async function selectPictures(sql: Sql, hotelId: string): Promise<PictureRow[]> {
  return sql<PictureRow[]>`
    SELECT i.id, i.file, i.width, i.height, i.caption, c.image_id IS NOT NULL AS "isReleased",
           coalesce(c.credit, '') AS credit, coalesce(c.alt_texts, '{}') AS "altTexts"
    FROM hotel_images i LEFT JOIN creative_images c ON c.image_id = i.id
    WHERE i.hotel_id = ${hotelId} ORDER BY i.position, i.id`
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertCreatives(
  sql: Sql,
  hotelId: string,
  { texts, brandRules, version }: Pick<CreativesInput, 'texts' | 'brandRules' | 'version'>,
  at: Date,
): Promise<number | undefined> {
  return upsertVersion(sql, 'hotel_creatives', { hotel_id: hotelId }, version, {
    texts: sql.json(texts),
    brand_rules: brandRules,
    updated_at: at,
  })
}

/** Releases these pictures of the hotel and takes the others back; pictures that are gone meanwhile are left out. */
export async function replaceReleased(
  sql: Sql,
  hotelId: string,
  images: CreativesInput['images'],
): Promise<void> {
  await sql`
    DELETE FROM creative_images WHERE image_id IN (SELECT id FROM hotel_images WHERE hotel_id = ${hotelId})`
  await sql`
    INSERT INTO creative_images (image_id, credit, alt_texts)
    SELECT i.id, given.credit, given."altTexts"
    FROM jsonb_to_recordset(${sql.json(images)}) AS given (id uuid, credit text, "altTexts" jsonb)
      JOIN hotel_images i ON i.id = given.id AND i.hotel_id = ${hotelId}
    ON CONFLICT DO NOTHING`
}
