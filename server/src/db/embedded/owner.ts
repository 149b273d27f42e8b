import postgres from 'postgres'
import { dialOnce } from '../dial.ts'

/** The role that `initdb` makes. */
export const superuser = 'roomlark'

/** The role that servers use. It may create databases, because restoring a backup fills one beside another. */
export const owner = 'roomlark_owner'

/** Creates the owner in a new cluster. A replica has the roles of its primary and takes no writes. */
export async function ensureOwner(adminUrl: string, password: string): Promise<void> {
  await asSuperuser(adminUrl, async (sql) => {
    const [found] = await sql<{ isReplica: boolean; isThere: boolean }[]>`
      SELECT pg_is_in_recovery() AS "isReplica",
             EXISTS (SELECT FROM pg_roles WHERE rolname = ${owner}) AS "isThere"`
    if (found?.isReplica || found?.isThere) return
    await sql.unsafe(`CREATE ROLE ${owner} LOGIN CREATEDB PASSWORD '${password}'`)
  })
}

/** Creates the database of a new data folder, and hands over one that the superuser still owns. */
export async function ensureDatabase(makeAdminUrl: (database: string) => string): Promise<void> {
  const database = 'roomlark'
  const handOver = await asSuperuser(makeAdminUrl('postgres'), async (sql) => {
    const [found] = await sql<{ owner: string }[]>`
      SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = ${database}`
    if (!found) await sql.unsafe(`CREATE DATABASE ${database} OWNER ${owner}`)
    return found?.owner === superuser
  })
  if (handOver) await asSuperuser(makeAdminUrl(database), (sql) => handOverDatabase(sql, database))
}

/**
 * Gives everything that the superuser made in a database to the owner, in one transaction. `REASSIGN OWNED` refuses
 * what belongs to the superuser of a cluster, so each object is named.
 */
async function handOverDatabase(sql: postgres.Sql, database: string): Promise<void> {
  await sql.begin(async (tx) => {
    const statements = await tx<{ statement: string }[]>`
      WITH ours AS (
        SELECT oid, nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
      ), extensions AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
      SELECT format('ALTER SCHEMA %I OWNER TO ${tx.unsafe(owner)}', nspname) AS statement FROM ours
      WHERE nspname <> 'public'
      UNION ALL
      SELECT format('ALTER TABLE %s OWNER TO ${tx.unsafe(owner)}', c.oid::regclass)
      FROM pg_class c JOIN ours ON ours.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S')
        AND ('pg_class'::regclass, c.oid) NOT IN (SELECT classid, objid FROM extensions)
        -- A sequence of a column follows its table.
        AND NOT (c.relkind = 'S' AND EXISTS (
          SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')))
      UNION ALL
      SELECT format('ALTER ROUTINE %s OWNER TO ${tx.unsafe(owner)}', p.oid::regprocedure)
      FROM pg_proc p JOIN ours ON ours.oid = p.pronamespace
      WHERE ('pg_proc'::regclass, p.oid) NOT IN (SELECT classid, objid FROM extensions)
      UNION ALL
      SELECT format('ALTER TYPE %s OWNER TO ${tx.unsafe(owner)}', t.oid::regtype)
      FROM pg_type t JOIN ours ON ours.oid = t.typnamespace
      WHERE t.typtype IN ('e', 'd') AND ('pg_type'::regclass, t.oid) NOT IN (SELECT classid, objid FROM extensions)`
    for (const { statement } of statements) await tx.unsafe(statement)
    await tx.unsafe(`ALTER DATABASE ${database} OWNER TO ${owner}`)
  })
}

async function asSuperuser<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, ...dialOnce() })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
