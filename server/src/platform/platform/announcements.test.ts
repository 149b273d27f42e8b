import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone } from '../../../test/mail.ts'
import { waitUntil } from '../../../test/wait.ts'
import { deliverAnnouncement } from './announcements.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a new legal text is emailed once to every account, in batches, even with several servers', async () => {
  const admin = await createActor(app, 'admin')
  await app.sql`
    INSERT INTO users (email, user_type, password_hash, email_verified_at, suspended_at, erased_at)
    SELECT 'person-' || n || '@example.test', CASE n % 2 WHEN 0 THEN 'hotel' ELSE 'affiliate' END, '',
           CASE WHEN n = 1 THEN NULL ELSE now() END, CASE WHEN n = 2 THEN now() END, CASE WHEN n = 3 THEN now() END
    FROM generate_series(1, 250) AS n`
  const body = { summary: 'Payouts are weekly', body: '## One', effectiveOn: '2126-01-01' }
  const answer = await app.ask('POST', '/api/v1/legal/terms', { token: admin.token, body })
  expect(answer.status).toBe(200)
  const [{ id } = { id: 0 }] = await app.sql<{ id: number }[]>`SELECT id::integer AS id FROM announcements`
  const context = { ...app.services, sql: app.pool }
  await Promise.all([deliverAnnouncement(context, id), deliverAnnouncement(context, id)])
  await waitUntil('everyone to be served', async () => {
    const [row] = await app.sql`SELECT finished_at FROM announcements`
    return row?.finished_at !== null
  })
  await jobsDone(app)

  const served = app.sent.map(({ to }) => to)
  expect(served).toHaveLength(249)
  expect(new Set(served).size).toBe(249)
  // A suspended account is served; one that is erased or has no verified address is not.
  expect(served).toContain('person-2@example.test')
  expect(served).not.toContain('person-1@example.test')
  expect(served).not.toContain('person-3@example.test')
  const mail = app.sent.find(({ to }) => to === admin.email)
  expect(mail?.subject).toBe('New Terms of Service from 1 January 2126')
  expect(mail?.text).toContain('Payouts are weekly')
  expect(mail?.text).toContain('/terms-of-service?version=announced')
  const [bells] = await app.sql`SELECT count(*)::integer AS count FROM notifications WHERE event = 'terms'`
  expect(bells?.count).toBe(249)
})
