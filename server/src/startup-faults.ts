import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { isStorageFull, translateDatabaseError } from './db/database-errors.ts'
import { fullDisk } from './db/embedded/fault.ts'
import { StartupError } from './db/startup-error.ts'
import { AppError } from './errors.ts'

/**
 * Turns an error that the person starting the server can fix into one sentence; any other error is left
 * unchanged.
 */
export function asStartupFault(config: Config, error: unknown): unknown {
  if (isStorageFull(error)) return diskFull(config)
  const fault = translateDatabaseError(error)
  if (!(fault instanceof AppError)) return error
  // Our own PostgreSQL gives up when the disk is full, and all we see here is a lost connection.
  if (config.databaseUrl === undefined && fullDisk.test(readLog(config))) return diskFull(config)
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`The database failed while Roomlark was starting (${reason}): start it again.`)
}

export function databaseGone(config: Config, reason: string): StartupError {
  if (fullDisk.test(reason)) return diskFull(config)
  return new StartupError(
    `PostgreSQL keeps failing (${reason}): see ${getLogPath(config)}, then start Roomlark again.`,
  )
}

function diskFull({ databaseUrl, dataDir }: Config): StartupError {
  const where = databaseUrl === undefined ? `the data folder ${dataDir}` : `the database or ${dataDir}`
  return new StartupError(`The disk that holds ${where} is full: free some space and start Roomlark again.`)
}

function getLogPath({ dataDir }: Config): string {
  return join(dataDir, 'postgres/postgres.log')
}

function readLog(config: Config): string {
  try {
    return readFileSync(getLogPath(config), 'utf8')
  } catch {
    return ''
  }
}
