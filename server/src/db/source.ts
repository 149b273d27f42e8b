import postgres from 'postgres'
import type { Config } from '../config.ts'
import { dialOnce } from './dial.ts'
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts'
import type { Supervision } from './embedded/supervise.ts'
import { StartupError } from './startup-error.ts'

export type DatabaseSource = { url: string; stop(): Promise<void> }

const oldestVersion = 15

/** Uses the PostgreSQL named by DATABASE_URL, or our own one in the data folder. */
export async function getDatabase(
  config: Config,
  onProgress: (step: string) => void,
  supervision?: Supervision,
): Promise<DatabaseSource> {
  if (config.databaseUrl === undefined) {
    return startEmbedded({ dataDir: config.dataDir, onProgress, ...(supervision ? { supervision } : {}) })
  }
  onProgress('Connecting to the database')
  return reach(config.databaseUrl)
}

/** The same for a command, which may run beside a server. */
export async function joinDatabase({ databaseUrl, dataDir }: Config): Promise<DatabaseSource> {
  return databaseUrl === undefined ? joinEmbedded(dataDir) : reach(databaseUrl)
}

async function reach(url: string): Promise<DatabaseSource> {
  await requireReachable(url)
  return { url, stop: async () => {} }
}

async function requireReachable(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {}, ...dialOnce() })
  try {
    const [row] = await sql<{ version: number }[]>`
      SELECT current_setting('server_version_num')::integer / 10000 AS version`
    if ((row?.version ?? 0) < oldestVersion) {
      throw new StartupError(
        `The database at ${formatDatabasePlace(url)} is PostgreSQL ${row?.version}: Roomlark needs ${oldestVersion} or newer.`,
      )
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error)
    throw new StartupError(
      `The database at ${formatDatabasePlace(url)} cannot be reached (${reason}): check DATABASE_URL.`,
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Names the host, port and database, but never the password. */
function formatDatabasePlace(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
