import { inRoot, nodePath, tools } from './paths.mjs'
import { capture } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'

/** Client, fuzz and faults belong to the server's project and the bench to that of the browser tests. */
const projects = ['contract', 'server', 'web', 'e2e']

/** Files that are still the same are not checked again. */
const cache = (name) => inRoot('node_modules/.cache', name)
const incrementally = (project) => ['--incremental', '--tsBuildInfoFile', cache(`types/${project}`)]

/** Several checkers in one project work out the types they share once each, and the projects run side by side anyway. */
const oneChecker = ['--checkers', '1']

/** Memory is freed a quarter as often: each of these processes soon ends. */
const lazyCollection = { ...process.env, GOGC: process.env.GOGC ?? '400' }

/** The types of the API are made of the contract and read by other checks. */
const generate = ['types of the API', [inRoot('client/scripts/generate.ts')]]

const checks = [
  ['style', [tools.biome, 'check', '--error-on-warnings', '--colors=off', '.']],
  ...projects.map((name) => [
    `types of ${name}`,
    [tools.tsc, '--project', name, ...oneChecker, ...incrementally(name)],
  ]),
  ['imports', [inRoot('scripts/boundaries.mjs')]],
  ['migrations', [inRoot('scripts/migrations.mjs')]],
  [
    'unused code',
    [tools.knip, '--no-progress', '--no-config-hints', '--cache', '--cache-location', cache('knip')],
  ],
]

await exitWith(async () => {
  await setUp({ tools: true })
  const results = [await runCheck(generate), ...(await Promise.all(checks.map(runCheck)))]
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
