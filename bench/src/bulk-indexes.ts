import type postgres from 'postgres'

/** Statements that put back the indexes and constraints taken off some tables. */
export type TakenOff = { ofTables: { table: string; statements: string[] }[]; references: string[] }

/**
 * Takes indexes and keys off tables that are about to be filled: sorting all rows once at the end is many times faster
 * than keeping indexes in order row by row. Those that nobody is going to read are not put back.
 */
export async function takeOffIndexes(
  sql: postgres.Sql,
  tables: string[],
  unread: string[],
): Promise<TakenOff> {
  const references = await sql<{ table: string; name: string; definition: string }[]>`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND confrelid = ANY(${tables}::regclass[]) AND conparentid = 0`
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype IN ('p', 'u', 'x') AND conrelid = ANY(${tables}::regclass[])`
  for (const { table, name } of [...references, ...keys]) {
    await sql`ALTER TABLE ${sql(table)} DROP CONSTRAINT ${sql(name)}`
  }
  const indexes = await sql<{ table: string; name: string; definition: string }[]>`
    SELECT tablename AS table, indexname AS name, indexdef AS definition
    FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY(${tables})`
  for (const { name } of indexes) await sql`DROP INDEX ${sql(name)}`
  const isRead = ({ name }: { name: string }) => !unread.includes(name)
  return {
    ofTables: tables.map((table) => ({
      table,
      statements: [
        ...keys.filter((key) => key.table === table && isRead(key)).map(writeConstraint),
        ...indexes
          .filter((index) => index.table === table && isRead(index))
          .map(({ definition }) => definition),
      ],
    })),
    // The rows are right by the way they were made, and reading all of them again would take long.
    references: references.map((reference) => `${writeConstraint(reference)} NOT VALID`),
  }
}

function writeConstraint({ table, name, definition }: { table: string; name: string; definition: string }) {
  return `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${definition}`
}

/** Puts everything back, as many tables at once as there are connections. */
export async function putBackIndexes(
  connections: postgres.Sql[],
  { ofTables, references }: TakenOff,
): Promise<void> {
  const waiting = [...ofTables]
  await Promise.all(
    connections.map(async (sql) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const statement of next.statements) await sql.unsafe(statement)
      }
    }),
  )
  for (const statement of references) await connections[0]?.unsafe(statement)
}

/** Fills bookings, and what affiliates brought, without their indexes. Nobody is going to look for single bookings. */
export async function fillBookings(sql: postgres.Sql, fill: () => Promise<void>): Promise<void> {
  const unread = ['bookings_reference_key', 'bookings_guest_unlinked_idx']
  const takenOff = await takeOffIndexes(sql, ['bookings', 'booking_referrals'], unread)
  await fill()
  await putBackIndexes([sql], takenOff)
  await sql`VACUUM ANALYZE bookings, booking_referrals`
}
