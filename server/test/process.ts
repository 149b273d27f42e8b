import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { waitUntil } from './wait.ts'

const source = join(import.meta.dirname, '../src')

type Run = { env?: Record<string, string>; args?: string[] }

/** Runs a script of the server in a separate process without a terminal. */
export function startProcess(script: string, { env = {}, args = [] }: Run = {}) {
  const child = spawn(process.execPath, [join(source, script), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      // All calls of a test come from one address, so they must not be limited.
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  child.stdin.end()
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...written }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    written,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    says: (words: string) => waitUntil(`"${words}"`, () => written.stdout.includes(words), 60_000),
  }
}
