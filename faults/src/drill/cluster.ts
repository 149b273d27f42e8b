import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { dialOnce } from '../../../server/src/db/dial.ts'
import { freePort } from '../../../server/src/db/embedded/free-port.ts'
import { waitUntil } from '../wait.ts'
import { createNode, type Node, type NodePlan, password, synchronousStandbys } from './node.ts'
import type { Tools } from './tools.ts'

export type Cluster = {
  nodes: Node[]
  /** Through HAProxy: whoever is the leader now. */
  makeUrl(database: string): string
  leader(): Promise<Node | undefined>
  /** True if the member on this machine leads etcd. */
  leadsEtcd(node: Node): Promise<boolean>
  /** One leader, and every other machine follows it without lag; as many of them synchronously as there should be. */
  isWhole(): Promise<boolean>
  /** True if HAProxy leads to a machine that is no longer a standby. */
  isPromoted(): Promise<boolean>
  /** True if a standby receives the writes of the leader. */
  isFollowed(): Promise<boolean>
  /** True if the leader commits, for which it needs a synchronous standby. */
  takesWrites(): Promise<boolean>
  stop(): Promise<void>
}

type Member = { name: string; role: string; state: string; lag?: number | string }

/** Three machines with Patroni and etcd, and HAProxy in front of them. */
export async function startCluster(tools: Tools, folder: string): Promise<Cluster> {
  const plans: NodePlan[] = []
  for (const name of ['a', 'b', 'c']) {
    const [etcd, etcdPeers, postgres, patroni] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ]
    plans.push({ name, folder: join(folder, name), ports: { etcd, etcdPeers, postgres, patroni } })
  }
  const nodes = plans.map((plan) => createNode(tools, plan, plans))
  for (const node of nodes) node.start()
  const port = await freePort()
  const makeUrl = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const url = makeUrl('postgres')
  const proxy = startProxy(tools.haproxy, join(folder, 'haproxy.cfg'), port, plans)

  const cluster: Cluster = {
    nodes,
    makeUrl,
    async leader() {
      const members = await readMembers(nodes)
      const name = members.find(({ role }) => role === 'leader')?.name
      return nodes.find((node) => node.name === name)
    },
    async isWhole() {
      const members = await readMembers(nodes)
      const followers = members.filter(({ role }) => role !== 'leader')
      const follow = followers.every(
        ({ state, lag }) => ['running', 'streaming'].includes(state) && Number(lag) < 1_000_000,
      )
      const safe = followers.filter(({ role }) => role === 'sync_standby').length
      const isComplete = members.length === nodes.length && followers.length === nodes.length - 1
      return isComplete && follow && safe === synchronousStandbys
    },
    async leadsEtcd({ ports }) {
      const answer = await fetch(`http://127.0.0.1:${ports.etcd}/v3/maintenance/status`, {
        method: 'POST',
        body: '{}',
      })
      const { leader, header } = (await answer.json()) as { leader: string; header: { member_id: string } }
      return leader === header.member_id
    },
    isPromoted: () =>
      ask(url, async (sql) => {
        const [row] = await sql<[{ isStandby: boolean }]>`SELECT pg_is_in_recovery() AS "isStandby"`
        return !row.isStandby
      }),
    isFollowed: () =>
      ask(url, async (sql) => {
        const standbys = await sql`SELECT FROM pg_stat_replication WHERE state = 'streaming'`
        return standbys.length > 0
      }),
    // Commits something that leaves no trace in any table.
    takesWrites: () =>
      ask(url, (sql) => sql`SELECT pg_logical_emit_message(true, 'drill', '')`.then(() => true)),
    async stop() {
      proxy.kill('SIGKILL')
      await Promise.all(nodes.map((node) => node.kill()))
    },
  }
  try {
    await waitUntil('the cluster to be whole', cluster.isWhole, 120_000)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Asks something over a connection of its own; no answer within a second is a no. */
async function ask(url: string, question: (sql: postgres.Sql) => Promise<boolean>): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 1, fetch_types: false, ...dialOnce() })
  try {
    return await Promise.race([question(sql), delay(1000, false)])
  } catch {
    return false
  } finally {
    void sql.end({ timeout: 0 })
  }
}

/** Reads the state of all machines from the first one that answers. */
async function readMembers(nodes: Node[]): Promise<Member[]> {
  for (const { ports } of nodes.filter((node) => node.isUp())) {
    const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => null)
    if (!answer?.ok) continue
    const { members } = (await answer.json()) as { members: Member[] }
    return members
  }
  return []
}

function startProxy(haproxy: string, path: string, port: number, plans: NodePlan[]): ChildProcess {
  writeFileSync(
    path,
    `global
  maxconn 200
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${plans.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.patroni}`).join('\n')}
`,
  )
  const child = spawn(haproxy, ['-db', '-f', path], { stdio: 'ignore' })
  process.on('exit', () => child.kill('SIGKILL'))
  return child
}
