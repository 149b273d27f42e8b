import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Stop } from './step.mjs'

/** Tests that serve the built pages, or start the server as a process of its own, which does. */
const servesPages = /web\/dist|\/process\.ts'|previous-version/

const beside = new Set(['node_modules', 'dist', 'data', '.git'])

/** Returns what has to run: everything, or only what the test files with one of these names need. */
export function chooseTests(names) {
  if (names.length === 0) return { checks: true, unitAndApi: true, browser: true, build: true }
  const files = testFilesIn('.')
  const chosen = files.filter((file) => names.some((name) => file.includes(name)))
  if (chosen.length === 0) throw new Stop(`No test file has ${names.join(' or ')} in its name.`)
  const browser = chosen.some((file) => file.endsWith('.spec.ts'))
  return {
    checks: false,
    unitAndApi: chosen.some((file) => file.includes('.test.')),
    browser,
    build: browser || chosen.some((file) => servesPages.test(readFileSync(inRoot(file), 'utf8'))),
  }
}

/** Node.js 20, which may start this, has no `globSync`. */
function testFilesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return beside.has(entry.name) ? [] : testFilesIn(path)
    return /\.(test|spec)\.(ts|tsx|mjs)$/.test(path) ? [path] : []
  })
}
