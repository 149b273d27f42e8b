import type { Sql } from '../../db/database.ts'

type Scope = { ownerId: string | undefined }

export type ImageRow = {
  id: string
  file: string
  width: number
  height: number
  placeholder: string
  caption: string
}

export type NewImage = Omit<ImageRow, 'id'>

export async function selectImages(sql: Sql, hotelId: string): Promise<ImageRow[]> {
  return sql<ImageRow[]>`
    SELECT id, file, width, height, placeholder, caption FROM hotel_images
    WHERE hotel_id = ${hotelId} ORDER BY position, id`
}

/** Undefined where there is no such hotel in their scope. */
export async function selectImageCount(sql: Sql, hotelId: string, scope: Scope): Promise<number | undefined> {
  const [row] = await sql<{ count: number }[]>`
    SELECT (SELECT count(*)::integer FROM hotel_images i WHERE i.hotel_id = h.id) AS count
    FROM hotels h
    WHERE h.id = ${hotelId} AND h.archived_at IS NULL
      ${scope.ownerId === undefined ? sql`` : sql`AND h.owner_id = ${scope.ownerId}`}`
  return row?.count
}

/** After those that are there, in the order given. */
export async function insertImages(sql: Sql, hotelId: string, images: NewImage[], now: Date): Promise<void> {
  const [last] = await sql<{ position: number }[]>`
    SELECT coalesce(max(position), 0) AS position FROM hotel_images WHERE hotel_id = ${hotelId}`
  const rows = images.map((image, index) => ({
    ...image,
    hotel_id: hotelId,
    position: (last?.position ?? 0) + index + 1,
    created_at: now,
  }))
  await sql`INSERT INTO hotel_images ${sql(rows)}`
}

export async function updateImageOrder(sql: Sql, hotelId: string, ids: string[]): Promise<void> {
  await sql`
    UPDATE hotel_images i SET position = wanted.position
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    WHERE i.id = wanted.id AND i.hotel_id = ${hotelId}`
}

export async function updateImageCaption(
  sql: Sql,
  hotelId: string,
  id: string,
  caption: string,
): Promise<ImageRow | undefined> {
  const [row] = await sql<ImageRow[]>`
    UPDATE hotel_images SET caption = ${caption} WHERE id = ${id} AND hotel_id = ${hotelId}
    RETURNING id, file, width, height, placeholder, caption`
  return row
}

/** The file it had; undefined where there was no such picture. */
export async function deleteImage(sql: Sql, hotelId: string, id: string): Promise<string | undefined> {
  const [row] = await sql<{ file: string }[]>`
    DELETE FROM hotel_images WHERE id = ${id} AND hotel_id = ${hotelId} RETURNING file`
  return row?.file
}

/** Those of the files that a picture of a hotel or of a person refers to. */
export async function selectKnownFiles(sql: Sql, files: string[]): Promise<Set<string>> {
  const rows = await sql<{ file: string }[]>`
    SELECT file FROM hotel_images WHERE file = ANY (${files})
    UNION ALL SELECT image_file FROM users WHERE image_file = ANY (${files})`
  return new Set(rows.map((row) => row.file))
}
