import type { CashLine } from '@roomlark/contract/figures/hotel-reports'
import type { PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { Sql } from '../../db/database.ts'

export type CashFilter = {
  hotelId: string
  fromOn: string
  untilOn: string
  method?: PaymentMethod | undefined
  clerk?: string | undefined
}

/**
 * A payment that moved to another folio did not change hands, so neither side of the move is listed. Each folio is looked
 * up by itself: a join is planned as if all folios of the hotel were needed, and reads more of them each year.
 */
function payments(sql: Sql, { hotelId, fromOn, untilOn, method, clerk }: CashFilter) {
  return sql`
    folio_lines l CROSS JOIN LATERAL (
      SELECT currency, position FROM folios WHERE id = l.folio_id OFFSET 0
    ) AS f LEFT JOIN users u ON u.id = l.by_id
    WHERE l.hotel_id = ${hotelId} AND l.on_date BETWEEN ${fromOn} AND ${untilOn} AND l.method IS NOT NULL
      AND l.cause <> 'move'
      ${method === undefined ? sql`` : sql`AND l.method = ${method}`}
      ${clerk === undefined ? sql`` : sql`AND ${clerkId(sql)} = ${clerk}`}`
}

const kind = (sql: Sql) => sql`CASE WHEN l.cause = 'desk' THEN l.kind ELSE 'correction' END`
/** Lines that Roomlark wrote because a booking changed belong to nobody. */
const nobody = '00000000-0000-0000-0000-000000000000'
const clerkId = (sql: Sql) => sql`coalesce(l.by_id, ${nobody})`
const clerkName = (sql: Sql) => sql`
  CASE WHEN l.by_id IS NULL THEN 'Roomlark' ELSE coalesce(account_name(u), 'Somebody') END`

export type CashRow = {
  currency: string
  day: string
  method: PaymentMethod
  clerkId: string
  clerkName: string
  lines: number
  paymentsCents: number
  refundsCents: number
  correctionsCents: number
}

/** By currency, day, method and person. */
export async function selectCashRows(sql: Sql, filter: CashFilter): Promise<CashRow[]> {
  const buildSum = (one: string) => sql`
    coalesce(-sum(l.amount_cents) FILTER (WHERE ${kind(sql)} = ${one}), 0)`
  return sql<CashRow[]>`
    SELECT f.currency, l.on_date AS day, l.method, ${clerkId(sql)} AS "clerkId", ${clerkName(sql)} AS "clerkName",
           count(*)::integer AS lines, ${buildSum('payment')} AS "paymentsCents", ${buildSum('refund')} AS "refundsCents",
           ${buildSum('correction')} AS "correctionsCents"
    FROM ${payments(sql, filter)}
    GROUP BY f.currency, l.on_date, l.method, l.by_id, u.id
    ORDER BY l.on_date, l.method, "clerkName", l.by_id`
}

export type CashLineRow = Omit<CashLine, 'at'> & { at: Date; number: number }

/** The oldest first; `after` is the last one of the part before. */
export async function selectCashLines(
  sql: Sql,
  filter: CashFilter,
  {
    currency,
    limit,
    offset = 0,
    after,
  }: {
    currency: string
    limit: number
    offset?: number
    after?: { day: string; number: number } | undefined
  },
): Promise<CashLineRow[]> {
  return sql<CashLineRow[]>`
    SELECT l.id, l.number, l.on_date AS day, l.at, l.booking_id AS "bookingId", f.position,
           ${kind(sql)} AS kind, l.method, l.card_digits AS "cardDigits",
           -l.amount_cents AS "amountCents", ${clerkName(sql)} AS by,
           (SELECT text FROM folio_line_notes n WHERE n.line_id = l.id) AS note,
           (SELECT reference FROM bookings WHERE id = l.booking_id) AS reference
    FROM ${payments(sql, filter)} AND f.currency = ${currency}
      ${after === undefined ? sql`` : sql`AND (l.on_date, l.number) > (${after.day}, ${after.number})`}
    ORDER BY l.on_date, l.number LIMIT ${limit} OFFSET ${offset}`
}
