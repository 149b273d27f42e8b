import type { Sql } from '../db/database.ts'

export type DemoReview = { language: string; score: number; good: string; better: string }

/** A number between 0 and 1 that follows from a text, so that each choice about a row is one of its own. */
const share = (sql: Sql, text: string) =>
  sql`(('x' || left(md5(${sql.unsafe(text)}), 7))::bit(28)::integer / 268435456.0)`

/**
 * Lets some guests of an owner review their stays, in their own language. Hotels differ in how often their guests are
 * content, and parts of a stay differ a little from the whole. No hotel has the same words twice.
 */
export async function insertDemoReviews(
  sql: Sql,
  ownerId: string,
  texts: readonly DemoReview[],
  { now, mostOfHotel }: { now: Date; mostOfHotel: number },
): Promise<void> {
  const part = (name: string) => sql`
    CASE WHEN ${share(sql, `'${name}?' || id`)} < 0.8
      THEN greatest(1, least(5, score + floor(${share(sql, `'${name}' || id`)} * 3)::integer - 1)) END`
  await sql`
    WITH texts AS (
      SELECT *, row_number() OVER (PARTITION BY language ORDER BY score, good) AS number,
             count(*) OVER (PARTITION BY language) AS of_language
      FROM jsonb_to_recordset(${sql.json(texts.map((text) => ({ ...text })))})
        AS t (language text, score integer, good text, better text)
    ), stays AS (
      SELECT b.id, b.hotel_id, b.check_out_on, b.guest_name, b.adults, b.child_ages,
             CASE WHEN b.guest_language IN ('de', 'fr', 'es', 'it') THEN b.guest_language ELSE 'en' END AS language,
             b.check_out_on + time '18:00' + make_interval(hours => 72 + floor(${share(sql, "'at' || b.id")} * 200)::integer) AS at,
             row_number() OVER (PARTITION BY b.hotel_id ORDER BY ${share(sql, "'chosen' || b.id")}) AS number
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      WHERE h.owner_id = ${ownerId} AND b.state = 'checked-out' AND b.guest_email IS NOT NULL
        AND b.check_out_on BETWEEN ${now}::date - 330 AND ${now}::date - 12
        AND NOT EXISTS (SELECT FROM commission_holds c WHERE c.booking_id = b.id AND c.state <> 'released')
    ), written AS (
      SELECT s.*, t.score, t.good, t.better,
             row_number() OVER (PARTITION BY s.hotel_id, t.language, t.number ORDER BY s.at DESC) = 1 AS is_first
      FROM stays s JOIN texts t ON t.language = s.language AND t.number = 1 + floor(
        power(${share(sql, "'text' || s.id")}, 0.25 + 0.4 * ${share(sql, "'hotel' || s.hotel_id")}) * t.of_language)::integer
      WHERE s.number <= 4 + ${share(sql, "'most' || s.hotel_id")} * ${mostOfHotel - 4}
    )
    INSERT INTO reviews (booking_id, hotel_id, stayed_on, language, score, room, cleanliness, staff, place, value, good,
                         better, trip, author, written_at, published_at)
    SELECT id, hotel_id, check_out_on, language, score, ${part('room')}, ${part('cleanliness')}, ${part('staff')},
           ${part('place')}, ${part('value')}, CASE WHEN is_first THEN good ELSE '' END,
           CASE WHEN is_first THEN better ELSE '' END,
           CASE WHEN cardinality(child_ages) > 0 THEN 'family' WHEN adults > 2 THEN 'friends' WHEN adults = 2 THEN 'couple'
             WHEN ${share(sql, "'trip' || id")} < 0.5 THEN 'business' ELSE 'alone' END,
           CASE WHEN ${share(sql, "'name' || id")} < 0.7 THEN split_part(guest_name, ' ', 1) ELSE '' END, at, at
    FROM written`
  await sql`
    INSERT INTO hotel_scores
    SELECT hotel_id, ${sql.unsafe(
      [
        ...['reviews', 'score_sum', 'room_sum', 'room_count', 'cleanliness_sum', 'cleanliness_count'],
        ...['staff_sum', 'staff_count', 'place_sum', 'place_count', 'value_sum', 'value_count'],
        ...['score_1', 'score_2', 'score_3', 'score_4', 'score_5'],
      ]
        .map((name) => `sum(c.${name})`)
        .join(', '),
    )}
    FROM counted_reviews c JOIN hotels h ON h.id = c.hotel_id WHERE h.owner_id = ${ownerId} GROUP BY hotel_id`
  await sql`ANALYZE reviews, hotel_scores`
}

/** Answers about half of the reviews that have words, and reports one of the worst. */
export async function answerDemoReviews(
  sql: Sql,
  ownerId: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`
    UPDATE reviews r SET answer = ${sql.json({ ...answers })}::jsonb ->> r.language,
           answered_at = r.published_at + interval '20 hours', answered_by = ${ownerId}
    FROM hotels h WHERE h.id = r.hotel_id AND h.owner_id = ${ownerId} AND ${share(sql, "'answer' || r.id")} < 0.5`
  await sql`
    UPDATE reviews SET report_reason = 'not-the-stay', report_note = 'This seems to be about another hotel.',
           reported_at = published_at + interval '2 days', reported_by = ${ownerId}
    WHERE id = (SELECT r.id FROM reviews r JOIN hotels h ON h.id = r.hotel_id WHERE h.owner_id = ${ownerId}
                ORDER BY r.score, r.published_at DESC LIMIT 1)`
}

/** The newest review with words of each hotel. */
export async function selectNewestReviews(sql: Sql, ownerId: string, most: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT DISTINCT ON (r.hotel_id) r.id FROM reviews r JOIN hotels h ON h.id = r.hotel_id
    WHERE h.owner_id = ${ownerId} AND r.good <> '' ORDER BY r.hotel_id, r.published_at DESC LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/** Counts as asked whoever left lately: the demo writes to nobody. */
export async function insertDemoReviewMails(sql: Sql, ownerId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO review_mails (booking_id, queued_at, sent_at)
    SELECT b.id, ${now}, ${now} FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.owner_id = ${ownerId} AND b.state = 'checked-out' AND b.check_out_on > ${now}::date - 12`
}
