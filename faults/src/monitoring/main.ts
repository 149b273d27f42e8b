import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { inRoot } from '../../../scripts/paths.mjs'
import { freePort } from '../../../server/src/db/embedded/free-port.ts'
import { startReplicatedClusters } from '../../../server/test/replica-cluster.ts'
import { send } from '../client.ts'
import { run, succeeds } from '../program.ts'
import { createServerProcess } from '../server-process.ts'
import { timeUntil, waitUntil } from '../wait.ts'
import { configure, readExpressions } from './expressions.ts'

/**
 * `scripts/try-metrics` has a real Prometheus load `deploy/monitoring` and read a server with a replica. It exits with 0
 * if every alert can be evaluated and every metric that the alerts and the dashboard name is there.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const undo: (() => Promise<unknown>)[] = []

try {
  await tryMetrics()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
for (const step of undo.reverse()) await step()
process.exit()

async function tryMetrics(): Promise<void> {
  if (!(await succeeds('promtool', ['--version']))) {
    throw new Error('This needs Prometheus. Install with: apt-get install prometheus')
  }
  say(await run('promtool', ['check', 'rules', inRoot('deploy/monitoring/alerts.yml')]))
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-metrics-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const ask = await startPrometheus(folder, await startServer(folder))

  const expressions = readExpressions()
  const names = new Set(expressions.flatMap((text) => text.match(/\b(roomlark_\w+|up)\b/g) ?? []))
  const missing = async () => {
    const found = await Promise.all([...names].map(async (name) => [name, await ask(name)] as const))
    return found.filter(([, series]) => series.length === 0).map(([name]) => name)
  }
  const took = await timeUntil(async () => (await missing()).length === 0, 90_000)
  if (took === null) throw new Error(`Nothing has been read of ${(await missing()).join(', ')}`)
  // Prometheus renames a label of ours that it also gives to every target.
  const renamed = await ask('{__name__=~"roomlark_.+", exported_job!=""} or {exported_instance!=""}')
  if (renamed.length > 0) throw new Error(`Prometheus renamed a label of ${renamed[0]?.metric.__name__}`)
  for (const expression of expressions) await ask(expression)
  say(`All ${names.size} metrics are there, and all ${expressions.length} expressions can be evaluated`)
}

/** Starts a server with a replica, and has each of its counters count something. Returns where its metrics are. */
async function startServer(folder: string): Promise<string> {
  const clusters = await startReplicatedClusters()
  undo.push(() => clusters.stop())
  const databaseUrl = clusters.primary.makeUrl('roomlark')
  const target = `127.0.0.1:${await freePort()}`
  const server = await createServerProcess({
    DATABASE_URL: databaseUrl,
    METRICS_PORT: target.split(':')[1] ?? '',
    DATABASE_REPLICA_URL: clusters.replica.makeUrl('roomlark'),
    ROOMLARK_DATA: join(folder, 'data'),
  })
  mkdirSync(join(folder, 'data'))
  await server.start()
  undo.push(() => server.stop())
  const email = 'ada@example.test'
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
    VALUES (${email}, 'admin', 'x', 'Ada', 'Byron', now())`
  await sql.end()
  await send(server.url, { method: 'POST', path: '/api/v1/auth/forgot-password', body: { email } })
  await send(server.url, { path: '/api/v1/users/profile' })
  await send(server.url, { path: '/api/v1/guest/places?search=Rome' })
  return target
}

type Series = { metric: Record<string, string> }

/** Starts Prometheus and returns a function that evaluates an expression. */
async function startPrometheus(
  folder: string,
  target: string,
): Promise<(query: string) => Promise<Series[]>> {
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, configure(target))
  await run('promtool', ['check', 'config', file])
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(
    'prometheus',
    [
      ...[`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'series')}`],
      ...[`--web.listen-address=${new URL(url).host}`, '--log.level=error'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  undo.push(() => {
    child.kill()
    return ended
  })
  await waitUntil('Prometheus', () =>
    send(url, { path: '/-/ready' }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  return async (query) => {
    const { status, body } = await send(url, { path: `/api/v1/query?${new URLSearchParams({ query })}` })
    if (status !== 200) throw new Error(`Prometheus cannot evaluate ${query}: ${body.error}`)
    return body.data.result
  }
}
