import type { Sql, SqlPart } from '../../db/database.ts'

/**
 * Ids that a bounded examination looks at: those changed last, and as many again at random, so that its duration hardly
 * depends on the size of the database. Null stands for everything.
 */
export type Part = {
  /** Uuids, unless it is said otherwise. */
  bookings: string[]
  /** Some of the bookings, for what has to read all bookings of a day in order to count again. */
  counted: string[]
  /** Fewer still, for what has to read the bookings of a month. */
  slept: string[]
  /** Numbers. */
  transactions: string[]
  hotels: string[]
  affiliates: string[]
} | null

/** Up to this many bookings, everything is looked at. */
export const fewBookings = 20_000

/** Sample size of each way of choosing. */
const sizes = { bookings: 5000, counted: 200, slept: 100, transactions: 5000, holders: 12 }

/** Counts rows exactly if there are few; otherwise says what PostgreSQL estimates, because counting reads them all. */
export async function selectAboutHowMany(
  sql: Sql,
  table: 'bookings' | 'ledger_transactions',
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT CASE WHEN few.count > ${fewBookings}::integer THEN greatest(few.count, c.reltuples::float8) ELSE few.count END AS count
    FROM pg_class c, (SELECT count(*)::float8 AS count
                      FROM (SELECT FROM ${sql(table)} LIMIT ${fewBookings}::integer + 1) AS counted) AS few
    WHERE c.oid = ${table}::regclass`
  return row?.count ?? 0
}

/** Chooses a part; what is chosen at random is another one each time. */
export async function selectPart(sql: Sql): Promise<NonNullable<Part>> {
  const recent = await selectIds(
    sql,
    sql`SELECT booking_id AS id FROM booking_events ORDER BY booking_events.id DESC LIMIT ${sizes.bookings}`,
  )
  const others = await selectIds(sql, buildSample(sql, 'bookings', sizes.bookings))
  const some = (count: number) => [...recent.slice(0, count), ...others.slice(0, count)]
  const bookings = some(sizes.bookings)
  const ofBookings = (column: string) => sql`
    SELECT ${sql(column)} AS id FROM bookings
    WHERE id = ANY(${bookings}::uuid[]) AND ${sql(column)} IS NOT NULL
    GROUP BY 1 ORDER BY random() LIMIT ${sizes.holders}`
  const buildRandomHolders = (table: string, column: string) =>
    sql`SELECT ${sql(column)} AS id FROM ${sql(table)} GROUP BY 1 ORDER BY random() LIMIT ${sizes.holders}`
  return {
    bookings,
    counted: some(sizes.counted),
    slept: some(sizes.slept),
    transactions: await selectIds(
      sql,
      sql`
        SELECT id FROM (SELECT id FROM ledger_transactions ORDER BY id DESC LIMIT ${sizes.transactions}) AS last
        UNION ALL (${buildSample(sql, 'ledger_transactions', sizes.transactions)})`,
    ),
    hotels: await selectIds(
      sql,
      sql`(${ofBookings('hotel_id')}) UNION ALL (${buildRandomHolders('hotels', 'id')})`,
    ),
    affiliates: await selectIds(
      sql,
      sql`(${ofBookings('affiliate_id')}) UNION ALL (${buildRandomHolders('partnerships', 'affiliate_id')})`,
    ),
  }
}

async function selectIds(sql: Sql, ids: SqlPart): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT DISTINCT id::text AS id FROM (${ids}) AS chosen`
  return rows.map(({ id }) => id)
}

/** Reads pages chosen at random, twice as many as should be needed, because not all are equally full. */
function buildSample(sql: Sql, table: 'bookings' | 'ledger_transactions', count: number): SqlPart {
  return sql`
    SELECT id FROM ${sql(table)} TABLESAMPLE SYSTEM (
      (SELECT least(100, 200.0 * ${count}::integer / greatest(reltuples, 1)) FROM pg_class
       WHERE oid = ${table}::regclass))
    ORDER BY random() LIMIT ${count}`
}

type Kind = keyof NonNullable<Part>

/** The condition that a row is about something in the part. */
export function within(sql: Sql, part: Part, kind: Kind, column: string): SqlPart {
  if (part === null) return sql`true`
  return sql`${sql(column)} = ANY(${part[kind]}::${sql.unsafe(kind === 'transactions' ? 'bigint' : 'uuid')}[])`
}

/** The condition for whoever has an account in the ledger; Roomlark's own accounts are of no part. */
export function withinHolders(sql: Sql, part: Part, column: string): SqlPart {
  if (part === null) return sql`true`
  return sql`${sql(column)} = ANY(${[...part.hotels, ...part.affiliates]}::uuid[])`
}
