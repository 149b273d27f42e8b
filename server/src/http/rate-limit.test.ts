import { describe, expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../test/app.ts'
import { createActor, createSession } from '../../test/factories.ts'
import { waitUntil } from '../../test/wait.ts'
import { networkTimes } from '../rate-limiter.ts'

const rateLimits = { search: 4, anonymous: 8, signedIn: 20 }
const search = '/api/v1/guest/search?place=Lisbon&checkInOn=2027-05-01&checkOutOn=2027-05-03'

/** Starts at the beginning of a minute, so that no minute ends in the middle of a test. */
async function startLimited(options: Parameters<typeof startTestAppForTest>[0] = {}): Promise<TestApp> {
  const app = await startTestAppForTest({ rateLimits, ...options })
  app.advance(60_000 - (Date.now() % 60_000))
  return app
}

type Ask = Parameters<TestApp['ask']>[2]

/** Counts how many of these calls are not refused with 429. */
async function taken(app: TestApp, times: number, path: string, ask: Ask = {}): Promise<number> {
  let count = 0
  for (let time = 0; time < times; time += 1) {
    if ((await app.ask('GET', path, ask)).status !== 429) count += 1
  }
  return count
}

function from(address: string): Ask {
  return { headers: { 'x-forwarded-for': address } }
}

describe('calls without a session', () => {
  test('are refused beyond the limit of an address with a time to retry, and accepted then', async () => {
    const app = await startLimited()
    expect(await taken(app, 12, '/api/v1/platform')).toBe(8)
    const refused = await app.ask('GET', '/api/v1/platform')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'You are sending more requests than we can take. Please wait a moment.',
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(70)
    app.advance(seconds * 1000)
    expect((await app.ask('GET', '/api/v1/platform')).status).toBe(200)
  })

  test('are counted everywhere: unknown addresses, wrong methods, calendars, the API description', async () => {
    const app = await startLimited()
    const paths = ['/api/v1/nothing', '/%61pi/v1/platform', '/ical/0000.ics', '/api/openapi.json']
    for (const path of [...paths, ...paths]) expect(await taken(app, 1, path)).toBe(1)
    for (const path of paths) expect(await taken(app, 1, path)).toBe(0)
    expect((await app.ask('DELETE', '/api/v1/platform')).status).toBe(429)
  })

  test('have a lower limit and a separate count for searches', async () => {
    const app = await startLimited()
    expect(await taken(app, 6, search)).toBe(4)
    expect(await taken(app, 1, '/api/v1/guest/hotels/nowhere/offers')).toBe(0)
    expect(await taken(app, 10, '/api/v1/platform')).toBe(8)
  })

  test('are counted by address behind a proxy, IPv6 by its network', async () => {
    const app = await startLimited({ trustProxyHops: 1 })
    expect(await taken(app, 12, '/api/v1/platform', from('198.51.100.7'))).toBe(8)
    expect(await taken(app, 1, '/api/v1/platform', from('198.51.100.8'))).toBe(1)
    expect(await taken(app, 4, '/api/v1/platform', from('2001:db8:1:2::1'))).toBe(4)
    expect(await taken(app, 8, '/api/v1/platform', from('2001:db8:1:2:ffff::9'))).toBe(4)
    expect(await taken(app, 1, '/api/v1/platform', from('2001:db8:1:3::1'))).toBe(1)
  })

  test('are counted by visitor, and by network only at a far higher limit', async () => {
    const app = await startLimited({ trustProxyHops: 1 })
    const browser = (name: number, address = '198.51.100.7') => ({
      headers: { 'x-forwarded-for': address, 'user-agent': `Browser ${name}` },
    })
    for (let name = 0; name < networkTimes; name += 1) {
      expect(await taken(app, 6, search, browser(name))).toBe(4)
    }
    // Somebody with a new browser for each call gets no further either.
    expect(await taken(app, 1, search, browser(networkTimes))).toBe(0)
    expect(await taken(app, 1, search, browser(networkTimes, '198.51.100.8'))).toBe(1)
  })

  test('are not counted for health checks and pictures', async () => {
    const app = await startLimited()
    expect(await taken(app, 12, '/health/live')).toBe(12)
    expect(await taken(app, 12, '/media/hotels/none.webp')).toBe(12)
    expect(await taken(app, 12, '/login')).toBe(12)
  })
})

describe('calls with a session', () => {
  test('are counted by account across its sessions, and not by address', async () => {
    const app = await startLimited()
    const [user, other] = [await createActor(app), await createActor(app)]
    const elsewhere = await createSession(app, user.id)
    expect(await taken(app, 12, '/api/v1/users/profile', { token: user.token })).toBe(12)
    expect(await taken(app, 12, '/api/v1/users/profile', { token: elsewhere })).toBe(8)
    expect(await taken(app, 5, '/api/v1/users/profile', { token: other.token })).toBe(5)
    expect(await taken(app, 12, '/api/v1/platform')).toBe(8)
  })

  test('are not slowed down by strangers at the same address', async () => {
    const app = await startLimited()
    const user = await createActor(app)
    expect(await taken(app, 10, '/api/v1/platform')).toBe(8)
    expect(await taken(app, 10, '/api/v1/users/profile', { token: user.token })).toBe(10)
    expect(await taken(app, 5, '/api/v1/platform', { token: user.token })).toBe(5)
  })

  test('with an invalid token are refused before the database is asked', async () => {
    const app = await startLimited()
    const statuses: number[] = []
    for (let guess = 0; guess < 10; guess += 1) {
      const token = String(guess).repeat(43)
      statuses.push((await app.ask('GET', '/api/v1/users/profile', { token })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429])
  })
})

describe('several servers', () => {
  test('enforce one limit together, and write nothing for callers who are far from it', async () => {
    const large = { search: 4, anonymous: 200, signedIn: 200 }
    const first = await startLimited({ rateLimits: large })
    const second = await startLimited({ rateLimits: large, databaseUrl: first.databaseUrl })
    const { token } = await createActor(first)
    expect(await taken(first, 10, '/api/v1/users/profile', { token })).toBe(10)
    expect(await taken(first, 150, '/api/v1/platform')).toBe(150)
    expect(await taken(second, 25, '/api/v1/platform')).toBe(25)
    await waitUntil('the second server to know of all calls', async () => {
      // On a slow machine the calls are spread over two minutes.
      const [row] = await first.sql`
        SELECT sum(calls)::integer AS calls FROM rate_counts WHERE key LIKE 'anonymous:% %'`
      return row?.calls === 175
    })
    await waitUntil(
      'it to have read that',
      async () => (await second.ask('GET', '/api/v1/platform')).status === 429,
    )
    const [row] =
      await first.sql`SELECT max(calls)::integer AS calls, count(DISTINCT key)::integer AS keys FROM rate_counts`
    // These are the visitor and its network.
    expect(row?.keys).toBe(2)
    // On its own the second server would also have accepted 200; before it learns of the first one's count it
    // accepts far fewer.
    expect(row?.calls).toBeLessThan(300)
  })
})
