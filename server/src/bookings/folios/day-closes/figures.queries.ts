import {
  type BookingReference,
  type DayBalance,
  type DayGuests,
  dayListLimit,
} from '@roomlark/contract/bookings/day-close'
import type { FolioLineKind, PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { Sql } from '../../../db/database.ts'

/** Nobody stays longer without being found by the index of long stays. */
const usualNights = 30

/** Unpaid balances of guests who should have paid are looked for this long. */
const rememberedDays = 30

export type RoomsRow = { total: number; outOfOrder: number }

/** Counts the rooms there were on a day, by the hotel's calendar. */
export async function selectRooms(
  sql: Sql,
  { hotelId, day, timeZone }: { hotelId: string; day: string; timeZone: string },
): Promise<RoomsRow> {
  const end = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${timeZone})`
  const [row] = await sql<[RoomsRow]>`
    SELECT (SELECT count(*)::integer FROM rooms r
            WHERE r.hotel_id = ${hotelId} AND r.created_at < ${end}
              AND (r.archived_at IS NULL OR r.archived_at >= ${end})) AS total,
           (SELECT coalesce(sum(n.out_of_order), 0)::integer FROM room_types t
              JOIN nights n ON n.room_type_id = t.id AND n.night = ${day}
            WHERE t.hotel_id = ${hotelId}) AS "outOfOrder"`
  return row
}

export type Movements = DayGuests & {
  sold: number
  /** The rooms sold and their prices of the night without meals, by currency. */
  nights: { currency: string; rooms: number; cents: number }[]
  openArrivals: BookingReference[]
  openDepartures: BookingReference[]
}

/**
 * Counts the guests who came, stayed and left, or should have. Guests whose step was left open when the day before
 * was closed are counted on the day by which it happened. A room that is kept for a guest who did not come is sold, as
 * in all other figures. Everything is of one moment, because it is one statement.
 */
export async function selectMovements(
  sql: Sql,
  about: { hotelId: string; day: string; timeZone: string; lateArrivals: string[]; lateDepartures: string[] },
): Promise<Movements> {
  const { hotelId, day, timeZone, lateArrivals, lateDepartures } = about
  const [row] = await sql<[Movements]>`
    WITH near AS MATERIALIZED (
      SELECT id FROM bookings
      WHERE hotel_id = ${hotelId} AND check_in_on BETWEEN ${day}::date - ${usualNights + 1}::integer AND ${day}
        AND check_out_on >= ${day}
      UNION
      SELECT id FROM bookings
      WHERE hotel_id = ${hotelId} AND check_out_on - check_in_on > ${usualNights} AND check_out_on >= ${day}
        AND check_in_on <= ${day}
      UNION
      SELECT id FROM bookings WHERE hotel_id = ${hotelId} AND state = 'checked-in' AND check_out_on < ${day}
      UNION
      SELECT unnest(${[...lateArrivals, ...lateDepartures]}::uuid[])
    ), bookings_near AS MATERIALIZED (
      SELECT b.id, b.reference, b.state, b.currency, b.check_in_on, b.check_out_on, n.rooms, n.cents, n.had,
             b.adults + cardinality(b.child_ages) AS people,
             b.check_in_on = ${day} OR b.id = ANY(${lateArrivals}::uuid[]) AS arrives,
             b.state IN ('checked-in', 'checked-out') AS came
      FROM near JOIN bookings b USING (id)
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE n.night = ${day})::integer AS rooms,
                 coalesce(sum(n.price_cents - n.meal_cents) FILTER (WHERE n.night = ${day}), 0) AS cents,
                 coalesce(bool_or(n.night < ${day}), false) AS had
          FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id AND n.taken
            AND n.night BETWEEN ${day}::date - 1 AND ${day}
          WHERE s.booking_id = b.id
        ) AS n
      WHERE b.state IN ('confirmed', 'checked-in', 'checked-out', 'no-show')
    )
    SELECT count(*) FILTER (WHERE arrives AND came)::integer AS arrivals,
           count(*) FILTER (WHERE state = 'checked-out' AND (rooms = 0 AND (had OR arrives)
                                  OR id = ANY(${lateDepartures}::uuid[])))::integer AS departures,
           count(*) FILTER (WHERE came AND had AND rooms > 0 AND NOT arrives)::integer AS "stayOvers",
           count(*) FILTER (WHERE arrives AND state = 'no-show')::integer AS "noShows",
           coalesce(sum(people) FILTER (WHERE came AND rooms > 0), 0)::integer AS "inHouse",
           coalesce(sum(rooms), 0)::integer AS sold,
           (SELECT count(DISTINCT e.booking_id)::integer FROM booking_events e JOIN bookings b ON b.id = e.booking_id
            WHERE e.hotel_id = ${hotelId} AND e.kind = 'cancelled' AND NOT e.of_hold AND b.state = 'cancelled'
              AND e.kind NOT IN ('mail', 'note', 'changed', 'room-assigned')
              AND e.at >= ${day}::date::timestamp AT TIME ZONE ${timeZone}
              AND e.at < (${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}) AS cancellations,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'rooms', rooms, 'cents', cents)), '[]')
            FROM (SELECT currency, sum(rooms) AS rooms, sum(cents) AS cents FROM bookings_near
                  WHERE rooms > 0 GROUP BY currency) AS sums) AS nights,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('bookingId', id, 'reference', reference) ORDER BY reference), '[]')
            FROM bookings_near WHERE state = 'confirmed' AND check_in_on <= ${day} AND check_out_on >= ${day})
             AS "openArrivals",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('bookingId', id, 'reference', reference) ORDER BY reference), '[]')
            FROM bookings_near WHERE state = 'checked-in' AND check_out_on <= ${day}) AS "openDepartures"
    FROM bookings_near`
  return row
}

export type PaymentSum = {
  currency: string
  kind: FolioLineKind
  method: PaymentMethod
  byId: string | null
  cents: number
}

/** Sums up the payments and refunds on the folios of a hotel on a day. */
export async function selectPaymentSums(sql: Sql, hotelId: string, day: string): Promise<PaymentSum[]> {
  return sql<PaymentSum[]>`
    SELECT f.currency, l.kind, l.method, l.by_id AS "byId", sum(l.amount_cents) AS cents
    FROM folio_lines l JOIN folios f ON f.id = l.folio_id
    WHERE l.hotel_id = ${hotelId} AND l.on_date = ${day} AND l.method IS NOT NULL
    GROUP BY 1, 2, 3, 4 HAVING sum(l.amount_cents) <> 0 ORDER BY 1, 2, 3, 4`
}

export type Deposits = { currency: string; cents: number }

/** Sums up what guests have paid for stays that begin after a day. */
export async function selectDeposits(sql: Sql, hotelId: string, day: string): Promise<Deposits[]> {
  return sql<Deposits[]>`
    SELECT b.currency, sum(paid.cents) AS cents
    FROM bookings b CROSS JOIN LATERAL (
      SELECT -sum(l.amount_cents) AS cents FROM folio_lines l
      WHERE l.booking_id = b.id AND l.method IS NOT NULL AND l.on_date <= ${day}
    ) AS paid
    WHERE b.hotel_id = ${hotelId} AND b.check_in_on > ${day} AND b.state NOT IN ('held', 'expired', 'cancelled')
      AND paid.cents <> 0
    GROUP BY b.currency`
}

export type AdjustmentRow = {
  bookingId: string
  reference: string
  currency: string
  amountCents: number
  nightsCents: number
}

/**
 * Lines of a day that end or correct lines of earlier days, together with what was written in their place. A line about
 * nights costs the same for each of them.
 */
export async function selectAdjustments(sql: Sql, hotelId: string, day: string): Promise<AdjustmentRow[]> {
  return sql<AdjustmentRow[]>`
    WITH changing AS (
      SELECT DISTINCT l.transaction_id FROM folio_lines l
        JOIN folio_lines earlier ON earlier.id = coalesce(l.ends_id, l.corrects_id) AND earlier.on_date < ${day}
      WHERE l.hotel_id = ${hotelId} AND l.on_date = ${day} AND l.cause <> 'move' AND l.transaction_id IS NOT NULL
    )
    SELECT l.booking_id AS "bookingId", b.reference, f.currency, sum(l.amount_cents) AS "amountCents",
           coalesce(sum(l.amount_cents * least(greatest(${day}::date - l.from_on, 0), l.until_on - l.from_on + 1)
             / (l.until_on - l.from_on + 1)), 0) AS "nightsCents"
    FROM folio_lines l JOIN changing USING (transaction_id) JOIN folios f ON f.id = l.folio_id
      JOIN bookings b ON b.id = l.booking_id
    WHERE l.hotel_id = ${hotelId} AND l.on_date = ${day}
    GROUP BY 1, 2, 3 HAVING sum(l.amount_cents) <> 0
    ORDER BY abs(sum(l.amount_cents)) DESC, b.reference LIMIT ${dayListLimit}`
}

export type GuestBalance = {
  currency: string
  balanceCents: number
  fromDayCents: number
  laterCents: number
}

/**
 * Balances of guests in the ledger now, by currency, and how much of them was written from the day on and after
 * it. Days before it are not read.
 */
export async function selectGuestBalances(sql: Sql, hotelId: string, day: string): Promise<GuestBalance[]> {
  return sql<GuestBalance[]>`
    SELECT a.currency, a.balance_cents AS "balanceCents", coalesce(l.from_day, 0) AS "fromDayCents",
           coalesce(l.later, 0) AS "laterCents"
    FROM ledger_account_balances a LEFT JOIN (
      SELECT f.currency, sum(l.amount_cents) AS from_day, sum(l.amount_cents) FILTER (WHERE l.on_date > ${day}) AS later
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id
      WHERE l.hotel_id = ${hotelId} AND l.on_date >= ${day} GROUP BY f.currency
    ) AS l ON l.currency = a.currency
    WHERE a.kind = 'hotel-guests' AND a.holder_id = ${hotelId} ORDER BY a.currency`
}

/** Guests who have left or owe a fee and have a balance, and those who have not paid a deposit by its day. */
export async function selectOpenBalances(sql: Sql, hotelId: string, day: string): Promise<DayBalance[]> {
  const since = sql`${day}::date - ${rememberedDays}::integer`
  return sql<DayBalance[]>`
    WITH due AS MATERIALIZED (
      SELECT id, reference, currency, 'left' AS cause, 0 AS asked FROM bookings
      WHERE hotel_id = ${hotelId} AND check_out_on BETWEEN ${since} AND ${day} AND state = 'checked-out'
      UNION ALL
      SELECT id, reference, currency, 'fee', 0 FROM bookings
      WHERE hotel_id = ${hotelId} AND check_in_on BETWEEN ${since} AND ${day}
        AND state IN ('cancelled', 'no-show') AND fee_cents > 0
      UNION ALL
      SELECT b.id, b.reference, b.currency, 'deposit', sum(d.amount_cents)
      FROM bookings b JOIN folio_deposits d ON d.booking_id = b.id AND d.withdrawn_at IS NULL AND d.due_on <= ${day}
      WHERE b.hotel_id = ${hotelId} AND b.check_out_on >= ${day} AND b.state IN ('confirmed', 'checked-in')
      GROUP BY b.id
    )
    SELECT due.id AS "bookingId", due.reference,
           CASE WHEN due.cause = 'left' AND o.open > 0 AND o.of_companies = o.open THEN 'company' ELSE due.cause END AS cause,
           due.currency, o.open AS "balanceCents"
    FROM due CROSS JOIN LATERAL (
      SELECT CASE WHEN due.cause = 'deposit'
                  THEN greatest(due.asked + coalesce(sum(l.amount_cents) FILTER (WHERE l.method IS NOT NULL), 0), 0)
                  ELSE coalesce(sum(l.amount_cents), 0) END AS open,
             sum(l.amount_cents) FILTER (WHERE f.company_id IS NOT NULL) AS of_companies
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id WHERE l.booking_id = due.id
    ) AS o
    WHERE o.open <> 0 ORDER BY abs(o.open) DESC, due.reference LIMIT ${dayListLimit}`
}
