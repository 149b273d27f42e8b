import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parser as promQl } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../src/adapters/metrics.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { createTestDatabase } from './database.ts'
import { startProcess } from './process.ts'
import { waitUntil } from './wait.ts'

const monitoring = join(import.meta.dirname, '../../deploy/monitoring')

let names: Set<string>
beforeAll(async () => {
  const reading = {
    jobs: { waiting: 3, running: 1, failed: 2, oldestWaitingSeconds: null },
    mail: { waiting: 1, failed: 0 },
    feeds: { total: 2, failing: 1 },
    rollups: { waiting: 5, behindSeconds: 4 },
    search: { waiting: 0, behindSeconds: 0 },
    backups: { ageSeconds: 60, hasFailed: false },
  }
  names = new Set(
    [...(await createMetrics().text(reading)).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [`${name}`],
    ),
  )
})

/** The value of a metric with these labels, in whatever order. */
function readSample(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(name) &&
        /[{ ]/.test(one.charAt(name.length)) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

test('metrics are served on a port of their own, and only there, also without the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-metrics-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = await createTestDatabase()
  const [port, metricsPort] = [await freePort(), await freePort()]
  const env = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: database.url,
    // It is the primary itself, so nothing is read from it.
    DATABASE_REPLICA_URL: database.url,
    ROOMLARK_DATA: folder,
    NODE_ENV: 'production',
    ROOMLARK_SECRET: Buffer.alloc(32, 7).toString('base64'),
  }
  const server = startProcess('main.ts', { env })
  await server.says('Roomlark is ready')
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    return response.text()
  }
  await fetch(`http://127.0.0.1:${port}/api/v1/platform`)
  await fetch(`http://127.0.0.1:${port}/api/v1/users/profile`)
  await fetch(`http://127.0.0.1:${port}/reset-password?token=secret-of-somebody`)
  // The job that checks the status is queued at each start.
  const job = { name: 'status.check', outcome: 'done' }
  await waitUntil(
    'the first job',
    async () => (readSample(await read(), 'roomlark_job_seconds_count', job) ?? 0) > 0,
  )
  const text = await read()
  const platform = { method: 'GET', route: '/api/v1/platform', status: '200' }
  expect(readSample(text, 'roomlark_http_request_seconds_count', platform)).toBe(1)
  expect(readSample(text, 'roomlark_refusals_total', { code: 'unauthorized' })).toBe(1)
  expect(readSample(text, 'roomlark_oversell_refusals_total')).toBe(0)
  expect(readSample(text, 'roomlark_pool_wait_seconds_count')).toBeGreaterThan(0)
  expect(readSample(text, 'roomlark_database_up')).toBe(1)
  // The alert about old backups has to ring where there never was one.
  expect(text).toMatch(/^roomlark_backup_age_seconds \+Inf$/m)
  expect(readSample(text, 'roomlark_replica', { state: 'unreachable' })).toBe(1)
  expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).toEqual({
    status: 'ready',
    replica: 'unreachable',
  })
  expect(readSample(text, 'roomlark_jobs', { state: 'failed' })).toBe(0)
  expect(readSample(text, 'roomlark_nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
  expect(text).not.toContain('secret-of-somebody')
  // Prometheus gives each target labels of these names, and would rename ours.
  expect(text).not.toMatch(/[{,](job|instance)=/)
  const elsewhere = [`http://127.0.0.1:${metricsPort}/`, `http://127.0.0.1:${port}/metrics`]
  for (const url of elsewhere) expect(await (await fetch(url)).text()).not.toContain('roomlark_http')

  await database.drop()
  expect(readSample(await read(), 'roomlark_database_up')).toBe(0)
})

test('a server without a replica says nothing about one', async () => {
  const metrics = createMetrics()
  expect(await metrics.text(null)).not.toMatch(/^roomlark_replica/m)
  metrics.replica('behind', { bytes: 2048, seconds: 7.5 })
  const text = await metrics.text(null)
  expect(readSample(text, 'roomlark_replica', { state: 'behind' })).toBe(1)
  expect(readSample(text, 'roomlark_replica', { state: 'in use' })).toBe(0)
  expect(readSample(text, 'roomlark_replica_lag_seconds')).toBe(7.5)
  expect(readSample(text, 'roomlark_replica_lag_bytes')).toBe(2048)
})

type Panel = {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string }[]
}
type Rule = { alert: string; expr: string; labels: object; annotations: object }

const panels: Panel[] = JSON.parse(readFileSync(join(monitoring, 'dashboard.json'), 'utf8')).panels
const rules: Rule[] = parse(readFileSync(join(monitoring, 'alerts.yml'), 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const expressions = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr)

/** Where the grammar of Prometheus does not accept an expression. */
function faultsIn(expression: string): string[] {
  // Grafana fills this in before it asks.
  const asked = expression.replaceAll('$__rate_interval', '5m')
  const faults: string[] = []
  promQl.parse(asked).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(`${asked.slice(0, from)} ← here`)
    },
  })
  return faults
}

test('the dashboard and the alerts are what Prometheus and Grafana can read', () => {
  expect(readdirSync(monitoring).sort()).toEqual(['alerts.yml', 'dashboard.json', 'prometheus.yml'])
  expect(faultsIn('sum(rate(roomlark_mails_total[5m])')).not.toEqual([])
  expect(expressions.flatMap(faultsIn)).toEqual([])
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Roomlark\w+$/),
      for: expect.stringMatching(/^\d+[mh]$/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), action: expect.any(String) },
    })
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w } }) =>
    Array.from({ length: w }, (_, column) => `${x + column},${y}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

test('the dashboard and the alerts ask only for metrics that exist', () => {
  const asked = JSON.stringify([panels, rules]).match(/roomlark_\w+/g) ?? []
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})
