import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { type Cluster, startCluster } from '../src/db/embedded/cluster.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { ensureDatabase, superuser } from '../src/db/embedded/owner.ts'

export type ReplicatedClusters = {
  primary: Cluster
  replica: Cluster
  /** Stops the processes that answer the application, which then waits for answers in vain. */
  freezeReplica(): Promise<void>
  killReplica(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL and a second one that streams from it: a copy of its folder, taken while it is stopped. */
export async function startReplicatedClusters(): Promise<ReplicatedClusters> {
  const dir = mkdtempSync(join(tmpdir(), 'roomlark-replica-'))
  const [first, second] = [join(dir, 'primary'), join(dir, 'replica')]
  const settings = { max_connections: '100', autovacuum: 'off' }
  const port = await freePort()
  await (await startCluster({ folder: first, durable: false, settings })).stop()

  cpSync(first, second, { recursive: true })
  writeFileSync(join(second, 'cluster/standby.signal'), '')
  const password = readFileSync(join(first, 'password'), 'utf8')
  const primary = await startCluster({ folder: first, durable: false, settings, port })
  await ensureDatabase(primary.makeAdminUrl)
  const replica = await startCluster({
    folder: second,
    durable: false,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${superuser} password=${password}`,
      wal_retrieve_retry_interval: '100',
    },
  })
  const frozen: number[] = []
  const postmaster = () => Number(readFileSync(join(second, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    primary,
    replica,
    async freezeReplica() {
      const sql = postgres(replica.makeAdminUrl('postgres'), { max: 1 })
      const answering = await sql<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity WHERE application_name = 'roomlark'`
      for (const { pid } of answering) process.kill(pid, 'SIGSTOP')
      frozen.push(...answering.map(({ pid }) => pid))
      await sql.end()
    },
    async killReplica() {
      process.kill(postmaster(), 'SIGKILL')
      // They would not notice, and keep PostgreSQL from starting again.
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGKILL')
      await replica.ended()
    },
    async stop() {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGKILL')
      await replica.stop()
      await primary.stop()
      rmSync(dir, { recursive: true })
    },
  }
}
