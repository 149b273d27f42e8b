import { randomUUID } from 'node:crypto'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createOldDatabase } from '../../../test/database.ts'
import { createActor, createUser } from '../../../test/factories.ts'
import { jobsDone, mailTo } from '../../../test/mail.ts'
import { worded } from '../../../test/notifications.ts'
import { migrateDatabase } from '../../db/migrate.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`DELETE FROM default_changes`
})

const shipped = { commissionRate: 10, attributionDays: 30, holdDays: 14, platformShare: 20 }

function put(token: string, changes: object, at: TestApp = app) {
  return at.ask('PUT', '/api/v1/platform/defaults', { token, body: { ...shipped, ...changes } })
}
function cancel(token: string, name: string, at: TestApp = app) {
  return at.ask('DELETE', `/api/v1/platform/defaults/announced/${name}`, { token })
}
async function read(at: TestApp = app) {
  return (await at.ask('GET', '/api/v1/platform/defaults')).body.data
}
const inNotice = (at: TestApp = app) => firstDayAfterNotice(at.services.clock())

describe('PUT /platform/defaults', () => {
  test('starts with the defaults, for everyone to read', async () => {
    expect(await read()).toEqual({ ...shipped, announced: [] })
  })

  test('delays changes that cost someone something, and applies the rest immediately', async () => {
    const own = await startTestAppForTest()
    const admin = await createActor(own, 'admin')
    const wanted = { commissionRate: 12.5, attributionDays: 45, holdDays: 7, platformShare: 17.25 }
    const answer = await put(admin.token, wanted, own)
    const effectiveOn = inNotice(own)
    expect(answer.body.data).toMatchObject({
      commissionRate: 12.5,
      platformShare: 17.25,
      attributionDays: 30,
      holdDays: 14,
      announced: [
        { name: 'attributionDays', value: 45, effectiveOn },
        { name: 'holdDays', value: 7, effectiveOn },
      ],
    })
    own.advance(30 * 86_400_000)
    expect(await read(own)).toMatchObject({ attributionDays: 30, holdDays: 14 })
    own.advance(86_400_000)
    expect(await read(own)).toEqual({ ...wanted, announced: [] })
    const [entry] = await own.sql`SELECT * FROM audit_entries WHERE actor_id = ${admin.id}`
    expect(entry).toMatchObject({
      action: 'platform.defaults-announced',
      before: shipped,
      after: { ...wanted, attributionDays: `45 from ${effectiveOn}`, holdDays: `7 from ${effectiveOn}` },
    })
  })

  test('gives notice of a larger share, and none of a smaller one', async () => {
    const admin = await createActor(app, 'admin')
    await put(admin.token, { platformShare: 25 })
    expect(await read()).toMatchObject({
      platformShare: 20,
      announced: [{ name: 'platformShare', value: 25 }],
    })
    await cancel(admin.token, 'platformShare')
    await put(admin.token, { platformShare: 15 })
    expect(await read()).toMatchObject({ platformShare: 15, announced: [] })
  })

  test('the database refuses less notice than the terms promise', async () => {
    const insert = (name: string, was: number, value: number, days: number) => app.sql`
      INSERT INTO default_changes (name, was, value, announced_at, effective_at)
      VALUES (${name}, ${was}, ${value}, now(), now() + ${days} * interval '1 day')`
    for (const [name, was, value] of [
      ['platformShare', 20, 25],
      ['attributionDays', 30, 45],
      ['holdDays', 14, 7],
    ] as const) {
      await expect(insert(name, was, value, 29)).rejects.toThrow('default_changes_notice')
    }
    await insert('platformShare', 20, 15, 0)
    await insert('holdDays', 14, 7, 30)
  })

  test('refuses another change of a figure while one is announced, and changes nothing', async () => {
    const admin = await createActor(app, 'admin')
    await put(admin.token, { holdDays: 20 })
    const answer = await put(admin.token, { holdDays: 25, commissionRate: 11 })
    expect(answer.status).toBe(409)
    expect(answer.body.fields.holdDays).toContain('cancel it')
    expect(await read()).toMatchObject({ commissionRate: 10, announced: [{ name: 'holdDays', value: 20 }] })
    expect((await put(admin.token, { commissionRate: 11 })).body.data.announced).toHaveLength(1)
  })

  test.each([
    ['commissionRate', 50.01],
    ['commissionRate', 1.005],
    ['attributionDays', 0],
    ['attributionDays', 1.5],
    ['holdDays', 181],
    ['platformShare', -1],
    ['platformShare', 20.001],
    ['platformShare', '20'],
    ['breakfast', 1],
  ])('refuses %s = %s and changes nothing', async (field, value) => {
    const admin = await createActor(app, 'admin')
    const answer = await put(admin.token, { [field]: value })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await app.sql`SELECT 1 FROM default_changes`).toHaveLength(0)
  })

  test('makes the second of two concurrent changes see the result of the first', async () => {
    const admins = await Promise.all([1, 2].map(() => createActor(app, 'admin')))
    const answers = await Promise.all(admins.map(({ token }, n) => put(token, { holdDays: 20 + n })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read()).announced).toHaveLength(1)
  })
})

describe('account holders', () => {
  test('who are concerned are notified of a change and of its cancellation once, also by email', async () => {
    const own = await startTestAppForTest()
    const admin = await createActor(own, 'admin')
    const [hotel, affiliate] = [await createActor(own, 'hotel'), await createActor(own, 'affiliate')]
    await put(admin.token, { attributionDays: 45, platformShare: 25 }, own)
    const mail = await mailTo(own, affiliate.email)
    expect(mail.subject).toBe('Commission figures: a change is announced')
    expect(mail.text).toContain('Attribution window: 45 days from')
    expect(mail.text).toContain('until then 20 percent')
    expect(mail.text).toContain('http://roomlark.test/help/commissions')
    await mailTo(own, hotel.email)

    await cancel(admin.token, 'platformShare', own)
    expect((await mailTo(own, affiliate.email, 2)).text).toContain('It stays at 20 percent')
    await jobsDone(own)
    // Hotels are not concerned, because the share is between Roomlark and affiliates.
    expect(own.sent.filter(({ to }) => to === hotel.email)).toHaveLength(1)
    expect(own.sent.filter(({ to }) => to === admin.email)).toHaveLength(0)
    const bell = await own.ask('GET', '/api/v1/notifications', { token: affiliate.token })
    expect(worded(bell.body.data)).toMatchObject([
      { event: 'terms', title: 'Roomlark’s share of each commission: the announced change is cancelled' },
      { event: 'terms', link: '/help/commissions' },
    ])
  })

  test('are not notified of the rate of new hotels', async () => {
    const own = await startTestAppForTest()
    const admin = await createActor(own, 'admin')
    await createUser(own, 'hotel')
    await put(admin.token, { commissionRate: 12 }, own)
    expect(await own.sql`SELECT 1 FROM announcements`).toHaveLength(0)
  })
})

describe('DELETE /platform/defaults/announced/:name', () => {
  test('cancels an announced change before it takes effect; one in force is not found', async () => {
    const admin = await createActor(app, 'admin')
    await put(admin.token, { attributionDays: 45 })
    expect((await cancel(admin.token, 'attributionDays')).body.data).toEqual({ ...shipped, announced: [] })
    expect((await cancel(admin.token, 'attributionDays')).status).toBe(404)
    expect((await cancel(admin.token, 'breakfast')).status).toBe(400)
    const [entry] = await app.sql`
      SELECT action FROM audit_log WHERE actor_id = ${admin.id} ORDER BY id DESC LIMIT 1`
    expect(entry?.action).toBe('platform.default-change-cancelled')
  })
})

describe('an older database', () => {
  test('keeps its saved defaults as changes in force, and knows who invited whom', async () => {
    const { url, sql } = await createOldDatabase('0034')
    const [ada, bo] = [randomUUID(), randomUUID()]
    await sql`
      INSERT INTO users (id, email, user_type, password_hash, invited_at)
      VALUES (${ada}, 'ada@test.test', 'admin', 'x', NULL), (${bo}, 'bo@test.test', 'hotel', 'x', now())`
    await sql`INSERT INTO audit_log (action, target, actor_id) VALUES ('user.invited', ${`user:${bo}`}, ${ada})`
    await sql`
      INSERT INTO settings (name, value) VALUES ('defaults', ${sql.json({ ...shipped, holdDays: 7, commissionRate: 12.5 })})`

    await migrateDatabase(url)
    expect(
      await sql`SELECT name, value FROM default_changes WHERE effective_at <= now() ORDER BY name`,
    ).toEqual([
      { name: 'commissionRate', value: '12.5' },
      { name: 'holdDays', value: '7' },
    ])
    expect(await sql`SELECT 1 FROM settings WHERE name = 'defaults'`).toHaveLength(0)
    const [invited] = await sql`SELECT invited_by FROM users WHERE id = ${bo}`
    expect(invited?.invited_by).toBe(ada)
  })
})
