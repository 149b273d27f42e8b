import type { AnswerTemplate, Review, ReviewQuery } from '@roomlark/contract/bookings/reviews'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

/** A review without its photos, which lie in a table of their own. */
export type ReviewRow = Omit<Review, 'photos'>

export async function selectIsReached(sql: Sql, hotelId: string, scope: HotelScope): Promise<boolean> {
  const rows = await sql`SELECT FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return rows.length > 0
}

const columns = (sql: Sql) => sql`
  r.id, json_build_object('id', h.id, 'name', h.name, 'slug', h.slug) AS hotel,
  json_build_object('id', b.id, 'reference', b.reference) AS booking,
  ${roomTypes(sql)} AS "roomType", r.stayed_on AS "stayedOn", r.language, r.score, r.room, r.cleanliness, r.staff,
  r.place, r.value, r.good, r.better, r.trip, r.author, ${instant(sql, 'published_at')} AS "publishedAt",
  ${instant(sql, 'edited_at')} AS "editedAt",
  CASE WHEN r.answer IS NOT NULL THEN json_build_object(
    'text', r.answer, 'at', ${instant(sql, 'answered_at')}, 'by', coalesce(account_name(u), '')) END AS answer,
  CASE WHEN r.reported_at IS NOT NULL OR r.decided_at IS NOT NULL THEN json_build_object(
    'at', coalesce(${instant(sql, 'reported_at')}, ${instant(sql, 'decided_at')}),
    'reason', coalesce(r.report_reason, r.removal_reason), 'note', coalesce(r.report_note, ''),
    'decision', CASE WHEN r.decision IS NOT NULL THEN json_build_object(
      'at', ${instant(sql, 'decided_at')}, 'kind', r.decision, 'reason', r.removal_reason, 'note', r.decision_note) END)
  END AS report, r.version`

const tables = (sql: Sql) => sql`
  reviews r JOIN hotels h ON h.id = r.hotel_id JOIN bookings b ON b.id = r.booking_id
  LEFT JOIN users u ON u.id = r.answered_by`

/** The room types of a booking `b`, each once. */
export function roomTypes(sql: Sql) {
  return sql`(
    SELECT coalesce(string_agg(DISTINCT t.name, ', '), '')
    FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id WHERE s.booking_id = b.id AND s.taking)`
}

function instant(sql: Sql, column: string) {
  return sql`to_char(r.${sql(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

export async function selectReviewPage(
  sql: Sql,
  scope: HotelScope,
  query: ReviewQuery,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { limit, page } = query
  const found = sql`${sql`r.published_at IS NOT NULL`} ${inScope(sql, scope)} ${filters(sql, query)}`
  const rows = await sql<ReviewRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)} WHERE ${found}
    ORDER BY r.published_at DESC, r.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  const [count] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM reviews r JOIN hotels h ON h.id = r.hotel_id WHERE ${found}`
  return { rows, total: count.total }
}

function filters(sql: Sql, { hotelId, state, score }: ReviewQuery) {
  const states = {
    unanswered: sql`AND r.answer IS NULL AND r.removal_reason IS NULL`,
    reported: sql`AND r.reported_at IS NOT NULL AND r.decided_at IS NULL`,
    removed: sql`AND r.removal_reason IS NOT NULL`,
  }
  return sql`
    ${hotelId === undefined ? sql`` : sql`AND r.hotel_id = ${hotelId}`} ${state === undefined ? sql`` : states[state]}
    ${score === undefined ? sql`` : sql`AND r.score = ${score}`}`
}

export async function selectReviewCounts(
  sql: Sql,
  scope: HotelScope,
): Promise<{ unanswered: number; reported: number }> {
  const [row] = await sql<[{ unanswered: number; reported: number }]>`
    SELECT count(*) FILTER (WHERE r.answer IS NULL AND r.removal_reason IS NULL)::integer AS unanswered,
           count(*) FILTER (WHERE r.reported_at IS NOT NULL AND r.decided_at IS NULL)::integer AS reported
    FROM reviews r JOIN hotels h ON h.id = r.hotel_id WHERE r.published_at IS NOT NULL ${inScope(sql, scope)}`
  return row
}

/** Returns undefined if the review is not within reach or not published. */
export async function selectReview(sql: Sql, id: string, scope: HotelScope): Promise<ReviewRow | undefined> {
  const [row] = await sql<ReviewRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)}
    WHERE r.id = ${id} AND r.published_at IS NOT NULL ${inScope(sql, scope)}`
  return row
}

/** Locks the review, so that the next statement reads what nobody else changes. */
export async function lockReviewRow(sql: Sql, id: string): Promise<void> {
  await sql`SELECT FROM reviews WHERE id = ${id} FOR UPDATE`
}

type By = { byId: string; now: Date }

export async function updateAnswer(
  sql: Sql,
  id: string,
  text: string | null,
  { byId, now }: By,
): Promise<void> {
  await sql`
    UPDATE reviews SET answer = ${text}, answered_at = ${text === null ? null : now},
           answered_by = ${text === null ? null : byId}, version = version + 1
    WHERE id = ${id}`
}

export async function updateReport(
  sql: Sql,
  id: string,
  { reason, note }: { reason: string; note: string },
  { byId, now }: By,
): Promise<void> {
  await sql`
    UPDATE reviews SET report_reason = ${reason}, report_note = ${note}, reported_at = ${now}, reported_by = ${byId},
           version = version + 1
    WHERE id = ${id}`
}

export async function updateDecision(
  sql: Sql,
  id: string,
  { removeFor, note }: { removeFor: string | null; note: string },
  { byId, now }: By,
): Promise<void> {
  await sql`
    UPDATE reviews SET decision = ${removeFor === null ? 'kept' : 'removed'}, removal_reason = ${removeFor},
           decision_note = ${note}, decided_at = ${now}, decided_by = ${byId}, version = version + 1
    WHERE id = ${id}`
}

type TemplatesRow = { templates: AnswerTemplate[]; version: number }

export async function selectAnswerTemplates(sql: Sql, hotelId: string): Promise<TemplatesRow | undefined> {
  const [row] = await sql<TemplatesRow[]>`
    SELECT templates, version FROM answer_templates WHERE hotel_id = ${hotelId}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertAnswerTemplates(
  sql: Sql,
  hotelId: string,
  { templates, version }: TemplatesRow,
  { byId, now }: By,
): Promise<number | undefined> {
  return upsertVersion(sql, 'answer_templates', { hotel_id: hotelId }, version, {
    templates: sql.json(templates.map(({ name, text }) => ({ name, text }))),
    by_id: byId,
    updated_at: now,
  })
}
