import { api, apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, createUser, opens, testMfaSecret, testPassword } from '../../../test/factories.ts'
import { waitUntil } from '../../../test/wait.ts'

const minute = 60_000

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.advance(minute))

type Actor = Awaited<ReturnType<typeof createActor>>

function confirm(actor: Actor, body: object, on = app) {
  return on.ask('POST', '/api/v1/auth/confirm', { token: actor.token, body })
}
function suspend(actor: Actor, id: string, on = app) {
  return on.ask('POST', `/api/v1/users/${id}/suspend`, { token: actor.token, body: { reason: 'Spam' } })
}
function unconfirmedAdmin() {
  return createActor(app, 'admin', { confirmed: false })
}
function makeCode(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: app.services.clock().getTime() })
}

describe('an administrator changing another account', () => {
  const acts = ['verify', 'suspend', 'restore', 'reset-password', 'turn-off-mfa', 'type', 'erase']

  test('must confirm the password or a code first, before the input is parsed', async () => {
    const marked = Object.values(api)
      .flatMap((group) => Object.values<Endpoint>(group))
      .filter(({ confirmed, access }) => confirmed && (access === 'signed-in' || access.includes('admin')))
    const paths = marked.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(acts.map((act) => `/users/:id/${act}`)))
    expect(paths).toContain('/users/invite')
    const admin = await unconfirmedAdmin()
    for (const { method, path } of marked) {
      const url = apiBase + path.replace(/:\w+/g, '0d000000-0000-4000-8000-00000000ffff')
      const answer = await app.ask(method, url, { token: admin.token })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'confirmation_required'])
    }
  })

  test('may continue once it is confirmed, for ten minutes and in this session only', async () => {
    const admin = await unconfirmedAdmin()
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => createActor(app)))
    if (!first || !second || !third) throw new Error('three were made')
    expect((await suspend(admin, first.id)).body.code).toBe('confirmation_required')
    expect(await opens(app, first.token)).toBe(true)
    const answer = await confirm(admin, { password: testPassword })
    expect(answer.status).toBe(200)
    const left = new Date(answer.body.data.confirmedUntil).getTime() - app.services.clock().getTime()
    expect(Math.round(left / minute)).toBe(10)
    expect((await suspend(admin, first.id)).status).toBe(200)
    app.advance(9 * minute)
    expect((await suspend(admin, second.id)).status).toBe(200)
    app.advance(minute)
    expect((await suspend(admin, third.id)).body.code).toBe('confirmation_required')
  })

  test('is confirmed on every server immediately, and stays so when the token is refreshed', async () => {
    const other = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    const admin = await unconfirmedAdmin()
    const [first, second] = [await createUser(app), await createUser(app)]
    expect((await suspend(admin, first.id, other)).status).toBe(403)
    await confirm(admin, { password: testPassword })
    await waitUntil('the other server to hear of it', async () => {
      return (await suspend(admin, first.id, other)).status === 200
    })
    const { token } = (await app.ask('POST', '/api/v1/auth/refresh', { token: admin.token })).body.data
    expect((await suspend({ ...admin, token }, second.id)).status).toBe(200)
  })

  test('needs no confirmation for anything else', async () => {
    const admin = await unconfirmedAdmin()
    const body = { bookings: 'open' }
    const change = await app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body })
    expect(change.status).toBe(200)
  })
})

describe('POST /auth/confirm', () => {
  test('takes a code from the app instead of the password', async () => {
    const admin = await unconfirmedAdmin()
    expect((await confirm(admin, { code: makeCode(testMfaSecret) })).status).toBe(200)
    expect((await suspend(admin, (await createUser(app)).id)).status).toBe(200)
  })

  test('is 400 on the field, never 401, if the password or code is wrong or missing', async () => {
    const admin = await unconfirmedAdmin()
    const wrong = await confirm(admin, { password: 'not it' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password'])
    expect(wrong.body.fields).toHaveProperty('password')
    const code = makeCode(testMfaSecret) === '000000' ? '111111' : '000000'
    expect((await confirm(admin, { code })).body.fields).toHaveProperty('code')
    for (const body of [{}, { password: testPassword, code: '123456' }]) {
      expect((await confirm(admin, body)).body.fields).toHaveProperty('password')
    }
    expect((await suspend(admin, (await createUser(app)).id)).status).toBe(403)
  })

  test('counts wrong passwords like everywhere else: five, then 429', async () => {
    const admin = await unconfirmedAdmin()
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await confirm(admin, { password: 'no' })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})
