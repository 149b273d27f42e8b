import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot, isNodeNewEnough, nodePath, root } from './paths.mjs'
import { capture } from './run.mjs'
import { Stop, step } from './step.mjs'

/** npm writes this list of installed packages as its last step. */
const npmsList = inRoot('node_modules/.package-lock.json')

/** Says whether something is missing, older than the lockfile or only partly installed. */
export async function isInstalled({ tools }) {
  return matchesLockfile(tools) && (await nodeRuns())
}

/**
 * Installs what running needs and, for commands that test or check, the tools they use. Tools that are already there
 * stay there.
 */
export async function install({ tools }) {
  // npm would say of a folder that is mounted read-only that something in it was not found.
  accessSync(root, constants.W_OK)
  const missing = [
    !(await nodeRuns()) && { what: `Node.js (this machine has ${process.version})`, add: installNode },
    !matchesLockfile(tools) && { what: 'dependencies', add: () => installPackages(tools || hasTools()) },
  ].filter(Boolean)
  await step(`Installing ${missing.map(({ what }) => what).join(' and ')}`, () =>
    Promise.all(missing.map(({ add }) => add())),
  )
  if (!isNodeNewEnough) linkNode()
  else if (!existsSync(process.execPath)) {
    // Earlier versions kept it among the dependencies.
    throw new Stop('The Node.js of an earlier version was removed: run the same command again.')
  }
}

function matchesLockfile(tools) {
  const present = readPackages(npmsList)
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return true
    const found = present[path]
    if (!found) return (wanted.dev && !tools) || isLeftToNpm(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** npm leaves out optional packages that are not for this machine; only it knows which C library that has. */
function isLeftToNpm({ optional, devOptional, os, cpu, libc }) {
  const isForThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc
  return devOptional || (optional && !isForThisMachine)
}

function hasTools() {
  return Object.values(readPackages(npmsList)).some(({ dev }) => dev)
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return {}
  }
}

async function nodeRuns() {
  if (isNodeNewEnough) return true
  const { output } = await capture(nodePath(), ['--version'])
  const { version } = readPackages(inRoot('scripts/node/package-lock.json'))['node_modules/node']
  return output.trim() === `v${version}`
}

async function installNode() {
  const folder = inRoot('scripts/node')
  await runNpm(['ci'], folder)
  if (!(await nodeRuns())) {
    throw new Stop('Node.js was not installed: is "ignore-scripts" set for npm? Unset it and try again.')
  }
  // The package keeps the archive it came from, with a copy of npm and the headers for compilers.
  rmSync(join(folder, 'node_modules/node/node_modules'), { recursive: true, force: true })
}

/** Leads `node` to the new one: programs started by `npx` would otherwise get the one that is too old. */
function linkNode() {
  const link = inRoot('node_modules/.bin/node')
  if (process.platform === 'win32' || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), nodePath()), link)
}

/**
 * Adds to what is there, unlike `npm ci`. What an interrupted run left is not trusted, because it may contain
 * half-unpacked packages.
 */
async function installPackages(tools) {
  const modules = inRoot('node_modules')
  const unfinished = join(modules, '.unfinished')
  const slim = join(modules, '.slim')
  const isSound = existsSync(npmsList) && !existsSync(unfinished) && !(tools && existsSync(slim))
  if (!isSound) rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeFileSync(unfinished, '')
  await runNpm(['install', '--no-save', tools ? '--include=dev' : '--omit=dev', '--include=optional'], root)
  if (!tools) {
    writeFileSync(slim, '')
    slimDown(modules)
  }
  rmSync(unfinished)
}

/** Files that only tools and people read, and builds of other kinds. */
const unread = [
  /\.(map|[cm]?ts|a|bare|flow)$/,
  /-dev\.mjs$|\.(development|profiling|standalone|umd|iife)(\.min)?\.[cm]?js$/,
  /^(?!licen[cs]e|notice|copying).*\.(md|markdown)$/i,
]
const unreadFolders = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
])

/** A hidden folder holds the tools of those who make the package. */
function isUnreadFolder(name) {
  return unreadFolders.has(name) || name.startsWith('.')
}

/**
 * Removes a fifth of everything: what nobody loads. Folders of tests and manuals are removed only at the top of a package,
 * because deeper ones may hold code. No link is followed: those to our own workspaces lead to sources.
 */
function slimDown(folder) {
  const isPackage = existsSync(join(folder, 'package.json'))
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && isPackage && isUnreadFolder(entry.name)) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) slimDown(path)
    else if (entry.isFile() && unread.some((name) => name.test(entry.name))) rmSync(path)
  }
}

/** Warnings about the age of Node.js would only cause alarm. */
async function runNpm(args, cwd) {
  // The lockfile says which versions, so what npm has kept of the registry need not be asked for again.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const npm = process.env.npm_execpath
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args, ...quietly], { cwd })
    : await capture('npm', [...args, ...quietly], { cwd, shell: process.platform === 'win32' })
  if (code !== 0) throw new Stop(`\n${output.trim()}\n\nThe dependencies could not be installed (see above).`)
}
