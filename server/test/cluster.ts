import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import postgres from 'postgres'
import { createJobQueue } from '../src/adapters/jobs.ts'
import { startCluster } from '../src/db/embedded/cluster.ts'
import { owner } from '../src/db/embedded/owner.ts'
import { migrateDatabase } from '../src/db/migrate.ts'

const template = 'template_roomlark'

export type TestCluster = {
  /** The address of a database that CREATE DATABASE can be sent to, for the superuser. */
  url: string
  /** Files of tests can be here: it is removed with the cluster. */
  folder: string
  stop(): Promise<void>
}

/** Starts one PostgreSQL for the whole run, quick rather than durable, with a migrated database to clone. */
export async function startTestCluster(): Promise<TestCluster> {
  const dir = mkdtempSync(join(tmpdir(), 'roomlark-test-'))
  const swept = sweepAfterwards(dir)
  try {
    const cluster = await startCluster({
      folder: join(dir, 'postgres'),
      durable: false,
      settings: {
        max_connections: '300',
        autovacuum: 'off',
        // Otherwise each statement is planned anew for its first five runs on a connection, and few connections of a
        // test ever get further: that was half of what PostgreSQL did.
        plan_cache_mode: 'force_generic_plan',
        // Files are copied by the kernel, which takes less than half the time of reading and writing them.
        ...(process.platform === 'win32' ? {} : { file_copy_method: 'clone' }),
      },
    })
    const url = cluster.makeAdminUrl('postgres')
    await administer(url, `CREATE DATABASE ${template} OWNER ${owner}`)
    await migrateDatabase(cluster.makeUrl(template))
    await installQueues(cluster.makeUrl(template))
    return { url, folder: dir, stop: () => cluster.stop().then(swept) }
  } catch (error) {
    await swept()
    throw error
  }
}

/** Creates the job queue's tables once, rather than in every application under test. */
async function installQueues(url: string): Promise<void> {
  const queue = createJobQueue(url, pino({ level: 'silent' }))
  await queue.start()
  await queue.stop()
}

/** Removes PostgreSQL and its folder even if the run is interrupted or killed. */
function sweepAfterwards(dir: string): () => Promise<void> {
  const sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweeper.ts'), dir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  sweeper.unref()
  const ended = once(sweeper, 'exit')
  return async () => {
    sweeper.ref()
    sweeper.stdin.end()
    await ended
  }
}

export type TestDatabase = {
  /** The address for the role that owns the database and is no superuser, as servers use it. */
  url: string
  drop(): Promise<void>
}

/** Creates a database nobody else uses: migrated and empty, or a clone of another one. */
export async function cloneDatabase(clusterUrl: string, from = template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying whole files is five times as fast as copying block by block through the write-ahead log.
  await administer(clusterUrl, `CREATE DATABASE ${name} OWNER ${owner} TEMPLATE ${from} STRATEGY file_copy`)
  return {
    url: Object.assign(new URL(clusterUrl), { username: owner, pathname: `/${name}` }).href,
    drop: () => administer(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

const administrators = new Map<string, postgres.Sql>()

/** Uses one connection for all test files of a process, which closes by itself when idle. */
async function administer(url: string, statement: string): Promise<void> {
  const sql = administrators.get(url) ?? postgres(url, { max: 1, idle_timeout: 2, fetch_types: false })
  administrators.set(url, sql)
  await sql.unsafe(statement)
}
