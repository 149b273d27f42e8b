import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inRoot, nodePath, root } from '../../scripts/paths.mjs'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import { isReady } from './client.ts'
import { timeUntil } from './wait.ts'

const clock = fileURLToPath(new URL('../../e2e/fixtures/movable-clock.ts', import.meta.url))

/** All servers have this key, as the servers of one operator do. */
export const secret = Buffer.alloc(32, 7)

/** Spares every process that is started after the first one a second of compiling. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? inRoot('node_modules/.cache/compiled')

/** A server at an address that it keeps, however often it is killed and started. */
export type ServerProcess = {
  readonly url: string
  /** Starts it, from another version's folder if one is given, and resolves once it is ready. */
  start(folder?: string): Promise<void>
  /** Sends SIGKILL and resolves once the process is gone. */
  kill(): Promise<void>
  /** Sends SIGTERM, and returns the exit code. */
  stop(): Promise<number | null>
  isRunning(): boolean
  /** Moves the clock of this process, not that of PostgreSQL. */
  setClock(aheadMs: number): Promise<void>
  /** Its output, over all restarts. */
  log(): string
}

/** Whatever happens to this program, no server is left behind. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export async function createServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const written: string[] = []
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || !isRunning()) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  return {
    url,
    isRunning,
    async start(folder = root) {
      const started = spawn(nodePath(), ['--import', clock, `${folder}/server/src/main.ts`], {
        env: {
          PATH: process.env.PATH ?? '',
          NODE_COMPILE_CACHE: compileCache,
          MALLOC_ARENA_MAX: '2',
          MALLOC_MMAP_THRESHOLD_: '131072',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          LOG_LEVEL: 'warn',
          NODE_ENV: 'production',
          ROOMLARK_SECRET: secret.toString('base64'),
          // All calls come from one address.
          RATE_LIMITS: 'off',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = started
      children.add(started)
      started.once('exit', () => children.delete(started))
      for (const stream of [started.stdout, started.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => written.push(text))
      }
      const took = await timeUntil(async () => !isRunning() || (await isReady(url)), 180_000)
      if (took === null || !isRunning()) throw new Error(`a server did not start:\n${written.join('')}`)
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async setClock(aheadMs) {
      if (!child) return
      const isSet = once(child, 'message')
      child.send({ aheadMs })
      await isSet
    },
    log: () => written.join(''),
  }
}
