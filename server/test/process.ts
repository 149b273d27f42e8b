import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { waitUntil } from './wait.ts'

const source = join(import.meta.dirname, '../src')

type Run = {
  env?: Record<string, string>
  args?: string[]
  /** True if the process is to hear from us, and that we have gone. */
  hears?: boolean
  /** Takes what ends the process, if it is to outlive the test. */
  until?: (end: () => Promise<void>) => void
}

/** Runs a script of the server in a separate process without a terminal. */
export function startProcess(
  script: string,
  { env = {}, args = [], hears = false, until = onTestFinished }: Run = {},
) {
  const child = spawn(process.execPath, [join(source, script), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      // All calls of a test come from one address, so they must not be limited.
      RATE_LIMITS: 'off',
      // On a busy machine an answer is late instead of 503.
      REQUEST_SECONDS: '60',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe', hears ? 'ipc' : 'ignore'],
  })
  const written = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  child.stdin?.end()
  let hasEnded = false
  // Node.js does not report that everything is closed if we closed the channel ourselves.
  const ended = once(child, hears ? 'exit' : 'close').then(([code]) => {
    hasEnded = true
    return { code: Number(code), ...written }
  })
  until(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    written,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    tell: (message: string) => child.send(message),
    leave: () => child.disconnect(),
    async says(words: string) {
      const isSaid = () => written.stdout.includes(words)
      await waitUntil(`"${words}"`, () => hasEnded || isSaid(), 180_000)
      if (!isSaid()) throw new Error(`it ended before it said "${words}":\n${written.stderr}`)
    },
  }
}
