import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { endpoint } from '@roomlark/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, startTestAppForTest, type TestApp } from '../../test/app.ts'
import { createActor, createUser } from '../../test/factories.ts'
import { lockUntilReleased, lockWaits } from '../../test/locks.ts'
import { waitFor, waitUntil } from '../../test/wait.ts'
import { registerRoutes, route } from '../http/route.ts'
import { openDatabase } from './database.ts'
import { translateDatabaseError } from './database-errors.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ losesPatience: true })
})
afterAll(() => app.close())

const busy = endpoint({
  method: 'GET',
  path: '/probe/busy',
  access: 'public',
  summary: 'Keeps a connection busy',
  response: z.null(),
})

/** Starts an application with a route that keeps its connection until the test releases it. */
async function startBusyApp() {
  const { promise, resolve } = Promise.withResolvers<null>()
  const app = await startTestAppForTest({
    losesPatience: true,
    extend: (server, deps) => {
      registerRoutes(server, [route(busy, (ctx) => ctx.sql.begin(() => promise))], deps)
    },
  })
  return { app, release: () => resolve(null) }
}

/** Ends every connection of the application and its job queue, and waits until their processes are gone. */
async function terminateAll(app: TestApp): Promise<number> {
  const rows = await app.sql<{ pid: number }[]>`
    SELECT pid, pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'roomlark%'`
  // PostgreSQL drops a process from its list a moment before the socket is closed.
  await waitUntil('the processes to end', async () => rows.every(({ pid }) => !isAlive(pid)))
  // Node.js learns of closed sockets when it next looks at all of them, which it has done by the second of these.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return rows.length
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

describe('the pool', () => {
  test('answers 503 after two seconds without a connection, and recovers', async () => {
    const { app, release } = await startBusyApp()
    const holders = Array.from({ length: 8 }, () => app.ask('GET', '/api/v1/probe/busy'))
    await waitUntil('eight busy connections', async () => {
      const [row] = await app.sql`
        SELECT count(*)::integer AS n FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`
      return row?.n === 8
    })

    const others = await Promise.all(Array.from({ length: 30 }, () => app.ask('GET', '/api/v1/platform')))
    for (const answer of others) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.body).toMatchObject({ success: false, code: 'unavailable' })
    }

    release()
    for (const answer of await Promise.all(holders)) expect(answer.status).toBe(200)
    const later = await Promise.all(Array.from({ length: 30 }, () => app.ask('GET', '/api/v1/platform')))
    for (const answer of later) expect(answer.status).toBe(200)
  })

  test('never opens more than eight connections', async () => {
    await Promise.all(Array.from({ length: 60 }, () => app.ask('GET', '/api/v1/platform')))
    const [row] = await app.sql`
      SELECT count(*)::integer AS n FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'roomlark'`
    expect(row?.n).toBeLessThanOrEqual(8)
  })

  test('limits statements to five seconds and locks to two, on every connection', async () => {
    const database = openDatabase(app.databaseUrl)
    const read = () => database.pool`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
             pg_backend_pid() AS pid, pg_sleep(0.05)`
    const rows = await Promise.all(Array.from({ length: 8 }, read))
    for (const [row] of rows) expect(row).toMatchObject({ statement: '5s', lock: '2s' })
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(8)
    await database.close()
  })

  test('answers 503 if a lock cannot be taken, and stores nothing', async () => {
    const actor = await createActor(app, 'hotel', { firstName: 'Ada' })
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`,
    )
    const body = { firstName: 'Eve', lastName: 'Byron' }
    const answer = await app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body })
    await release()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    const profile = await app.ask('GET', '/api/v1/users/profile', { token: actor.token })
    expect(profile.body.data.profile.firstName).toBe('Ada')
  })
})

describe('a terminated connection', () => {
  test('goes unnoticed while it is idle: the next request works, and so do jobs', async () => {
    const app = await startTestAppForTest()
    const user = await createUser(app)
    await Promise.all(Array.from({ length: 8 }, () => app.ask('GET', '/api/v1/platform')))
    expect(await terminateAll(app)).toBeGreaterThan(2)
    expect((await app.ask('GET', '/api/v1/platform')).status).toBe(200)
    expect((await app.ask('GET', '/health/ready')).status).toBe(200)

    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: user.email } })
    await waitFor('the mail', () => app.sent.find((mail) => mail.to === user.email))
  })

  test('in the middle of a request answers 503, and the next request works', async () => {
    const app = await startTestAppForTest()
    const actor = await createActor(app, 'hotel', { firstName: 'Ada' })
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`,
    )
    const body = { firstName: 'Eve', lastName: 'Byron' }
    const asked = app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body })
    await waitUntil('the request to wait', async () => (await lockWaits(app)) > 0)
    await terminateAll(app)
    const answer = await asked
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    await release()
    const again = await app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body })
    expect(again.status).toBe(200)
  })
})

test('a connection that was idle for a minute is replaced without losing the query of that moment', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const { pool, close } = openDatabase(app.databaseUrl, 2)
  onTestFinished(close)
  const selectPid = async () => (await pool`SELECT pg_backend_pid() AS pid`)[0]?.pid
  const first = await selectPid()
  expect(await selectPid()).toBe(first)
  vi.advanceTimersByTime(70_000)
  expect(await selectPid()).not.toBe(first)
})

test('a connection that opens and then goes dead before its first answer is given up', {
  timeout: 60_000,
}, async () => {
  const { hostname, port, host } = new URL(app.databaseUrl)
  const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    client.on('data', (data) => server.write(data))
    let ready = 0
    server.on('data', (data) => {
      client.write(data)
      if (data.includes(readyForQuery)) ready += 1
      // The driver asks for the types of arrays by itself.
      if (ready === 2) client.removeAllListeners('data').resume()
    })
    for (const socket of [client, server]) socket.on('error', () => {})
    client.on('close', () => server.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: ownPort } = proxy.address() as AddressInfo
  const database = openDatabase(app.databaseUrl.replace(host, `127.0.0.1:${ownPort}`), 1)
  await expect(database.pool`SELECT 1`).rejects.toMatchObject({ code: 'unavailable' })
  await database.close()
  proxy.close()
})

test('a database that only reads, as a standby does until it leads, answers 503 to a change and 200 to a question', async () => {
  const app = await startTestAppForTest()
  const actor = await createActor(app, 'hotel', { firstName: 'Ada' })
  const name = new URL(app.databaseUrl).pathname.slice(1)
  const setReadOnly = async (value: 'on' | 'off') => {
    await app.sql.begin('READ WRITE', async (tx) => {
      await tx.unsafe(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`)
    })
    await terminateAll(app)
  }
  const body = { firstName: 'Eve', lastName: 'Byron' }
  const change = () => app.ask('PUT', '/api/v1/users/profile', { token: actor.token, body })

  await setReadOnly('on')
  const answer = await change()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await app.ask('GET', '/api/v1/platform')).status).toBe(200)
  await setReadOnly('off')
  // A connection that was being opened at that moment may still be one that only reads.
  await expect.poll(async () => (await change()).status).toBe(200)
})

describe('translateDatabaseError', () => {
  test('answers "not now" when PostgreSQL runs out of time', async () => {
    const fault = await app.sql
      .begin(async (tx) => {
        await tx`SET LOCAL statement_timeout = 20`
        await tx`SELECT pg_sleep(5)`
      })
      .catch((error: unknown) => error)
    expect(translateDatabaseError(fault)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  })

  test('leaves our own errors unchanged', async () => {
    const fault = await app.sql`SELECT nonsense`.catch((error: unknown) => error)
    expect(translateDatabaseError(fault)).toBe(fault)
    expect(translateDatabaseError('text')).toBe('text')
  })
})

test('the pool of one request keeps that request’s deadline while pools for others are made', async () => {
  const database = openDatabase(app.databaseUrl)
  const late = database.forRequest({ aborted: true })
  const inTime = database.forRequest({ aborted: false })
  expect(await inTime.begin((tx) => tx`SELECT 1 AS one`)).toMatchObject([{ one: 1 }])
  await expect(late.begin((tx) => tx`SELECT 1`)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(late`SELECT 1`).rejects.toMatchObject({ code: 'unavailable' })
  await database.close()
})

test('concurrent queries share eight connections, get their own answers and do not starve a transaction', async () => {
  const database = openDatabase(app.databaseUrl)
  const ask = (n: number) => database.pool<{ n: number }[]>`SELECT ${n}::integer AS n`
  const answers = Array.from({ length: 300 }, (_, n) => ask(n).then(([row]) => row?.n))
  const sums = Array.from({ length: 20 }, (_, n) =>
    database.pool.begin(async (tx) => {
      const [a, b] = await Promise.all([tx`SELECT ${n}::integer AS n`, tx`SELECT 1 AS n`])
      return a[0]?.n + b[0]?.n
    }),
  )
  const faults = Array.from({ length: 20 }, () => database.pool`SELECT 1 / 0`.catch((fault) => fault.code))
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 300 }, (_, n) => n))
  expect(await Promise.all(sums)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  expect(await Promise.all(faults)).toEqual(Array.from({ length: 20 }, () => '22012'))
  await database.close()
})

test('nothing is sent behind a slow query: quick ones use the remaining connection', async () => {
  const database = openDatabase(app.databaseUrl)
  let isSlowOver = false
  const slow = Promise.all(Array.from({ length: 7 }, () => database.pool`SELECT pg_sleep(2)`)).then(() => {
    isSlowOver = true
  })
  await waitUntil('seven slow queries', async () => {
    const [row] = await app.sql`
      SELECT count(*)::integer AS n FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep(2)%' AND state = 'active'`
    return row?.n === 7
  })
  const quick = Array.from({ length: 60 }, (_, n) => database.pool`SELECT ${n}::integer AS n`)
  expect(await Promise.all(quick)).toHaveLength(60)
  expect(await database.pool.begin((tx) => tx`SELECT 1 AS one`)).toMatchObject([{ one: 1 }])
  expect(isSlowOver).toBe(false)
  await slow
  await database.close()
})

test('nothing is sent behind a statement that was slow last time while other connections are free', async () => {
  const database = openDatabase(app.databaseUrl)
  const quick = (n: number) => database.pool<{ n: number }[]>`SELECT ${n}::integer AS n`
  const nap = () => database.pool`SELECT pg_sleep(0.4)`
  // Open eight connections and let the pool learn that one statement is quick and the other slow.
  await Promise.all(Array.from({ length: 8 }, () => database.pool.begin((tx) => tx`SELECT 1`)))
  await Promise.all([...Array.from({ length: 20 }, (_, n) => quick(n)), nap()])
  for (let round = 0; round < 3; round += 1) {
    let isSlowOver = false
    const early = Array.from({ length: 12 }, (_, n) => quick(n))
    const slow = nap().then(() => {
      isSlowOver = true
    })
    const late = Array.from({ length: 12 }, (_, n) => quick(n))
    expect(await Promise.all([...early, ...late])).toHaveLength(24)
    expect(isSlowOver).toBe(false)
    await slow
  }
  await database.close()
})

test('nothing is sent behind a query that is slow this time, although its statement was quick before', async () => {
  const database = openDatabase(app.databaseUrl)
  const nap = (seconds: number) => database.pool`SELECT pg_sleep(${seconds}) AS nap`
  // Open eight connections before the pool learns on them that the statement is quick.
  await Promise.all(Array.from({ length: 8 }, () => database.pool.begin((tx) => tx`SELECT 1`)))
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 8 }, () => nap(0)))
  let isSlowOver = false
  const slow = Promise.all(Array.from({ length: 7 }, () => nap(2))).then(() => {
    isSlowOver = true
  })
  await waitUntil('seven slow queries', async () => {
    const [row] = await app.sql`
      SELECT count(*)::integer AS n FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep($1) AS nap%' AND state = 'active'
        AND now() - query_start > interval '100 ms'`
    return row?.n === 7
  })
  const quick = Array.from({ length: 60 }, (_, n) => database.pool`SELECT ${n}::integer AS n`)
  expect(await Promise.all(quick)).toHaveLength(60)
  expect(isSlowOver).toBe(false)
  await slow
  await database.close()
})

test('a statement that is cancelled in the middle of its rows leaves none of them to the next one', async () => {
  const database = openDatabase(app.databaseUrl, 1)
  const find = (n: number) => database.pool<{ n: number }[]>`SELECT ${n}::integer AS n`
  const list = (slowFrom: number) => database.pool`
    SELECT n, pg_sleep(CASE WHEN n < ${slowFrom} THEN 0 ELSE 60 END) FROM generate_series(1, 5) n`
  // Both are known as quick then, so that one is sent behind the other.
  await Promise.all([find(0), list(6)])
  for (const isSentBehind of [true, false]) {
    const cancelled = list(4).catch((error: { code: string }) => error.code)
    const behind = isSentBehind ? find(7) : null
    await waitUntil('the rows to stop', async () => {
      const rows = await app.sql`
        SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'roomlark' AND wait_event = 'PgSleep'`
      return rows.length === 1
    })
    expect(await cancelled).toBe('57014')
    expect([...(await (behind ?? find(7)))]).toEqual([{ n: 7 }])
    expect([...(await find(8))]).toEqual([{ n: 8 }])
  }
  await database.close()
})

describe('a number', () => {
  test('is read from what is counted, summed or divided', async () => {
    const [row] = await app.pool`
      SELECT count(*), sum(9007199254740991::bigint) AS most, 1.08::numeric(18, 8) AS rate,
             ARRAY[-12.5, 0]::numeric[] AS several`
    expect(row).toEqual({ count: 1, most: Number.MAX_SAFE_INTEGER, rate: 1.08, several: [-12.5, 0] })
  })

  test.each(['9007199254740992::bigint', '-9007199254740992::numeric', "'NaN'::numeric"])(
    '%s is refused rather than rounded, and the connection works on',
    async (value) => {
      const database = openDatabase(app.databaseUrl, 1)
      onTestFinished(() => database.close())
      const asked = database.pool`SELECT ${database.pool.unsafe(value)} AS value FROM generate_series(1, 3)`
      await expect(asked).rejects.toThrow('does not fit into a number')
      expect(await database.pool`SELECT 1 AS one`).toEqual([{ one: 1 }])
    },
  )
})
