import type { PublicReview, ReviewFilters } from '@roomlark/contract/guest-site/guest-reviews-page'
import type { Sql, SqlPart } from '../../db/database.ts'
import { roomTypes } from './reviews.queries.ts'

/** A review without its photos, which lie in a table of their own. */
export type PublicReviewRow = Omit<PublicReview, 'photos'>

/** Reads only what everybody may see, with a further column. What was removed is not read at all. */
export async function selectPublicReviews<Part>(
  sql: Sql,
  hotelId: string,
  { trip, language, score }: ReviewFilters,
  { most, offset }: { most: number; offset: number },
  part: SqlPart,
): Promise<(PublicReviewRow & Part)[]> {
  return sql<(PublicReviewRow & Part)[]>`
    SELECT r.id, r.language, CASE WHEN r.removal_reason IS DISTINCT FROM 'fraud' THEN r.score END AS score,
           r.trip, CASE WHEN r.removal_reason IS NULL THEN r.author ELSE '' END AS author,
           r.stayed_on AS "stayedOn", (r.published_at AT TIME ZONE h.time_zone)::date AS "publishedOn",
           r.edited_at IS NOT NULL AS "isEdited", ${roomTypes(sql)} AS "roomType",
           CASE WHEN r.removal_reason IS NULL THEN r.good ELSE '' END AS good,
           CASE WHEN r.removal_reason IS NULL THEN r.better ELSE '' END AS better,
           r.removal_reason AS "removedFor",
           CASE WHEN r.removal_reason IS NULL AND r.answer IS NOT NULL THEN json_build_object(
             'text', r.answer, 'on', (r.answered_at AT TIME ZONE h.time_zone)::date) END AS answer,
           ${part}
    FROM reviews r JOIN hotels h ON h.id = r.hotel_id JOIN bookings b ON b.id = r.booking_id
    WHERE r.hotel_id = ${hotelId} AND r.published_at IS NOT NULL
      ${trip === null ? sql`` : sql`AND r.trip = ${trip}`}
      ${language === null ? sql`` : sql`AND r.language = ${language}`}
      ${score === null ? sql`` : sql`AND r.score = ${score} AND r.removal_reason IS DISTINCT FROM 'fraud'`}
    ORDER BY r.published_at DESC, r.id LIMIT ${most} OFFSET ${offset}`
}

/** Counts the reviews of a hotel that come before one of them; undefined if it is not among them. */
export async function selectReviewsBefore(
  sql: Sql,
  hotelId: string,
  reviewId: string,
): Promise<number | undefined> {
  const [row] = await sql<{ count: number }[]>`
    SELECT (SELECT count(*)::integer FROM reviews o WHERE o.hotel_id = r.hotel_id AND o.published_at IS NOT NULL
              AND (o.published_at > r.published_at OR o.published_at = r.published_at AND o.id < r.id)) AS count
    FROM reviews r WHERE r.id = ${reviewId} AND r.hotel_id = ${hotelId} AND r.published_at IS NOT NULL`
  return row?.count
}

export async function selectPublicHotelId(sql: Sql, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT p.id FROM public_hotels p JOIN hotels h ON h.id = p.id WHERE h.slug = ${slug}`
  return row?.id
}
