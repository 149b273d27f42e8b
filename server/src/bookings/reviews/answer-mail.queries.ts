import type { Sql } from '../../db/database.ts'

/** Queues the email, unless the guest has had it. An answer that was taken back before it was sent is queued again. */
export async function upsertAnswerMail(sql: Sql, reviewId: string, now: Date): Promise<boolean> {
  const result = await sql`
    INSERT INTO review_answer_mails AS m (review_id, queued_at) VALUES (${reviewId}, ${now})
    ON CONFLICT ON CONSTRAINT review_answer_mails_pkey DO UPDATE SET queued_at = excluded.queued_at
    WHERE m.sent_at IS NULL`
  return result.count === 1
}

/** Returns the answer that is not mailed yet, as it is now, unless there is none any more. */
export async function selectQueuedAnswer(
  sql: Sql,
  reviewId: string,
): Promise<{ bookingId: string; hotelId: string; answer: string } | undefined> {
  const [row] = await sql<{ bookingId: string; hotelId: string; answer: string }[]>`
    SELECT r.booking_id AS "bookingId", r.hotel_id AS "hotelId", r.answer
    FROM review_answer_mails m JOIN reviews r ON r.id = m.review_id
    WHERE m.review_id = ${reviewId} AND m.sent_at IS NULL AND r.answer IS NOT NULL AND r.removal_reason IS NULL`
  return row
}

export async function updateAnswerMailSent(sql: Sql, reviewId: string, now: Date): Promise<void> {
  await sql`UPDATE review_answer_mails SET sent_at = ${now} WHERE review_id = ${reviewId}`
}
