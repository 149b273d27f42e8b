import type {
  BookingFrame,
  BookingFrameInput,
  GuestFrame,
} from '@roomlark/contract/guest-site/booking-frames'
import type { Sql } from '../../../db/database.ts'

export async function selectFrame(sql: Sql, hotelId: string): Promise<BookingFrame | undefined> {
  const [row] = await sql<BookingFrame[]>`
    SELECT key, websites, look, accent, version FROM booking_frames WHERE hotel_id = ${hotelId}`
  return row
}

/** Selects the frame of a key, provided that the key is that of this hotel. */
export async function selectFrameByKey(sql: Sql, key: string, slug: string): Promise<GuestFrame | undefined> {
  const [row] = await sql<GuestFrame[]>`
    SELECT f.websites, f.look, f.accent, h.slug FROM booking_frames f JOIN hotels h ON h.id = f.hotel_id
    WHERE f.key = ${key} AND h.slug = ${slug}`
  return row
}

/** Returns undefined if somebody else saved one since `version`, which is null for none. */
export async function upsertFrame(
  sql: Sql,
  hotelId: string,
  { websites, look, accent }: BookingFrameInput,
  version: number | null,
): Promise<BookingFrame | undefined> {
  const [row] = await sql<BookingFrame[]>`
    INSERT INTO booking_frames AS f (hotel_id, websites, look, accent)
    SELECT ${hotelId}, ${websites}::text[], ${look}, ${accent}
    WHERE ${version}::integer IS NULL OR EXISTS (SELECT 1 FROM booking_frames WHERE hotel_id = ${hotelId})
    ON CONFLICT (hotel_id) DO UPDATE
      SET websites = excluded.websites, look = excluded.look, accent = excluded.accent, version = f.version + 1
      WHERE f.version = ${version}
    RETURNING key, websites, look, accent, version`
  return row
}

export async function deleteFrame(sql: Sql, hotelId: string): Promise<void> {
  await sql`DELETE FROM booking_frames WHERE hotel_id = ${hotelId}`
}
