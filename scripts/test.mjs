import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { inRoot, nodePath, tools } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith, Stop } from './step.mjs'

// npm test [-- part of the name of a test file]
const pattern = process.argv.slice(2)

await exitWith(async () => {
  const began = Date.now()
  await setUp({ web: true })
  const reports = mkdtempSync(join(tmpdir(), 'roomlark-report-'))
  const stages = []
  try {
    stages.push(await stage('Style, types, imports', check))
    stages.push(await stage('Unit and API', () => unitAndApi(join(reports, 'vitest.json'))))
    stages.push(await stage('Browser', () => browser(join(reports, 'playwright.json'))))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  return summarise(stages, began)
})

async function stage(name, run) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const counts = await run()
  return { name, seconds: (Date.now() - began) / 1000, ...counts }
}

async function check() {
  const code = await passOn(process.execPath, [inRoot('scripts/check.mjs')])
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function unitAndApi(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = pattern.length > 0 ? ['--passWithNoTests', ...pattern] : []
  const code = await passOn(nodePath(), [tools.vitest, 'run', ...reporters, ...args])
  return countOf(code, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }))
}

async function browser(report) {
  const path = await ensureBrowser()
  if (!path) throw new Stop('No Chromium could be found or installed: set CHROME_PATH to one.')
  const args = pattern.length > 0 ? ['--pass-with-no-tests', ...pattern] : []
  const config = inRoot('e2e/playwright.config.ts')
  const code = await passOn(nodePath(), [tools.playwright, 'test', '--config', config, ...args], {
    env: { ...process.env, CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return countOf(code, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** A runner that breaks down, or fails outside of any test, counts as one failure. */
function countOf(code, report, count) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // there is no report: the code tells
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function summarise(stages, began) {
  const sum = (key) => stages.reduce((total, counts) => total + counts[key], 0)
  console.log('\n── Summary')
  for (const { name, passed, failed, skipped, seconds } of stages) {
    const counts =
      passed + skipped > 0 ? `${passed} passed, ${failed} failed` : failed > 0 ? 'failed' : 'passed'
    const rest = skipped > 0 ? `, ${skipped} skipped` : ''
    console.log(`${name.padEnd(24)}${`${counts}${rest}`.padEnd(32)}${seconds.toFixed(1)} s`)
  }
  console.log(`${'In all'.padEnd(56)}${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
