import { defaultSwitches, previewSwitches } from '@roomlark/contract/platform'
import { describe, expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { beginPreview } from './platform.service.ts'

function read(app: TestApp) {
  return app.ask('GET', '/api/v1/platform')
}
function change(app: TestApp, token: string, body: object) {
  return app.ask('PUT', '/api/v1/platform/switches', { token, body })
}

describe('GET /platform', () => {
  test('tells everybody the switches, as the product ships', async () => {
    const app = await startTestAppForTest()
    const answer = await read(app)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      data: {
        switches: {
          registration: 'closed',
          passwordReset: 'email',
          hotelPages: 'open',
          bookings: 'open',
          profile: 'open',
        },
        demo: false,
      },
    })
  })

  test('says where the product is a demo', async () => {
    const app = await startTestAppForTest({ demo: true })
    expect((await read(app)).body.data.demo).toBe(true)
  })
})

describe('PUT /platform/switches', () => {
  test('changes what is given, at once and for everybody, and leaves the rest', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    const answer = await change(app, admin.token, { registration: 'open', bookings: 'closed' })
    const changed = { ...defaultSwitches, registration: 'open', bookings: 'closed' }
    expect(answer.status).toBe(200)
    expect(answer.body.data.switches).toEqual(changed)
    expect((await read(app)).body.data.switches).toEqual(changed)
  })

  test('is written down: who, from where, what it was and what it is', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    const answer = await change(app, admin.token, { passwordReset: 'simulated' })
    const entries = await app.sql`SELECT * FROM audit_log`
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      actor_id: admin.id,
      action: 'platform.switches',
      target: 'platform',
      before: defaultSwitches,
      after: { ...defaultSwitches, passwordReset: 'simulated' },
      address: '127.0.0.1',
      request_id: answer.headers.get('x-request-id'),
    })
  })

  test('refuses a switch or a position there is not', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    const wrong = { registration: 'ajar', breakfast: 'open', profile: null, passwordReset: 'open' }
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await change(app, admin.token, { [field]: value })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
    expect((await read(app)).body.data.switches).toEqual(defaultSwitches)
    expect(await app.sql`SELECT 1 FROM audit_log`).toHaveLength(0)
  })

  test('loses no change where several administrators make one at once', async () => {
    const app = await startTestAppForTest()
    const admins = await Promise.all([1, 2, 3, 4].map(() => createActor(app, 'admin')))
    const changes = [
      { registration: 'open' },
      { passwordReset: 'simulated' },
      { bookings: 'closed' },
      { profile: 'closed' },
    ]
    const answers = await Promise.all(admins.map((admin, n) => change(app, admin.token, changes[n] ?? {})))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect((await read(app)).body.data.switches).toEqual(Object.assign({ ...defaultSwitches }, ...changes))
    const entries = await app.sql`SELECT before, after FROM audit_log ORDER BY id`
    for (const [n, entry] of entries.entries()) {
      expect(entry.before).toEqual(n === 0 ? defaultSwitches : entries[n - 1]?.after)
    }
  })
})

describe('a preview', () => {
  test('begins as the specification says to the letter, and keeps its changes to itself', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    await change(app, admin.token, { registration: 'open' })

    const preview = await startTestAppForTest({ preview: true, databaseUrl: app.databaseUrl })
    expect((await read(preview)).body.data.switches).toEqual(previewSwitches)
    expect(previewSwitches).toEqual({
      registration: 'closed',
      passwordReset: 'simulated',
      hotelPages: 'closed',
      bookings: 'closed',
      profile: 'closed',
    })

    await change(preview, admin.token, { hotelPages: 'open' })
    expect((await read(preview)).body.data.switches).toEqual({ ...previewSwitches, hotelPages: 'open' })
    expect((await read(app)).body.data.switches).toEqual({ ...defaultSwitches, registration: 'open' })

    await beginPreview(preview.pool)
    expect((await read(preview)).body.data.switches).toEqual(previewSwitches)
    expect((await read(app)).body.data.switches).toEqual({ ...defaultSwitches, registration: 'open' })
  })
})

describe('the audit log', () => {
  test('can be added to, but neither changed nor emptied', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    await change(app, admin.token, { registration: 'open' })
    await expect(app.sql`UPDATE audit_log SET action = 'nothing'`).rejects.toThrow('audit_log is append-only')
    await expect(app.sql`DELETE FROM audit_log`).rejects.toThrow('audit_log is append-only')
    await expect(app.sql`TRUNCATE audit_log`).rejects.toThrow('audit_log is append-only')
    expect(await app.sql`SELECT 1 FROM audit_log`).toHaveLength(1)
  })

  test('keeps what an account did after the account is gone', async () => {
    const app = await startTestAppForTest()
    const admin = await createActor(app, 'admin')
    await change(app, admin.token, { registration: 'open' })
    await app.sql`DELETE FROM users WHERE id = ${admin.id}`
    const [entry] = await app.sql`SELECT actor_id FROM audit_log`
    expect(entry?.actor_id).toBe(admin.id)
    expect((await read(app)).body.data.switches.registration).toBe('open')
  })
})
