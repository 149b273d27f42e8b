import type { Sql } from '../../../db/database.ts'

/** A hotel with months to close, both named by their first day. */
export type DueHotel = {
  id: string
  ownerId: string
  timeZone: string
  /** The first month to close; null if there is nothing to bill in any of them. */
  fromMonth: string | null
  untilMonth: string
}

/** Hotels in the order of their ids for which a month has ended that is not closed yet. */
export async function selectDueHotels(
  sql: Sql,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<DueHotel[]> {
  return sql<DueHotel[]>`
    SELECT h.id, h.owner_id AS "ownerId", h.time_zone AS "timeZone", due.until_month AS "untilMonth",
           CASE WHEN unbilled.is_any THEN least(due.until_month, coalesce(
             (closed.closed_through + interval '1 month')::date,
             date_trunc('month', unbilled.first_on)::date, due.until_month)) END AS "fromMonth"
    FROM hotels h
      LEFT JOIN hotel_closings closed ON closed.hotel_id = h.id
      -- A month is closed when its 5th day after the end is over by the hotel's clock.
      CROSS JOIN LATERAL (
        SELECT (date_trunc('month', (${now}::timestamptz AT TIME ZONE h.time_zone) - interval '5 days')
                - interval '1 month')::date AS until_month
      ) AS due
      CROSS JOIN LATERAL (
        SELECT count(*) > 0 AS is_any, min(c.ended_on) AS first_on FROM commissions c
        WHERE c.hotel_id = h.id AND ${isBillable(sql)}
          AND (c.stage = 'void' OR c.ended_on < due.until_month + interval '1 month')
      ) AS unbilled
    WHERE ${after === undefined ? sql`true` : sql`h.id > ${after}`}
      AND coalesce(closed.closed_through < due.until_month, true)
      AND EXISTS (SELECT FROM commissions c WHERE c.hotel_id = h.id)
    ORDER BY h.id LIMIT ${limit}`
}

/** Selects commissions that are on no statement yet, or have changed since they were. */
function isBillable(sql: Sql) {
  return sql`
    NOT c.is_held AND NOT c.is_disputed AND c.stage IN ('earned', 'payable', 'void')
    AND (c.gross_cents <> c.billed_gross_cents OR c.net_usd_cents <> c.billed_net_usd_cents)`
}

/** Limits of the lines that a statement takes. */
export type Billing = {
  hotelId: string
  currency: string
  /** The last day of the month. */
  untilOn: string
  /** Commissions earned later are in the next statement. */
  closesAt: Date
}

function billedBy(sql: Sql, { hotelId, untilOn, closesAt }: Omit<Billing, 'currency'>) {
  return sql`
    c.hotel_id = ${hotelId} AND ${isBillable(sql)}
    AND (c.stage = 'void' OR (c.ended_on <= ${untilOn} AND coalesce(c.earned_at < ${closesAt}, true)))`
}

export async function selectCurrencies(sql: Sql, billing: Omit<Billing, 'currency'>): Promise<string[]> {
  const rows = await sql<{ currency: string }[]>`
    SELECT DISTINCT c.currency FROM commissions c WHERE ${billedBy(sql, billing)} ORDER BY 1`
  return rows.map(({ currency }) => currency)
}

/** Lets one server at a time close statements of a hotel; returns the month up to which they are closed. */
export async function lockClosing(sql: Sql, hotelId: string): Promise<string | null> {
  await sql`INSERT INTO hotel_closings (hotel_id) VALUES (${hotelId}) ON CONFLICT DO NOTHING`
  const [row] = await sql<[{ closedThrough: string | null }]>`
    SELECT closed_through AS "closedThrough" FROM hotel_closings WHERE hotel_id = ${hotelId} FOR UPDATE`
  return row.closedThrough
}

export async function upsertClosed(sql: Sql, hotels: { id: string; month: string }[]): Promise<void> {
  await sql`
    INSERT INTO hotel_closings AS c (hotel_id, closed_through)
    SELECT * FROM unnest(${hotels.map(({ id }) => id)}::uuid[], ${hotels.map(({ month }) => month)}::date[])
    ON CONFLICT ON CONSTRAINT hotel_closings_pkey DO UPDATE SET closed_through = excluded.closed_through
    WHERE c.closed_through IS NULL OR c.closed_through < excluded.closed_through`
}

export async function hasStatement(
  sql: Sql,
  { hotelId, currency, month }: { hotelId: string; currency: string; month: string },
): Promise<boolean> {
  const [row] = await sql`
    SELECT FROM hotel_statements WHERE hotel_id = ${hotelId} AND currency = ${currency} AND month = ${month}`
  return row !== undefined
}

/** Locks the commissions that are going to be billed, in the order in which everybody locks them. */
export async function lockBilled(sql: Sql, billing: Billing): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM commissions c WHERE c.currency = ${billing.currency} AND ${billedBy(sql, billing)}
      ORDER BY c.booking_id FOR UPDATE
    ) AS locked`
  return row.count
}

/** Takes the next number of a year. Others wait for it until this transaction ends, so that none is left out. */
export async function takeNumber(sql: Sql, year: number): Promise<number> {
  const [row] = await sql<[{ last: number }]>`
    INSERT INTO statement_numbers AS n (kind, year, last) VALUES ('hotel', ${year}, 1)
    ON CONFLICT ON CONSTRAINT statement_numbers_pkey DO UPDATE SET last = n.last + 1
    RETURNING last`
  return row.last
}

/** Inserts a statement without lines, with the name and address of the hotel as they are now. */
export async function insertStatement(
  sql: Sql,
  row: { hotelId: string; currency: string; month: string; number: string; closedAt: Date; dueOn: string },
): Promise<string> {
  const [added] = await sql<[{ id: string }]>`
    INSERT INTO hotel_statements (hotel_id, currency, month, number, closed_at, due_on, line_count, base_cents,
                                  total_cents, share_cents, billed_to)
    SELECT h.id, ${row.currency}, ${row.month}, ${row.number}, ${row.closedAt}, ${row.dueOn}, 0, 0, 0, 0,
           jsonb_build_object('hotelName', h.name, 'street', h.street_address, 'city', h.city, 'country', h.country,
                              'ownerName', coalesce(nullif(trim(u.company_name), ''), account_name(u)))
    FROM hotels h JOIN users u ON u.id = h.owner_id WHERE h.id = ${row.hotelId}
    RETURNING id`
  return added.id
}

/**
 * Writes the lines of a statement, which are the differences to what earlier ones have, remembers in the commissions
 * that they are billed, and sums up.
 */
export async function insertLines(sql: Sql, statementId: string, billing: Billing): Promise<void> {
  await sql`
    WITH billed AS MATERIALIZED (
      SELECT c.* FROM commissions c WHERE c.currency = ${billing.currency} AND ${billedBy(sql, billing)}
      ORDER BY c.booking_id FOR UPDATE
    ), lines AS MATERIALIZED (
      SELECT row_number() OVER (ORDER BY is_correction, ended_on, reference) AS line, *
      FROM (
        SELECT c.booking_id, c.affiliate_id, b.reference, b.check_in_on, b.check_out_on, r.rate_bps, r.boost_bps,
               EXISTS (SELECT FROM hotel_statement_lines l WHERE l.booking_id = c.booking_id) AS is_correction,
               CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show'
                            WHEN 'cancelled' THEN 'cancelled' ELSE 'to-come' END AS outcome,
               -- A void commission never ended; its lines carry the day it was booked until.
               coalesce(c.ended_on, b.check_out_on) AS ended_on,
               c.base_cents - c.billed_base_cents AS base_cents, c.gross_cents - c.billed_gross_cents AS gross_cents,
               c.share_cents - c.billed_share_cents AS share_cents, c.net_cents - c.billed_net_cents AS net_cents,
               c.net_usd_cents - c.billed_net_usd_cents AS net_usd_cents
        FROM billed c JOIN bookings b ON b.id = c.booking_id JOIN booking_referrals r ON r.booking_id = c.booking_id
      ) AS difference
    ), added AS (
      INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on,
        check_out_on, ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents)
      SELECT ${statementId}, line, booking_id, affiliate_id,
             CASE WHEN is_correction THEN 'correction' ELSE 'commission' END, outcome, check_in_on, check_out_on, ended_on,
             rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents
      FROM lines
    ), remembered AS (
      UPDATE commissions c SET
        billed_base_cents = c.base_cents, billed_gross_cents = c.gross_cents, billed_share_cents = c.share_cents,
        billed_net_cents = c.net_cents, billed_net_usd_cents = c.net_usd_cents
      FROM billed WHERE c.booking_id = billed.booking_id AND c.kind = billed.kind
    )
    UPDATE hotel_statements s SET
      line_count = summed.lines, base_cents = summed.base_cents, total_cents = summed.gross_cents,
      share_cents = summed.share_cents
    FROM (SELECT count(*) AS lines, sum(base_cents) AS base_cents, sum(gross_cents) AS gross_cents,
                 sum(share_cents) AS share_cents FROM lines) AS summed
    WHERE s.id = ${statementId}`
}
