import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { inRoot } from '../../scripts/paths.mjs'
import { type Cluster, startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { putBackIndexes, takeOffIndexes } from './bulk-indexes.ts'
import { addBookings, addClicks, addNights, bookingsEach, grown, openHotels, unread } from './doctor-data.ts'
import { addStatements, closeDays, countBalances, switchLedgerChecks } from './doctor-money-data.ts'

/**
 * `node bench/src/doctor.ts --folder FOLDER --bookings 10000000` fills a database with this many bookings and lets the
 * doctor look at it three times. It is no part of `npm run bench`, because ten million bookings take tens of gigabytes
 * and the better part of an hour. With --keep the database stays, and the next run takes it as it is.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    bookings: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '3' },
    full: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
if (!values.folder) throw new Error('--folder says where there is room for the database.')
// A folder of its own, because it is removed at the end.
const folder = join(values.folder, 'roomlark-doctor')
const done = join(folder, 'done')

if (!existsSync(done)) await fill(folder, Number(values.bookings))
await examine(folder)
if (!values.keep) await rm(folder, { recursive: true, force: true })

/** Nothing waits for the disk, because data lost with the machine is made again. */
async function fill(to: string, wanted: number): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const hotels = Math.ceil(wanted / bookingsEach / 50) * 50
  const cluster = await startCluster({
    folder: to,
    durable: false,
    settings: {
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '4GB',
      autovacuum: 'off',
      shared_buffers: '2GB',
      maintenance_work_mem: '1GB',
      work_mem: '512MB',
      max_parallel_maintenance_workers: '0',
    },
  })
  try {
    await fillDatabase(cluster, hotels)
  } finally {
    await cluster.stop()
  }
  await writeFile(done, '')
}

async function fillDatabase(cluster: Cluster, hotels: number): Promise<void> {
  const total = hotels * bookingsEach
  const first = postgres(cluster.makeAdminUrl('postgres'), { max: 1, onnotice: () => {} })
  await first`CREATE DATABASE roomlark`
  await first.end()
  const url = cluster.makeAdminUrl('roomlark')
  await migrateDatabase(url)
  // A connection lasts an hour at most otherwise, and its temporary table and settings go with it.
  const options = { max: 1, max_lifetime: null, onnotice: () => {} }
  const connections = [1, 2].map(() => postgres(url, options))
  const [sql = first] = connections
  await step(`${hotels} hotels`, () => openHotels(sql, hotels))
  await switchLedgerChecks(sql, false)
  const takenOff = await takeOffIndexes(sql, grown, unread)
  const size = Math.ceil(total / 40)
  let next = 0
  await step(`${total} bookings`, () =>
    Promise.all(
      connections.map(async (connection) => {
        while (next < total) {
          const from = next
          next = Math.min(total, next + size)
          await addBookings(connection, { from, until: next, total })
        }
      }),
    ),
  )
  for (const connection of connections) await connection`SET session_replication_role = replica`
  await step('nights', () => addNights(sql))
  await step('indexes', () => putBackIndexes(connections, takenOff))
  await step('analyze', () => sql`ANALYZE`)
  await step('statements', () => addStatements(sql))
  await step('balances', () => countBalances(sql))
  await step('closed days', () => closeDays(sql))
  await step('clicks', () => addClicks(sql, Math.round(total / 5)))
  await switchLedgerChecks(sql, true)
  await step('figures', () => command('rollups.ts', ['rebuild'], url))
  await step('search index', () => command('search.ts', ['rebuild'], url))
  await step('vacuum', () => sql`VACUUM (ANALYZE, INDEX_CLEANUP off)`)
  await sql`CHECKPOINT`
  await Promise.all(connections.map((connection) => connection.end()))
}

async function examine(at: string): Promise<void> {
  const cluster = await startCluster({ folder: at, settings: { shared_buffers: '2GB' } })
  try {
    const url = cluster.makeAdminUrl('roomlark')
    const args = ['--no-pictures', ...(values.full ? ['--full'] : [])]
    for (let run = 1; run <= Number(values.runs); run += 1) {
      await step(`run ${run}`, () => command('doctor.ts', args, url))
    }
  } finally {
    await cluster.stop()
  }
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  process.stdout.write(`${name} …\n`)
  await work()
  process.stdout.write(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
}

async function command(script: string, args: string[], url: string): Promise<void> {
  const child = spawn(process.execPath, [inRoot(join('server/src/commands', script)), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
}
