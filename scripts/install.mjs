import { readFileSync } from 'node:fs'
import { inRoot, nodePath } from './paths.mjs'
import { capture } from './run.mjs'
import { Stop, step } from './step.mjs'

/** Installs the dependencies where they are missing, older than the lockfile, or half installed. */
export async function installIfNeeded() {
  if (matchesLockfile() && (await nodeRuns())) return
  await step('Installing dependencies', install)
  if (!(await nodeRuns())) {
    throw new Stop(
      'Node.js 24 was not installed along: is "ignore-scripts" set for npm? Unset it and try again.',
    )
  }
}

/** npm writes its own list of what it has installed as the last thing it does. */
function matchesLockfile() {
  const wanted = readPackages(inRoot('package-lock.json'))
  const present = readPackages(inRoot('node_modules/.package-lock.json'))
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

async function install() {
  // dev: the web is built here too; error: warnings about the age of Node.js would only frighten
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args])
    : await capture('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) throw new Stop(`\n${output.trim()}\n\nThe dependencies could not be installed (see above).`)
}
