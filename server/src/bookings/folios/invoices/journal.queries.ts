import type { CompanyBill } from '@roomlark/contract/bookings/company-bills'
import {
  type Debt,
  type DebtorQuery,
  type JournalEntry,
  type JournalQuery,
  mostReceivables,
  type Receivable,
} from '@roomlark/contract/bookings/invoice-journal'
import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import type { Sql, SqlPart } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import { contains, searchWords } from '../../../db/search.ts'
import { papersSent } from './invoices.queries.ts'

const mostBills = 200

type Listed = Pick<JournalQuery, 'search' | 'hotelId' | 'state'> & { scope: HotelScope; now: Date }

/** The newest first. */
export async function selectJournalPage(
  sql: Sql,
  { page, limit, ...query }: Listed & Pick<JournalQuery, 'page' | 'limit'>,
): Promise<JournalEntry[]> {
  return sql<JournalEntry[]>`
    ${journal(sql, query)}
    SELECT id, booking_id AS "bookingId", company_id AS "companyId", reference, stays, hotel_name AS "hotelName", kind, number,
           issued_on AS "issuedOn", due_on AS "dueOn", company, payer_name AS "payerName", currency,
           total_cents AS "totalCents", open_cents AS "openCents", reminders, state
    FROM journal ${matching(sql, query)}
    ORDER BY issued_at DESC, sequence DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectJournalCount(sql: Sql, query: Listed): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    ${journal(sql, query)} SELECT count(*)::integer AS count FROM journal ${matching(sql, query)}`
  return row.count
}

/** Those who owe most come first, and guests last. */
export async function selectReceivables(
  sql: Sql,
  query: Pick<Listed, 'scope' | 'hotelId' | 'now'>,
): Promise<Receivable[]> {
  return sql<Receivable[]>`
    ${journal(sql, query)}
    SELECT min(company) AS company, (array_agg(profile_id) FILTER (WHERE profile_id IS NOT NULL))[1] AS "companyId", currency, count(*)::integer AS invoices,
           coalesce(sum(open_cents) FILTER (WHERE age <= 30), 0)::bigint AS "until30Cents",
           coalesce(sum(open_cents) FILTER (WHERE age BETWEEN 31 AND 60), 0)::bigint AS "until60Cents",
           coalesce(sum(open_cents) FILTER (WHERE age BETWEEN 61 AND 90), 0)::bigint AS "until90Cents",
           coalesce(sum(open_cents) FILTER (WHERE age > 90), 0)::bigint AS "olderCents",
           sum(open_cents)::bigint AS "openCents",
           coalesce(sum(open_cents) FILTER (WHERE state = 'overdue'), 0)::bigint AS "overdueCents"
    FROM journal WHERE open_cents > 0
    GROUP BY fold(company), currency
    ORDER BY fold(company) = '', sum(open_cents) DESC, fold(company), currency LIMIT ${mostReceivables}`
}

export type BillRow = Omit<CompanyBill, 'issuedAt' | 'nextReminder' | 'eInvoices' | 'reminders' | 'mails'> & {
  issuedAt: Date
  mails: { email: string; at: string }[]
  reminders: CompanyBill['reminders']
  paper: Paper
}

/** The newest bills of a company, and their credit notes. */
export async function selectBills(
  sql: Sql,
  { companyId, ...query }: Pick<Listed, 'scope' | 'hotelId' | 'now'> & { companyId: string },
): Promise<BillRow[]> {
  return sql<BillRow[]>`
    ${journal(sql, query)}
    SELECT j.id, j.kind, j.number, j.issued_at AS "issuedAt", j.due_on AS "dueOn", j.stays,
           j.total_cents AS "totalCents", j.open_cents AS "openCents", j.state, credited.number AS credits,
           note.number AS "creditedBy", i.paper, ${papersSent(sql)}
    FROM journal j JOIN invoices i ON i.id = j.id
      LEFT JOIN invoices credited ON credited.id = i.credits_id LEFT JOIN invoices note ON note.credits_id = i.id
    WHERE j.company_id = ${companyId} ORDER BY j.issued_at DESC, j.sequence DESC LIMIT ${mostBills}`
}

type AskedDebtors = Pick<Listed, 'scope' | 'hotelId' | 'now'> & { companies: SqlPart }

/** Companies with what each owes, by name or those first that owe most in dollars. */
export async function selectDebtors<Row extends object>(
  sql: Sql,
  {
    companies,
    columns,
    sort,
    page,
    limit,
    ...query
  }: AskedDebtors & Pick<DebtorQuery, 'sort' | 'page' | 'limit'> & { columns: SqlPart },
): Promise<(Row & { debts: Debt[] })[]> {
  const order =
    sort === 'name' ? sql`c.is_archived` : sort === 'open' ? sql`d.open_usd DESC` : sql`d.overdue_usd DESC`
  return sql<(Row & { debts: Debt[] })[]>`
    ${debts(sql, query)}
    SELECT ${columns}, d.debts
    FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id
      CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'openCents', open_cents,
                                                     'overdueCents', overdue_cents) ORDER BY currency), '[]') AS debts,
               coalesce(sum(open_cents * usd_rate), 0) AS open_usd,
               coalesce(sum(overdue_cents * usd_rate), 0) AS overdue_usd
        FROM debts WHERE profile_id = c.id
      ) AS d
    WHERE ${companies}
    ORDER BY ${order}, lower(c.company), c.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

/** What all these companies owe together. */
export async function selectDebtTotals(sql: Sql, { companies, ...query }: AskedDebtors): Promise<Debt[]> {
  return sql<Debt[]>`
    ${debts(sql, query)}
    SELECT d.currency, sum(d.open_cents)::bigint AS "openCents", sum(d.overdue_cents)::bigint AS "overdueCents"
    FROM debts d JOIN company_profiles c ON c.id = d.profile_id JOIN hotels h ON h.id = c.hotel_id
    WHERE ${companies} GROUP BY d.currency ORDER BY d.currency`
}

/** The journal, and below it what each company owes in each currency. */
function debts(sql: Sql, query: Pick<Listed, 'scope' | 'hotelId' | 'now'>) {
  return sql`
    ${journal(sql, query)}, debts AS (
      SELECT profile_id, currency, sum(open_cents)::bigint AS open_cents,
             coalesce(sum(open_cents) FILTER (WHERE state = 'overdue'), 0)::bigint AS overdue_cents,
             coalesce(usd_rate_on(currency, ${query.now}::date), 1) AS usd_rate
      FROM journal WHERE open_cents > 0 AND profile_id IS NOT NULL GROUP BY profile_id, currency
    )`
}

/** Invoices and credit notes within reach, each with what became of it by the hotel's day. */
function journal(sql: Sql, { scope, hotelId, now }: Pick<Listed, 'scope' | 'hotelId' | 'now'>) {
  const reached = sql`
    SELECT h.id FROM hotels h WHERE true ${inScope(sql, scope)}
    ${hotelId === undefined ? sql`` : sql`AND h.id = ${hotelId}`}`
  return sql`
    WITH balances AS (
      SELECT invoice_id, sum(open_cents)::bigint AS open_cents FROM invoice_balances
      WHERE hotel_id = ANY(ARRAY(${reached})) GROUP BY invoice_id
    ), dated AS (
      SELECT i.id, i.booking_id, i.company_id, coalesce(i.company_id, f.company_id) AS profile_id,
             coalesce(b.reference, '') AS reference,
             greatest(1, jsonb_array_length(coalesce(i.paper -> 'stays', '[]'))) AS stays, h.name AS hotel_name, i.kind, i.number, i.issued_at, i.issued_on, i.sequence,
             coalesce((i.paper ->> 'dueOn')::date, i.issued_on + coalesce(s.due_days, 14)) AS due_on,
             i.paper -> 'payer' ->> 'company' AS company, i.paper -> 'payer' ->> 'name' AS payer_name, i.currency,
             i.total_cents, coalesce(o.open_cents, 0) AS open_cents,
             (${now}::timestamptz AT TIME ZONE h.time_zone)::date AS today,
             (SELECT count(*)::integer FROM invoice_reminders r WHERE r.invoice_id = i.id) AS reminders,
             EXISTS (SELECT FROM invoices n WHERE n.credits_id = i.id) AS is_credited
      FROM invoices i JOIN hotels h ON h.id = i.hotel_id LEFT JOIN bookings b ON b.id = i.booking_id
        LEFT JOIN folios f ON f.id = i.folio_id
        LEFT JOIN hotel_invoicing s ON s.hotel_id = i.hotel_id LEFT JOIN balances o ON o.invoice_id = i.id
      WHERE i.kind <> 'receipt' AND i.hotel_id = ANY(ARRAY(${reached}))
    ), journal AS (
      SELECT *, today - issued_on AS age,
             CASE WHEN kind = 'credit-note' THEN NULL WHEN is_credited THEN 'credited' WHEN open_cents = 0 THEN 'paid'
                  WHEN due_on < today THEN 'overdue' WHEN open_cents < total_cents THEN 'part-paid' ELSE 'open' END AS state
      FROM dated
    )`
}

function matching(sql: Sql, { search, state }: Pick<Listed, 'search' | 'state'>) {
  const words = searchWords(search)
  return sql`
    WHERE true ${state === undefined ? sql`` : sql`AND state = ${state}`}
    ${words.reduce(
      (conditions, word) => sql`${conditions}
        AND ${contains(sql, sql`fold(number || ' ' || company || ' ' || payer_name || ' ' || reference)`, word)}`,
      sql``,
    )}`
}
