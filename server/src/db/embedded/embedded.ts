import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { findRunning, startCluster } from './cluster.ts'
import { FolderInUse, takeLock } from './folder-lock.ts'
import { ensureDatabase } from './owner.ts'
import { type Supervision, supervise } from './supervise.ts'

export type Embedded = {
  /** The address of the database `roomlark`. */
  url: string
  /** Stops PostgreSQL and releases the data folder; it is safe to call this more than once. */
  stop(): Promise<void>
}

type EmbeddedOptions = {
  dataDir: string
  onProgress?: (step: string) => void
  /** Without supervision, a PostgreSQL that ends is not restarted. */
  supervision?: Supervision
}

/** Starts our own PostgreSQL in the data folder, for this process alone. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  const folder = openFolder(dataDir)
  try {
    const cluster = await startCluster({ ...options, folder: join(dataDir, 'postgres') })
    const running = options.supervision ? supervise(cluster, options.supervision) : cluster
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= running.stop().finally(folder.close))
    try {
      await ensureDatabase(cluster.makeAdminUrl)
    } catch (cause) {
      await stop()
      throw new StartupError(`The database in ${dataDir} refused the connection: ${cause}`, { cause })
    }
    return { url: cluster.makeUrl('roomlark'), stop }
  } catch (error) {
    folder.close()
    folder.undo()
    throw error
  }
}

/**
 * Uses the PostgreSQL of the server that is running on the data folder, or else starts it for this process. What a
 * running server needs stays running.
 */
export async function joinEmbedded(dataDir: string): Promise<Embedded> {
  try {
    return await startEmbedded({ dataDir })
  } catch (error) {
    if (!(error instanceof StartupError && error.cause instanceof FolderInUse)) throw error
    const url = findRunning(join(resolve(dataDir), 'postgres'), 'roomlark')
    if (url !== null) return { url, stop: async () => {} }
    throw new StartupError(
      `The Roomlark server (process ${error.cause.pid}) that uses ${resolve(dataDir)} is starting or stopping its database: try again in a moment.`,
    )
  }
}

/** Creates the data folder if necessary and locks it for this process. */
function openFolder(dataDir: string) {
  let created: string | undefined
  const undo = () => created !== undefined && removeEmpty(dataDir, created)
  try {
    created = mkdirSync(dataDir, { recursive: true })
    const lock = takeLock(join(dataDir, 'server.lock'))
    return { close: lock.release, undo }
  } catch (cause) {
    undo()
    if (cause instanceof FolderInUse) {
      throw new StartupError(
        `Another Roomlark server (process ${cause.pid}) is using the data folder ${dataDir}: stop it first, or set ROOMLARK_DATA to another folder.`,
        { cause },
      )
    }
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new StartupError(`The data folder ${dataDir} cannot be written (${reason}).`, { cause })
  }
}

function removeEmpty(from: string, upTo: string) {
  try {
    rmdirSync(from)
    if (from !== upTo) removeEmpty(dirname(from), upTo)
  } catch {
    // The folder is not empty, because someone has put something there in the meantime, so it stays.
  }
}
