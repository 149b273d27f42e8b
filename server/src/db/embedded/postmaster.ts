import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { isAlive, readProcessCommand } from './process-identity.ts'
import { type Runner, run } from './runner.ts'

type Postmaster = { pid: number; port: number; ready: boolean }

/** PostgreSQL writes its process ID to the first line of this file, its port to the fourth and its state to the eighth. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Cleans up after a killed server: stops its PostgreSQL if it is still running, and removes its PID file. */
export async function clearLeftover(runner: Runner, binaries: Binaries, cluster: string): Promise<void> {
  const leftover = readPostmaster(cluster)
  if (!leftover) return
  if (isAlive(leftover.pid) && readProcessCommand(leftover.pid).includes(cluster)) {
    await stopPostmaster(runner, binaries, cluster)
  }
  // The process ID may now belong to another program, in which case PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * A fast shutdown rolls back open transactions and ends connections. If even that hangs, an immediate one
 * follows, from which the next start recovers.
 */
export async function stopPostmaster(runner: Runner, binaries: Binaries, cluster: string): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '--pgdata', cluster, '--mode', mode, '--wait', '--timeout', '15', '--silent']
    const { code } = await run(runner, binaries.pg_ctl, args)
    if (code === 0 || readPostmaster(cluster) === null) return
  }
}
