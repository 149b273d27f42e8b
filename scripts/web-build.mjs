import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inRoot, nodePath, root, tools } from './paths.mjs'
import { capture } from './run.mjs'
import { Stop, step } from './step.mjs'

const stamp = inRoot('web/dist/.stamp')

/** Everything the web is built from. */
const sources = ['web', 'contract/src', 'package-lock.json']
const beside = new Set(['dist', 'node_modules'])

/**
 * The app is built first, because its build empties the folder; then the guest site is built for browsers and
 * for the server.
 */
export const guestBuilds = [
  ['--config', 'vite.guest.config.ts'],
  ['--config', 'vite.guest.config.ts', '--ssr'],
]
const builds = [[], ...guestBuilds]

export function isWebBuilt(hash = hashSources()) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export async function buildWebIfStale() {
  const hash = hashSources()
  if (isWebBuilt(hash)) return
  await step('Building the web', async () => {
    // Where nothing can be written, the build would say so in a stack of its own.
    accessSync(inRoot('web'), constants.W_OK)
    for (const args of builds) {
      const { code, output } = await capture(nodePath(), [tools.vite, 'build', ...args], {
        cwd: inRoot('web'),
        env: { ...process.env, NODE_ENV: 'production' },
      })
      if (code !== 0) throw new Stop(`\n${output.trim()}\n\nThe web could not be built (see above).`)
    }
    writeFileSync(stamp, hash)
  })
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesIn(inRoot(path))).sort()) {
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (statSync(path).isFile()) return path.includes('.test.') ? [] : [path]
  return readdirSync(path)
    .filter((name) => !beside.has(name))
    .flatMap((name) => filesIn(join(path, name)))
}
