import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type {
  LedgerAccountKind,
  LedgerBook,
  LedgerEntry,
  LedgerExportQuery,
  LedgerOverview,
  LedgerTransaction,
} from '@roomlark/contract/partners/ledger'
import type { Sql } from '../../../db/database.ts'

export async function selectCurrencies(sql: Sql): Promise<string[]> {
  const rows = await sql<{ currency: string }[]>`
    SELECT DISTINCT currency FROM ledger_accounts ORDER BY currency`
  return rows.map(({ currency }) => currency)
}

export async function selectBalances(sql: Sql, currency: string): Promise<LedgerOverview['accounts']> {
  return sql<{ kind: LedgerAccountKind; balanceCents: number }[]>`
    SELECT kind, sum(balance_cents) AS "balanceCents" FROM ledger_account_balances
    WHERE currency = ${currency} GROUP BY kind`
}

export async function selectTransactionCount(sql: Sql, book: LedgerBook): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM ledger_transactions t WHERE true ${inBook(sql, book)}`
  return row?.count ?? 0
}

/** Only folios have to do with guests. */
function inBook(sql: Sql, book: LedgerBook) {
  return sql`AND t.cause ${book === 'guests' ? sql`` : sql`NOT`} LIKE 'folio-%'`
}

export type TransactionRow = Omit<LedgerTransaction, 'at'> & { at: Date }

type Page = LedgerExportQuery & { before?: number | undefined; limit: number }

export async function selectTransactions(sql: Sql, query: Page): Promise<TransactionRow[]> {
  return sql<TransactionRow[]>`
    WITH page AS MATERIALIZED (
      SELECT t.* FROM ledger_transactions t
      WHERE ${buildFilters(sql, query)}
      ${query.before === undefined ? sql`` : sql`AND (t.at, t.id) < (SELECT at, id FROM ledger_transactions WHERE id = ${query.before})`}
      ORDER BY t.at DESC, t.id DESC LIMIT ${query.limit})
    SELECT t.id, t.at, t.cause,
           CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'reference', b.reference) END AS booking,
           CASE WHEN c.booking_id IS NOT NULL THEN jsonb_build_object(
             'event', e.kind, 'stage', c.stage, 'isHeld', c.is_held, 'isDisputed', c.is_disputed,
             'correctsId', CASE WHEN c.gross_cents <> 0 THEN (
               SELECT max(p.transaction_id) FROM commission_changes p
               WHERE p.booking_id = c.booking_id AND p.kind = c.kind AND p.number < c.number) END,
             'agreement', CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('cause', a.cause, 'reason', agreement_reason(a)) END,
             'terms', CASE WHEN c.number = 1 AND r.boost_bps = 0 AND c.base_cents <> 0 THEN jsonb_build_object(
               'baseCents', c.base_cents, 'currency', b.currency, 'ratePercent', r.rate_bps / 100.0,
               'sharePercent', r.platform_share_bps / 100.0) END) END AS change,
           coalesce(s.number, o.number) AS document, account_name(u) AS by, ${buildEntries(sql)} AS entries
    FROM page t
      LEFT JOIN bookings b ON b.id = t.booking_id LEFT JOIN booking_referrals r ON r.booking_id = t.booking_id
      LEFT JOIN commission_changes c ON c.booking_id = t.booking_id AND c.transaction_id = t.id
      LEFT JOIN booking_events e ON e.id = c.event_id
      LEFT JOIN commission_adjustments a ON a.id = c.adjustment_id
      LEFT JOIN hotel_payments p ON p.transaction_id = t.id LEFT JOIN hotel_statements s ON s.id = p.statement_id
      LEFT JOIN affiliate_statements o ON t.cause LIKE 'payout-%' AND o.id::text = t.cause_key
      LEFT JOIN users u ON u.id = t.actor_id
    ORDER BY t.at DESC, t.id DESC`
}

function buildEntries(sql: Sql) {
  return sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('account', g.kind, 'holder', CASE WHEN g.holder_id IS NOT NULL THEN
             jsonb_build_object('id', g.holder_id, 'name', ${holderName(sql)}) END,
             'currency', g.currency, 'amountCents', n.amount) ORDER BY ${entryOrder(sql)}), '[]')
    FROM ledger_entries n JOIN ledger_accounts g ON g.id = n.account_id
      LEFT JOIN hotels h ON h.id = g.holder_id LEFT JOIN users v ON v.id = g.holder_id
    WHERE n.transaction_id = t.id)`
}

/** The hotel's currency comes before the payout currency, and debits before credits. */
function entryOrder(sql: Sql) {
  return sql`g.currency = ${payoutCurrency}, g.currency, n.amount < 0, g.kind`
}

function holderName(sql: Sql) {
  return sql`coalesce(h.name, partner_name(v), account_name(v), 'Deleted')`
}

export type EntryRow = Pick<LedgerEntry, 'account' | 'currency'> & {
  transactionId: number
  at: Date
  cause: LedgerTransaction['cause']
  reference: string | null
  holderId: string | null
  holder: string | null
  amount: number
}

/** Selects whole transactions, as flat entries. */
export async function selectEntries(sql: Sql, query: LedgerExportQuery, limit: number): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    SELECT t.id AS "transactionId", t.at, t.cause, b.reference, g.kind AS account, g.holder_id AS "holderId",
           CASE WHEN g.holder_id IS NOT NULL THEN ${holderName(sql)} END AS holder, g.currency,
           n.amount
    FROM ledger_transactions t JOIN ledger_entries n ON n.transaction_id = t.id
      JOIN ledger_accounts g ON g.id = n.account_id
      LEFT JOIN bookings b ON b.id = t.booking_id
      LEFT JOIN hotels h ON h.id = g.holder_id LEFT JOIN users v ON v.id = g.holder_id
    WHERE ${buildFilters(sql, query)}
    ORDER BY t.at DESC, t.id DESC, ${entryOrder(sql)} LIMIT ${limit}`
}

function buildFilters(sql: Sql, query: LedgerExportQuery) {
  const { book, search, account, holderId, currency, fromOn, untilOn } = query
  const inAccount = sql`
    AND EXISTS (
      SELECT FROM ledger_entries m JOIN ledger_accounts k ON k.id = m.account_id
      WHERE m.transaction_id = t.id
      ${account === undefined ? sql`` : sql`AND k.kind = ${account}`}
      ${holderId === undefined ? sql`` : sql`AND k.holder_id = ${holderId}`}
      ${currency === undefined ? sql`` : sql`AND k.currency = ${currency}`})`
  return sql`
    true ${inBook(sql, book)}
    ${fromOn === undefined ? sql`` : sql`AND t.at >= ${fromOn}::date::timestamp AT TIME ZONE 'UTC'`}
    ${untilOn === undefined ? sql`` : sql`AND t.at < (${untilOn}::date + 1)::timestamp AT TIME ZONE 'UTC'`}
    ${(account ?? holderId ?? currency) ? inAccount : sql``}
    ${searchCondition(sql, search?.trim().toUpperCase())}`
}

/** Numbers are whole: part of one would match strangers. */
function searchCondition(sql: Sql, search: string | undefined) {
  if (!search) return sql``
  const transaction = /^L-?(\d{1,15})$/.exec(search)?.[1]
  if (transaction) return sql`AND t.id = ${transaction}`
  return sql`
    AND (t.booking_id = (SELECT id FROM bookings WHERE reference = ${search})
      OR t.id IN (SELECT p.transaction_id FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id
                  WHERE s.number = ${search})
      OR t.cause LIKE 'payout-%' AND t.cause_key = (SELECT id::text FROM affiliate_statements WHERE number = ${search}))`
}
