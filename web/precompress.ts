import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
      const entries = await readdir(outDir, { recursive: true })
      await Promise.all(
        entries.filter((path) => worthIt.test(path)).map((path) => compress(join(outDir, path))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
    promisify(gzip)(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
