import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../server/src/db/embedded/free-port.ts'

const root = join(import.meta.dirname, '../..')

export type Running = {
  url: string
  pid: number
  memoryMb(): number
  stop(signal?: 'SIGKILL'): Promise<void>
}

/** Filling the demo takes minutes on a machine that others keep busy. */
const patienceMs = 600_000
const pauseMs = 50

/** Starts one of our programs as a separate process, and resolves once it answers. */
export async function startProcess(
  script: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, script)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await answers(url + readyPath)); tries += 1) {
    if (child.exitCode !== null || tries * pauseMs > patienceMs) throw new Error(`${script} did not start`)
    await delay(pauseMs)
  }
  return {
    url,
    pid: child.pid ?? 0,
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    async stop(signal) {
      child.kill(signal ?? 'SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

export async function withProcess(
  start: () => Promise<Running>,
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const running = await start()
  try {
    await work(running)
  } finally {
    await running.stop()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
