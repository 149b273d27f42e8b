import { defaultSwitches, previewSwitches } from '@roomlark/contract/platform/platform'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { connectAsSuperuser } from '../../../test/database.ts'
import { createActor } from '../../../test/factories.ts'
import { listenLive } from '../../../test/live.ts'
import { beginPreview } from './platform.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`DELETE FROM settings`
  await app.sql`DELETE FROM default_changes`
})

function read(at: TestApp = app) {
  return at.ask('GET', '/api/v1/platform')
}
function change(token: string, body: object, at: TestApp = app) {
  return at.ask('PUT', '/api/v1/platform/switches', { token, body })
}

describe('GET /platform', () => {
  test('returns the switches to everyone, with their defaults', async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      data: {
        switches: {
          hotelRegistration: 'closed',
          affiliateRegistration: 'closed',
          passwordReset: 'email',
          hotelPages: 'open',
          guestSite: 'open',
          bookings: 'open',
          partnerships: 'open',
          payouts: 'open',
          profile: 'open',
          insights: 'open',
          supportPages: 'open',
          onlinePayments: 'closed',
        },
        demo: false,
      },
    })
  })

  test('says whether the product is a demo', async () => {
    const demo = await startTestAppForTest({ demo: true, databaseUrl: app.databaseUrl })
    expect((await read(demo)).body.data.demo).toBe(true)
  })
})

describe('PUT /platform/switches', () => {
  test('changes what is given, immediately and for everyone, and leaves the rest', async () => {
    const admin = await createActor(app, 'admin')
    const answer = await change(admin.token, { hotelRegistration: 'open', bookings: 'closed' })
    const changed = { ...defaultSwitches, hotelRegistration: 'open', bookings: 'closed' }
    expect(answer.status).toBe(200)
    expect(answer.body.data.switches).toEqual(changed)
    expect((await read()).body.data.switches).toEqual(changed)
  })

  test('is recorded: who, from where, before and after', async () => {
    const admin = await createActor(app, 'admin')
    const answer = await change(admin.token, { passwordReset: 'simulated' })
    const entries = await app.sql`SELECT * FROM audit_entries WHERE actor_id = ${admin.id}`
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      actor_id: admin.id,
      action: 'platform.switches',
      target: 'platform',
      before: { passwordReset: defaultSwitches.passwordReset },
      after: { passwordReset: 'simulated' },
      address: '127.0.0.1',
      request_id: answer.headers.get('x-request-id'),
    })
  })

  test('is sent to every open page immediately', async () => {
    const [admin, hotel] = [await createActor(app, 'admin'), await createActor(app, 'hotel')]
    const page = await listenLive(app, hotel.token)
    await change(admin.token, { bookings: 'closed' })
    expect(await page.hear('platform')).toEqual({ type: 'platform' })
  })

  test('refuses an unknown switch or position', async () => {
    const admin = await createActor(app, 'admin')
    const wrong = { hotelRegistration: 'ajar', breakfast: 'open', profile: null, passwordReset: 'open' }
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await change(admin.token, { [field]: value })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
    expect((await read()).body.data.switches).toEqual(defaultSwitches)
    expect(await app.sql`SELECT 1 FROM audit_log WHERE actor_id = ${admin.id}`).toHaveLength(0)
  })

  test('loses no change if several administrators make one concurrently', async () => {
    const admins = await Promise.all([1, 2, 3, 4].map(() => createActor(app, 'admin')))
    const changes = [
      { hotelRegistration: 'open' },
      { passwordReset: 'simulated' },
      { bookings: 'closed' },
      { profile: 'closed' },
    ]
    const answers = await Promise.all(admins.map((admin, n) => change(admin.token, changes[n] ?? {})))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect((await read()).body.data.switches).toEqual(Object.assign({ ...defaultSwitches }, ...changes))
    const entries = await app.sql`
      SELECT before, after FROM audit_log WHERE actor_id = ANY(${admins.map(({ id }) => id)}) ORDER BY id`
    expect(entries).toHaveLength(4)
    expect(entries.map(({ after }) => after)).toEqual(expect.arrayContaining(changes))
    for (const { before } of entries) expect(defaultSwitches).toMatchObject(before)
  })
})

describe('GET /platform/switches/changes', () => {
  test('says who changed each switch last, and nothing of an unchanged one', async () => {
    const ada = await createActor(app, 'admin', { firstName: 'Ada', lastName: 'Byron' })
    const priya = await createActor(app, 'admin', { firstName: 'Priya', lastName: 'Raman' })
    await change(ada.token, { affiliateRegistration: 'invitation', bookings: 'closed' })
    await change(priya.token, { affiliateRegistration: 'open', bookings: 'closed' })
    const { data } = (await app.ask('GET', '/api/v1/platform/switches/changes', { token: ada.token })).body
    const last = (name: string) => data.find((entry: { name: string }) => entry.name === name)
    expect(last('affiliateRegistration')).toMatchObject({ to: 'open', by: 'Priya Raman' })
    expect(last('bookings')).toMatchObject({ to: 'closed', by: 'Ada Byron' })
    expect(last('hotelPages')).toBeUndefined()
  })
})

describe('a preview', () => {
  test('starts exactly as the specification says, and keeps its changes to itself', async () => {
    const admin = await createActor(app, 'admin')
    await change(admin.token, { hotelRegistration: 'open' })

    const preview = await startTestAppForTest({ preview: true, databaseUrl: app.databaseUrl })
    expect((await read(preview)).body.data.switches).toEqual(previewSwitches)
    expect(previewSwitches).toEqual({
      hotelRegistration: 'closed',
      affiliateRegistration: 'closed',
      passwordReset: 'simulated',
      hotelPages: 'closed',
      guestSite: 'closed',
      bookings: 'closed',
      partnerships: 'closed',
      payouts: 'closed',
      profile: 'closed',
      insights: 'closed',
      supportPages: 'closed',
      onlinePayments: 'closed',
    })

    await change(admin.token, { hotelPages: 'open' }, preview)
    expect((await read(preview)).body.data.switches).toEqual({ ...previewSwitches, hotelPages: 'open' })
    expect((await read()).body.data.switches).toEqual({ ...defaultSwitches, hotelRegistration: 'open' })

    await beginPreview(preview.pool)
    expect((await read(preview)).body.data.switches).toEqual(previewSwitches)
    expect((await read()).body.data.switches).toEqual({ ...defaultSwitches, hotelRegistration: 'open' })
  })
})

describe('the audit log', () => {
  test('can be added to, but neither changed nor emptied', async () => {
    const admin = await createActor(app, 'admin')
    await change(admin.token, { hotelRegistration: 'open' })
    const superuser = connectAsSuperuser(app.databaseUrl)
    for (const change of [
      "UPDATE audit_log SET action = 'nothing'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]) {
      await expect(app.sql.unsafe(change)).rejects.toThrow('permission denied')
      await expect(superuser.unsafe(change)).rejects.toThrow('audit_log is append-only')
    }
    expect(await app.sql`SELECT 1 FROM audit_log WHERE actor_id = ${admin.id}`).toHaveLength(1)
  })

  test('keeps the actions of an account after it is gone', async () => {
    const admin = await createActor(app, 'admin')
    await change(admin.token, { hotelRegistration: 'open' })
    await app.sql`DELETE FROM users WHERE id = ${admin.id}`
    expect(await app.sql`SELECT 1 FROM audit_log WHERE actor_id = ${admin.id}`).toHaveLength(1)
    expect((await read()).body.data.switches.hotelRegistration).toBe('open')
  })
})
