import type { ReviewPart } from '@roomlark/contract/bookings/reviews'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

type Sums = Record<`${ReviewPart}Sum` | `${ReviewPart}Count`, number>

export type ScoreSums = Sums & { reviews: number; scoreSum: number; distribution: number[] }

export const measures = [
  ...['reviews', 'score_sum', 'room_sum', 'room_count', 'cleanliness_sum', 'cleanliness_count', 'staff_sum'],
  ...['staff_count', 'place_sum', 'place_count', 'value_sum', 'value_count'],
  ...['score_1', 'score_2', 'score_3', 'score_4', 'score_5'],
]

/** Adds what a review counts for, or takes it out again before the review changes. */
export async function addToScores(sql: Sql, reviewId: string, sign: '+' | '-'): Promise<void> {
  await sql`
    INSERT INTO hotel_scores (hotel_id) SELECT hotel_id FROM reviews WHERE id = ${reviewId}
    ON CONFLICT ON CONSTRAINT hotel_scores_pkey DO NOTHING`
  await sql`
    UPDATE hotel_scores s SET ${sql.unsafe(measures.map((name) => `${name} = s.${name} ${sign} c.${name}`).join(', '))}
    FROM counted_reviews c WHERE c.id = ${reviewId} AND s.hotel_id = c.hotel_id`
}

const sums = (sql: Sql) => sql`
  reviews, score_sum AS "scoreSum", room_sum AS "roomSum", room_count AS "roomCount",
  cleanliness_sum AS "cleanlinessSum", cleanliness_count AS "cleanlinessCount", staff_sum AS "staffSum",
  staff_count AS "staffCount", place_sum AS "placeSum", place_count AS "placeCount", value_sum AS "valueSum",
  value_count AS "valueCount", ARRAY[score_1, score_2, score_3, score_4, score_5] AS distribution`

export async function selectScores(sql: Sql, hotelId: string): Promise<ScoreSums | undefined> {
  const [row] = await sql<ScoreSums[]>`SELECT ${sums(sql)} FROM hotel_scores WHERE hotel_id = ${hotelId}`
  return row
}

/** Selects the sums of hotels that have enough reviews for an average. */
export async function selectAverageSums(
  sql: Sql,
  hotelIds: readonly string[],
  least: number,
): Promise<{ hotelId: string; reviews: number; scoreSum: number }[]> {
  return sql<{ hotelId: string; reviews: number; scoreSum: number }[]>`
    SELECT hotel_id AS "hotelId", reviews, score_sum AS "scoreSum" FROM hotel_scores
    WHERE hotel_id = ANY(${[...hotelIds]}::uuid[]) AND reviews >= ${least}`
}

export async function selectScopeSums(
  sql: Sql,
  scope: HotelScope,
): Promise<{ reviews: number; scoreSum: number }> {
  const [row] = await sql<[{ reviews: number; scoreSum: number }]>`
    SELECT coalesce(sum(s.reviews), 0)::integer AS reviews, coalesce(sum(s.score_sum), 0)::integer AS "scoreSum"
    FROM hotel_scores s JOIN hotels h ON h.id = s.hotel_id WHERE true ${inScope(sql, scope)}`
  return row
}

export async function deleteScoresOfOwner(sql: Sql, ownerId: string): Promise<void> {
  await sql`DELETE FROM hotel_scores WHERE hotel_id IN (SELECT id FROM hotels WHERE owner_id = ${ownerId})`
}

/** Selects the sums of each month since a day; months without reviews are missing. */
export async function selectMonthlySums(
  sql: Sql,
  hotelId: string,
  sinceOn: string,
): Promise<(Omit<ScoreSums, 'distribution'> & { month: string })[]> {
  return sql<(ScoreSums & { month: string })[]>`
    SELECT ${sums(sql)}, month FROM (
      SELECT date_trunc('month', r.published_at)::date AS month,
             ${sql.unsafe(measures.map((name) => `sum(c.${name})::integer AS ${name}`).join(', '))}
      FROM counted_reviews c JOIN reviews r ON r.id = c.id
      WHERE r.hotel_id = ${hotelId} AND r.published_at >= ${sinceOn}
      GROUP BY 1) AS months`
}

/** Selects the newest texts since a day. */
export async function selectTexts(
  sql: Sql,
  hotelId: string,
  { sinceOn, most }: { sinceOn: string; most: number },
): Promise<{ good: string; better: string }[]> {
  return sql<{ good: string; better: string }[]>`
    SELECT good, better FROM reviews
    WHERE hotel_id = ${hotelId} AND published_at >= ${sinceOn} AND removal_reason IS NULL
    ORDER BY published_at DESC LIMIT ${most}`
}
