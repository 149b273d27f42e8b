import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { chooseTests } from './chosen-tests.mjs'
import { describeFailure, playwrightFailures } from './failures.mjs'
import { inRoot, nodePath, tools } from './paths.mjs'
import { onStopSignal, passOn } from './run.mjs'
import { openScratch } from './scratch.mjs'
import { setUp } from './setup.mjs'
import { exitWith, Stop } from './step.mjs'
import { buildWebIfStale } from './web-build.mjs'

// Usage: npm test [-- part of the name of a test file]
const pattern = process.argv.slice(2)

/** Tests of the server and tests in browsers take up to three gigabytes each. */
const memoryForAll = 8e9

let interrupted = false

await exitWith(async () => {
  const began = Date.now()
  const needs = chooseTests(pattern)
  const release = onStopSignal(() => {
    interrupted = true
  })
  const scratch = openScratch()
  const stages = []
  const running = []
  try {
    stages.push(await stage('Set-up', () => attempt(() => setUp({ tools: true }))))
    if (stages[0].failed > 0) return summarise(stages, began)
    // A build leaves a core idle, and so do tests that wait for a database or a page, so one stage fills the gaps of
    // another.
    if (needs.checks) running.push(stage('Style, types, imports', check))
    if (needs.build) stages.push(await stage('Web build', () => attempt(() => buildWebIfStale())))
    if (needs.unitAndApi)
      running.push(stage('Unit and API', () => unitAndApi(join(scratch.folder, 'vitest.json'))))
    if (needs.browser && totalmem() < memoryForAll) await Promise.all(running)
    if (needs.browser) running.push(stage('Browser', () => browser(join(scratch.folder, 'playwright.json'))))
    stages.push(...(await Promise.all(running)))
  } finally {
    // An interrupted stage rejects at once, while others still stop what they have in the folder.
    await Promise.allSettled(running)
    scratch.remove()
    release()
  }
  return summarise(stages, began)
})

async function stage(name, run) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const counts = await run()
  if (interrupted) throw new Stop('Interrupted.')
  return { name, seconds: (Date.now() - began) / 1000, ...counts }
}

async function attempt(work) {
  try {
    await work()
    return verdict(true)
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    return verdict(false)
  }
}

async function check() {
  const code = await passOn(process.execPath, [inRoot('scripts/check.mjs')])
  return verdict(code === 0)
}

/** Gives the result of a stage without tests to count: nothing, or one failure. */
function verdict(good) {
  return { passed: 0, failed: good ? 0 : 1, skipped: 0, words: good ? 'passed' : 'failed' }
}

async function unitAndApi(report) {
  const reporters = ['--reporter=default', `--reporter=${inRoot('scripts/vitest-outcome.mjs')}`]
  const code = await passOn(nodePath(), [tools.vitest, 'run', ...reporters, ...pattern], {
    env: { ...process.env, VITEST_OUTCOME_FILE: report },
  })
  return countOf(code, report, (outcome) => outcome)
}

async function browser(report) {
  const path = await ensureBrowser()
  if (!path) {
    console.error('No Chromium could be found or installed: set CHROME_PATH to one.')
    return verdict(false)
  }
  const config = inRoot('e2e/playwright.config.ts')
  const code = await passOn(nodePath(), [tools.playwright, 'test', '--config', config, ...pattern], {
    // Node.js loads TypeScript by itself, and faster than Playwright's own loader.
    env: { ...process.env, CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' },
  })
  return countOf(code, report, (json) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    skipped: json.stats.skipped,
    failures: playwrightFailures(json),
  }))
}

/** A runner that crashes, or fails outside any test, counts as one failure. */
function countOf(code, report, count) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // There is no report, so the exit code decides.
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function summarise(stages, began) {
  const sum = (key) => stages.reduce((total, counts) => total + counts[key], 0)
  const failures = stages.flatMap((counts) => counts.failures ?? [])
  if (failures.length > 0) console.log(`\n── Failures\n${failures.map(describeFailure).join('\n')}`)
  console.log('\n── Summary')
  for (const { name, passed, failed, skipped, seconds, words } of stages) {
    const counts = words ?? `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    console.log(`${name.padEnd(24)}${counts.padEnd(32)}${seconds.toFixed(1)} s`)
  }
  console.log(`${'In all'.padEnd(56)}${((Date.now() - began) / 1000).toFixed(1)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
