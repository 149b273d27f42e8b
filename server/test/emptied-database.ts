import postgres from 'postgres'
import { inject } from 'vitest'
import { waitUntil } from './wait.ts'

export type EmptiedDatabase = {
  /** Makes the database what it was at first, or returns false if its schema is no longer the same. */
  empty(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Remembers what is in a database that was just cloned, to make it the same again. Rows are deleted rather than tables
 * truncated, because the open connections then keep their plans: those are most of what a new database costs.
 */
export async function rememberDatabase(url: string): Promise<EmptiedDatabase> {
  const { pathname } = new URL(url)
  const sql = postgres(Object.assign(new URL(inject('postgresUrl')), { pathname }).href, {
    max: 1,
    onnotice: () => {},
    // No trigger sees the deletion.
    connection: { session_replication_role: 'replica' },
  })
  const tables = await sql<Table[]>`
    SELECT format('%I.%I', relnamespace::regnamespace, relname) AS name,
           (SELECT array_agg(quote_ident(tgname)) FROM pg_trigger WHERE tgrelid = c.oid AND tgenabled = 'A') AS guards
    FROM pg_class AS c
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace OR oid = 'pgboss.job'::regclass`
  const originals: { name: string; rows: string }[] = []
  for (const { name } of await findFilled(sql, tables)) {
    const [row] = await sql.unsafe(`SELECT json_agg(t)::text AS rows FROM ${name} AS t`)
    originals.push({ name, rows: row?.rows })
  }
  let schema = await readSchema(sql)

  return {
    async empty() {
      if ((await readSchema(sql)) !== schema) return false
      await waitUntil('the end of all jobs and statements', async () => {
        await sql`DELETE FROM pgboss.job WHERE state < 'active'`
        const busy = await sql`
          SELECT FROM pgboss.job WHERE state = 'active'
          UNION ALL
          SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`
        return busy.length === 0
      })
      const filled = await findFilled(sql, tables)
      await sql.begin(async (tx) => {
        await tx.unsafe(filled.map(deletionFrom).join(';'))
        for (const { name, rows } of originals) {
          await tx.unsafe(
            `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
            [rows],
          )
        }
      })
      if (filled.some(({ guards }) => guards)) schema = await readSchema(sql)
      return true
    },
    close: () => sql.end(),
  }
}

/** `guards` are the triggers that stop even a superuser from deleting. */
type Table = { name: string; guards: string[] | null }

async function findFilled(sql: postgres.Sql, tables: Table[]): Promise<Table[]> {
  const rows = await sql.unsafe<{ filled: boolean[] }[]>(
    `SELECT ARRAY[${tables.map(({ name }) => `EXISTS (SELECT FROM ${name})`).join(',')}] AS filled`,
  )
  return tables.filter((_table, index) => rows[0]?.filled[index])
}

function deletionFrom({ name, guards }: Table): string {
  if (!guards) return `DELETE FROM ${name}`
  const each = (change: string) => guards.map((guard) => `${change} TRIGGER ${guard}`).join(', ')
  return `ALTER TABLE ${name} ${each('DISABLE')}; DELETE FROM ${name}; ALTER TABLE ${name} ${each('ENABLE ALWAYS')}`
}

/** Whatever changes the schema writes or removes rows of these catalogs. */
async function readSchema(sql: postgres.Sql): Promise<string> {
  const rows = await sql`
    WITH tables AS (SELECT oid, xmin FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace))
    SELECT 'tables', count(*), max(xmin::text::bigint) FROM tables
    UNION ALL
    SELECT 'columns', count(*), max(a.xmin::text::bigint) FROM pg_attribute AS a JOIN tables ON tables.oid = attrelid
    UNION ALL
    SELECT 'defaults', count(*), max(a.xmin::text::bigint) FROM pg_attrdef AS a JOIN tables ON tables.oid = adrelid
    UNION ALL
    SELECT 'constraints', count(*), max(xmin::text::bigint) FROM pg_constraint
    UNION ALL
    SELECT 'triggers', count(*), max(xmin::text::bigint) FROM pg_trigger
    UNION ALL
    SELECT 'functions', count(*), max(xmin::text::bigint) FROM pg_proc
    UNION ALL
    SELECT 'settings', count(*), max(xmin::text::bigint) FROM pg_db_role_setting`
  return JSON.stringify(rows)
}
