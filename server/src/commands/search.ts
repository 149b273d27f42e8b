import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { getDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'
import { rebuildIndex } from '../modules/search/index.service.ts'

const usage = 'Usage: npm run search -- rebuild'

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
      await rebuildIndex({ sql: database.pool, clock: () => new Date() })
    } finally {
      await database.close()
    }
    process.stdout.write(
      `The index of the search was written again (${((Date.now() - begun) / 1000).toFixed(1)} seconds).\n`,
    )
  } finally {
    await source.stop()
  }
}
