import { mkdtempSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { owner } from '../../server/src/db/embedded/owner.ts'
import type { Postgres } from './scenario.ts'
import { createServerProcess } from './server-process.ts'
import { openShop, type Shop } from './shop.ts'

/** The PostgreSQL of all scenarios, and a database with a shop that each of them gets a copy of. */
export type Arena = {
  /** The address of a database that CREATE DATABASE can be sent to. */
  adminUrl: string
  postgres: Postgres
  /** The name of the database to copy. */
  template: string
  shop: Shop
  /** Contains whatever scenarios write. */
  folder: string
  partners: number
}

type OpenArena = Arena & {
  /** Starts PostgreSQL again if a scenario that failed has left it dead. */
  revive(): Promise<void>
  close(): Promise<void>
}

const template = 'faults_template'

/** Starts the embedded PostgreSQL, durable as `npm start` does, because it will be killed. */
export async function openArena(partners: number): Promise<OpenArena> {
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-faults-'))
  const starting = startCluster({ folder: join(folder, 'postgres') })
  const close = async () => {
    const cluster = await starting.catch(() => null)
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // Interrupted, even while it starts, it leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(2)))
  }
  try {
    const cluster = await starting
    const adminUrl = cluster.makeAdminUrl('postgres')
    const sql = postgres(adminUrl, { max: 1 })
    await sql.unsafe(`CREATE DATABASE ${template} OWNER ${owner}`)
    await sql.end()
    const pidFile = join(folder, 'postgres/cluster/postmaster.pid')
    let hasEnded = false
    const watch = () => void cluster.ended().then(() => (hasEnded = true))
    const restart = async () => {
      await cluster.ended()
      await cluster.restart()
      hasEnded = false
      watch()
    }
    watch()
    return {
      adminUrl,
      template,
      folder,
      partners,
      close,
      async revive() {
        if (hasEnded) await restart()
      },
      postgres: {
        kill: () => void process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL'),
        restart,
      },
      shop: await fillTemplate(cluster.makeUrl(template), folder, partners),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A server migrates the database, and the shop is opened through it. */
export async function fillTemplate(databaseUrl: string, folder: string, partners: number): Promise<Shop> {
  const dataDir = join(folder, 'template')
  await mkdir(dataDir, { recursive: true })
  const server = await createServerProcess({ DATABASE_URL: databaseUrl, ROOMLARK_DATA: dataDir })
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} })
  try {
    await server.start()
    return await openShop(sql, server, partners)
  } finally {
    await sql.end()
    await server.stop()
  }
}
