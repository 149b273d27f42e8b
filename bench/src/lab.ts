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
  database<T>(name: string, write: Write<T>, copyOf?: string): Promise<Platform<T>>
  drop(name: string): Promise<void>
  /** Drops a database that several benches measure on; while they are quick, they share it and its server. */
  release(name: string): Promise<void>
  /** Starts the product on a database; while benches are quick, they share the server until the database is dropped. */
  serve(url: string, env?: Record<string, string>): Promise<Running>
  /** Runs one of our commands on a database. */
  command(script: string, args: string[], url: string): Promise<void>
  /** The process of PostgreSQL, whose children serve connections. */
  databasePid(): number
  close(): Promise<void>
}

type Write<T> = (sql: postgres.Sql, url: string) => Promise<T>

export type Platform<T> = { url: string; data: T }

const empty = 'bench_empty'

export async function openLab({ quick }: { quick: boolean }): Promise<Lab> {
  // The product refuses to start without its pages.
  await buildWebIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const sql = postgres(cluster.makeAdminUrl('postgres'), { max: 1, onnotice: () => {} })
  await sql`CREATE DATABASE ${sql(empty)}`
  await migrateDatabase(cluster.makeAdminUrl(empty))
  // The queue makes its tables when a server first starts, and a floor needs them too.
  await (await serve(cluster.makeAdminUrl(empty))).stop('SIGKILL')

  const platforms = new Map<string, Platform<unknown>>()
  const servers = new Map<string, Running>()

  function serve(url: string, env: Record<string, string> = {}): Promise<Running> {
    return startProcess('server/src/main.ts', '/health/ready', {
      DATABASE_URL: url,
      ROOMLARK_DATA: folder,
      ...env,
    })
  }

  /** Starting a server and stopping it takes seconds, which is too long for a quick run. */
  async function serveShared(url: string): Promise<Running> {
    const running = servers.get(url) ?? (await serve(url))
    servers.set(url, running)
    return { ...running, stop: async () => {} }
  }

  async function drop(name: string): Promise<void> {
    const url = cluster.makeAdminUrl(name)
    platforms.delete(name)
    // Nobody needs what it would still do, and giving notice takes more than a second.
    await servers.get(url)?.stop('SIGKILL')
    servers.delete(url)
    // Dropping waits for a checkpoint; the small databases of a quick run go with their cluster.
    if (!quick) await sql`DROP DATABASE ${sql(name)} WITH (FORCE)`
  }

  return {
    folder,
    async database<T>(name: string, write: Write<T>, copyOf = empty) {
      const known = platforms.get(name)
      if (known) return known as Platform<T>
      // Copying files needs two checkpoints, which only pay for themselves in a large database.
      const strategy = quick ? sql`wal_log` : sql`file_copy`
      await sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(copyOf)} STRATEGY ${strategy}`
      const url = cluster.makeAdminUrl(name)
      const own = postgres(url, { max: 1, onnotice: () => {} })
      try {
        const platform = { url, data: await write(own, url) }
        platforms.set(name, platform)
        return platform
      } finally {
        await own.end()
      }
    },
    drop,
    release: async (name) => (quick ? undefined : drop(name)),
    serve: (url, env) => (quick && !env ? serveShared(url) : serve(url, env)),
    async command(script, args, url) {
      const file = join(import.meta.dirname, '../../server/src/commands', script)
      const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
      await promisify(execFile)(process.execPath, [file, ...args], { env })
    },
    databasePid: () =>
      Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    async close() {
      await Promise.all([...servers.values()].map((server) => server.stop('SIGKILL')))
      await sql.end()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
