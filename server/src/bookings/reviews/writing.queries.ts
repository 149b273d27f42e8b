import type { BookingState } from '@roomlark/contract/booking-states'
import type { ReviewInput } from '@roomlark/contract/bookings/reviews'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type StoredReview = ReviewInput & {
  id: string
  publishedAt: Date | null
  editedAt: Date | null
  decision: 'kept' | 'removed' | null
}

export type ReviewedBooking = {
  id: string
  linkVersion: number
  hotelId: string
  hotelName: string
  slug: string
  city: string
  timeZone: string
  state: BookingState
  checkInOn: string
  checkOutOn: string
  guestName: string
  email: string | null
  language: string | null
  isGone: boolean
  isExcluded: boolean
  review: StoredReview | null
}

/** Returns undefined if the booking is not within reach. */
export async function selectReviewedBooking(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<ReviewedBooking | undefined> {
  const [row] = await sql<ReviewedBooking[]>`${reviewedBooking(sql, bookingId, scope)}`
  return row && revive(row)
}

/** A second save of the same booking waits here, and then sees what the first has written. */
export async function selectReviewedBookingForUpdate(
  sql: Sql,
  bookingId: string,
): Promise<ReviewedBooking | undefined> {
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR UPDATE`
  return selectReviewedBooking(sql, bookingId, { ownerId: undefined })
}

function reviewedBooking(sql: Sql, bookingId: string, scope: HotelScope) {
  return sql`
    SELECT b.id, b.link_version AS "linkVersion", h.id AS "hotelId", h.name AS "hotelName", h.slug, h.city,
           b.time_zone AS "timeZone", b.state, b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           coalesce(b.staying_name, b.guest_name) AS "guestName", b.guest_email AS email, b.guest_language AS language,
           b.guest_erased_at IS NOT NULL OR h.archived_at IS NOT NULL AS "isGone",
           ${isExcluded(sql)} AS "isExcluded",
           CASE WHEN r.id IS NOT NULL THEN json_build_object(
             'id', r.id, 'publishedAt', r.published_at, 'editedAt', r.edited_at, 'decision', r.decision,
             'language', r.language, 'score', r.score, 'room', r.room, 'cleanliness', r.cleanliness, 'staff', r.staff,
             'place', r.place, 'value', r.value, 'good', r.good, 'better', r.better, 'trip', r.trip, 'author', r.author)
           END AS review
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id LEFT JOIN reviews r ON r.booking_id = b.id
    WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
}

/**
 * Nobody reviews a hotel they work for or earn from: the addresses of its owner, team and partners are compared with
 * that of the guest, and a booking whose commission is held or void because of a signal has no review.
 */
export function isExcluded(sql: Sql) {
  return sql`(
    lower(b.guest_email) = lower(h.contact_email)
    OR EXISTS (
      SELECT FROM users u WHERE u.email = lower(trim(b.guest_email)) AND (
        u.id = h.owner_id OR u.user_type = 'admin'
        OR EXISTS (SELECT FROM team_members m WHERE m.user_id = u.id AND m.owner_id = h.owner_id)
        OR EXISTS (SELECT FROM partnerships p WHERE p.affiliate_id = u.id AND p.hotel_id = h.id)))
    OR EXISTS (SELECT FROM commission_holds c WHERE c.booking_id = b.id AND c.state <> 'released')) IS TRUE`
}

/** JSON has no dates. */
function revive(row: ReviewedBooking): ReviewedBooking {
  const { review } = row
  const toDate = (at: Date | null) => at && new Date(at)
  return {
    ...row,
    review: review && {
      ...review,
      publishedAt: toDate(review.publishedAt),
      editedAt: toDate(review.editedAt),
    },
  }
}

/** Writes the review of a booking, or replaces one that was not published yet. Returns its id. */
export async function upsertReview(
  sql: Sql,
  { id, hotelId, checkOutOn }: Pick<ReviewedBooking, 'id' | 'hotelId' | 'checkOutOn'>,
  review: ReviewInput,
  { writtenAt, publishedAt }: { writtenAt: Date; publishedAt: Date | null },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO reviews AS r (booking_id, hotel_id, stayed_on, language, score, room, cleanliness, staff, place, value,
                              good, better, trip, author, written_at, published_at)
    VALUES (${id}, ${hotelId}, ${checkOutOn}, ${review.language}, ${review.score}, ${review.room}, ${review.cleanliness},
            ${review.staff}, ${review.place}, ${review.value}, ${review.good}, ${review.better}, ${review.trip},
            ${review.author}, ${writtenAt}, ${publishedAt})
    ON CONFLICT ON CONSTRAINT reviews_booking_key DO UPDATE SET
      language = excluded.language, score = excluded.score, room = excluded.room, cleanliness = excluded.cleanliness,
      staff = excluded.staff, place = excluded.place, value = excluded.value, good = excluded.good,
      better = excluded.better, trip = excluded.trip, author = excluded.author, written_at = excluded.written_at,
      published_at = excluded.published_at, version = r.version + 1
    RETURNING id`
  return row.id
}

/** Changes a published review. What was decided about the text before says nothing about the new one. */
export async function updateReview(sql: Sql, id: string, review: ReviewInput, editedAt: Date): Promise<void> {
  const { language, score, room, cleanliness, staff, place, value, good, better, trip, author } = review
  await sql`
    UPDATE reviews SET language = ${language}, score = ${score}, room = ${room}, cleanliness = ${cleanliness},
           staff = ${staff}, place = ${place}, value = ${value}, good = ${good}, better = ${better}, trip = ${trip},
           author = ${author}, edited_at = ${editedAt}, version = version + 1,
           report_reason = CASE WHEN decision IS NULL THEN report_reason END,
           report_note = CASE WHEN decision IS NULL THEN report_note END,
           reported_at = CASE WHEN decision IS NULL THEN reported_at END,
           reported_by = CASE WHEN decision IS NULL THEN reported_by END,
           decision = NULL, decision_note = NULL, decided_at = NULL, decided_by = NULL
    WHERE id = ${id}`
}

/** Returns the reviews that are gone. */
export async function deleteReviews(
  sql: Sql,
  which: { bookingId: string } | { ownerId: string },
): Promise<void> {
  const ofWhich =
    'bookingId' in which
      ? sql`booking_id = ${which.bookingId}`
      : sql`hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${which.ownerId})`
  await sql`DELETE FROM reviews WHERE ${ofWhich}`
}

export async function selectReviewIdsOfOwner(sql: Sql, ownerId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT r.id FROM reviews r JOIN hotels h ON h.id = r.hotel_id WHERE h.owner_id = ${ownerId}`
  return rows.map(({ id }) => id)
}

/** A review whose guest the hotel has erased stays, without the name. */
export async function updateAuthorErased(sql: Sql, bookingId: string): Promise<void> {
  await sql`UPDATE reviews SET author = '', version = version + 1 WHERE booking_id = ${bookingId} AND author <> ''`
}

export async function selectReviewOfBooking(
  sql: Sql,
  bookingId: string,
): Promise<{ id: string; hotelId: string; isPublished: boolean } | undefined> {
  const [row] = await sql<{ id: string; hotelId: string; isPublished: boolean }[]>`
    SELECT id, hotel_id AS "hotelId", published_at IS NOT NULL AS "isPublished"
    FROM reviews WHERE booking_id = ${bookingId} FOR UPDATE`
  return row
}
