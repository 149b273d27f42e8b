import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { commandOf, isAlive } from './process-identity.ts'
import { type Runner, run } from './runner.ts'

type Postmaster = { pid: number; ready: boolean }

/** PostgreSQL keeps its process number on the first line of this file and its state on the eighth. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Clears away what a killed server left: its PostgreSQL that still runs, or the trace of one that does not. */
export async function clearLeftover(runner: Runner, binaries: Binaries, cluster: string): Promise<void> {
  const leftover = readPostmaster(cluster)
  if (!leftover) return
  if (isAlive(leftover.pid) && commandOf(leftover.pid).includes(cluster)) {
    await stopPostmaster(runner, binaries, cluster)
  }
  // Its number may by now belong to another program, beside which PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Fast: open transactions roll back, connections end. Where even that hangs, the next start recovers. */
export async function stopPostmaster(runner: Runner, binaries: Binaries, cluster: string): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '--pgdata', cluster, '--mode', mode, '--wait', '--timeout', '15', '--silent']
    const { code } = await run(runner, binaries.pg_ctl, args)
    if (code === 0 || readPostmaster(cluster) === null) return
  }
}
