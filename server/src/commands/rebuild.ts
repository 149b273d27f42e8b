import { readConfig } from '../config.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { joinDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'

/**
 * Implements `npm run <command> -- rebuild`, which rebuilds something derived from the rest of the database.
 */
export async function runRebuild(
  command: string,
  rebuild: (sql: Pool) => Promise<void>,
  done: string,
): Promise<void> {
  try {
    await rebuildWith(command, rebuild, done)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function rebuildWith(command: string, rebuild: (sql: Pool) => Promise<void>, done: string) {
  if (process.argv.slice(2).join(' ') !== 'rebuild') {
    throw new StartupError(`Usage: npm run ${command} -- rebuild`)
  }
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const source = await joinDatabase(result.config)
  try {
    await migrateDatabase(source.url)
    const database = openDatabase(source.url)
    const begun = Date.now()
    try {
      await rebuild(database.pool)
    } finally {
      await database.close()
    }
    process.stdout.write(`${done} (${((Date.now() - begun) / 1000).toFixed(1)} seconds).\n`)
  } finally {
    await source.stop()
  }
}
