import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { jobsDone, mailTo } from '../../../test/mail.ts'
import { deliverBulletin } from './delivery.service.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await createActor(app, 'admin')).token
})
afterAll(() => app.close())

const texts = {
  en: { title: 'Group bookings are here', body: 'Set rooms aside.\n\nSee the help.' },
  de: { title: 'Gruppen sind da', body: 'Zimmer zurücklegen.' },
}
const ask = (method: string, path: string, body?: object) =>
  app.ask(method, `/api/v1/bulletins${path}`, { token, ...(body && { body }) })
const draft = async (audience = 'both') => (await ask('POST', '', { audience, texts })).body.data
const isTold = async (reader: { token: string }) => {
  const { body } = await app.ask('GET', '/api/v1/notifications', { token: reader.token })
  return body.data.filter(({ event }: { event: string }) => event === 'bulletin')
}
const find = async (id: string) =>
  (await ask('GET', '')).body.data.find((one: { id: string }) => one.id === id)

test('an announcement reaches its readers in their language, is counted, and can be taken back', async () => {
  const hotel = await createActor(app, 'hotel')
  const partner = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET language = 'de' WHERE id = ${partner.id}`
  const made = await draft()
  expect(made).toMatchObject({ state: 'draft', reach: null, publishAt: null })
  const published = await ask('POST', `/${made.id}/publish`, { version: made.version, publishAt: null })
  expect(published.body.data.state).toBe('published')
  await jobsDone(app, 'bulletins.%')

  expect(await isTold(hotel)).toMatchObject([{ params: texts.en, isRead: false }])
  const [told] = await isTold(partner)
  expect(told).toMatchObject({ params: texts.de })
  const mail = await mailTo(app, hotel.email)
  expect(mail.subject).toBe('Group bookings are here')
  expect(mail.text).toContain('Set rooms aside.\n\nSee the help.')

  await app.ask('POST', `/api/v1/notifications/${told.id}/read`, { token: partner.token })
  expect((await find(made.id)).reach).toEqual([
    { userType: 'hotel', told: 1, read: 0 },
    { userType: 'affiliate', told: 1, read: 1 },
  ])

  const { version } = published.body.data
  const change = await ask('PUT', `/${made.id}`, { audience: 'both', texts, version })
  expect(change).toMatchObject({ status: 409, body: { message: 'This announcement is published.' } })
  const withdrawn = await ask('POST', `/${made.id}/withdraw`, { version })
  expect(withdrawn.body.data).toMatchObject({ state: 'withdrawn', reach: null })
  expect(await isTold(hotel)).toEqual([])
  await deliverBulletin({ ...app.services, sql: app.pool }, made.id)
  expect(await isTold(hotel)).toEqual([])
})

test('a scheduled one waits for its time and is a draft again when it is withdrawn before', async () => {
  const hotel = await createActor(app, 'hotel')
  const made = await draft('affiliate')
  const at = new Date(app.services.clock().getTime() + 86_400_000).toISOString()
  const { body } = await ask('POST', `/${made.id}/publish`, { version: made.version, publishAt: at })
  expect(body.data).toMatchObject({ state: 'scheduled', publishAt: at })
  expect((await ask('DELETE', `/${made.id}`)).status).toBe(409)
  const stale = await ask('POST', `/${made.id}/withdraw`, { version: made.version })
  expect(stale.status).toBe(409)
  const back = await ask('POST', `/${made.id}/withdraw`, { version: body.data.version })
  expect(back.body.data).toMatchObject({ state: 'draft', publishAt: null })
  await deliverBulletin({ ...app.services, sql: app.pool }, made.id)
  expect(await isTold(hotel)).toEqual([])
  expect((await ask('DELETE', `/${made.id}`)).status).toBe(200)
  expect((await ask('DELETE', `/${made.id}`)).status).toBe(404)
})

test('refuses a time that is over or far away, and a text without English', async () => {
  const { id, version } = await draft()
  for (const days of [-1, 91]) {
    const publishAt = new Date(app.services.clock().getTime() + days * 86_400_000).toISOString()
    const answer = await ask('POST', `/${id}/publish`, { version, publishAt })
    expect(answer.status).toBe(400)
    expect(answer.body.fields.publishAt).toBeTruthy()
  }
  expect((await ask('POST', '', { audience: 'hotel', texts: { de: texts.de } })).status).toBe(400)
})

test('many accounts are told in batches, nobody twice and no suspended one', async () => {
  await app.sql`
    INSERT INTO users (email, user_type, password_hash, email_verified_at, suspended_at)
    SELECT 'reader-' || n || '@example.test', 'affiliate', '', now(), CASE n WHEN 1 THEN now() END
    FROM generate_series(1, 150) AS n`
  const made = await draft('affiliate')
  await ask('POST', `/${made.id}/publish`, { version: made.version, publishAt: null })
  const ctx = { ...app.services, sql: app.pool }
  await Promise.all([deliverBulletin(ctx, made.id), deliverBulletin(ctx, made.id)])
  await jobsDone(app, 'bulletins.%')
  const [row] = await app.sql`
    SELECT count(*)::integer AS told FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.occasion = ${`bulletin:${made.id}`} AND u.email LIKE 'reader-%'`
  expect(row?.told).toBe(149)
})
