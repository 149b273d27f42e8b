import { backupLock } from '../../db/backup-lock.ts'
import type { Sql, SqlPart } from '../../db/database.ts'

/** Each kind of owner has its own table of pictures, with the same columns. */
export type Shelf = 'hotel' | 'room-type' | 'review'

const tables = {
  hotel: { table: 'hotel_images', owner: 'hotel_id' },
  'room-type': { table: 'room_type_images', owner: 'room_type_id' },
  review: { table: 'review_images', owner: 'review_id' },
} as const

/** Identifies the pictures of one hotel, room type or review. */
export type AlbumRef = { shelf: Shelf; ownerId: string }

export type ImageRow = {
  id: string
  file: string
  width: number
  height: number
  placeholder: string
  caption: string
}

export type NewImage = Omit<ImageRow, 'id'>

export async function selectImages(sql: Sql, { shelf, ownerId }: AlbumRef): Promise<ImageRow[]> {
  const { table, owner } = tables[shelf]
  return sql<ImageRow[]>`
    SELECT id, file, width, height, placeholder, caption FROM ${sql(table)}
    WHERE ${sql(owner)} = ${ownerId} ORDER BY position, id`
}

/** Selects the pictures of several owners, each owner's in order. */
export async function selectImagesByOwner(
  sql: Sql,
  shelf: Shelf,
  ownerIds: string[],
): Promise<(ImageRow & { ownerId: string })[]> {
  const { table, owner } = tables[shelf]
  return sql<(ImageRow & { ownerId: string })[]>`
    SELECT ${sql(owner)} AS "ownerId", id, file, width, height, placeholder, caption FROM ${sql(table)}
    WHERE ${sql(owner)} = ANY (${ownerIds}::uuid[]) ORDER BY position, id`
}

/** The pictures of an owner, in order, as the column imageRows of another query. */
export function imagesColumn(sql: Sql, shelf: Shelf, ownerId: SqlPart) {
  const { table, owner } = tables[shelf]
  return sql`
    (SELECT coalesce(json_agg(${imageObject(sql)} ORDER BY i.position, i.id), '[]')
     FROM ${sql(table)} i WHERE i.${sql(owner)} = ${ownerId}) AS "imageRows"`
}

/** The first picture of an owner, or null, as the column coverRow of another query. */
export function coverColumn(sql: Sql, shelf: Shelf, ownerId: SqlPart) {
  const { table, owner } = tables[shelf]
  return sql`
    (SELECT ${imageObject(sql)} FROM ${sql(table)} i WHERE i.${sql(owner)} = ${ownerId}
     ORDER BY i.position, i.id LIMIT 1) AS "coverRow"`
}

function imageObject(sql: Sql) {
  return sql`json_build_object('id', i.id, 'file', i.file, 'width', i.width, 'height', i.height,
    'placeholder', i.placeholder, 'caption', i.caption)`
}

/** Appends pictures to the existing ones in the given order. */
export async function insertImages(
  sql: Sql,
  { shelf, ownerId }: AlbumRef,
  images: NewImage[],
  now: Date,
): Promise<void> {
  const { table, owner } = tables[shelf]
  const [last] = await sql<{ position: number }[]>`
    SELECT coalesce(max(position), 0) AS position FROM ${sql(table)} WHERE ${sql(owner)} = ${ownerId}`
  const rows = images.map((image, index) => ({
    ...image,
    [owner]: ownerId,
    position: (last?.position ?? 0) + index + 1,
    created_at: now,
  }))
  await sql`INSERT INTO ${sql(table)} ${sql(rows)}`
}

export async function updateImageOrder(sql: Sql, { shelf, ownerId }: AlbumRef, ids: string[]): Promise<void> {
  const { table, owner } = tables[shelf]
  await sql`
    UPDATE ${sql(table)} i SET position = wanted.position
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    WHERE i.id = wanted.id AND i.${sql(owner)} = ${ownerId}`
}

export async function updateImageCaption(
  sql: Sql,
  { shelf, ownerId }: AlbumRef,
  id: string,
  caption: string,
): Promise<ImageRow | undefined> {
  const { table, owner } = tables[shelf]
  const [row] = await sql<ImageRow[]>`
    UPDATE ${sql(table)} SET caption = ${caption} WHERE id = ${id} AND ${sql(owner)} = ${ownerId}
    RETURNING id, file, width, height, placeholder, caption`
  return row
}

/** Returns the picture's file, or undefined if there was no such picture. */
export async function deleteImage(
  sql: Sql,
  { shelf, ownerId }: AlbumRef,
  id: string,
): Promise<string | undefined> {
  const { table, owner } = tables[shelf]
  const [row] = await sql<{ file: string }[]>`
    DELETE FROM ${sql(table)} WHERE id = ${id} AND ${sql(owner)} = ${ownerId} RETURNING file`
  return row?.file
}

export async function deleteSomeImages(
  sql: Sql,
  { shelf, ownerId }: AlbumRef,
  ids: string[],
): Promise<string[]> {
  const { table, owner } = tables[shelf]
  const rows = await sql<{ file: string }[]>`
    DELETE FROM ${sql(table)} WHERE ${sql(owner)} = ${ownerId} AND id = ANY (${ids}::uuid[]) RETURNING file`
  return rows.map(({ file }) => file)
}

/** Deletes the pictures of several owners and returns their files. */
export async function deleteImagesByOwner(sql: Sql, shelf: Shelf, ownerIds: string[]): Promise<string[]> {
  const { table, owner } = tables[shelf]
  const rows = await sql<{ file: string }[]>`
    DELETE FROM ${sql(table)} WHERE ${sql(owner)} = ANY (${ownerIds}::uuid[]) RETURNING file`
  return rows.map(({ file }) => file)
}

/** Selects the files of a hotel, all its room types and the notes about its rooms, including archived ones. */
export async function selectFilesOfHotel(sql: Sql, hotelId: string): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    SELECT file FROM hotel_images WHERE hotel_id = ${hotelId}
    UNION ALL
    SELECT i.file FROM room_type_images i JOIN room_types t ON t.id = i.room_type_id
    WHERE t.hotel_id = ${hotelId}
    UNION ALL
    SELECT file FROM room_notes WHERE hotel_id = ${hotelId} AND file IS NOT NULL`
  return rows.map(({ file }) => file)
}

/** Returns the files among these that a hotel, a room type, a review, a note or a person refers to. */
export async function selectKnownFiles(sql: Sql, files: string[]): Promise<Set<string>> {
  const rows = await sql<{ file: string }[]>`
    SELECT file FROM hotel_images WHERE file = ANY (${files})
    UNION ALL
    SELECT file FROM room_type_images WHERE file = ANY (${files})
    UNION ALL
    SELECT file FROM review_images WHERE file = ANY (${files})
    UNION ALL
    SELECT file FROM room_notes WHERE file = ANY (${files})
    UNION ALL
    SELECT image_file FROM users WHERE image_file = ANY (${files})`
  return new Set(rows.map((row) => row.file))
}

/** The files of all pictures, which a backup has to have. */
export async function selectAllFiles(sql: Sql): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    SELECT file FROM hotel_images
    UNION
    SELECT file FROM room_type_images
    UNION
    SELECT file FROM review_images
    UNION
    SELECT file FROM room_notes WHERE file IS NOT NULL
    UNION
    SELECT image_file FROM users WHERE image_file IS NOT NULL ORDER BY 1`
  return rows.map((row) => row.file)
}

/** The files of pictures whose names begin with these digits. */
export async function selectFilesBeginning(sql: Sql, digits: string): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    SELECT file FROM hotel_images WHERE starts_with(file, ${digits})
    UNION ALL
    SELECT file FROM room_type_images WHERE starts_with(file, ${digits})
    UNION ALL
    SELECT file FROM review_images WHERE starts_with(file, ${digits})
    UNION ALL
    SELECT file FROM room_notes WHERE starts_with(file, ${digits})
    UNION ALL
    SELECT image_file FROM users WHERE starts_with(image_file, ${digits})`
  return rows.map((row) => row.file)
}

/** Roughly how many pictures there are; those of people and notes are few. */
export async function selectFileCount(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT (SELECT count(*) FROM hotel_images) + (SELECT count(*) FROM room_type_images)
         + (SELECT count(*) FROM review_images) AS count`
  return row.count
}

/** Tells whether a backup is reading, which holds a lock meanwhile. */
export async function selectIsBackupReading(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isFree: boolean }[]>`
    SELECT pg_try_advisory_xact_lock_shared(${backupLock}) AS "isFree"`
  return !row?.isFree
}
