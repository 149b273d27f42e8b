import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { isFirst } from './chunks.ts'

// Writes .br and .gz beside every text file of the built web, so that the server never compresses files on the fly:
// node compress.ts [--quick | --english | --background]. The best takes fifteen seconds for each language, so a first
// start makes do with quick ones at first, and compresses them better in the background. Tests weigh English only.
const isQuick = process.argv.includes('--quick')
const isEnglishOnly = process.argv.includes('--english')
const dist = join(import.meta.dirname, 'dist')
/** The folders that texts.ts makes. */
const isTranslated = /^assets[\\/]\w\w-[\da-f]{8}[\\/]/
const worthIt = /\.(js|css|html|svg|json|txt|webmanifest)$/

// Before the first thread that compresses is started: it takes its priority from here. Whoever waits for the result
// would wait for ever on a busy machine.
if (process.argv.includes('--background')) setPriority(system.priority.PRIORITY_LOW)

const files = (await readdir(dist, { recursive: true })).filter(
  (path) => worthIt.test(path) && !/^server[\\/]/.test(path),
)
// One after another: memory for the windows of a few hundred at once would be wasted.
for (const file of files) await compress(file)
if (!isQuick) await writeFile(join(dist, '.compressed'), isEnglishOnly ? 'English' : 'all')

async function compress(file: string): Promise<void> {
  const path = join(dist, file)
  const source = await readFile(path)
  const isRough = isQuick || (isEnglishOnly && isTranslated.test(file))
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        [constants.BROTLI_PARAM_QUALITY]: isRough ? 4 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    isRough ? zipRoughly(source) : zip(source, isFirst(file)),
  ])
  await Promise.all([replace(`${path}.br`, br), replace(`${path}.gz`, gz)])
}

/**
 * Zopfli makes a gzip that every browser reads and that is a thirtieth smaller than zlib's best, but takes seconds, so
 * only what every visit needs is worth it.
 */
function zip(source: Buffer, isFirst: boolean): Promise<Uint8Array> {
  return isFirst
    ? zopfli(source, { numiterations: 15 })
    : promisify<Buffer, { level: number }, Buffer>(gzip)(source, { level: 9 })
}

function zipRoughly(source: Buffer): Promise<Uint8Array> {
  return promisify<Buffer, { level: number }, Buffer>(gzip)(source, { level: 4 })
}

/** A server may be sending the file meanwhile. */
async function replace(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes)
  await rename(`${path}.new`, path)
}
