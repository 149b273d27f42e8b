import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { Stop } from './step.mjs'

/** Tests that serve the built pages, or start the server as a process of its own, which does. */
const servesPages = /web\/dist|\/process\.ts'|previous-version/

/** Returns what has to run: everything, or only what the test files with one of these names need. */
export function chooseTests(names) {
  if (names.length === 0) return { checks: true, unitAndApi: true, browser: true, build: true }
  const files = globSync(
    ['{contract,server,web,scripts,bench,fuzz,faults}/**/*.test.{ts,tsx,mjs}', 'e2e/*.spec.ts'],
    {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    },
  ).map((file) => file.split(sep).join('/'))
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
