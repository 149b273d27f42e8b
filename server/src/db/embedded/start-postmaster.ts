import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { faultIn } from './fault.ts'
import { freePort } from './free-port.ts'
import { readPostmaster } from './postmaster.ts'
import { launch, type Runner } from './runner.ts'

const patienceMs = 60_000

type Placement = { folder: string; port?: number; settings: Record<string, string> }

export type RunningPostmaster = {
  port: number
  /** Resolves once the process has ended, with the reason if one is known. */
  ended: Promise<string>
}

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startPostmaster(
  runner: Runner,
  binaries: Binaries,
  placement: Placement,
): Promise<RunningPostmaster> {
  const { folder, settings } = placement
  const deadline = Date.now() + patienceMs
  for (;;) {
    const port = placement.port ?? (await freePort())
    const result = await attempt(runner, binaries, { folder, settings, port }, deadline)
    if ('ended' in result) return { port, ended: result.ended }
    const { fault } = result
    if (Date.now() > deadline || !isPassing(fault)) {
      throw new StartupError(`PostgreSQL could not start in ${folder}: ${fault}`)
    }
    await delay(100)
  }
}

/** Another program has just taken the port, or workers of a killed PostgreSQL have not ended yet. */
function isPassing(fault: string): boolean {
  return /could not create any TCP\/IP sockets|pre-existing shared memory block/.test(fault)
}

async function attempt(
  runner: Runner,
  binaries: Binaries,
  { folder, settings, port }: Required<Placement>,
  deadline: number,
): Promise<{ ended: Promise<string> } | { fault: string }> {
  const cluster = join(folder, 'cluster')
  const logFile = join(folder, 'postgres.log')
  const log = openSync(logFile, 'w', 0o600)
  // PostgreSQL gets its own session, so that Ctrl-C in the terminal reaches only our server, which drains and
  // then stops it.
  const child = launch(runner, binaries.postgres, ['-D', cluster, ...asArguments(port, settings)], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let unlaunched: Error | undefined
  child.on('error', (error) => {
    unlaunched = error
  })
  while (child.exitCode === null && child.signalCode === null) {
    if (unlaunched) return { fault: unlaunched.message }
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.ready) return { ended: waitForEnd(child, logFile) }
    if (Date.now() > deadline) {
      child.kill('SIGINT')
      return { fault: `it was not ready after ${patienceMs / 1000} s (see ${logFile})` }
    }
    await delay(10)
  }
  return { fault: lastWords(logFile) || `it ended without a word (see ${logFile})` }
}

function waitForEnd(child: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve) => {
    const tell = () => resolve(child.signalCode ? `ended by ${child.signalCode}` : lastWords(logFile))
    if (child.exitCode !== null || child.signalCode !== null) tell()
    else child.once('exit', tell)
  })
}

function lastWords(logFile: string): string {
  try {
    return faultIn(readFileSync(logFile, 'utf8'))
  } catch {
    return `its log ${logFile} is gone`
  }
}

function asArguments(port: number, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Our server logs the statements that fail, so PostgreSQL does not need to.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
