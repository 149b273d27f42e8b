import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { type Binaries, getBinaries } from './binaries.ts'
import { initialise } from './initialise.ts'
import { ensureOwner, owner, superuser } from './owner.ts'
import { clearLeftover, readPostmaster, stopPostmaster } from './postmaster.ts'
import { asOurselves, run } from './runner.ts'
import { startPostmaster } from './start-postmaster.ts'
import { chooseRunner } from './unprivileged.ts'

export type ClusterOptions = {
  /** Contains the cluster, its password and its log, and is created on the first start. */
  folder: string
  /** These PostgreSQL settings are added to our own. */
  settings?: Record<string, string>
  /** Without a port, a free one is chosen. */
  port?: number
  /** Tests set this to false, because they can afford to lose the data in a power cut. */
  durable?: boolean
  onProgress?: (step: string) => void
}

export type Cluster = {
  /** The address of a database for the role that owns ours, which is no superuser: as on a PostgreSQL of one's own. */
  makeUrl(database: string): string
  /** The address for the superuser, who creates databases and hands them to their owner. */
  makeAdminUrl(database: string): string
  /** Resolves with a reason once the running PostgreSQL has ended. */
  ended(): Promise<string>
  /** Starts PostgreSQL again at the same address after it has ended. */
  restart(): Promise<void>
  /** Does a fast shutdown; it is safe to call this more than once. */
  stop(): Promise<void>
}

/** Starts PostgreSQL in the folder, after cleaning up behind an earlier one that was killed. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, settings = {}, durable = true, onProgress = () => {} } = options
  const binaries = await getBinaries()
  const major = await readMajorVersion(binaries)
  refuseForeign(folder)
  const runner = await chooseRunner(folder, binaries.postgres)
  const cluster = join(folder, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    refuseOtherMajor(cluster, major)
    // PostgreSQL insists on this mode, which a copied or restored folder may have lost.
    chmodSync(cluster, 0o700)
    await clearLeftover(runner, binaries, cluster)
  } else {
    onProgress('Creating the database')
    await initialise(runner, binaries, folder, durable)
  }
  onProgress('Starting the database')
  const placement = { ...options, settings: { ...unsafe(durable), ...settings } }
  let postmaster = await startPostmaster(runner, binaries, placement)
  const { port } = postmaster
  const makeAdminUrl = (database: string) => makeDatabaseUrl(folder, port, superuser, database)
  try {
    await ensureOwner(makeAdminUrl('postgres'), readPassword(folder))
  } catch (cause) {
    await stopPostmaster(runner, binaries, cluster)
    throw new StartupError(`The database in ${folder} refused the connection: ${cause}`, { cause })
  }
  let stopped: Promise<void> | undefined
  return {
    makeUrl: (database) => makeDatabaseUrl(folder, port, owner, database),
    makeAdminUrl,
    ended: () => postmaster.ended,
    async restart() {
      await clearLeftover(runner, binaries, cluster)
      postmaster = await startPostmaster(runner, binaries, { ...placement, port })
    },
    stop: () => (stopped ??= stopPostmaster(runner, binaries, cluster)),
  }
}

/** The address of a database in the cluster that another process has started in the folder, if it takes connections. */
export function findRunning(folder: string, database: string): string | null {
  const postmaster = readPostmaster(join(folder, 'cluster'))
  return postmaster?.ready ? makeDatabaseUrl(folder, postmaster.port, owner, database) : null
}

function makeDatabaseUrl(folder: string, port: number, role: string, database: string): string {
  return `postgres://${role}:${readPassword(folder)}@127.0.0.1:${port}/${database}`
}

function readPassword(folder: string): string {
  return readFileSync(join(folder, 'password'), 'utf8')
}

function unsafe(durable: boolean): Record<string, string> {
  return durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
}

async function readMajorVersion(binaries: Binaries): Promise<string> {
  const { output } = await run(asOurselves, binaries.postgres, ['--version']).catch((error: Error) => ({
    output: error.message,
  }))
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (major) return major
  throw new StartupError(
    `The embedded PostgreSQL cannot run on this machine (${output.trim().split('\n')[0]}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

function refuseForeign(folder: string) {
  const us = process.getuid?.()
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (us === undefined || us === 0 || !stats || stats.uid === us) return
  throw new StartupError(
    `The database in ${folder} belongs to another user of this machine: start Roomlark as that user, or set ROOMLARK_DATA to another folder.`,
  )
}

function refuseOtherMajor(cluster: string, major: string) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made === major) return
  throw new StartupError(
    `The database in ${cluster} was created by PostgreSQL ${made}, but this Roomlark comes with PostgreSQL ${major}: dump it with the old version and restore it into a new data folder.`,
  )
}
