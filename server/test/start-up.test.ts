import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { migrationLock } from '../src/db/migrate.ts'
import { StartupError } from '../src/db/startup-error.ts'
import { Interrupted } from '../src/interruption.ts'
import { startServer } from '../src/server.ts'
import { startTestAppForTest } from './app.ts'
import { cloneDatabase, type TestDatabase } from './cluster.ts'
import { createActor } from './factories.ts'
import { createHotel } from './hotels.ts'
import { lockUntilReleased, lockWaits } from './locks.ts'
import { startProcess } from './process.ts'
import { multipart, part } from './uploads.ts'
import { waitUntil } from './wait.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomlark-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Longer than any test: a server that ends did not wait for the time to finish open work to run out. */
const longDrain = { DRAIN_SECONDS: '300' }

async function database(from?: string): Promise<TestDatabase> {
  const made = await cloneDatabase(inject('postgresUrl'), from)
  onTestFinished(() => made.drop())
  return made
}

type Env = Record<string, string>

/** Starts a server in this process, which spares the two seconds that a new one takes to load it. */
async function startHere(env: Env, onProgress: (step: string, stop: () => void) => void = () => {}) {
  const result = readConfig({ RATE_LIMITS: 'off', PORT: String(await freePort()), ...env })
  if ('faults' in result) throw new Error(result.faults.join())
  const { config } = result
  const stopping = new AbortController()
  const server = await startServer({
    config,
    preview: false,
    log: pino({ level: 'silent' }),
    tracing: null,
    webFolder: join(import.meta.dirname, '../../web/dist'),
    webBuilt: Promise.resolve(),
    onProgress: (step) => onProgress(step, () => stopping.abort()),
    onFilling() {},
    onFatal() {},
    signal: stopping.signal,
  })
  return { url: `http://127.0.0.1:${config.port}`, close: server.close }
}

function unusedFolder(env: Env): string {
  return join(folder, `refused-${Object.keys(env).join('-')}`)
}

/** Returns the sentence of a start that was given up, after checking that it left nothing behind. */
async function refusal(env: Env): Promise<string> {
  const dataDir = unusedFolder(env)
  const fault = await startHere({ ROOMLARK_DATA: dataDir, ...env }).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(StartupError)
  expect(existsSync(dataDir)).toBe(false)
  return fault instanceof StartupError ? fault.message : ''
}

/** Does the same with a process, which has to print that sentence alone and to exit with 1. */
async function refusalOfProcess(env: Env, args: string[] = []): Promise<string> {
  const dataDir = unusedFolder(env)
  const { code, stderr } = await startProcess('main.ts', { env: { ROOMLARK_DATA: dataDir, ...env }, args })
    .ended
  expect(code).toBe(1)
  expect(existsSync(dataDir)).toBe(false)
  expect(stderr).not.toMatch(/^ +at /m)
  return stderr.trim()
}

async function status(url: string): Promise<number | undefined> {
  return fetch(url).then(
    (response) => response.status,
    () => undefined,
  )
}

describe('the server gives up with one sentence, exit code 1 and nothing left behind', () => {
  test('if several variables are wrong, naming all of them', async () => {
    const said = await refusalOfProcess({ PORT: 'eighty', PUBLIC_URL: 'roomlark', TRUST_PROXY_HOPS: 'many' })
    expect(said.split('\n').map((line) => line.trim())).toEqual([
      'The configuration is not valid:',
      'PORT must be a whole number between 1 and 65535',
      'PUBLIC_URL must be an address like https://roomlark.example',
      'TRUST_PROXY_HOPS must be a whole number between 0 and 10',
    ])
  })

  test('if its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} is in use: stop the program that has it, or set PORT to another number.`,
    )
  })

  test('if the database cannot be reached, without showing its password', async () => {
    const url = 'postgres://roomlark:hunter2@127.0.0.1:1/roomlark'
    const said = await refusalOfProcess({ DATABASE_URL: url, PORT: String(await freePort()) })
    expect(said).toMatch(
      /^The database at 127\.0\.0\.1:1\/roomlark cannot be reached \(.+\): check DATABASE_URL\.$/,
    )
    expect(said).not.toContain('hunter2')
  })

  test('if the database does not know the user, without showing the password', async () => {
    const url = new URL(inject('postgresUrl'))
    url.password = 'hunter2'
    const said = await refusal({ DATABASE_URL: url.href })
    expect(said).toContain('cannot be reached (password authentication failed')
    expect(said).not.toContain('hunter2')
  })

  test('if the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    const { url } = await database()
    expect(await refusal({ ROOMLARK_DATA: dataDir, DATABASE_URL: url })).toBe(
      `The data folder ${dataDir} cannot be written (ENOTDIR).`,
    )
  })

  test('if it is given an unknown option', async () => {
    expect(await refusalOfProcess({}, ['--prevue'])).toContain("'--prevue'")
  })
})

describe('servers', () => {
  test('started four at a time on an empty database all come up', async () => {
    const { url: databaseUrl } = await database('template1')
    const servers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        startHere({ DATABASE_URL: databaseUrl, ROOMLARK_DATA: join(folder, `four-${n}`) }),
      ),
    )
    for (const { url } of servers) {
      expect(await status(`${url}/health/ready`)).toBe(200)
      expect(await status(`${url}/api/v1/platform`)).toBe(200)
    }
    await Promise.all(servers.map(({ close }) => close()))
  })

  test('that are stopped finish the current request, refuse new ones, cut uploads and exit 0', async () => {
    const app = await startTestAppForTest()
    const { token, id: userId } = await createActor(app)
    const hotel = await createHotel(app, token)
    const port = String(await freePort())
    const base = `http://127.0.0.1:${port}`
    const env = {
      PORT: port,
      DATABASE_URL: app.databaseUrl,
      ROOMLARK_DATA: join(folder, 'drain'),
      ...longDrain,
    }
    const server = startProcess('main.ts', { env })
    await server.says('Roomlark is ready')

    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`,
    )
    const headers = { authorization: `Bearer ${token}` }
    const inHand = fetch(`${base}/api/v1/users/profile`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Last', lastName: 'Guest' }),
    })
    const upload = fetch(`${base}/api/v1/hotels/${hotel.id}/images`, {
      method: 'POST',
      headers: { ...headers, ...multipart },
      body: new ReadableStream({ start: (stream) => stream.enqueue(part(Buffer.alloc(9))) }),
      duplex: 'half',
    })
    const cut = upload.then(
      ({ status }) => status,
      () => 'cut',
    )
    await waitUntil('the request to be in hand', async () => (await lockWaits(app)) > 0)
    server.signal('SIGTERM')
    await server.says('Stopping')
    await waitUntil('the drain to show', async () => (await status(`${base}/health/ready`)) === 503)
    const late = await fetch(`${base}/api/v1/platform`)
    expect([late.status, late.headers.get('connection'), late.headers.get('retry-after')]).toEqual([
      ...[503, 'close', '2'],
    ])
    await release()

    const answer = await inHand
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(await answer.json()).toMatchObject({ success: true, data: { profile: { firstName: 'Last' } } })
    expect([503, 'cut']).toContain(await cut)
    const { code, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await status(`${base}/health/live`)).toBeUndefined()
  })

  test('that are stopped while waiting for a database, or a lock in it, stop immediately', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const { port } = silent.address() as AddressInfo
    const { url } = await database()
    const sql = postgres(url, { max: 1 })
    onTestFinished(() => sql.end())
    await sql`SELECT pg_advisory_lock(${migrationLock})`

    const waits = {
      'Connecting to the database': `postgres://roomlark:secret@127.0.0.1:${port}/roomlark`,
      'Waiting for another server that prepares the database': url,
    }
    for (const [waiting, databaseUrl] of Object.entries(waits)) {
      const env = { DATABASE_URL: databaseUrl, ROOMLARK_DATA: join(folder, 'waiting') }
      const starting = startHere(env, (step, stop) => step === waiting && stop())
      await expect(starting, waiting).rejects.toBeInstanceOf(Interrupted)
    }
  })
})

describe('a server that awaits the web', () => {
  async function startAwaiting() {
    const { url: databaseUrl } = await database()
    const port = String(await freePort())
    const env = { PORT: port, DATABASE_URL: databaseUrl, ROOMLARK_DATA: join(folder, `awaiting-${port}`) }
    const server = startProcess('main.ts', { env, args: ['--await-web'], hears: true })
    await server.says('Preparing the database')
    return { server, health: `http://127.0.0.1:${port}/health/live` }
  }

  test('prepares its database meanwhile and listens once the web is built', async () => {
    const { server, health } = await startAwaiting()
    expect(await status(health)).toBeUndefined()
    server.tell('built')
    await server.says('Roomlark is ready')
    expect(await status(health)).toBe(200)
  })

  test('stops if whoever builds the web has gone', async () => {
    const { server } = await startAwaiting()
    server.leave()
    const { code, stdout } = await server.ended
    expect(code).toBe(1)
    expect(stdout).not.toContain('Roomlark is ready')
  })
})

test('Ctrl-C during a first start is one sentence, in whichever step it comes', async () => {
  const dataDir = join(folder, 'interrupted')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { ROOMLARK_DATA: dataDir, PORT: String(await freePort()) }
  const server = startProcess('main.ts', { env: { ...env, ...longDrain } })
  await server.says('Creating the database')
  server.signal('SIGINT')
  const { code, stdout, stderr } = await server.ended
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Stopping before the start is finished\n')
  const starting = startHere(env, (step, stop) => step === 'Starting the database' && stop())
  await expect(starting).rejects.toBeInstanceOf(Interrupted)
  expect(existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true)
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})
