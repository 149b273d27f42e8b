import type { AnswerTemplate } from '@roomlark/contract/bookings/reviews'
import { measures } from '../bookings/reviews/scores.queries.ts'
import type { Transaction } from '../db/database.ts'
import { tellOffersOfOwner } from '../db/outbox.ts'
import { keepPhotos } from '../platform/images/albums.service.ts'
import type { DemoContext } from './demo-context.ts'
import { storeScenes } from './pictures.ts'
import { readDemo } from './read-demo.ts'

export const writtenReviews = readDemo<{
  reviews: { language: string; score: number; good: string; better: string }[]
  answers: Record<string, string>
  templates: AnswerTemplate[]
}>('reviews')

/** A hotel has between four and so many reviews. */
const mostOfHotel = 36

/**
 * Lets some guests review their stays, in their own language, and the hotels answer some of them. Hotels differ in
 * how often their guests are content, and parts of a stay differ a little from the whole. No hotel has the same words
 * twice.
 */
export async function seedReviews(ctx: DemoContext, tx: Transaction): Promise<void> {
  const ownerId = ctx.actor.userId
  const now = ctx.clock()
  const ofOwner = tx`(SELECT id FROM hotels WHERE owner_id = ${ownerId})`
  /** A number between 0 and 1 that follows from a text, so that each choice about a row is one of its own. */
  const share = (text: string) =>
    tx`(('x' || left(md5(${tx.unsafe(text)}), 7))::bit(28)::integer / 268435456.0)`
  const part = (name: string) => tx`
    CASE WHEN ${share(`'${name}?' || id`)} < 0.8
      THEN greatest(1, least(5, score + floor(${share(`'${name}' || id`)} * 3)::integer - 1)) END`
  await tx`
    WITH texts AS (
      SELECT *, row_number() OVER (PARTITION BY language ORDER BY score, good) AS number,
             count(*) OVER (PARTITION BY language) AS of_language
      FROM jsonb_to_recordset(${tx.json(writtenReviews.reviews)}) AS t (language text, score integer, good text, better text)
    ), stays AS (
      SELECT id, hotel_id, check_out_on, guest_name, adults, child_ages,
             CASE WHEN guest_language IN ('de', 'fr', 'es', 'it') THEN guest_language ELSE 'en' END AS language,
             check_out_on + time '18:00' + make_interval(hours => 72 + floor(${share("'at' || id")} * 200)::integer) AS at,
             row_number() OVER (PARTITION BY hotel_id ORDER BY ${share("'chosen' || id")}) AS number
      FROM bookings b
      WHERE hotel_id IN ${ofOwner} AND state = 'checked-out' AND guest_email IS NOT NULL
        AND check_out_on BETWEEN ${now}::date - 330 AND ${now}::date - 12
        AND NOT EXISTS (SELECT FROM commission_holds c WHERE c.booking_id = b.id AND c.state <> 'released')
    ), written AS (
      SELECT s.*, t.score, t.good, t.better,
             row_number() OVER (PARTITION BY s.hotel_id, t.language, t.number ORDER BY s.at DESC) = 1 AS is_first
      FROM stays s JOIN texts t ON t.language = s.language AND t.number = 1 + floor(
        power(${share("'text' || s.id")}, 0.25 + 0.4 * ${share("'hotel' || s.hotel_id")}) * t.of_language)::integer
      WHERE s.number <= 4 + ${share("'most' || s.hotel_id")} * ${mostOfHotel - 4}
    )
    INSERT INTO reviews (booking_id, hotel_id, stayed_on, language, score, room, cleanliness, staff, place, value, good,
                         better, trip, author, written_at, published_at)
    SELECT id, hotel_id, check_out_on, language, score, ${part('room')}, ${part('cleanliness')}, ${part('staff')},
           ${part('place')}, ${part('value')}, CASE WHEN is_first THEN good ELSE '' END,
           CASE WHEN is_first THEN better ELSE '' END,
           CASE WHEN cardinality(child_ages) > 0 THEN 'family' WHEN adults > 2 THEN 'friends' WHEN adults = 2 THEN 'couple'
             WHEN ${share("'trip' || id")} < 0.5 THEN 'business' ELSE 'alone' END,
           CASE WHEN ${share("'name' || id")} < 0.7 THEN split_part(guest_name, ' ', 1) ELSE '' END, at, at
    FROM written`
  await tx`
    INSERT INTO hotel_scores (${tx(['hotel_id', ...measures])})
    SELECT hotel_id, ${tx.unsafe(measures.map((name) => `sum(${name})`).join(', '))}
    FROM counted_reviews WHERE hotel_id IN ${ofOwner} GROUP BY hotel_id`
  await tx`ANALYZE reviews, hotel_scores`
  await tx`
    UPDATE reviews SET answer = ${tx.json(writtenReviews.answers)}::jsonb ->> language,
           answered_at = published_at + interval '20 hours', answered_by = ${ownerId}
    WHERE hotel_id IN ${ofOwner} AND ${share("'answer' || id")} < 0.5`
  // One of the worst is reported.
  await tx`
    UPDATE reviews SET report_reason = 'not-the-stay', report_note = 'This seems to be about another hotel.',
           reported_at = published_at + interval '2 days', reported_by = ${ownerId}
    WHERE id = (SELECT id FROM reviews WHERE hotel_id IN ${ofOwner} ORDER BY score, published_at DESC LIMIT 1)`
  // Whoever left lately counts as asked: the demo writes to nobody.
  await tx`
    INSERT INTO review_mails (booking_id, queued_at, sent_at)
    SELECT id, ${now}, ${now} FROM bookings
    WHERE hotel_id IN ${ofOwner} AND state = 'checked-out' AND check_out_on > ${now}::date - 12`
  await tellOffersOfOwner(tx, ownerId)
  // Some of the newest have photos of what every hotel has.
  const newest = await tx<{ id: string }[]>`
    SELECT DISTINCT ON (hotel_id) id FROM reviews
    WHERE hotel_id IN ${ofOwner} AND good <> '' ORDER BY hotel_id, published_at DESC LIMIT 12`
  for (const [index, { id }] of newest.entries()) {
    const photos = await storeScenes(ctx, index % 2 === 0 ? ['breakfast', 'lobby'] : ['breakfast'])
    const bare = photos.map((photo) => ({ ...photo, caption: '' }))
    await keepPhotos(ctx, tx, { shelf: 'review', ownerId: id }, bare)
  }
}
