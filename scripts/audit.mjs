import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { judgeAudit, readReport } from './audit-policy.mjs'
import { inRoot, root } from './paths.mjs'

// Usage: npm run audit. Exits with 0 if there is nothing to do, 1 if there is, and 2 if the registry did not answer.
const { stdout, error } = spawnSync('npm', ['audit', '--json', '--audit-level=none'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
})
const { report, reason } = error ? { report: null, reason: error.message } : readReport(stdout)
if (report === null) {
  console.error(`NOT CHECKED: the registry did not answer with advisories (${reason}).`)
  console.error('Nothing is known about the dependencies: run this where the registry of npm can be reached.')
  process.exitCode = 2
} else {
  const allowed = JSON.parse(readFileSync(inRoot('scripts/audit-allowed.json'), 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  const { faults, expired, unneeded, found } = judgeAudit(report, allowed, today)
  for (const { id, package: name, severity, title } of faults)
    console.error(`${severity} ${name}: ${title} (${id})`)
  for (const { id, until } of expired)
    console.error(`The exception for ${id} ended on ${until}: decide again.`)
  for (const { id } of unneeded) console.log(`The exception for ${id} is not needed any more: remove it.`)
  console.log(`${found} advisories of moderate severity or more, ${faults.length} without an exception.`)
  process.exitCode = faults.length > 0 || expired.length > 0 ? 1 : 0
}
