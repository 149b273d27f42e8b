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
import { examineDatabase } from '../modules/doctor/doctor.service.ts'
import { listImageFiles } from '../modules/images/image-files.service.ts'
import { asJson, asText, type Timed } from './doctor-report.ts'

const usage = 'Usage: npm run doctor [-- --full] [--json] [--no-pictures]'

/**
 * `npm run doctor` looks for broken invariants and changes nothing. It exits with 0 if all hold, with 1 if something is
 * broken, and with 2 if something could not be looked at.
 */
try {
  const { full, json, pictures } = readArguments()
  const examined = await examineConfigured({ full, pictures })
  process.stdout.write(json ? `${JSON.stringify(asJson(examined))}\n` : asText(examined))
  const isBroken = examined.findings.some(({ faults }) => faults > 0)
  process.exitCode = isBroken ? 1 : examined.failures.length > 0 ? 2 : 0
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message || error.name}\n`)
  process.exitCode = 2
}

function readArguments() {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        full: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: true },
      },
    }).values
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

async function examineConfigured({ full, pictures }: { full: boolean; pictures: boolean }): Promise<Timed> {
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const { config } = result
  const source = await joinDatabase(config)
  try {
    const database = openDatabase(source.url, 1)
    try {
      const images = pictures ? await openPictures(config, database.pool) : null
      const begun = performance.now()
      const examined = await examineDatabase(
        { sql: database.pool, ...(images && { images }) },
        { isFull: full },
      )
      return { ...examined, ms: Math.round(performance.now() - begun) }
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
