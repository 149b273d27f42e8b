import type {
  BankAccountChange,
  BankAccountInput,
  BankDay,
  PlatformBankAccount,
  StatementColumns,
} from '@roomlark/contract/settlement/bank'
import type { Sql } from '../../db/database.ts'

export async function selectAccounts(sql: Sql): Promise<PlatformBankAccount[]> {
  return sql<PlatformBankAccount[]>`
    SELECT a.id, a.name, a.iban, a.currency, a.opened_on::text AS "openedOn", a.opening_cents AS "openingCents",
           a.version, a.columns, a.opening_cents + coalesce(l.cents, 0)::bigint AS "bankCents",
           coalesce(b.cents, 0)::bigint AS "ledgerCents", coalesce(l.open, 0)::integer AS "openLines",
           l.last_on::text AS "lastOn"
    FROM bank_accounts a
      LEFT JOIN (SELECT account_id, sum(amount_cents) AS cents, count(*) FILTER (WHERE open_cents <> 0) AS open,
                        max(booked_on) AS last_on
                 FROM bank_lines GROUP BY account_id) AS l ON l.account_id = a.id
      LEFT JOIN (SELECT currency, sum(balance_cents) AS cents FROM ledger_account_balances WHERE kind = 'cash'
                 GROUP BY currency) AS b ON b.currency = a.currency
    ORDER BY a.currency`
}

export type LockedAccount = { id: string; iban: string; currency: string; openedOn: string; version: number }

/** Whoever imports or matches takes this lock first, so that nothing is matched twice. */
export async function lockAccount(sql: Sql, id: string): Promise<LockedAccount | undefined> {
  const [row] = await sql<LockedAccount[]>`
    SELECT id, iban, currency, opened_on::text AS "openedOn", version FROM bank_accounts WHERE id = ${id} FOR UPDATE`
  return row
}

/** Returns undefined if there is an account in this currency. */
export async function insertAccount(
  sql: Sql,
  { name, iban, currency, openedOn, openingCents }: BankAccountInput,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO bank_accounts (name, iban, currency, opened_on, opening_cents, created_at)
    VALUES (${name}, ${iban}, ${currency}, ${openedOn}, ${openingCents}, ${now})
    ON CONFLICT ON CONSTRAINT bank_accounts_currency_once DO NOTHING RETURNING id`
  return row?.id
}

export async function updateAccount(
  sql: Sql,
  id: string,
  { name, iban, openedOn, openingCents }: Omit<BankAccountChange, 'version'>,
): Promise<void> {
  await sql`
    UPDATE bank_accounts SET name = ${name}, iban = ${iban}, opened_on = ${openedOn}, opening_cents = ${openingCents},
                             version = version + 1
    WHERE id = ${id}`
}

export async function updateColumns(sql: Sql, id: string, columns: StatementColumns): Promise<void> {
  await sql`UPDATE bank_accounts SET columns = ${sql.json(columns)} WHERE id = ${id}`
}

/** The day of the first line, or null. */
export async function selectFirstDay(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<[{ day: string | null }]>`
    SELECT min(booked_on)::text AS day FROM bank_lines WHERE account_id = ${id}`
  return row.day
}

/** What the ledger has on the account before a day. */
export async function sumPostingsBefore(sql: Sql, currency: string, day: string): Promise<number> {
  const [row] = await sql<[{ cents: number }]>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM cash_postings
    WHERE currency = ${currency} AND on_day < ${day}`
  return row.cents
}

/** Days before the account was opened are summed up in its opening balance, and in the first of these days. */
export async function selectDays(sql: Sql, id: string, limit: number): Promise<BankDay[]> {
  return sql<BankDay[]>`
    WITH account AS (SELECT * FROM bank_accounts WHERE id = ${id}),
    moved AS (
      SELECT day, sum(bank) AS bank, sum(ledger) AS ledger FROM (
        SELECT booked_on AS day, amount_cents AS bank, 0 AS ledger FROM bank_lines WHERE account_id = ${id}
        UNION ALL
        SELECT p.on_day, 0, p.amount_cents FROM cash_postings p JOIN account a ON a.currency = p.currency
      ) AS both_sides GROUP BY day
    ), running AS (
      SELECT m.day, a.opening_cents + sum(m.bank) OVER (ORDER BY m.day) AS bank, sum(m.ledger) OVER (ORDER BY m.day) AS ledger,
             a.opened_on
      FROM moved m CROSS JOIN account a
    )
    SELECT r.day::text AS day, r.bank::bigint AS "bankCents", r.ledger::bigint AS "ledgerCents",
           (SELECT s.closing_cents FROM bank_statements s WHERE s.account_id = ${id} AND s.closing_on = r.day
            ORDER BY s.imported_at DESC LIMIT 1) AS "statedCents"
    FROM running r WHERE r.day >= r.opened_on ORDER BY r.day DESC LIMIT ${limit}`
}

export async function insertBankPosting(
  sql: Sql,
  row: { transactionId: number; currency: string; amountCents: number; onDay: string; note: string },
): Promise<void> {
  await sql`
    INSERT INTO bank_postings (transaction_id, currency, amount_cents, on_day, note)
    VALUES (${row.transactionId}, ${row.currency}, ${row.amountCents}, ${row.onDay}, ${row.note})`
}
