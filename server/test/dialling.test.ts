import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { startTestAppForTest } from './app.ts'
import { createTestDatabase } from './database.ts'
import { startProxy } from './proxy.ts'
import { waitUntil } from './wait.ts'

test('a database that accepts and immediately closes connections is dialled with pauses', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const proxy = await startProxy(database.url)
  const app = await startTestAppForTest({ databaseUrl: proxy.url })
  const status = async () => (await app.ask('GET', '/health/ready')).status
  expect(await status()).toBe(200)

  proxy.slam()
  await waitUntil('the outage to show', async () => (await status()) === 503)
  const [begun, before] = [performance.now(), proxy.dials()]
  for (let asked = 0; asked < 300; asked += 1) {
    const answer = await app.ask('GET', '/api/v1/platform')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    await delay(5)
  }
  const seconds = (performance.now() - begun) / 1000
  expect((proxy.dials() - before) / seconds).toBeLessThan(60)

  proxy.pass()
  await waitUntil('it to be well again', async () => (await status()) === 200)
})

test('whoever waits gets a connection as soon as one may be dialled, although another is in use', async () => {
  const testDatabase = await createTestDatabase()
  onTestFinished(() => testDatabase.drop())
  const proxy = await startProxy(testDatabase.url)
  const database = openDatabase(proxy.url, 2)
  onTestFinished(() => database.close())
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = database.pool.begin(async (tx) => {
    await tx`SELECT 1`
    begun.resolve()
    await gone.promise
  })
  await begun.promise
  proxy.slamNewOnes()
  await expect(database.pool`SELECT 1`).rejects.toMatchObject({ code: 'unavailable' })
  proxy.pass()
  expect(await database.pool`SELECT 2 AS n`).toMatchObject([{ n: 2 }])
  gone.resolve()
  await holder
})

test('connections that went dead without an error are replaced, and a slow statement is waited for', async () => {
  const testDatabase = await createTestDatabase()
  onTestFinished(() => testDatabase.drop())
  const proxy = await startProxy(testDatabase.url)
  const [stranded, direct] = [openDatabase(proxy.url, 3), openDatabase(testDatabase.url, 1)]
  onTestFinished(async () => void (await Promise.all([stranded.close(), direct.close()])))
  const threeAtOnce = () =>
    Promise.all([1, 2, 3].map(() => stranded.pool.begin((tx) => tx`SELECT pg_sleep(0.01)`)))
  await threeAtOnce()

  // PostgreSQL says that it is working on this one, so nobody gives it up.
  const slow = direct.pool.begin((tx) => tx`SELECT pg_sleep(4.7)`)
  const [locked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const interrupted = stranded.pool.begin(async (tx) => {
    await tx`SET LOCAL idle_in_transaction_session_timeout = 0`
    await tx`SELECT pg_advisory_xact_lock(4711)`
    locked.resolve()
    await gone.promise
    await tx`SELECT 2`
  })
  await locked.promise
  proxy.strand()
  gone.resolve()
  const lost = await Promise.allSettled([stranded.pool`SELECT 1`, interrupted])
  for (const result of lost)
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  await threeAtOnce()
  // PostgreSQL was told, or the interrupted transaction would keep its lock.
  await direct.pool.begin((tx) => tx`SELECT pg_advisory_xact_lock(4711)`)
  await slow
})
