import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { applyDefinitions, areDefinitionsOutdated, definitionFolder, readDefinitions } from './definitions.ts'
import { dialOnce } from './dial.ts'
import { indexBuiltBy, type Migration, readMigration, splitStatements } from './migration-file.ts'
import { StartupError } from './startup-error.ts'

export const migrationFolder = new URL('../../migrations/', import.meta.url)

/** All servers use the same lock, so that those started together migrate one after the other. */
export const migrationLock = 7_146_201

/**
 * Requests for a table wait behind a migration that waits for it, so a migration gives up long before they do and tries
 * again later.
 */
const lockTimeoutMs = 500
const firstPauseMs = 250
const longestPauseMs = 5000
/** With the pauses, this is about a minute and a half. */
const usualAttempts = 20

type Options = {
  folder?: URL
  /** The folder of the functions and views. */
  definitions?: URL
  /** Only these are applied, e.g. those that a backup was made with. */
  among?: ReadonlySet<string> | undefined
  onProgress?: (step: string) => void
  /** The number of tries to lock the tables of a migration before the start fails. */
  attempts?: number
}

/**
 * Applies every pending migration, or only those before the given name, each in its own transaction unless it is
 * marked otherwise. Functions and views follow once the tables are those of this release.
 */
export async function migrateDatabase(
  url: string,
  before?: string,
  {
    folder = migrationFolder,
    definitions = definitionFolder,
    among,
    onProgress = () => {},
    attempts = usualAttempts,
  }: Options = {},
): Promise<string[]> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'roomlark-migrate', statement_timeout: 0, lock_timeout: 0 },
    ...dialOnce(),
  })
  try {
    await takeTurn(sql, onProgress)
    await sql`
      CREATE TABLE IF NOT EXISTS migrations (
        name text CONSTRAINT migrations_pkey PRIMARY KEY,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`
    // The column `requires` came with a migration.
    const applied = await sql<{ name: string; requires: string | null }[]>`
      SELECT name, to_jsonb(m)->>'requires' AS requires FROM migrations m`
    const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    refuseNewerSchema(applied, known)
    const done = new Set(applied.map(({ name }) => name))
    const isWanted = (name: string) => !(before && name >= before) && among?.has(name) !== false
    const names = known.filter((name) => !done.has(name) && isWanted(name))
    const pending = await Promise.all(
      names.map(async (name) => readMigration(name, await readFile(new URL(name, folder), 'utf8'))),
    )
    if (done.size > 0) await refuseToSkipRelease(sql, pending)
    for (const migration of pending) {
      if (migration.isOutside) await applyOutside(sql, migration)
      else await applyWhenFree(sql, migration.name, (tx) => applyInside(tx, migration), attempts, onProgress)
    }
    if (known.every((name) => done.has(name) || isWanted(name))) {
      const own = await readDefinitions(definitions)
      if (await areDefinitionsOutdated(sql, own)) {
        await applyWhenFree(sql, 'server/sql', (tx) => applyDefinitions(tx, own), attempts, onProgress)
      }
    }
    return names
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Asks again and again instead of waiting in one statement: an index that the other server builds without blocking
 * writes would wait for the end of that statement.
 */
async function takeTurn(sql: postgres.Sql, onProgress: (step: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const [row] = await sql<{ taken: boolean }[]>`SELECT pg_try_advisory_lock(${migrationLock}) AS taken`
    if (row?.taken) return
    if (isFirst) onProgress('Waiting for another server that prepares the database')
    await delay(100)
  }
}

async function applyInside(tx: postgres.TransactionSql, migration: Migration): Promise<void> {
  await tx.unsafe(migration.text)
  await record(tx, migration)
}

async function applyWhenFree(
  sql: postgres.Sql,
  name: string,
  apply: (tx: postgres.TransactionSql) => Promise<void>,
  attempts: number,
  onProgress: (step: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
        await apply(tx)
      })
      return
    } catch (error) {
      if (!isLockFault(error)) throw error
      if (attempt >= attempts) throw await tablesInUse(sql, name)
      onProgress(`${name} waits for a table that is in use (attempt ${attempt} of ${attempts})`)
      await delay(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs))
    }
  }
}

/** Nothing that these statements wait for keeps others from reading or writing, so they wait as long as it takes. */
async function applyOutside(sql: postgres.Sql, migration: Migration): Promise<void> {
  for (const statement of splitStatements(migration)) {
    const index = indexBuiltBy(statement)
    if (index !== undefined) await dropUnfinished(sql, index)
    await sql.unsafe(statement)
  }
  await record(sql, migration)
}

/** A server that was stopped while it built an index leaves one that is never used and only costs. */
async function dropUnfinished(sql: postgres.Sql, index: string): Promise<void> {
  const left = await sql`SELECT FROM pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`
  if (left.length > 0) await sql.unsafe(`DROP INDEX CONCURRENTLY ${index}`)
}

async function record(sql: postgres.ISql, { name, contractOf }: Migration): Promise<void> {
  if (contractOf === null) await sql`INSERT INTO migrations (name) VALUES (${name})`
  else await sql`INSERT INTO migrations (name, requires) VALUES (${name}, ${contractOf})`
}

/** A newer database is fine, unless something was taken away that only servers from before its replacement use. */
function refuseNewerSchema(
  applied: readonly { name: string; requires: string | null }[],
  known: readonly string[],
): void {
  const broken = applied.find(({ requires }) => requires !== null && !known.includes(requires))
  if (broken === undefined) return
  throw new StartupError(
    `The database belongs to a newer Roomlark (${broken.name} removed what this version needs): start a version that has ${broken.requires}.`,
  )
}

/**
 * A release may be skipped only after all servers were stopped, because those that run now use what would be removed.
 */
async function refuseToSkipRelease(sql: postgres.Sql, pending: readonly Migration[]): Promise<void> {
  const early = pending.find(({ contractOf }) => pending.some(({ name }) => name === contractOf))
  if (early === undefined) return
  const others = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'roomlark%' AND pid <> pg_backend_pid()
      AND application_name <> 'roomlark-migrate'`
  if (others.length === 0) return
  throw new StartupError(
    `Servers that are still running use what ${early.name} removes: deploy the release that brought ${early.contractOf} first, or stop all servers and start Roomlark again.`,
  )
}

function isLockFault(error: unknown): boolean {
  return error instanceof postgres.PostgresError && ['55P03', '40P01'].includes(error.code)
}

async function tablesInUse(sql: postgres.Sql, name: string): Promise<StartupError> {
  const [oldest] = await sql<{ pid: number; application: string; seconds: number }[]>`
    SELECT pid, application_name AS application, extract(epoch FROM now() - xact_start)::integer AS seconds
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
    ORDER BY xact_start LIMIT 1`
  const who = oldest
    ? ` The oldest open transaction is ${oldest.seconds} s old (process ${oldest.pid} of PostgreSQL, ${oldest.application || 'unnamed'}).`
    : ''
  return new StartupError(
    `${name} changed nothing, because a table it changes was in use at every attempt.${who} Wait for it or end it, then start Roomlark again.`,
  )
}
