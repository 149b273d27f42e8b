import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { inRoot, nodePath, tools } from './paths.mjs'
import { capture, passOn } from './run.mjs'

/** The shell without a window comes first: a page in it costs a fifth less. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** Returns the path of a Chromium or Chrome that runs, or null. */
export async function findBrowser() {
  const { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, CHROME_PATH, CHROME_BIN, PATH = '' } = process.env
  const told = [PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, CHROME_PATH, CHROME_BIN]
  for (const path of told) if (path && existsSync(path)) return path
  const candidates = [
    ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...(usualPlaces[process.platform] ?? []),
  ]
  for (const path of candidates) if (existsSync(path) && (await runs(path))) return path
  const own = playwrightsOwn()
  return own && existsSync(own) ? own : null
}

/** Finds a browser, or installs one and says so. */
export async function ensureBrowser() {
  return (await findBrowser()) ?? (await installPackage()) ?? (await installPlaywrights())
}

async function installPackage() {
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isDebian || process.getuid?.() !== 0) return null
  console.log('There is no Chromium or Chrome here: installing the package "chromium-headless-shell".')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await passOn('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'], { env })
  return findBrowser()
}

async function installPlaywrights() {
  console.log("There is no Chromium or Chrome here: installing Playwright's own.")
  await passOn(nodePath(), [tools.playwright, 'install', 'chromium'])
  return findBrowser()
}

/** On some systems the command exists, but only tells the user to install the browser. */
async function runs(path) {
  if (process.platform === 'win32') return true
  const { code } = await capture(path, ['--version'])
  return code === 0
}

function playwrightsOwn() {
  try {
    return createRequire(inRoot('e2e/package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
