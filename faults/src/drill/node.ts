import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { runner, type Tools } from './tools.ts'

/** The ports of a machine of the cluster; all machines are this one. */
export type NodePorts = { etcd: number; etcdPeers: number; postgres: number; patroni: number }
export type NodePlan = { name: string; folder: string; ports: NodePorts }

/** A stand-in for a machine: PostgreSQL with Patroni, and a member of etcd. */
export type Node = NodePlan & {
  start(): void
  /** Ends everything on it at once, as a power cut does. */
  kill(): Promise<void>
  isUp(): boolean
}

/**
 * How fast the cluster notices a dead leader. Patroni asks that ttl ≥ loop_wait + 2 × retry_timeout, and a retry_timeout
 * of 3 at least, so a ttl of 7 is the least. Newer versions of Patroni than Debian 12's raise a ttl below 20, and then a
 * failover takes as much longer.
 */
const pace = { ttl: 7, loopWait: 1, retryTimeout: 3 }

/**
 * Both standbys have what is confirmed, as long as both are there. Patroni lets only synchronous standbys lead, and of
 * these the one that has received most; so while both are, the other one is not ahead of the new leader, and need not be
 * rewound before it can follow.
 */
export const synchronousStandbys = 2

export const password = 'drill'

export function createNode(tools: Tools, plan: NodePlan, all: NodePlan[]): Node {
  const { folder } = plan
  const owner = runner()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const configuration = join(folder, 'patroni.json')
  // YAML takes JSON as it is.
  writeFileSync(configuration, JSON.stringify(configurePatroni(tools, plan, all), null, 2))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(configuration, owner.uid, owner.gid)
  let running: ChildProcess[] = []

  function run(program: string, args: string[]): ChildProcess {
    const log = openSync(join(folder, 'log'), 'a')
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      // Nobody who interrupts the drill at a terminal interrupts the machines as well.
      detached: true,
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...etcdOnThisProcessor() },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return child
  }

  function cutPower(): void {
    // A process may start another one while they are being killed.
    for (let found = processesIn(folder); found.length > 0; found = processesIn(folder)) found.forEach(kill)
  }
  // Whatever happens to this program, nothing is left behind.
  process.on('exit', cutPower)

  return {
    ...plan,
    isUp: () => running.length > 0 && running.every(isAlive),
    start() {
      running = [run(tools.etcd, etcdArguments(plan, all)), run(tools.patroni, [configuration])]
    },
    async kill() {
      cutPower()
      await Promise.all(running.map(ended))
      running = []
    },
  }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

function ended(child: ChildProcess): Promise<void> {
  return isAlive(child) ? new Promise((resolve) => child.once('exit', () => resolve())) : Promise.resolve()
}

/**
 * PostgreSQL is not a descendant of Patroni, and its processes are in groups of their own, but all that belongs to a
 * machine works in its folder.
 */
function processesIn(folder: string): number[] {
  if (!existsSync(folder)) return []
  const home = realpathSync(folder)
  const isThere = (pid: number) => {
    const place = findPlace(pid)
    return place === home || place.startsWith(`${home}/`)
  }
  return readdirSync('/proc').map(Number).filter(isThere)
}

/** The folder that a process works in, or nothing if it is gone or somebody else's. */
function findPlace(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** etcd asks for a word of consent on processors that its makers do not test. */
function etcdOnThisProcessor(): Record<string, string> {
  return process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch }
}

function etcdArguments({ name, folder, ports }: NodePlan, all: NodePlan[]): string[] {
  const at = (port: number) => `http://127.0.0.1:${port}`
  const options = {
    name,
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': at(ports.etcd),
    'advertise-client-urls': at(ports.etcd),
    'listen-peer-urls': at(ports.etcdPeers),
    'initial-advertise-peer-urls': at(ports.etcdPeers),
    'initial-cluster': all.map((node) => `${node.name}=${at(node.ports.etcdPeers)}`).join(','),
    'log-level': 'warn',
  }
  return Object.entries(options).map(([option, value]) => `--${option}=${value}`)
}

function configurePatroni({ postgresBin }: Tools, { name, folder, ports }: NodePlan, all: NodePlan[]) {
  return {
    scope: 'roomlark',
    name,
    restapi: { listen: `127.0.0.1:${ports.patroni}`, connect_address: `127.0.0.1:${ports.patroni}` },
    etcd3: { hosts: all.map((node) => `127.0.0.1:${node.ports.etcd}`) },
    bootstrap: {
      dcs: {
        ttl: pace.ttl,
        loop_wait: pace.loopWait,
        retry_timeout: pace.retryTimeout,
        maximum_lag_on_failover: 0,
        // Without a standby that has it too, nothing is confirmed.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        synchronous_node_count: synchronousStandbys,
        postgresql: {
          use_pg_rewind: true,
          // Patroni makes the slots of a new leader about two seconds after its promotion. Until then no standby could
          // follow, and so nothing would be confirmed; wal_keep_size keeps what standbys still need instead.
          use_slots: false,
          parameters: {
            max_connections: 60,
            shared_buffers: '64MB',
            wal_log_hints: 'on',
            wal_keep_size: '256MB',
            synchronous_commit: 'on',
            // Otherwise a dead leader's connection is waited for.
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            // A standby that asks the new leader too early would ask again after five seconds only, and nothing is
            // confirmed until it follows.
            wal_retrieve_retry_interval: '500ms',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${ports.postgres}`,
      data_dir: join(folder, 'data'),
      bin_dir: postgresBin,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
    },
  }
}
