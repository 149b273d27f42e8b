import { PgBoss } from 'pg-boss'
import { describe, expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../test/app.ts'
import { createUser } from '../../test/factories.ts'
import { jobsDone } from '../../test/mail.ts'
import { waitFor, waitUntil } from '../../test/wait.ts'
import { jobHandlers } from '../jobs/handlers.ts'
import type { Message } from './mailer.ts'

function selectJobs(app: TestApp) {
  return app.sql`SELECT name, data, state FROM pgboss.job WHERE name LIKE 'mail.%'`
}

describe('a job', () => {
  test('exists exactly if the transaction it was enqueued in commits', async () => {
    const app = await startTestAppForTest()
    const user = await createUser(app)
    const enqueue = app.pool.begin(async (tx) => {
      await app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: user.id })
      const [inside] = await tx`SELECT count(*)::integer AS n FROM pgboss.job WHERE name LIKE 'mail.%'`
      expect(inside?.n).toBe(1)
      throw new Error('changed our mind')
    })
    await expect(enqueue).rejects.toThrow('changed our mind')
    expect(await selectJobs(app)).toEqual([])

    await app.pool.begin((tx) => app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: user.id }))
    await waitFor('the mail', () => app.sent[0])
    await jobsDone(app)
    expect(await selectJobs(app)).toMatchObject([{ name: 'mail.password-changed', state: 'completed' }])
    expect(app.sent).toHaveLength(1)
  })

  test('among many does not wait for the next poll, and runs exactly once', async () => {
    const app = await startTestAppForTest()
    const users = await Promise.all(Array.from({ length: 23 }, () => createUser(app)))
    await app.pool.begin(async (tx) => {
      for (const { id } of users) {
        await app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: id })
      }
    })
    await waitUntil('all mails', () => app.sent.length >= users.length)
    await jobsDone(app)
    expect(app.sent.map((mail) => mail.to).toSorted()).toEqual(users.map((user) => user.email).toSorted())
  })

  test('that fails does not affect the others', async () => {
    const sent: Message[] = []
    let attempts = 0
    const mailer = {
      async send(message: Message) {
        if (message.to === 'unlucky@example.test') {
          attempts += 1
          throw new Error('mailbox full')
        }
        sent.push(message)
      },
    }
    const app = await startTestAppForTest({ mailer, retriesJobs: true })
    const users = [
      await createUser(app),
      await createUser(app, 'hotel', { email: 'unlucky@example.test' }),
      await createUser(app),
    ]
    await app.pool.begin(async (tx) => {
      for (const { id } of users) {
        await app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: id })
      }
    })
    await waitUntil('a second attempt', () => attempts >= 2)
    expect(sent).toHaveLength(2)
    expect(app.logs.some((line) => line.includes('job failed') && line.includes('mailbox full'))).toBe(true)
  })

  test('that waits for a lock is tried again, and is no error in the log', async () => {
    let attempts = 0
    const mailer = {
      async send() {
        attempts += 1
        const busy = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
        if (attempts === 1) throw new AggregateError([busy, busy], 'some could not be done')
      },
    }
    const app = await startTestAppForTest({ mailer, retriesJobs: true })
    const { id } = await createUser(app)
    await app.pool.begin((tx) => app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: id }))
    await waitUntil('a second attempt', () => attempts >= 2)
    expect(app.logs.filter((line) => line.includes('"level":50'))).toEqual([])
    expect(app.logs.some((line) => line.includes('job waited for a lock'))).toBe(true)
  })

  test('that fails repeatedly still sends its link in the end', async () => {
    const app = await startTestAppForTest()
    const user = await createUser(app)
    let refusals = 7
    const sent: Message[] = []
    const mailer = {
      async send(message: Message) {
        if (refusals-- > 0) throw new Error('not now')
        sent.push(message)
      },
    }
    const handlers = jobHandlers({ ...app.services, sql: app.pool, mailer })
    for (let time = 0; time < 7; time += 1) {
      await expect(handlers['mail.reset-password']({ email: user.email })).rejects.toThrow('not now')
    }
    await handlers['mail.reset-password']({ email: user.email })
    expect(sent).toHaveLength(1)
  })

  test('of every schedule is done as the clock sends it', async () => {
    const app = await startTestAppForTest({ retriesJobs: true })
    const schedules = await app.sql<{ name: string; data: object | null }[]>`
      SELECT name, data FROM pgboss.schedule`
    expect(schedules.length).toBeGreaterThan(20)
    const boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
    await boss.start()
    for (const { name, data } of schedules) await boss.send(name, data)
    await boss.stop()
    const names = schedules.map(({ name }) => name)
    await expect
      .poll(
        () => app.sql`
          SELECT name, state::text, output FROM pgboss.job
          WHERE name = ANY(${names}) AND state <> 'completed'`,
      )
      .toEqual([])
    const done = await app.sql`SELECT DISTINCT name FROM pgboss.job WHERE name = ANY(${names})`
    expect(done).toHaveLength(names.length)
  })

  test('of a server that was killed is taken over by another', async () => {
    const app = await startTestAppForTest({ retriesJobs: true })
    const user = await createUser(app)
    // The job was claimed by a server that has shown no sign of life since.
    await app.pool.begin(async (tx) => {
      await app.services.jobs.enqueue(tx, 'mail.password-changed', { userId: user.id })
      await tx`
        UPDATE pgboss.job SET state = 'active', started_on = now() - interval '31 seconds',
          heartbeat_on = now() - interval '31 seconds'
        WHERE name = 'mail.password-changed'`
    })
    // Run the check that every server otherwise runs at least every half minute.
    const boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false })
    await boss.start()
    await app.sql`UPDATE pgboss.queue SET monitor_on = NULL`
    await boss.supervise('mail.password-changed')
    await boss.stop()
    await waitFor('the mail', () => app.sent[0])
    expect(app.sent).toMatchObject([{ to: user.email }])
  })
})
