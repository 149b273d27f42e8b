import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot, nodePath, tools } from './paths.mjs'
import { capture } from './run.mjs'
import { hashSources } from './source-hash.mjs'
import { Stop, step } from './step.mjs'

const stamp = inRoot('web/dist/.stamp')
const compressed = inRoot('web/dist/.compressed')
const finish = inRoot('web/finish.ts')

/** Everything the web is built from. */
const sources = ['web', 'contract/src', 'contract/texts', 'package-lock.json']

/** The guest site is built for browsers and for the server. */
export const guestBuilds = [
  ['--config', 'vite.guest.config.ts'],
  ['--config', 'vite.guest.config.ts', '--ssr'],
]
/** The app's own would empty the folder, into which the others write at the same time. */
const builds = [['--emptyOutDir=false'], ...guestBuilds]

export function isWebBuilt({ quick, hash = hashSources(sources) }) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && (quick || existsSync(compressed))
}

/** Builds the web if it is not that of the sources; a first start leaves other languages and the best compression for later. */
export async function buildWebIfStale({ quick = false, isAlone = true } = {}) {
  const hash = hashSources(sources)
  if (isWebBuilt({ quick, hash })) return
  const build = async () => {
    // Where nothing can be written, the build would say so in a stack of its own.
    accessSync(inRoot('web'), constants.W_OK)
    if (!isWebBuilt({ quick: true, hash })) {
      rmSync(inRoot('web/dist'), { recursive: true, force: true })
      await Promise.all(builds.map((args) => runInWeb([tools.vite, 'build', ...args])))
    }
    await runInWeb([finish, quick ? '--quick' : '--english'])
    writeFileSync(stamp, hash)
  }
  await step('Building the web', build, { isAlone })
}

/** Goes on while the server is already there, and ends with it. */
export function finishInBackground() {
  if (existsSync(compressed) && readFileSync(compressed, 'utf8') === 'all') return
  const child = spawn(nodePath(), [finish, '--background'], {
    cwd: inRoot('web'),
    stdio: 'ignore',
    windowsHide: true,
  })
  child.on('error', () => {}).unref()
  process.once('exit', () => child.kill())
}

async function runInWeb(args) {
  const { code, output } = await capture(nodePath(), args, {
    cwd: inRoot('web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Stop(`\n${output.trim()}\n\nThe web could not be built (see above).`)
}
