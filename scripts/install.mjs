import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, nodePath } from './paths.mjs'
import { capture } from './run.mjs'
import { Stop, step } from './step.mjs'

/** npm writes this list of installed packages as its last step. */
const npmsList = inRoot('node_modules/.package-lock.json')

/** Installs the dependencies if they are missing, older than the lockfile or only partly installed. */
export async function installIfNeeded() {
  if (matchesLockfile() && (await nodeRuns())) return
  await step('Installing dependencies', install)
  if (!(await nodeRuns())) {
    throw new Stop(
      'Node.js 24 was not installed along: is "ignore-scripts" set for npm? Unset it and try again.',
    )
  }
}

function matchesLockfile() {
  const wanted = readPackages(inRoot('package-lock.json'))
  const present = readPackages(npmsList)
  return Object.entries(wanted).every(([path, { link, optional, version, integrity }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    const found = present[path]
    if (!found) return optional
    return found.version === version && found.integrity === integrity
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return {}
  }
}

async function nodeRuns() {
  const { output } = await capture(nodePath(), ['--version'])
  return output.startsWith('v24.')
}

/**
 * Works like `npm ci`, but tolerates optional packages for other systems that the lockfile does not name.
 * What an interrupted run left is not trusted, because it may contain half-unpacked packages; neither is
 * anything copied from another kind of machine.
 */
async function install() {
  const modules = inRoot('node_modules')
  const unfinished = join(modules, '.unfinished')
  const sound = existsSync(npmsList) && !existsSync(unfinished) && (await nodeRuns())
  if (!sound) rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeFileSync(unfinished, '')
  // Dev dependencies are needed because the web is built here too, and warnings about the age of Node.js
  // would only cause alarm.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const args = ['install', '--no-save', '--include=dev', '--include=optional', ...quietly]
  const npm = process.env.npm_execpath
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args])
    : await capture('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) throw new Stop(`\n${output.trim()}\n\nThe dependencies could not be installed (see above).`)
  rmSync(unfinished)
}
