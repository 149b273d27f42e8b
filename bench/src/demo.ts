import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options } from './bench.ts'
import { startProcess } from './processes.ts'

export const demoAccount = { email: 'hotel@demo.roomlark.test', password: 'roomlark-demo' }

export type Demo = {
  url: string
  /** Its database and pictures, which are there until the work is done. */
  folder: string
  /** Ends the server early, for work that needs the folder for itself. */
  stop(): Promise<void>
}

/** Fills the demo in a folder of its own and serves it for as long as the work takes. */
export async function serveDemo<T>(
  { say }: Pick<Options, 'say'>,
  work: (demo: Demo) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  try {
    say('  filling the demo')
    const server = await startProcess('server/src/main.ts', '/health/ready', {
      ROOMLARK_DATA: folder,
      DATABASE_URL: '',
      NODE_ENV: 'development',
    })
    try {
      const url = server.url.replace('127.0.0.1', 'localhost')
      return await work({ url, folder, stop: () => server.stop() })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the token of the demo's hotelier. */
export async function signInToDemo(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  })
  const { data } = (await answer.json()) as { data?: { token: string } }
  if (!data) throw new Error(`The demo's account could not sign in: ${answer.status}`)
  return data.token
}
