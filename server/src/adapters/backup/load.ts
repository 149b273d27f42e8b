import { readdir } from 'node:fs/promises'
import { PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import * as z from 'zod/mini'
import { migrateDatabase, migrationFolder } from '../../db/migrate.ts'
import { StartupError } from '../../db/startup-error.ts'
import { type ImageStore, readImageName } from '../image-store.ts'
import type { ArchiveEntry } from './archive.ts'
import { selectHindrances, selectObjects, selectTables } from './catalogue.ts'
import { type BackupSql, openLongConnection, quoted } from './connection.ts'
import { Manifest, Summary, type TableEntry, tableKey } from './manifest.ts'

type Tx = postgres.TransactionSql

export type Loaded = {
  manifest: Manifest
  summary: Summary
  /** Definitions that are not what they were where the backup was made. */
  differences: string[]
}

export type OpenedArchive = { manifest: Manifest; rest: AsyncIterator<ArchiveEntry> }

/** Reads the beginning of an archive, so that one that cannot be restored is refused before anything is made for it. */
export async function openArchive(entries: AsyncIterable<ArchiveEntry>): Promise<OpenedArchive> {
  const rest = entries[Symbol.asyncIterator]()
  return { manifest: await readManifest(await rest.next()), rest }
}

/**
 * Fills an empty database with the rows of an archive: the migrations that were applied there make the tables, and foreign
 * keys are checked once all rows are in. Pictures are passed on as they come.
 */
export async function loadFrom(
  { manifest, rest }: OpenedArchive,
  { url, images }: { url: string; images: Pick<ImageStore, 'put'> | null },
): Promise<Loaded> {
  try {
    await migrateDatabase(url, undefined, { among: new Set(manifest.migrations) })
    if (manifest.hasQueue) await createQueueTables(url)
    const sql = openLongConnection(url)
    try {
      const tables = await requireTables(sql, manifest)
      const summary = await sql.begin((tx) => fill(tx, { rest, tables, images }))
      await requireCounts(sql, summary, tables)
      if (tables.some(({ name }) => name === 'outbox')) await sql.begin(renumberOutbox)
      await sql`ANALYZE`
      return { manifest, summary, differences: await differencesFrom(sql, manifest) }
    } finally {
      await sql.end({ timeout: 5 })
    }
  } finally {
    await rest.return?.(undefined)
  }
}

async function readManifest(first: IteratorResult<ArchiveEntry>): Promise<Manifest> {
  if (first.done || first.value.name !== 'manifest.json') {
    throw new StartupError('The backup is damaged or incomplete (it does not say what is in it).')
  }
  const manifest = parsed(Manifest, first.value)
  const known = new Set(await migrationNames())
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new StartupError(
      `The backup was made by Roomlark ${manifest.roomlark}, which is newer than this one: its database has ${unknown.join(', ')}.`,
    )
  }
  return manifest
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql'))
}

function parsed<T extends z.core.$ZodType>(schema: T, { name, bytes }: ArchiveEntry): z.output<T> {
  const result = z.safeParse(schema, parseJson(bytes))
  if (result.success) return result.data
  const fault = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)[0]
  throw new StartupError(`The backup cannot be read (${name}: ${fault}).`)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

/** The job queue makes its tables itself. */
async function createQueueTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Months of clicks may be missing where none were clicked yet; everything else has to be there. */
async function requireTables(sql: BackupSql, manifest: Manifest): Promise<TableEntry[]> {
  for (const { name, partition } of manifest.tables) {
    if (!partition) continue
    const [table, parent] = [quoted('public', name), quoted('public', partition.of)]
    await sql.unsafe(`CREATE TABLE IF NOT EXISTS ${table} PARTITION OF ${parent} ${partition.bounds}`)
  }
  const present = new Set((await selectTables(sql)).map(tableKey))
  const missing = manifest.tables.filter((table) => !present.has(tableKey(table))).map(tableKey)
  if (missing.length > 0) {
    throw new StartupError(`The backup has tables that no migration makes: ${missing.join(', ')}.`)
  }
  return manifest.tables
}

type Fill = {
  rest: AsyncIterator<ArchiveEntry>
  tables: TableEntry[]
  images: Pick<ImageStore, 'put'> | null
}

async function fill(tx: Tx, { rest, tables, images }: Fill): Promise<Summary> {
  const hindrances = await selectHindrances(tx)
  for (const statement of hindrances.remove) await tx.unsafe(statement)
  // Migrations write rows, too, which are in the backup as they are now. Not even the owner may empty the audit log, so
  // tables without rows are left alone.
  for (const { schema, name } of await selectTables(tx)) {
    const table = quoted(schema, name)
    const [row] = await tx.unsafe<{ has: boolean }[]>(`SELECT EXISTS (SELECT FROM ${table}) AS has`)
    if (row?.has) await tx.unsafe(`TRUNCATE ${table}`)
  }
  for (;;) {
    const { value: entry, done } = await rest.next()
    if (done) throw new StartupError('The backup is incomplete: its end is missing.')
    if (entry.name === 'summary.json') {
      const summary = parsed(Summary, entry)
      await requireEnd(rest)
      for (const { schema, name, last } of summary.sequences) {
        await tx`SELECT setval(to_regclass(${quoted(schema, name)}), ${last}::bigint)
                 WHERE to_regclass(${quoted(schema, name)}) IS NOT NULL`
      }
      for (const statement of hindrances.restore) await tx.unsafe(statement)
      return summary
    }
    await take(tx, entry, { tables, images })
  }
}

/** Reading to the end is what proves that nothing after the last entry is damaged. */
async function requireEnd(rest: AsyncIterator<ArchiveEntry>): Promise<void> {
  if (!(await rest.next()).done) throw new StartupError('The backup is damaged: it goes on after its end.')
}

async function take(
  tx: Tx,
  { name, bytes }: ArchiveEntry,
  { tables, images }: Pick<Fill, 'tables' | 'images'>,
) {
  const [, number] = /^data\/(\d+)-[^/]+\/\d+\.copy$/.exec(name) ?? []
  const table = tables[Number(number) - 1]
  if (table) {
    const columns = table.columns.map((column) => quoted(column)).join(', ')
    const copy = tx.unsafe(`COPY ${quoted(table.schema, table.name)} (${columns}) FROM STDIN`)
    const stream = await copy.writable()
    await new Promise<void>((resolve, reject) => {
      stream.on('error', reject).on('finish', resolve)
      stream.end(bytes)
    })
    return
  }
  const picture = name.startsWith('pictures/') ? name.slice('pictures/'.length) : ''
  if (readImageName(picture) === null) throw new StartupError(`The backup has an unknown entry: ${name}.`)
  await images?.put(picture, bytes)
}

async function requireCounts(sql: BackupSql, summary: Summary, tables: TableEntry[]): Promise<void> {
  for (const table of tables) {
    const expected = summary.rows[tableKey(table)]
    const [row] = await sql.unsafe<{ count: number }[]>(
      `SELECT count(*)::float8 AS count FROM ONLY ${quoted(table.schema, table.name)}`,
    )
    if (row?.count === expected) continue
    throw new StartupError(
      `The backup is damaged: ${tableKey(table)} has ${row?.count} of its ${expected} rows.`,
    )
  }
}

/** Another database numbers its transactions otherwise, so whatever a consumer has not read is as if it was told now. */
async function renumberOutbox(tx: Tx): Promise<void> {
  await tx`
    DELETE FROM outbox o WHERE NOT EXISTS (
      SELECT FROM outbox_positions p WHERE NOT pg_visible_in_snapshot(o.transaction, p.position))`
  await tx`UPDATE outbox SET transaction = pg_current_xact_id()`
  await tx`UPDATE outbox_positions SET position = '1:1:'`
}

/** PostgreSQL words definitions differently from version to version, so only the same version is compared. */
async function differencesFrom(sql: BackupSql, manifest: Manifest): Promise<string[]> {
  const [server] = await sql<{ postgres: number }[]>`
    SELECT current_setting('server_version_num')::integer / 10000 AS postgres`
  if (server?.postgres !== manifest.postgres) return []
  const restored = await selectObjects(sql)
  // A month of clicks that the migrations make today need not have existed there.
  const isMonth = (name: string) => /\bclicks_\d{4}_\d\d/.test(name)
  // Functions, views and their triggers follow with the tables of this release, at its next start.
  const isWhole = (await migrationNames()).every((name) => manifest.migrations.includes(name))
  const isLater = (name: string) => !isWhole && /^(function|view|trigger) /.test(name)
  return [...new Set([...Object.keys(manifest.objects), ...Object.keys(restored)])]
    .filter((name) => restored[name] !== manifest.objects[name] && !isMonth(name) && !isLater(name))
    .sort()
}
