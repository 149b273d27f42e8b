import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('GET /system/status', () => {
  test('tells of versions, database, jobs, feeds, mail and storage, and names no secret', async () => {
    const admin = await createActor(app, 'admin')
    const { status, body } = await app.ask('GET', '/api/v1/system/status', { token: admin.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      versions: { roomlark: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node },
      jobs: { failed: 0 },
      feeds: { total: 0, failing: 0, lastReadAt: null },
      mail: { way: 'smtp', failed: 0 },
      storage: { way: 'folder', pictures: 0 },
    })
    expect(body.data.database.sizeBytes).toBeGreaterThan(1_000_000)
    expect(JSON.stringify(body)).not.toContain(new URL(app.databaseUrl).password || 'postgres://')
  })

  test('counts what waits and what was given up', async () => {
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
  test('sends a mail to the administrator who asked, and writes it down', async () => {
    const admin = await createActor(app, 'admin')
    const { body } = await app.ask('POST', '/api/v1/system/mail-test', { token: admin.token })
    expect(body.data).toMatchObject({ to: admin.email, fault: null })
    expect(app.sent.filter(({ to }) => to === admin.email)).toHaveLength(1)
    const [entry] = await app.sql`SELECT action, after FROM audit_entries WHERE actor_id = ${admin.id}`
    expect(entry).toEqual({ action: 'mail.test', after: { to: admin.email, fault: null } })
  })

  test('says what the mail server said where it refuses', async () => {
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
