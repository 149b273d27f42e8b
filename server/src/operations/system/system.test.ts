import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { mailTo } from '../../../test/mail.ts'
import { worded } from '../../../test/notifications.ts'
import { waitUntil } from '../../../test/wait.ts'
import { watchForTrouble } from './trouble.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('GET /system/status', () => {
  test('returns versions, database, jobs, feeds, mail and storage, without secrets', async () => {
    const admin = await createActor(app, 'admin')
    const { status, body } = await app.ask('GET', '/api/v1/system/status', { token: admin.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      versions: { roomlark: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
      jobs: { failed: 0 },
      feeds: { total: 0, failing: 0, lastReadAt: null },
      mail: { transport: 'smtp', failed: 0 },
      search: { hotels: 0, waiting: 0, behindSeconds: 0 },
      storage: { backend: 'folder', pictures: 0 },
    })
    expect(body.data.database.sizeBytes).toBeGreaterThan(1_000_000)
    expect(JSON.stringify(body)).not.toContain(new URL(app.databaseUrl).password || 'postgres://')
  })

  test('tells how far the search is behind', async () => {
    const admin = await createActor(app, 'admin')
    await app.sql`
      INSERT INTO search_stale (hotel_id, marked_at)
      VALUES (gen_random_uuid(), now() - interval '90 seconds'), (gen_random_uuid(), now())`
    const { body } = await app.ask('GET', '/api/v1/system/status', { token: admin.token })
    expect(body.data.search).toMatchObject({ hotels: 0, waiting: 2 })
    expect(body.data.search.behindSeconds).toBeGreaterThanOrEqual(90)
    await app.sql`DELETE FROM search_stale`
  })

  test('counts waiting and failed jobs', async () => {
    const admin = await createActor(app, 'admin')
    const read = async () => (await app.ask('GET', '/api/v1/system/status', { token: admin.token })).body.data
    const before = await read()
    await app.sql`
      INSERT INTO pgboss.job (name, state, start_after, completed_on)
      VALUES ('mail.booking', 'failed', now(), now()), ('mail.booking', 'failed', now(), now() - interval '2 days'),
             ('images.sweep', 'failed', now(), now())`
    const after = await read()
    expect(after.jobs.failed - before.jobs.failed).toBe(2)
    expect(after.mail.failed - before.mail.failed).toBe(1)
  })
})

describe('POST /system/mail-test', () => {
  test('sends an email to the administrator who asked, and records it', async () => {
    const admin = await createActor(app, 'admin')
    const { body } = await app.ask('POST', '/api/v1/system/mail-test', { token: admin.token })
    expect(body.data).toMatchObject({ to: admin.email, fault: null })
    expect(app.sent.filter(({ to }) => to === admin.email)).toHaveLength(1)
    const [entry] = await app.sql`SELECT action, after FROM audit_entries WHERE actor_id = ${admin.id}`
    expect(entry).toEqual({ action: 'mail.test', after: { to: admin.email, fault: null } })
  })

  test('returns the answer of the mail server if it refuses', async () => {
    const send = async () => {
      throw new Error('550 no such mailbox')
    }
    const broken = await startTestAppForTest({ mailer: { send }, databaseUrl: app.databaseUrl })
    const admin = await createActor(app, 'admin')
    const answer = await broken.ask('POST', '/api/v1/system/mail-test', { token: admin.token })
    expect(answer.status).toBe(200)
    expect(answer.body.data.fault).toBe('550 no such mailbox')
  })
})

describe('failed jobs', () => {
  test('are listed with their reason, and retried when an administrator asks', async () => {
    let refuses = true
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => {
      if (refuses) throw new Error('451 try later')
      sent.push(to)
    }
    const own = await startTestAppForTest({ mailer: { send }, retriesJobs: true })
    const [admin, user] = [await createActor(own, 'admin'), await createActor(own, 'hotel')]
    const [job] = await own.sql<{ id: string }[]>`
      INSERT INTO pgboss.job (name, state, data, retry_count, retry_limit, completed_on, output)
      VALUES ('mail.password-changed', 'failed', ${own.sql.json({ userId: user.id })}, 8, 8, now(),
              '{"reason":"Error: 451 try later"}') RETURNING id`
    const list = () => own.ask('GET', '/api/v1/system/jobs/failed', { token: admin.token })
    const { data, meta } = (await list()).body
    expect(meta.total).toBe(1)
    expect(data).toMatchObject([
      { id: job?.id, name: 'mail.password-changed', tries: 9, reason: 'Error: 451 try later' },
    ])
    expect(JSON.stringify(data)).not.toContain(user.id)

    refuses = false
    const retry = () =>
      own.ask('POST', '/api/v1/system/jobs/retry', { token: admin.token, body: { ids: [job?.id] } })
    const answers = await Promise.all([retry(), retry()])
    expect(answers.map(({ body }) => body.data.retried).toSorted()).toEqual([0, 1])
    await waitUntil('the mail', () => sent.includes(user.email))
    expect((await list()).body.data).toEqual([])
    const [entry] = await own.sql`SELECT action, after FROM audit_entries WHERE actor_id = ${admin.id}`
    expect(entry).toEqual({ action: 'jobs.retried', after: { 'mail.password-changed': 1 } })
  })

  test.each([[[]], [['nonsense']], [Array.from({ length: 101 }, () => randomUUID())]])(
    'refuses %j',
    async (ids) => {
      const admin = await createActor(app, 'admin')
      const answer = await app.ask('POST', '/api/v1/system/jobs/retry', { token: admin.token, body: { ids } })
      expect(answer.status).toBe(400)
    },
  )
})

describe('trouble', () => {
  test('notifies administrators once for each kind, also by email, until it is resolved', async () => {
    const own = await startTestAppForTest()
    const [admin, hotel] = [await createActor(own, 'admin'), await createActor(own, 'hotel')]
    await createActor(own, 'admin', { verified: false })
    const watch = () => watchForTrouble({ ...own.services, sql: own.pool })
    const titles = async (token: string) =>
      worded((await own.ask('GET', '/api/v1/notifications', { token })).body.data).map(({ title }) => title)
    await watch()
    expect(await titles(admin.token)).toEqual([])

    await own.sql`
      INSERT INTO pgboss.job (name, state, completed_on) VALUES ('images.sweep', 'failed', now()),
        ('mail.booking', 'failed', now())`
    await Promise.all([watch(), watch(), watch()])
    expect((await titles(admin.token)).toSorted()).toEqual([
      'Background jobs are failing',
      'Emails cannot be sent',
    ])
    expect(await titles(hotel.token)).toEqual([])
    expect((await mailTo(own, admin.email)).text).toContain('/settings?section=system')

    own.advance(23 * 3_600_000)
    await watch()
    expect(await titles(admin.token)).toHaveLength(2)
    own.advance(3_600_000)
    await watch()
    expect(await titles(admin.token)).toHaveLength(4)
  })
})
