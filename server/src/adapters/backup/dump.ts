import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type postgres from 'postgres'
import { backupLock } from '../../db/backup-lock.ts'
import type { Sql } from '../../db/database.ts'
import { StartupError } from '../../db/startup-error.ts'
import { type ImageStore, imageNames } from '../image-store.ts'
import type { AddEntry } from './archive.ts'
import { selectObjects, selectSequences, selectTables } from './catalogue.ts'
import { type BackupSql, openLongConnection, quoted } from './connection.ts'
import { type Manifest, type Summary, type TableEntry, tableKey } from './manifest.ts'

/** Rows are gathered to pieces of this size, because a tar file states the size of an entry before it. */
const pieceBytes = 4 * 1024 * 1024
/** A store on the network takes about as long for eight pictures as for one. */
const picturesAtOnce = 8
const patienceMs = 30_000

type Tx = postgres.TransactionSql

export type Dump = {
  url: string
  images: Pick<ImageStore, 'open'>
  /** Lists the pictures that rows refer to, as the snapshot has them. */
  listPictures: (sql: Sql) => Promise<string[]>
  facts: Pick<Manifest, 'roomlark' | 'madeAt' | 'secret'>
}

/** Writes the database, all of one moment, and its pictures. Nobody has to wait for it. */
export async function dumpTo(add: AddEntry, { url, images, listPictures, facts }: Dump): Promise<Summary> {
  const sql = openLongConnection(url)
  try {
    // The lock is older than the snapshot, and lasts until the connection ends.
    await takeLock(sql)
    return await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
      const tables = await selectTables(tx)
      await add('manifest.json', asJson(await makeManifest(tx, tables, facts)))
      const rows: Summary['rows'] = {}
      for (const [index, table] of tables.entries()) {
        rows[tableKey(table)] = await addTable(tx, table, `data/${String(index + 1).padStart(3, '0')}`, add)
      }
      const names = (await listPictures(tx as unknown as Sql)).flatMap(imageNames)
      const missingPictures = await addPictures(images, names, add)
      const pictures = names.length - missingPictures.length
      const summary = { rows, sequences: await selectSequences(tx), pictures, missingPictures }
      await add('summary.json', asJson(summary))
      return summary
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function takeLock(sql: BackupSql): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    const [row] = await sql<{ isOurs: boolean }[]>`SELECT pg_try_advisory_lock(${backupLock}) AS "isOurs"`
    if (row?.isOurs) return
    if (performance.now() > until) throw new StartupError('Another backup of this database is running.')
    await delay(500)
  }
}

async function makeManifest(tx: Tx, tables: TableEntry[], facts: Dump['facts']): Promise<Manifest> {
  const migrations = await tx<{ name: string }[]>`SELECT name FROM migrations ORDER BY name`
  const [server] = await tx<{ postgres: number; hasQueue: boolean }[]>`
    SELECT current_setting('server_version_num')::integer / 10000 AS postgres,
           to_regclass('pgboss.version') IS NOT NULL AS "hasQueue"`
  return {
    format: 1,
    ...facts,
    postgres: server?.postgres ?? 0,
    hasQueue: server?.hasQueue ?? false,
    migrations: migrations.map(({ name }) => name),
    tables,
    objects: await selectObjects(tx),
  }
}

/** The rows are in PostgreSQL's own text format, so that psql can read them as well. */
async function addTable(tx: Tx, table: TableEntry, folder: string, add: AddEntry): Promise<number> {
  const columns = table.columns.map((column) => quoted(column)).join(', ')
  const from = quoted(table.schema, table.name)
  const stream: Readable = await tx.unsafe(`COPY ${from} (${columns}) TO STDOUT`).readable()
  let [count, piece, bytes]: [number, number, number] = [0, 0, 0]
  let chunks: Buffer[] = []
  const flush = async () => {
    if (bytes === 0) return
    piece += 1
    const name = `${folder}-${tableKey(table)}/${String(piece).padStart(5, '0')}.copy`
    const whole = Buffer.concat(chunks)
    ;[chunks, bytes] = [[], 0]
    await add(name, whole)
  }
  // PostgreSQL sends whole rows, and a line break within a value as two other characters.
  for await (const chunk of stream) {
    count += linesIn(chunk)
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= pieceBytes) await flush()
  }
  await flush()
  return count
}

function linesIn(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

async function addPictures(images: Dump['images'], names: string[], add: AddEntry): Promise<string[]> {
  const missing: string[] = []
  for (let start = 0; start < names.length; start += picturesAtOnce) {
    const found = await Promise.all(
      names.slice(start, start + picturesAtOnce).map(async (name) => {
        const opened = await images.open(name)
        return { name, bytes: opened && (await buffer(opened.body)) }
      }),
    )
    for (const { name, bytes } of found) {
      if (bytes) await add(`pictures/${name}`, bytes)
      else missing.push(name)
    }
  }
  return missing
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
