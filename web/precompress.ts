import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** Writes .br and .gz beside every text asset, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'roomlark:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    async writeBundle() {
      const first = await firstScripts(outDir)
      const entries = await readdir(outDir, { recursive: true })
      await Promise.all(
        entries
          .filter((path) => worthIt.test(path))
          .map((path) => join(outDir, path))
          .map((path) => compress(path, first.has(path))),
      )
    },
  }
}

/** The scripts of sign-in, which every other page needs too. */
async function firstScripts(outDir: string): Promise<Set<string>> {
  const list = join(outDir, 'first-views.json')
  if (!existsSync(list)) return new Set()
  const { visitor } = JSON.parse(await readFile(list, 'utf8'))
  const scripts: string[] = visitor['/login']
  return new Set(scripts.map((path) => join(outDir, path)))
}

/**
 * Zopfli makes a gzip that every browser reads and that is a thirtieth smaller than zlib's best, but takes seconds, so
 * only what every visit needs is worth it.
 */
async function compress(path: string, isFirst: boolean): Promise<void> {
  const source = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
    isFirst ? zopfli(source, { numiterations: 15 }) : promisify(gzip)(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
