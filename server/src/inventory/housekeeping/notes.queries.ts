import type { Sql } from '../../db/database.ts'

export type NoteRow = {
  id: string
  roomId: string
  text: string
  isFound: boolean
  at: Date
  byName: string
  file: string | null
  width: number | null
  height: number | null
  placeholder: string | null
}

function noteColumns(sql: Sql) {
  return sql`
    n.id, n.room_id AS "roomId", n.text, n.is_found AS "isFound", n.at, trim(u.first_name || ' ' || u.last_name) AS "byName", n.file, n.width,
    n.height, n.placeholder`
}

/** Selects the notes of a hotel, or of one room, newest first. */
export async function selectNotes(sql: Sql, hotelId: string, roomId?: string): Promise<NoteRow[]> {
  return sql<NoteRow[]>`
    SELECT ${noteColumns(sql)} FROM room_notes n JOIN users u ON u.id = n.by_id
    WHERE n.hotel_id = ${hotelId} ${roomId === undefined ? sql`` : sql`AND n.room_id = ${roomId}`}
    ORDER BY n.at DESC, n.id`
}

export async function selectNote(sql: Sql, hotelId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await sql<NoteRow[]>`
    SELECT ${noteColumns(sql)} FROM room_notes n JOIN users u ON u.id = n.by_id
    WHERE n.hotel_id = ${hotelId} AND n.id = ${id}`
  return row
}

export async function insertNote(
  sql: Sql,
  note: { roomId: string; hotelId: string; text: string; isFound: boolean; byId: string; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO room_notes (room_id, hotel_id, text, is_found, by_id, at)
    VALUES (${note.roomId}, ${note.hotelId}, ${note.text}, ${note.isFound}, ${note.byId}, ${note.at}) RETURNING id`
  return row.id
}

/** Returns whether the note was there and had no photo yet. */
export async function updateNotePhoto(
  sql: Sql,
  hotelId: string,
  id: string,
  photo: { file: string; width: number; height: number; placeholder: string },
): Promise<boolean> {
  const rows = await sql`
    UPDATE room_notes SET file = ${photo.file}, width = ${photo.width}, height = ${photo.height},
      placeholder = ${photo.placeholder}
    WHERE hotel_id = ${hotelId} AND id = ${id} AND file IS NULL RETURNING 1`
  return rows.length > 0
}

export async function deleteNote(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<{ roomId: string; file: string | null } | undefined> {
  const [row] = await sql<{ roomId: string; file: string | null }[]>`
    DELETE FROM room_notes WHERE hotel_id = ${hotelId} AND id = ${id} RETURNING room_id AS "roomId", file`
  return row
}
