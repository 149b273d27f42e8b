import { readdirSync } from 'node:fs'
import { inRoot, nodePath, tools } from './paths.mjs'
import { capture } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench', 'client', 'fuzz', 'faults']

/** Several checkers in one project work out the types they share once each, and the projects run side by side anyway. */
const oneChecker = ['--checkers', '1']

/** Memory is freed a quarter as often: each of these processes soon ends. */
const lazyCollection = { ...process.env, GOGC: process.env.GOGC ?? '400' }

const checks = [
  ['style', [tools.biome, 'check', '--error-on-warnings', '--colors=off', '.']],
  ...workspaces
    .filter(hasTypeScript)
    .map((name) => [`types of ${name}`, [tools.tsc, '--project', name, ...oneChecker]]),
  ['imports', [inRoot('scripts/boundaries.mjs')]],
  ['migrations', [inRoot('scripts/migrations.mjs')]],
  ['unused code', [tools.knip, '--no-progress', '--no-config-hints']],
]

await exitWith(async () => {
  await setUp({ tools: true })
  const results = await Promise.all(checks.map(runCheck))
  return results.every((passed) => passed) ? 0 : 1
})

async function runCheck([name, args]) {
  const began = Date.now()
  const { code, output } = await capture(nodePath(), args, { env: lazyCollection })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output.trim().replace(/^/gm, '    '))
  return code === 0
}

/** An empty workspace has nothing to check. */
function hasTypeScript(name) {
  return readdirSync(inRoot(name), { recursive: true }).some((file) => /\.tsx?$/.test(file))
}
