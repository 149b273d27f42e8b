import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, createUser, signIn, testPassword } from '../../../test/factories.ts'
import { waitUntil } from '../../../test/wait.ts'
import { unavailable } from '../../errors.ts'
import { countGuess } from '../../platform/limits/throttles.service.ts'
import { signInsTo } from './throttle.service.ts'

const minute = 60_000

let app: TestApp
/** The same product behind a trusted proxy, so that tests can choose their address. */
let proxied: TestApp

beforeAll(async () => {
  app = await startTestApp()
  proxied = await startTestApp({ trustProxyHops: 1, databaseUrl: app.databaseUrl })
})
afterAll(async () => {
  await proxied.close()
  await app.close()
})
beforeEach(() => app.advance(minute))

async function guess(email: string, times: number, at: TestApp = app): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(at, email, 'a guess')).status)
  return statuses
}

describe('a sign-in that could not be checked', () => {
  /** Makes password checks give up, as they do when too many are waiting. */
  async function whileTooBusy(times: number, work: () => Promise<number>): Promise<number[]> {
    const busy = vi.spyOn(app.services.passwords, 'verify').mockRejectedValue(unavailable())
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1) statuses.push(await work())
    busy.mockRestore()
    return statuses
  }

  test('is not a guess: the right password works after any number of 503s', async () => {
    const user = await createUser(app)
    const statuses = await whileTooBusy(7, async () => (await signIn(app, user.email)).status)
    expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 503])
    expect((await signIn(app, user.email)).status).toBe(200)
  })

  test('neither adds to the real guesses nor removes one', async () => {
    const user = await createUser(app)
    expect(await guess(user.email, 4)).toEqual([401, 401, 401, 401])
    expect(await whileTooBusy(3, async () => (await signIn(app, user.email)).status)).toEqual([503, 503, 503])
    expect(await guess(user.email, 2)).toEqual([401, 429])
  })

  test('is not a guess if the database fails after the attempt was counted', async () => {
    const user = await createUser(app)
    await app.sql`ALTER TABLE sign_ins RENAME TO sign_ins_gone`
    const statuses = await guess(user.email, 6)
    await app.sql`ALTER TABLE sign_ins_gone RENAME TO sign_ins`
    expect(statuses).toEqual([500, 500, 500, 500, 500, 500])
    expect((await signIn(app, user.email)).status).toBe(200)
  })

  test('is forgotten once the database is reachable again, although the request is over', async () => {
    const [user, origin] = [await createUser(app), { requestId: 'r', address: '127.0.0.1', userAgent: '' }]
    const ctx = { ...app.services, sql: app.pool, origin, actor: null }
    const { key } = signInsTo(user.email)
    const fail = async () => {
      await app.sql`ALTER TABLE throttles RENAME TO throttles_gone`
      throw unavailable()
    }
    await expect(countGuess(ctx, signInsTo(user.email), fail)).rejects.toThrow()
    await app.sql`ALTER TABLE throttles_gone RENAME TO throttles`
    const [counted] = await app.sql`SELECT recent FROM throttles WHERE key = ${key}`
    expect(counted?.recent).toHaveLength(1)
    await waitUntil('the attempt to be withdrawn', async () => {
      const [row] = await app.sql`SELECT recent FROM throttles WHERE key = ${key}`
      return row?.recent.length === 0
    })
  })

  test('is not a guess if an account has to confirm its password', async () => {
    const { token } = await createActor(app)
    const body = { email: 'elsewhere@example.test', password: testPassword }
    const ask = async () => (await app.ask('POST', '/api/v1/users/email', { token, body })).status
    expect(await whileTooBusy(6, ask)).toEqual([503, 503, 503, 503, 503, 503])
    expect(await ask()).toBe(200)
  })
})

describe('guessing at one account', () => {
  test('ends after five: the sixth is 429, even with the right password', async () => {
    const user = await createUser(app)
    expect(await guess(user.email, 6)).toEqual([401, 401, 401, 401, 401, 429])
    const answer = await signIn(app, user.email)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(answer.body).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'Too many failed sign-ins. Please wait before you try again.',
    })
  })

  test('costs a pause that doubles from one minute up to fifteen', async () => {
    const user = await createUser(app)
    await guess(user.email, 5)
    for (const pause of [1, 2, 4, 8, 15, 15]) {
      app.advance(pause * minute - 5000)
      const refused = await signIn(app, user.email, 'a guess')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(5)
      app.advance(5000)
      expect((await signIn(app, user.email, 'a guess')).status).toBe(401)
      const next = await signIn(app, user.email)
      expect(next.status).toBe(429)
    }
  })

  test('is forgotten when the owner signs in after the pause', async () => {
    const user = await createUser(app)
    await guess(user.email, 5)
    app.advance(minute)
    expect((await signIn(app, user.email)).status).toBe(200)
    expect(await guess(user.email, 6)).toEqual([401, 401, 401, 401, 401, 429])
    const { headers } = await signIn(app, user.email)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('is forgotten by every success', async () => {
    const user = await createUser(app)
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(user.email, 4)).toEqual([401, 401, 401, 401])
      expect((await signIn(app, user.email)).status).toBe(200)
    }
  })

  test('is counted over any fifteen minutes, not just those after the first guess', async () => {
    const user = await createUser(app)
    await guess(user.email, 1)
    app.advance(14 * minute)
    await guess(user.email, 3)
    app.advance(2 * minute)
    expect(await guess(user.email, 3)).toEqual([401, 401, 429])
  })

  test('is forgotten after fifteen quiet minutes', async () => {
    const user = await createUser(app)
    await guess(user.email, 4)
    app.advance(15 * minute)
    expect(await guess(user.email, 5)).toEqual([401, 401, 401, 401, 401])
    app.advance(16 * minute)
    expect(await guess(user.email, 5)).toEqual([401, 401, 401, 401, 401])
  })

  test('ends in the same way if there is no account', async () => {
    const nobody = `nobody-${Date.now()}@example.test`
    expect(await guess(nobody, 6)).toEqual([401, 401, 401, 401, 401, 429])
    const known = await createUser(app)
    await guess(known.email, 5)
    expect((await signIn(app, nobody)).body).toEqual((await signIn(app, known.email)).body)
  })

  test('gets no further with forty concurrent attempts', async () => {
    const user = await createUser(app)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => knock(proxied, user.email, `198.51.100.${n}`)),
    )
    const refused = answers.filter((status) => status === 401)
    expect(refused.length).toBeLessThanOrEqual(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - refused.length)
  })

  test('is counted together by two servers, and survives their restart', async () => {
    const user = await createUser(app)
    proxied.advance(app.services.clock().getTime() - proxied.services.clock().getTime())
    expect(await guess(user.email, 3)).toEqual([401, 401, 401])
    expect(await guess(user.email, 3, proxied)).toEqual([401, 401, 429])
    expect((await signIn(app, user.email)).status).toBe(429)
    const reborn = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    reborn.advance(app.services.clock().getTime() - Date.now())
    expect((await signIn(reborn, user.email)).status).toBe(429)
  })
})

describe('sign-ins from one address', () => {
  test('are refused after thirty in a minute, and allowed again as the minute passes', async () => {
    const knockOnce = () => app.ask('POST', '/api/v1/auth/verify-email', { body: { token: 'x' } })
    expect(new Set(await inTurn(30, knockOnce))).toEqual(new Set([400]))
    const refused = await knockOnce()
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe('Too many sign-ins from your network. Please wait a minute.')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    app.advance(minute)
    expect(new Set(await inTurn(30, knockOnce))).toEqual(new Set([400]))
    expect((await knockOnce()).status).toBe(429)
  })

  test('are counted together across accounts, including successful ones', async () => {
    const user = await createUser(app)
    for (let n = 0; n < 29; n += 1) await exhaust(proxied, '203.0.113.1')
    expect(await knock(proxied, user.email, '203.0.113.1', testPassword)).toBe(200)
    expect(await knock(proxied, user.email, '203.0.113.1', testPassword)).toBe(429)
    expect(await knock(proxied, user.email, '203.0.113.2', testPassword)).toBe(200)
  })

  test('cannot be disguised by X-Forwarded-For if no proxy is trusted', async () => {
    for (let n = 0; n < 30; n += 1) await exhaust(app, `203.0.113.${n}`)
    expect(await exhaust(app, '203.0.113.99')).toBe(429)
  })

  test('cannot be disguised by a longer chain if one proxy is trusted', async () => {
    for (let n = 0; n < 30; n += 1) await exhaust(proxied, `10.0.0.${n}, 192.0.2.${n}, 203.0.113.7`)
    expect(await exhaust(proxied, '198.51.100.1, 203.0.113.7')).toBe(429)
    expect(await exhaust(proxied, '203.0.113.7, 198.51.100.1')).toBe(400)
  })

  test('are counted by network for IPv6, where a household has countless addresses', async () => {
    for (let n = 0; n < 30; n += 1) await exhaust(proxied, `2001:db8:1:2:${n.toString(16)}::1`)
    expect(await exhaust(proxied, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await exhaust(proxied, '2001:db8:1:3::1')).toBe(400)
  })
})

async function knock(at: TestApp, email: string, from: string, password = 'a guess'): Promise<number> {
  const headers = { 'x-forwarded-for': from }
  return (await at.ask('POST', '/api/v1/auth/login', { body: { email, password }, headers })).status
}

/** Makes an attempt that costs no password hash. */
async function exhaust(at: TestApp, from: string): Promise<number> {
  const headers = { 'x-forwarded-for': from }
  return (await at.ask('POST', '/api/v1/auth/verify-email', { body: { token: 'x' }, headers })).status
}

async function inTurn(times: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await work()).status)
  return statuses
}
