import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { inRoot, nodePath } from '../../scripts/paths.mjs'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import type { Held } from './watchdog.ts'

export type ServerUnderTest = {
  url: string
  sql: postgres.Sql
  /** Says what the server logged about its own faults, oldest first. */
  errors(): string[]
  stop(): Promise<void>
}

/** Starts the demo in a process and a folder of its own, so that no other database can ever be meant. */
export async function startServerUnderTest(
  onHeld: (held: Held) => void,
  kept?: string,
): Promise<ServerUnderTest> {
  const folder = kept === undefined ? await mkdtemp(join(tmpdir(), 'roomlark-fuzz-')) : resolve(kept)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const watched = new URL('./watched-server.ts', import.meta.url).href
  const child = spawn(nodePath(), ['--import', watched, inRoot('server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      S3_URL: '',
      SMTP_URL: '',
      STRIPE_SECRET_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      NODE_ENV: '',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      ROOMLARK_DATA: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const errors: string[] = []
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written = (written + text).slice(-20_000)
      errors.push(...text.split('\n').filter((line) => line.includes('"level":50')))
      errors.splice(0, errors.length - 50)
    })
  }
  child.on('message', (held: Held) => onHeld(held))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async () => {
    if (!hasEnded()) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (kept === undefined) await rm(folder, { recursive: true, force: true })
  }
  while (!(await isReady(url))) {
    if (hasEnded()) {
      await end()
      throw new Error(`The server did not start:\n${written}`)
    }
    await delay(200)
  }
  const sql = postgres(await databaseUrl(folder), { max: 2, onnotice: () => {} })
  return {
    url,
    sql,
    errors: () => [...errors],
    async stop() {
      await sql.end()
      await end()
    },
  }
}

/** The embedded PostgreSQL writes its port into its folder. */
async function databaseUrl(folder: string): Promise<string> {
  const password = await readFile(join(folder, 'postgres/password'), 'utf8')
  const lines = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return `postgres://roomlark:${password}@127.0.0.1:${lines[3]}/roomlark`
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
