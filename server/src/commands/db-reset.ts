import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'

const result = readConfig()
if ('faults' in result) stop(result.faults.join('\n'))
else if (result.config.databaseUrl) stop('DATABASE_URL is set: db:reset only empties the embedded database.')
else await reset(result.config.dataDir)

/** Starting the database first proves that no server is using the folder. */
async function reset(dataDir: string): Promise<void> {
  try {
    const embedded = await startEmbedded({ dataDir })
    await embedded.stop()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
  for (const name of ['postgres', 'mail', 'media', 'simulated-payments.json'])
    await rm(join(dataDir, name), { recursive: true, force: true })
  process.stdout.write(`The data in ${dataDir} is gone; the next start creates it again.\n`)
}

function stop(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
