import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { getDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'
import { rebuildRollups } from '../modules/rollups/rollups.service.ts'

const usage = 'Usage: npm run rollups -- rebuild'

try {
  await main()
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  if (process.argv.slice(2).join(' ') !== 'rebuild') throw new StartupError(usage)
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const source = await getDatabase(result.config, () => {})
  try {
    await migrateDatabase(source.url)
    const database = openDatabase(source.url)
    const begun = Date.now()
    try {
      await rebuildRollups({ sql: database.pool })
    } finally {
      await database.close()
    }
    process.stdout.write(
      `All figures were counted again (${((Date.now() - begun) / 1000).toFixed(1)} seconds).\n`,
    )
  } finally {
    await source.stop()
  }
}
