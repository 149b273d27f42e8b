import postgres from 'postgres'
import { dialOnce } from '../../db/dial.ts'
import { StartupError } from '../../db/startup-error.ts'
import { type BackupSql, quoted } from './connection.ts'

export type Beside = { url: string; name: string; drop(): Promise<void> }

/**
 * Makes an empty database beside another one, in the same locale. What an earlier attempt has left, because it was killed, is
 * removed first.
 */
export async function createBeside(url: string, purpose: 'restoring' | 'checking'): Promise<Beside> {
  const original = getDatabaseName(url)
  const prefix = `${original.slice(0, 30)}_${purpose}_`
  return administering(url, async (sql) => {
    const left = await sql<{ name: string }[]>`
      SELECT datname AS name FROM pg_database WHERE starts_with(datname, ${prefix})
        AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datname = pg_database.datname)`
    for (const { name } of left) await sql.unsafe(`DROP DATABASE IF EXISTS ${quoted(name)}`)
    const name = prefix + stamp()
    await sql.unsafe(
      `CREATE DATABASE ${quoted(name)} TEMPLATE template0 ${await selectLocale(sql, original)}`,
    )
    const drop = () =>
      administering(url, async (own) => {
        await own.unsafe(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`)
      })
    return { url: withName(url, name), name, drop }
  })
}

/** Puts one database in the place of another, both names at one moment, and returns the new name of the replaced one. */
export async function swapWith(url: string, beside: Beside): Promise<string> {
  const original = getDatabaseName(url)
  const before = `${original.slice(0, 30)}_before_${stamp()}`
  await administering(url, async (sql) => {
    await sql.begin(async (tx) => {
      await tx.unsafe(`ALTER DATABASE ${quoted(original)} RENAME TO ${quoted(before)}`)
      await tx.unsafe(`ALTER DATABASE ${quoted(beside.name)} RENAME TO ${quoted(original)}`)
    })
  })
  return before
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await administering(url, async (sql) => {
    await sql.unsafe(`DROP DATABASE IF EXISTS ${quoted(name)}`)
  })
}

/** Refuses while a server or anybody else is connected, because a database in use cannot be replaced. */
export async function requireUnused(url: string): Promise<void> {
  const users = await administering(
    url,
    (sql) => sql<{ name: string; count: number }[]>`
      SELECT coalesce(nullif(application_name, ''), 'an unnamed program') AS name, count(*)::integer AS count
      FROM pg_stat_activity WHERE datname = ${getDatabaseName(url)} GROUP BY 1 ORDER BY 1`,
  )
  if (users.length === 0) return
  const list = users.map(({ name, count }) => `${name} (${count})`).join(', ')
  throw new StartupError(`The database is in use by ${list}: stop the servers first.`)
}

/** A database counts as empty if it has no tables, or nobody has an account in it. */
export async function isEmpty(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, ...dialOnce() })
  try {
    const [users] = await sql<{ has: boolean }[]>`SELECT to_regclass('public.users') IS NOT NULL AS has`
    if (users?.has) return (await sql`SELECT FROM users LIMIT 1`).length === 0
    const tables = await sql`
      SELECT FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND relnamespace = 'public'::regnamespace LIMIT 1`
    return tables.length === 0
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function selectLocale(sql: BackupSql, name: string): Promise<string> {
  const [row] = await sql<{ encoding: string; collate: string; ctype: string; provider: string }[]>`
    SELECT pg_encoding_to_char(encoding) AS encoding, datcollate AS collate, datctype AS ctype,
           datlocprovider AS provider FROM pg_database WHERE datname = ${name}`
  if (!row) return ''
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  const encoding = `ENCODING ${text(row.encoding)}`
  // Other providers have settings of their own, and template0 of the same server has the same ones.
  if (row.provider !== 'c') return encoding
  return `${encoding} LC_COLLATE ${text(row.collate)} LC_CTYPE ${text(row.ctype)}`
}

async function administering<T>(url: string, work: (sql: BackupSql) => Promise<T>): Promise<T> {
  const sql = postgres(withName(url, 'postgres'), {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'roomlark-backup' },
    ...dialOnce(),
  })
  try {
    return await work(sql)
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== '42501') throw error
    throw new StartupError(
      `The user of the database may not create databases, which is needed to restore beside: ALTER ROLE ${quoted(decodeURIComponent(new URL(url).username))} CREATEDB.`,
      { cause: error },
    )
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function getDatabaseName(url: string): string {
  const { pathname, username } = new URL(url)
  return decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username)
}

function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.href
}

/** Names are unique to the millisecond. */
function stamp(): string {
  return new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .toLowerCase()
}
