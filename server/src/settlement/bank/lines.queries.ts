import type { BankLine, BankLineDetail, BankLineQuery, CashPosting } from '@roomlark/contract/settlement/bank'
import type { Sql } from '../../db/database.ts'
import { contains, searchWords } from '../../db/search.ts'

function columns(sql: Sql) {
  return sql`
    l.id, l.booked_on::text AS "bookedOn", l.amount_cents AS "amountCents", l.open_cents AS "openCents", l.party,
    l.reference, l.details`
}

function narrowed(sql: Sql, id: string, { search, state }: Pick<BankLineQuery, 'search' | 'state'>) {
  const inState =
    state === undefined ? sql`` : state === 'open' ? sql`AND l.open_cents <> 0` : sql`AND l.open_cents = 0`
  return searchWords(search).reduce(
    (so, word) =>
      sql`${so} AND ${contains(sql, sql`fold(l.party || ' ' || l.reference || ' ' || l.details)`, word)}`,
    sql`l.account_id = ${id} ${inState}`,
  )
}

export async function selectLines(sql: Sql, id: string, query: BankLineQuery): Promise<BankLine[]> {
  const { page, limit } = query
  return sql<BankLine[]>`
    SELECT ${columns(sql)} FROM bank_lines l WHERE ${narrowed(sql, id, query)}
    ORDER BY l.booked_on DESC, l.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

/** Applies every filter except the state. */
export async function countLines(
  sql: Sql,
  id: string,
  { search }: Pick<BankLineQuery, 'search'>,
): Promise<{ open: number; matched: number }> {
  const [row] = await sql<[{ open: number; matched: number }]>`
    SELECT count(*) FILTER (WHERE l.open_cents <> 0)::integer AS open,
           count(*) FILTER (WHERE l.open_cents = 0)::integer AS matched
    FROM bank_lines l WHERE ${narrowed(sql, id, { search })}`
  return row
}

/** The account of a line, which is locked before the line is read. */
export async function selectAccountOfLine(sql: Sql, lineId: number): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`SELECT account_id AS id FROM bank_lines WHERE id = ${lineId}`
  return row?.id
}

type LineRow = BankLine & { accountId: string; currency: string }

export async function selectLine(sql: Sql, lineId: number): Promise<LineRow | undefined> {
  const [row] = await sql<LineRow[]>`
    SELECT ${columns(sql)}, l.account_id AS "accountId", a.currency
    FROM bank_lines l JOIN bank_accounts a ON a.id = l.account_id WHERE l.id = ${lineId}`
  return row
}

/** What was booked for a line belongs to it alone, so that nothing else can be matched with it. */
function openPostings(sql: Sql, account: { id: string; currency: string }) {
  return sql`
    SELECT p.*, p.amount_cents - coalesce(m.cents, 0)::bigint AS open_cents
    FROM cash_postings p
      LEFT JOIN (SELECT m.transaction_id, sum(m.amount_cents) AS cents
                 FROM bank_matches m JOIN bank_lines l ON l.id = m.line_id WHERE l.account_id = ${account.id}
                 GROUP BY m.transaction_id) AS m ON m.transaction_id = p.transaction_id
    WHERE p.currency = ${account.currency} AND p.cause NOT IN ('bank-booked', 'bank-undone')
      AND p.amount_cents <> coalesce(m.cents, 0)`
}

type OpenPosting = { transactionId: number; openCents: number; names: string[] }

export async function selectOpenPostings(
  sql: Sql,
  account: { id: string; currency: string },
): Promise<OpenPosting[]> {
  return sql<OpenPosting[]>`
    SELECT transaction_id AS "transactionId", open_cents AS "openCents",
           to_jsonb(array_remove(ARRAY[number, run_number, bank_reference], NULL)) AS names
    FROM (${openPostings(sql, account)}) AS p ORDER BY on_day, transaction_id`
}

/** Those that go the same way, the same amount first and then what is nearest in time. */
export async function selectCandidates(sql: Sql, line: LineRow, limit: number): Promise<CashPosting[]> {
  const account = { id: line.accountId, currency: line.currency }
  return sql<CashPosting[]>`
    SELECT transaction_id AS "transactionId", cause, on_day::text AS "onDay", amount_cents AS "amountCents",
           open_cents AS "openCents", number, party, note
    FROM (${openPostings(sql, account)}) AS p
    WHERE sign(open_cents) = sign(${line.openCents}::bigint)
    ORDER BY open_cents <> ${line.openCents}, abs(on_day - ${line.bookedOn}::date), transaction_id DESC
    LIMIT ${limit}`
}

type MatchRow = Omit<BankLineDetail['matches'][number], 'at'> & { at: Date }

export async function selectMatches(sql: Sql, lineId: number): Promise<MatchRow[]> {
  return sql<MatchRow[]>`
    SELECT m.id, m.transaction_id AS "transactionId", p.cause, m.amount_cents AS "amountCents", p.number, p.party, p.note,
           m.account, m.is_automatic AS "isAutomatic", m.at
    FROM bank_matches m JOIN bank_lines l ON l.id = m.line_id JOIN bank_accounts a ON a.id = l.account_id
      JOIN cash_postings p ON p.transaction_id = m.transaction_id AND p.currency = a.currency
    WHERE m.line_id = ${lineId} ORDER BY m.at, m.id`
}

export type NewMatch = {
  lineId: number
  transactionId: number
  amountCents: number
  account: BankLineDetail['matches'][number]['account']
  isAutomatic: boolean
}

/** Takes what is matched off the lines; the caller has locked their account. */
export async function insertMatches(sql: Sql, matches: NewMatch[], at: Date): Promise<void> {
  if (matches.length === 0) return
  await sql`
    WITH written AS (
      INSERT INTO bank_matches (line_id, transaction_id, amount_cents, account, is_automatic, at)
      SELECT "lineId", "transactionId", "amountCents", account, "isAutomatic", ${at}
      FROM jsonb_to_recordset(${sql.json(matches)}) AS list
        ("lineId" bigint, "transactionId" bigint, "amountCents" bigint, account text, "isAutomatic" boolean)
      ON CONFLICT ON CONSTRAINT bank_matches_once
      DO UPDATE SET amount_cents = bank_matches.amount_cents + excluded.amount_cents
    ), sums AS (
      SELECT "lineId" AS line_id, sum("amountCents") AS cents
      FROM jsonb_to_recordset(${sql.json(matches)}) AS list ("lineId" bigint, "amountCents" bigint) GROUP BY 1
    )
    UPDATE bank_lines l SET open_cents = l.open_cents - sums.cents FROM sums WHERE l.id = sums.line_id`
}

/** Returns undefined if it was undone meanwhile. */
export async function deleteMatch(
  sql: Sql,
  lineId: number,
  id: string,
): Promise<Omit<NewMatch, 'isAutomatic'> | undefined> {
  const [row] = await sql<Omit<NewMatch, 'isAutomatic'>[]>`
    WITH undone AS (
      DELETE FROM bank_matches WHERE id = ${id} AND line_id = ${lineId}
      RETURNING line_id, transaction_id, amount_cents, account
    ), opened AS (
      UPDATE bank_lines l SET open_cents = l.open_cents + undone.amount_cents FROM undone WHERE l.id = undone.line_id
    )
    SELECT line_id AS "lineId", transaction_id AS "transactionId", amount_cents AS "amountCents", account FROM undone`
  return row
}

/** Returns undefined if the account has this file already. */
export async function insertStatement(
  sql: Sql,
  row: {
    accountId: string
    name: string
    hash: Buffer
    closing: { onDay: string; cents: number } | null
    now: Date
  },
): Promise<string | undefined> {
  const [inserted] = await sql<{ id: string }[]>`
    INSERT INTO bank_statements (account_id, file_name, file_hash, closing_on, closing_cents, imported_at)
    VALUES (${row.accountId}, ${row.name}, ${row.hash}, ${row.closing?.onDay ?? null}, ${row.closing?.cents ?? null},
            ${row.now})
    ON CONFLICT ON CONSTRAINT bank_statements_file_once DO NOTHING RETURNING id`
  return inserted?.id
}

export type NewLine = Omit<BankLine, 'id' | 'openCents'> & { key: string }

type OpenLine = { id: number; openCents: number; text: string }

/** Returns those that no other file had. */
export async function insertLines(
  sql: Sql,
  accountId: string,
  statementId: string,
  lines: NewLine[],
): Promise<OpenLine[]> {
  return sql<OpenLine[]>`
    INSERT INTO bank_lines (account_id, statement_id, key, booked_on, amount_cents, open_cents, party, reference, details)
    SELECT ${accountId}, ${statementId}, key, "bookedOn", "amountCents", "amountCents", party, reference, details
    FROM jsonb_to_recordset(${sql.json(lines)}) AS list
      (key text, "bookedOn" date, "amountCents" bigint, party text, reference text, details text)
    ON CONFLICT ON CONSTRAINT bank_lines_once DO NOTHING
    RETURNING id, open_cents AS "openCents", reference || ' ' || details AS text`
}

/** By how much the bank's own balance of a day differs from that of our lines. */
export async function selectOffCents(
  sql: Sql,
  accountId: string,
  closing: { onDay: string; cents: number },
): Promise<number> {
  const [row] = await sql<[{ cents: number }]>`
    SELECT (${closing.cents}::bigint - a.opening_cents - coalesce((
             SELECT sum(l.amount_cents) FROM bank_lines l
             WHERE l.account_id = a.id AND l.booked_on <= ${closing.onDay}), 0))::bigint AS cents
    FROM bank_accounts a WHERE a.id = ${accountId}`
  return row.cents
}
