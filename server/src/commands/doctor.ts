import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImageStore } from '../adapters/image-store.ts'
import { createFolderStore } from '../adapters/image-store-folder.ts'
import { createS3Store } from '../adapters/image-store-s3.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import { joinDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'
import { examineDatabase, readLiveState } from '../operations/doctor/doctor.service.ts'
import { listImageFiles } from '../platform/images/image-files.service.ts'
import { asJson, asText, type Timed } from './doctor-report.ts'
import { visitAddress } from './live-address.ts'
import { checkLive, checklistText } from './live-checklist.ts'

const usage =
  'Usage: npm run doctor [-- --full] [--json] [--no-pictures], or npm run doctor -- --live https://roomlark.example'

/**
 * `npm run doctor -- --live ADDRESS` goes through what a site needs before the public uses it, and exits with 1 if
 * something is missing. `npm run doctor` looks for broken invariants and changes nothing. It exits with 0 if all hold, with 1 if something is
 * broken, and with 2 if something could not be looked at.
 */
try {
  const { full, json, pictures, live } = readArguments()
  if (live === undefined) await examine({ full, json, pictures })
  else await goThrough(live, json)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message || error.name}\n`)
  process.exitCode = 2
}

async function examine({ full, json, pictures }: { full: boolean; json: boolean; pictures: boolean }) {
  const examined = await examineConfigured({ full, pictures })
  process.stdout.write(json ? `${JSON.stringify(asJson(examined))}\n` : asText(examined))
  const isBroken = examined.findings.some(({ faults }) => faults > 0)
  process.exitCode = isBroken ? 1 : examined.failures.length > 0 ? 2 : 0
}

async function goThrough(text: string, json: boolean): Promise<void> {
  const address = URL.parse(text)
  if (address === null || !/^https?:$/.test(address.protocol)) throw new StartupError(usage)
  const checks = await withConfigured(async (config, sql) => {
    const senderDomain = config.mailFrom?.address.split('@')[1] ?? new URL(config.publicUrl).hostname
    const [seen, state] = await Promise.all([visitAddress(address, senderDomain), readLiveState({ sql })])
    return checkLive({ seen, settings: config, state })
  })
  process.stdout.write(json ? `${JSON.stringify(checks)}\n` : checklistText(checks))
  process.exitCode = checks.some(({ missing }) => missing !== null) ? 1 : 0
}

function readArguments() {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        full: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: true },
        live: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

async function examineConfigured({ full, pictures }: { full: boolean; pictures: boolean }): Promise<Timed> {
  return withConfigured(async (config, sql) => {
    const images = pictures ? await openPictures(config, sql) : null
    const begun = performance.now()
    const examined = await examineDatabase({ sql, ...(images && { images }) }, { isFull: full })
    return { ...examined, ms: Math.round(performance.now() - begun) }
  })
}

async function withConfigured<T>(work: (config: Config, sql: Pool) => Promise<T>): Promise<T> {
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const { config } = result
  const source = await joinDatabase(config)
  try {
    const database = openDatabase(source.url, 1)
    try {
      return await work(config, database.pool)
    } finally {
      await database.close()
    }
  } finally {
    await source.stop()
  }
}

/** A new folder would look as if all pictures were lost, so none is made here. */
async function openPictures({ s3Url, dataDir }: Config, sql: Pool): Promise<ImageStore | null> {
  if (s3Url) return createS3Store(s3Url)
  const folder = join(dataDir, 'media/hotels')
  if (existsSync(folder)) return createFolderStore(folder)
  if ((await listImageFiles(sql)).length === 0) return null
  throw new StartupError(
    `There is no folder ${folder}: set ROOMLARK_DATA or S3_URL as the servers have it, or use --no-pictures.`,
  )
}
