import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../src/db/embedded/cluster.ts'
import { freePort } from '../src/db/embedded/free-port.ts'
import { ensureDatabase } from '../src/db/embedded/owner.ts'
import { supervise } from '../src/db/embedded/supervise.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { type Answer, startTestApp, type TestApp } from './app.ts'
import { createActor, opens } from './factories.ts'
import { mailTo } from './mail.ts'
import { waitUntil } from './wait.ts'

let folder: string
let port: number
let cluster: Cluster
let app: TestApp

/** This cluster is durable, so that killing it does not lose the account. */
function startPostgres(): Promise<Cluster> {
  return startCluster({ folder: join(folder, 'postgres'), port })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roomlark-fault-'))
  port = await freePort()
  cluster = await startPostgres()
  await ensureDatabase(cluster.makeAdminUrl)
  await migrateDatabase(cluster.makeUrl('roomlark'))
  app = await startTestApp({ databaseUrl: cluster.makeUrl('roomlark') })
})

afterAll(async () => {
  await app.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Sends several requests concurrently without pause, and collects every answer. */
function keepAsking(token: string) {
  const answers: Answer[] = []
  let asking = true
  const body = { firstName: 'Ada', lastName: 'Byron' }
  const asks = [
    () => app.ask('GET', '/api/v1/platform'),
    () => app.ask('GET', '/api/v1/users/profile', { token }),
    () => app.ask('PUT', '/api/v1/users/profile', { token, body }),
    () => app.ask('GET', '/health/ready'),
  ]
  const loops = asks.map(async (ask) => {
    while (asking) {
      answers.push(await ask())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
  return {
    answers,
    async stop() {
      asking = false
      await Promise.all(loops)
    },
  }
}

const outages = {
  'is shut down': () => cluster.stop(),
  'is killed': async () => {
    const file = join(folder, 'postgres/cluster/postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  },
}

test.each(Object.entries(outages))(
  'while PostgreSQL %s and started again, every answer is 200 or 503, and it recovers',
  async (_name, fail) => {
    const actor = await createActor(app)
    const asking = keepAsking(actor.token)
    await waitUntil('twenty answers', () => asking.answers.length >= 20)
    await fail()
    const before = asking.answers.length
    await waitUntil('forty more', () => asking.answers.length >= before + 40)
    const during = asking.answers.slice(before)
    expect(during.some((answer) => answer.status === 503)).toBe(true)

    cluster = await startPostgres()
    await waitUntil('it to be well', () => opens(app, actor.token))
    await asking.stop()

    for (const { status, headers } of asking.answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    const after = await Promise.all(Array.from({ length: 20 }, () => app.ask('GET', '/api/v1/platform')))
    for (const answer of after) expect(answer.status).toBe(200)
    expect((await app.ask('GET', '/health/ready')).status).toBe(200)

    await app.ask('POST', '/api/v1/auth/forgot-password', { body: { email: actor.email } })
    await mailTo(app, actor.email)
  },
)

test('a supervised PostgreSQL that is killed comes back by itself, and so does the application', async () => {
  const reports: string[] = []
  const supervised = supervise(cluster, {
    onEnded: (reason) => reports.push(reason),
    onBack: () => reports.push('back'),
    onGivenUp: (reason) => reports.push(`given up: ${reason}`),
  })
  const actor = await createActor(app)
  const isReady = async () => (await app.ask('GET', '/health/ready')).status === 200
  await outages['is killed']()
  await waitUntil('the outage to show', async () => !(await isReady()))
  await waitUntil('it to be ready', isReady)
  expect(await opens(app, actor.token)).toBe(true)
  expect(reports).toEqual(['ended by SIGKILL', 'back'])
  await supervised.stop()
  cluster = await startPostgres()
})
