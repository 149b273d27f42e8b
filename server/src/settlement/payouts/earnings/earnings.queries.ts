import { accountFaults } from '@roomlark/contract/payout-returns'
import type { EarningsPart, EarningsStay, WaitReason } from '@roomlark/contract/settlement/earnings'
import type { Sql } from '../../../db/database.ts'

type BalanceKind =
  | 'affiliate-expected'
  | 'affiliate-earned'
  | 'affiliate-held'
  | 'affiliate-payable'
  | 'affiliate-in-transit'

/** All queries of the transaction then see the database as it is at the first of them. */
export async function readOneMoment(sql: Sql): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
}

/** Selects the balances of an affiliate's accounts, as Roomlark's debt. */
export async function selectLedgerBalances(
  sql: Sql,
  affiliateId: string,
): Promise<{ kind: BalanceKind; usdCents: number }[]> {
  return sql<{ kind: BalanceKind; usdCents: number }[]>`
    SELECT kind, (-balance_cents)::bigint AS "usdCents" FROM ledger_account_balances
    WHERE holder_id = ${affiliateId} AND currency = 'USD'`
}

export type Paid = { carriedUsdCents: number; paidThisYearUsdCents: number; payoutsThisYear: number }

/** Selects the amounts that statements carried over, and those paid in a year. */
export async function selectPaid(sql: Sql, affiliateId: string, year: number): Promise<Paid> {
  const thisYear = sql`state = 'paid' AND extract(year FROM paid_on) = ${year}`
  const [row] = await sql<[Paid]>`
    SELECT coalesce(sum(earned_cents + corrections_cents), 0)::bigint
             - coalesce(sum(payout_cents) FILTER (WHERE state IN ('approved', 'paid')), 0)::bigint AS "carriedUsdCents",
           coalesce(sum(payout_cents) FILTER (WHERE ${thisYear}), 0)::bigint AS "paidThisYearUsdCents",
           count(*) FILTER (WHERE ${thisYear})::integer AS "payoutsThisYear"
    FROM affiliate_statements WHERE affiliate_id = ${affiliateId} AND state <> 'draft'`
  return row
}

export type Run = { month: string; payOn: string; isDraft: boolean }

export async function selectLatestRun(sql: Sql): Promise<Run | undefined> {
  const [row] = await sql<Run[]>`
    SELECT month::text, pay_on::text AS "payOn", state = 'draft' AS "isDraft" FROM payout_runs
    ORDER BY month DESC LIMIT 1`
  return row
}

/** Tells whether the bank returned a payout to these details because of the account. */
export async function selectRefused(sql: Sql, detailsId: string): Promise<boolean> {
  const [row] = await sql<[{ refused: boolean }]>`
    SELECT EXISTS (
      SELECT FROM affiliate_statements
      WHERE details_id = ${detailsId} AND state = 'returned' AND return_code = ANY(${[...accountFaults]}::text[])
    ) AS refused`
  return row.refused
}

/** The next statement of an affiliate, drawn up of what was payable before this day, in UTC. */
export type Drawing = { affiliateId: string; statementOn: string; isAdvance: boolean }

/**
 * The commissions of an affiliate with what no statement has of them yet. `account` is where the ledger has it;
 * `included_cents` would be in the next statement, and `waiting_cents` waits for its reason. Of all that is earned,
 * these two add up to what no statement has.
 */
function openCommissions(sql: Sql, { affiliateId, statementOn, isAdvance }: Drawing) {
  return sql`
    SELECT part.*,
           CASE WHEN account = 'expected' OR is_blocked OR NOT is_in_time THEN 0 ELSE may_cents END AS included_cents,
           CASE WHEN account = 'expected' THEN 0 WHEN is_blocked OR NOT is_in_time THEN open_cents
                ELSE open_cents - may_cents END AS waiting_cents,
           CASE WHEN account = 'expected' THEN NULL WHEN is_held THEN 'held' WHEN is_disputed THEN 'disputed'
                WHEN NOT is_in_time AND stage = 'earned' THEN 'holding-period'
                WHEN NOT is_in_time THEN 'next-statement'
                WHEN open_cents = may_cents THEN NULL
                WHEN billed_net_usd_cents > covered_net_usd_cents THEN 'hotel-unpaid'
                ELSE 'statement-open' END AS reason
    FROM (
      SELECT c.*, c.is_held OR c.is_disputed AS is_blocked,
             c.stage = 'void' OR coalesce(c.payable_at < ${statementOn}::timestamp AT TIME ZONE 'UTC', false) AS is_in_time,
             CASE WHEN c.stage IN ('expected', 'ended') THEN 'expected' WHEN c.settled_net_usd_cents <> 0 THEN 'payable'
                  WHEN c.is_held THEN 'held' WHEN c.stage = 'earned' OR c.is_disputed THEN 'earned'
                  ELSE 'payable' END AS account,
             c.net_usd_cents - c.settled_net_usd_cents AS open_cents,
             CASE WHEN c.net_usd_cents < c.settled_net_usd_cents THEN c.net_usd_cents - c.settled_net_usd_cents
                  ELSE greatest(0, CASE WHEN ${isAdvance}::boolean THEN c.net_usd_cents
                                        ELSE least(c.net_usd_cents, c.covered_net_usd_cents) END
                                   - c.settled_net_usd_cents) END AS may_cents
      FROM commissions c
      WHERE c.affiliate_id = ${affiliateId} AND c.net_usd_cents <> c.settled_net_usd_cents
        -- Most commissions are finished, and no index has to be read for those.
        AND (c.stage IN ('expected', 'ended', 'earned')
             OR (c.stage IN ('payable', 'void') AND c.net_usd_cents <> c.settled_net_usd_cents))
    ) AS part`
}

export type OpenSums = {
  account: 'expected' | 'earned' | 'held' | 'payable'
  stays: number
  usdCents: number
  readyStays: number
  readyUsdCents: number
  becomingStays: number
  becomingUsdCents: number
  correctedStays: number
  correctedUsdCents: number
}

export async function selectOpenSums(sql: Sql, drawing: Drawing): Promise<OpenSums[]> {
  const [ready, becoming, corrected] = [
    sql`included_cents > 0 AND stage <> 'earned'`,
    sql`included_cents > 0 AND stage = 'earned'`,
    sql`included_cents < 0`,
  ]
  return sql<OpenSums[]>`
    SELECT account, count(*)::integer AS stays, sum(open_cents)::bigint AS "usdCents",
           count(*) FILTER (WHERE ${ready})::integer AS "readyStays",
           coalesce(sum(included_cents) FILTER (WHERE ${ready}), 0)::bigint AS "readyUsdCents",
           count(*) FILTER (WHERE ${becoming})::integer AS "becomingStays",
           coalesce(sum(included_cents) FILTER (WHERE ${becoming}), 0)::bigint AS "becomingUsdCents",
           count(*) FILTER (WHERE ${corrected})::integer AS "correctedStays",
           coalesce(sum(included_cents) FILTER (WHERE ${corrected}), 0)::bigint AS "correctedUsdCents"
    FROM (${openCommissions(sql, drawing)}) AS o GROUP BY account`
}

/** Facts that a wait depends on. Days are by the hotel's calendar, those of holds and disputes by UTC. */
export type WaitFacts = {
  reason: WaitReason | null
  hotelId: string
  hotelName: string
  timeZone: string
  /** The month in which the stay ended. */
  endedMonth: string | null
  /** The statement of the hotel that is not paid, if there is one. */
  billedMonth: string | null
  dueOn: string | null
  /** The end of the holding period, the release of a hold, or the day by which a dispute is answered. */
  endsOn: string | null
}

/** Columns of `WaitFacts`, for what `openCommissions` gives as `o`, with the tables of `waitTables`. */
function waitColumns(sql: Sql) {
  return sql`
    CASE WHEN o.reason = 'hotel-unpaid' AND unpaid.is_settled THEN 'written-off' ELSE o.reason END AS reason,
    o.hotel_id AS "hotelId", h.name AS "hotelName", b.time_zone AS "timeZone",
    date_trunc('month', o.ended_on)::date::text AS "endedMonth",
    CASE WHEN o.reason = 'hotel-unpaid' THEN unpaid.month::text END AS "billedMonth",
    CASE WHEN o.reason = 'hotel-unpaid' THEN unpaid.due_on::text END AS "dueOn",
    (CASE o.reason
       WHEN 'held' THEN (hold.releases_at AT TIME ZONE 'UTC')::date
       WHEN 'disputed' THEN (coalesce(dispute.stands_at, dispute.answer_by) AT TIME ZONE 'UTC')::date
       WHEN 'holding-period' THEN (o.payable_at AT TIME ZONE b.time_zone)::date END)::text AS "endsOn"`
}

function waitTables(sql: Sql) {
  return sql`
    JOIN bookings b ON b.id = o.booking_id JOIN hotels h ON h.id = o.hotel_id
    LEFT JOIN commission_holds hold ON hold.booking_id = o.booking_id AND hold.state = 'open'
    LEFT JOIN commission_disputes dispute ON dispute.booking_id = o.booking_id AND dispute.ended_at IS NULL
    LEFT JOIN LATERAL (
      SELECT s.month, s.due_on, s.settled_at IS NOT NULL AS is_settled
      FROM hotel_statement_lines l JOIN hotel_statements s ON s.id = l.statement_id
      WHERE l.booking_id = o.booking_id AND NOT l.is_covered ORDER BY s.settled_at IS NOT NULL, s.due_on LIMIT 1
    ) AS unpaid ON o.reason = 'hotel-unpaid'`
}

export type WaitRow = WaitFacts & { reason: WaitReason; stays: number; usdCents: number }

/** Selects pending commissions, summed by what their wait depends on. */
export async function selectWaits(sql: Sql, drawing: Drawing): Promise<WaitRow[]> {
  return sql<WaitRow[]>`
    SELECT ${waitColumns(sql)}, count(*)::integer AS stays, sum(o.waiting_cents)::bigint AS "usdCents"
    FROM (${openCommissions(sql, drawing)}) AS o ${waitTables(sql)}
    WHERE o.waiting_cents <> 0 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`
}

export type StayRow = WaitFacts & Pick<EarningsStay, 'bookingId' | 'reference' | 'usdCents'>

/** Selects the amount of a commission that belongs to a part. */
function amountIn(sql: Sql, part: EarningsPart) {
  switch (part) {
    case 'next':
      return sql`o.included_cents`
    case 'waiting':
      return sql`o.waiting_cents`
    default:
      return sql`CASE WHEN o.account = ${part} THEN o.open_cents ELSE 0 END`
  }
}

/** A page of stays, those whose money comes first before the others. */
export async function selectStays(
  sql: Sql,
  drawing: Drawing,
  { part, page, limit }: { part: EarningsPart; page: number; limit: number },
): Promise<StayRow[]> {
  const amount = amountIn(sql, part)
  return sql<StayRow[]>`
    SELECT ${waitColumns(sql)}, b.id AS "bookingId", b.reference, o.usd_cents AS "usdCents"
    FROM (
      SELECT o.*, ${amount} AS usd_cents
      FROM (${openCommissions(sql, drawing)}) AS o
        JOIN bookings b ON b.id = o.booking_id
      WHERE ${amount} <> 0
      ORDER BY coalesce(o.ended_on, b.check_out_on), o.booking_id LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS o ${waitTables(sql)}
    ORDER BY coalesce(o.ended_on, b.check_out_on), o.booking_id`
}

export async function countStays(sql: Sql, drawing: Drawing, part: EarningsPart): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    SELECT count(*)::integer AS total FROM (${openCommissions(sql, drawing)}) AS o
    WHERE ${amountIn(sql, part)} <> 0`
  return row.total
}
