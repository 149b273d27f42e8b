import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { buildWebIfStale } from '../../scripts/web-build.mjs'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { type Running, startProcess } from './processes.ts'

/** One PostgreSQL for all benches, with a database of its own for each platform that is measured. */
export type Lab = {
  /** The folder in which servers keep their files. */
  folder: string
  /** Makes an empty database with our tables, or a copy of another, and lets `write` fill it. */
  database<T>(name: string, write: (sql: postgres.Sql) => Promise<T>, copyOf?: string): Promise<Platform<T>>
  drop(name: string): Promise<void>
  /** Starts the product on a database. */
  serve(url: string, env?: Record<string, string>): Promise<Running>
  /** Runs one of our commands on a database. */
  command(script: string, args: string[], url: string): Promise<void>
  /** The process of PostgreSQL, whose children serve connections. */
  databasePid(): number
  close(): Promise<void>
}

export type Platform<T> = { url: string; data: T }

const empty = 'bench_empty'

export async function openLab(): Promise<Lab> {
  // The product refuses to start without its pages.
  await buildWebIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const sql = postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => {} })
  await sql`CREATE DATABASE ${sql(empty)}`
  await migrateDatabase(cluster.urlOf(empty))
  // The queue makes its tables when a server first starts, and a floor needs them too.
  await (await serve(cluster.urlOf(empty))).stop()

  function serve(url: string, env: Record<string, string> = {}): Promise<Running> {
    return startProcess('server/src/main.ts', '/health/ready', {
      DATABASE_URL: url,
      ROOMLARK_DATA: folder,
      ...env,
    })
  }

  return {
    folder,
    async database(name, write, copyOf = empty) {
      await sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(copyOf)} STRATEGY file_copy`
      const url = cluster.urlOf(name)
      const own = postgres(url, { max: 1, onnotice: () => {} })
      try {
        return { url, data: await write(own) }
      } finally {
        await own.end()
      }
    },
    async drop(name) {
      await sql`DROP DATABASE ${sql(name)} WITH (FORCE)`
    },
    serve,
    async command(script, args, url) {
      const file = join(import.meta.dirname, '../../server/src/commands', script)
      const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
      await promisify(execFile)(process.execPath, [file, ...args], { env })
    },
    databasePid: () =>
      Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async close() {
      await sql.end()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
