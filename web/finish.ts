import { readdir, readFile, rm } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { isFirst } from './chunks.ts'
import { replaceFile } from './replace-file.ts'

// Finishes the built web: writes the scripts of the other languages, and .br and .gz beside every text file, so that the
// server compresses no file of a first visit on the fly: node finish.ts [--quick | --english | --background]. The best takes fifteen
// seconds for each language, so a first start makes do with English, compressed quickly, and does the rest in the
// background. Tests weigh English only.
const isQuick = process.argv.includes('--quick')
const isEnglishOnly = process.argv.includes('--english')
const dist = join(import.meta.dirname, 'dist')
/** The folders that texts.ts makes. */
const isTranslated = /^assets[\\/]\w\w-[\da-f]{8}[\\/]/
/** Files that only the server reads, and those that languages are written of. */
const isInside = /^(server|\.marked)[\\/]/
const worthIt = /\.(m?js|css|html|svg|json|txt|webmanifest)$/

// Before the first thread that compresses is started: it takes its priority from here. Whoever waits for the result
// would wait for ever on a busy machine.
if (process.argv.includes('--background')) setPriority(system.priority.PRIORITY_LOW)

if (!isQuick) await import('./texts.ts').then(({ writeLanguages }) => writeLanguages(dist))
const files = (await readdir(dist, { recursive: true })).filter(
  (path) => worthIt.test(path) && !isInside.test(path) && !(isEnglishOnly && isTranslated.test(path)),
)
// English first, which most read. One after another: memory for the windows of a few hundred at once would be wasted.
files.sort((a, b) => Number(isTranslated.test(a)) - Number(isTranslated.test(b)))
for (const file of files) await compress(file)
if (!isQuick) await replaceFile(join(dist, '.compressed'), isEnglishOnly ? 'English' : 'all')

async function compress(file: string): Promise<void> {
  const path = join(dist, file)
  const source = await readFile(path)
  const isCopy = isTranslated.test(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? 4 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    isCopy ? null : zip(source, isFirst(file)),
  ])
  await replaceFile(`${path}.br`, br)
  if (gz) await replaceFile(`${path}.gz`, gz)
  // Four more languages in three forms would be an eighth of everything that is installed. The server unpacks a script
  // for the few who do not accept Brotli.
  else await rm(path)
}

/**
 * Zopfli makes a gzip that every browser reads and that is a thirtieth smaller than zlib's best, but takes seconds, so
 * only what every visit needs is worth it.
 */
function zip(source: Buffer, isFirst: boolean): Promise<Uint8Array> {
  return isFirst && !isQuick
    ? zopfli(source, { numiterations: 15 })
    : promisify<Buffer, { level: number }, Buffer>(gzip)(source, { level: isQuick ? 4 : 9 })
}
