import type { Sql } from '../../../db/database.ts'

/**
 * Statements with a reminder to send, whose n-th is due so many days after the statement. Nobody is reminded of what is
 * on its way, or of what is going to be charged by itself.
 */
export async function selectToRemind(
  sql: Sql,
  offsets: number[],
  at: Date,
): Promise<{ id: string; hotelId: string }[]> {
  return sql<{ id: string; hotelId: string }[]>`
    SELECT s.id, s.hotel_id AS "hotelId" FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.settled_at IS NULL AND s.paused_at IS NULL
      AND s.due_on + (${offsets}::integer[])[s.reminders + 1] <= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
      AND NOT EXISTS (SELECT FROM payments p WHERE p.statement_id = s.id AND p.state = 'processing')
      AND NOT EXISTS (
        SELECT FROM kept_cards k WHERE k.hotel_id = h.id AND k.owner_id = h.owner_id AND k.removed_at IS NULL
          AND coalesce(s.charges_on, s.due_on) >= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
          AND NOT EXISTS (SELECT FROM payments c WHERE c.statement_id = s.id AND c.kept_card_id IS NOT NULL))
    ORDER BY s.due_on, s.id`
}

export type RemindedStatement = {
  number: string
  month: string
  currency: string
  openCents: number
  dueOn: string
  reminders: number
  timeZone: string
}

/** Undefined if it was settled in the meantime. */
export async function selectReminded(sql: Sql, id: string): Promise<RemindedStatement | undefined> {
  const [row] = await sql<RemindedStatement[]>`
    SELECT s.number, s.month::text, s.currency, s.due_on::text AS "dueOn", s.reminders, h.time_zone AS "timeZone",
           s.total_cents - s.paid_cents - s.written_off_cents AS "openCents"
    FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.id = ${id} AND s.settled_at IS NULL FOR UPDATE OF s`
  return row
}

export async function updateReminded(
  sql: Sql,
  id: string,
  { reminders, pausesOn, at }: { reminders: number; pausesOn: string | null; at: Date },
): Promise<void> {
  await sql`
    UPDATE hotel_statements SET reminders = ${reminders}, reminded_at = ${at}, pauses_on = ${pausesOn}, version = version + 1
    WHERE id = ${id}`
}
