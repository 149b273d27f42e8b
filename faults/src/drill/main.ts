import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { fillTemplate } from '../arena.ts'
import { isReady } from '../client.ts'
import { askDoctor, findLag, findLosses } from '../examination.ts'
import { type Load, startLoad } from '../load.ts'
import { recoveryMs } from '../outcome.ts'
import { createServerProcess, type ServerProcess } from '../server-process.ts'
import { timeUntil, waitUntil } from '../wait.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { findTools, type Tools } from './tools.ts'

/** Nobody waits longer than this for a failover. */
const patienceMs = 120_000

/** The steps of a failover in their order, as they are seen from outside. */
const steps = {
  leads: 'has the lock',
  promoted: 'is promoted and found by HAProxy',
  followed: 'is followed by the other standby',
  commits: 'commits',
  confirmed: 'both servers confirm bookings',
}

/**
 * `scripts/drill [--kills 10] [--keep]` kills the leader of a cluster of three again and again while two servers take
 * bookings. It exits with 0 if nothing that was confirmed is lost and the servers came back in time, with 1 if not, and
 * with 2 if it could not be run. `--keep` leaves the folder with the machines' data and logs.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = await drill()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  process.exitCode = 2
}
// Connections that a failover has left behind keep nobody waiting.
process.exit()

async function drill(): Promise<number> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '10' }, keep: { type: 'boolean', default: false } },
  })
  const tools = findTools()
  if (typeof tools === 'string') {
    process.stderr.write(`${tools}\n`)
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-drill-'))
  // The user `postgres` has to get into it.
  chmodSync(folder, 0o755)
  const clear = () => rm(folder, { recursive: true, force: true })
  const undo: (() => Promise<unknown>)[] = values.keep ? [] : [clear]
  if (values.keep) say(`Keeping everything in ${folder}`)
  const undoAll = async () => {
    for (const step of undo.reverse()) await step().catch(() => {})
  }
  // Interrupted, it leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void undoAll().finally(() => process.exit(2)))
  }
  try {
    return await inFolder(tools, folder, Number(values.kills), undo)
  } finally {
    await undoAll()
  }
}

type Failover = {
  leader: string
  next: string
  /** True if etcd had to elect a leader too. */
  withEtcd: boolean
  /** How long after the kill each step was done; null for never. */
  ms: Record<keyof typeof steps, number | null>
  /** Answers of servers that never confirmed a booking. */
  refusals: string[]
}

async function inFolder(
  tools: Tools,
  folder: string,
  kills: number,
  undo: (() => Promise<unknown>)[],
): Promise<number> {
  say('Starting three machines')
  const cluster = await startCluster(tools, folder)
  undo.push(cluster.stop)
  const admin = postgres(cluster.makeUrl('postgres'), { max: 1 })
  await admin`CREATE DATABASE roomlark`
  await admin.end()
  const databaseUrl = cluster.makeUrl('roomlark')
  say('Opening a shop')
  const shop = await fillTemplate(databaseUrl, folder, 6)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const env = { DATABASE_URL: databaseUrl, ROOMLARK_DATA: dataDir }
  const servers = await Promise.all([createServerProcess(env), createServerProcess(env)])
  for (const server of servers) undo.push(server.kill)
  await Promise.all(servers.map((server) => server.start()))
  const load = startLoad({ shop, urls: () => servers.map(({ url }) => url) })
  undo.push(load.stop)
  await waitUntil('twenty bookings', () => load.acknowledged.bookings.size >= 20)

  const failovers: Failover[] = []
  for (let turn = 1; turn <= kills; turn += 1) {
    const failover = await failOver(cluster, servers, load)
    failovers.push(failover)
    say(`${turn}. ${describeFailover(failover)}`)
  }
  await load.stop()

  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} })
  undo.push(() => sql.end({ timeout: 5 }))
  const lost = await findLosses(sql, load.acknowledged)
  const faults = [...load.unexpected, ...(await findLag(sql))]
  for (const server of servers) await server.stop()
  const { isWell, words } = await askDoctor(databaseUrl, env)
  const times = failovers.map(({ ms }) => ms.confirmed ?? Number.POSITIVE_INFINITY)
  const { bookings, clicks } = load.acknowledged
  say(`
requests            ${load.requests()}
confirmed           ${bookings.size} bookings, ${clicks.size} clicks
lost                ${lost.length === 0 ? 'nothing' : lost.length}
healthy after       ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}, median ${seconds(findMedian(times))}
doctor              ${words}`)
  for (const fault of [...lost, ...faults].slice(0, 20)) say(`FAULT ${fault}`)
  const isInTime = times.every((time) => time <= recoveryMs)
  return lost.length === 0 && faults.length === 0 && isWell && isInTime ? 0 : 1
}

/** Cuts the power of the leader, waits until every server has confirmed a booking, and starts the machine again. */
async function failOver(cluster: Cluster, servers: ServerProcess[], load: Load): Promise<Failover> {
  const old = await cluster.leader()
  if (!old) throw new Error('the cluster has no leader')
  const withEtcd = await cluster.leadsEtcd(old)
  const killedAt = performance.now()
  await old.kill()
  const sinceKill = async (isSo: () => Promise<boolean>) =>
    (await timeUntil(isSo, patienceMs)) === null ? null : performance.now() - killedAt
  let next = ''
  const leads = sinceKill(async () => {
    const leader = await cluster.leader()
    next = leader && leader !== old ? leader.name : ''
    return next !== ''
  })
  const promoted = sinceKill(cluster.isPromoted)
  const followed = sinceKill(cluster.isFollowed)
  const commits = sinceKill(cluster.takesWrites)
  const isHealthy = async ({ url }: ServerProcess) => (await isReady(url)) && (await load.bookAt(url))
  const waited = await Promise.all(servers.map((server) => sinceKill(() => isHealthy(server))))
  const confirmed = waited.includes(null) ? null : Math.max(...waited.map(Number))
  const refusals = servers
    .filter((_, index) => waited[index] === null)
    .map(({ url }) => load.lastRefusal(url))
  const ms = {
    leads: await leads,
    promoted: await promoted,
    followed: await followed,
    commits: await commits,
    confirmed,
  }
  old.start()
  await waitUntil('the cluster to be whole again', cluster.isWhole, patienceMs)
  // Some bookings are made by the whole cluster before the next machine dies.
  await delay(2000)
  return { leader: old.name, next, withEtcd, ms, refusals }
}

function describeFailover({ leader, next, withEtcd, ms, refusals }: Failover): string {
  const said = refusals.length > 0 ? `; the last answers were ${refusals.join(' and ')}` : ''
  const named = (Object.keys(steps) as (keyof typeof steps)[]).map(
    (step) => `${steps[step]} ${after(ms[step])}`,
  )
  return `${leader} killed${withEtcd ? " with etcd's leader" : ''}, ${next} ${named.join(', ')}${said}`
}

function after(ms: number | null): string {
  return ms === null ? 'never' : `after ${seconds(ms)}`
}

function findMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
