import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
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
}, 60_000)
