import { heartbeatSeconds, liveStreamsPerUser } from '@roomlark/contract/platform/live'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, createSession, testPassword } from '../../../test/factories.ts'
import { listenLive } from '../../../test/live.ts'
import { lockUntilReleased } from '../../../test/locks.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ own: true })
})
afterAll(() => app.close())

type User = Awaited<ReturnType<typeof createActor>>

/** Lists everything that ends sessions; some of these keep the session that made the call. */
const endings = [
  {
    label: 'a change of password elsewhere',
    keepsOwn: true,
    end: ({ token }: User) =>
      app.ask('POST', '/api/v1/users/change-password', {
        token,
        body: { currentPassword: testPassword, newPassword: 'another larksong at seven' },
      }),
  },
  {
    label: 'signing out everywhere else',
    keepsOwn: true,
    end: ({ token }: User) => app.ask('DELETE', '/api/v1/users/sessions', { token }),
  },
  {
    label: 'a suspension',
    keepsOwn: false,
    end: async ({ id }: User) => {
      const { token } = await createActor(app, 'admin')
      const body = { reason: 'Guests complained' }
      return app.ask('POST', `/api/v1/users/${id}/suspend`, { token, body })
    },
  },
  {
    label: 'a change of the account type',
    keepsOwn: false,
    end: async ({ id }: User) => {
      const { token } = await createActor(app, 'admin')
      const body = { userType: 'affiliate', reason: 'Registered as the wrong type' }
      return app.ask('PUT', `/api/v1/users/${id}/type`, { token, body })
    },
  },
]

describe('GET /live', () => {
  test('notifies a hotel and administrators of a booking, then of new figures, and no other hotel', async () => {
    const [testHotel, other] = [await openTestHotel(app), await openTestHotel(app)]
    const admin = await createActor(app, 'admin')
    const [own, foreign, all] = await Promise.all(
      [testHotel, other, admin].map(({ token }) => listenLive(app, token)),
    )
    expect(own?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await own?.hear('ready')).toEqual({ type: 'ready', missed: false })
    const { id } = await testHotel.book()
    const told = { type: 'booking', bookingId: id, hotelId: testHotel.hotel.id, kind: 'created' }
    expect(await own?.hear('booking')).toEqual(told)
    expect(await all?.hear('booking')).toEqual(told)
    await own?.hear('analytics')
    await all?.hear('analytics')
    // The first booking the other hotel receives must be its own.
    const mine = await other.book()
    expect(await foreign?.hear('booking')).toMatchObject({ bookingId: mine.id })
  })

  test('notifies an affiliate of its referrals, and no other affiliate', async () => {
    const testHotel = await openTestHotel(app)
    const [affiliate, other] = [await createActor(app, 'affiliate'), await createActor(app, 'affiliate')]
    const pair = { hotelId: testHotel.hotel.id, affiliateId: affiliate.id }
    const { id } = await testHotel.book({
      source: 'affiliate',
      partnershipId: await addPartnership(app, pair),
    })
    const [own, foreign] = [await listenLive(app, affiliate.token), await listenLive(app, other.token)]
    await testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' })
    expect(await own.hear('booking', 2)).toMatchObject({ kind: 'cancelled' })
    await own.hear('analytics')
    expect(foreign.heard).toEqual([{ type: 'ready', missed: false }])
  })

  test('notifies a hotel and administrators of its inventory and holds, but no other hotel', async () => {
    const [testHotel, other] = [await openTestHotel(app), await openTestHotel(app)]
    const admin = await createActor(app, 'admin')
    const [own, foreign, all] = [
      await listenLive(app, testHotel.token),
      await listenLive(app, other.token),
      await listenLive(app, admin.token),
    ]
    const inventory = (events: { type: string; hotelId?: string }[]) =>
      events.filter(({ type, hotelId }) => type === 'inventory' && hotelId === testHotel.hotel.id).length
    const range = {
      roomTypeIds: [testHotel.type.id],
      fromOn: testHotel.day(1),
      untilOn: testHotel.day(30),
      weekdays: [],
    }
    const edit = { ...range, change: { priceCents: 9000 }, acceptLow: true }
    const changes = [
      () => testHotel.ask('PUT', `${testHotel.base}/calendar`, { ...edit, preview: false }),
      () =>
        testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, {
          numbers: ['1', '2', '3', '4'],
        }),
      () => testHotel.tryBook({ state: 'held' }),
    ]
    for (const change of changes) {
      const [before, beforeAll] = [inventory(own.heard), inventory(all.heard)]
      const answer = await change()
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      await waitUntil('the hotel to be notified', () => inventory(own.heard) > before)
      await waitUntil('administrators to be notified', () => inventory(all.heard) > beforeAll)
    }
    expect(inventory(foreign.heard)).toBe(0)
    // A preview changes nothing, so it is not announced.
    const before = inventory(own.heard)
    await testHotel.ask('PUT', `${testHotel.base}/calendar`, { ...edit, preview: true })
    await testHotel.book()
    await own.hear('booking')
    expect(inventory(own.heard)).toBe(before)
  })

  test('does not announce what was refused', async () => {
    const testHotel = await openTestHotel(app, 1)
    const own = await listenLive(app, testHotel.token)
    const first = await testHotel.book()
    const refused = await testHotel.tryBook()
    expect(refused.status).toBe(409)
    const last = await testHotel.book({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(21) })
    // Notices arrive in order, so one about the refused booking would be here before the last booking.
    const told = () => own.heard.flatMap((event) => (event.type === 'booking' ? [event.bookingId] : []))
    await waitUntil('the last booking', () => told().includes(last.id))
    expect(new Set(told())).toEqual(new Set([first.id, last.id]))
  })

  test('ends immediately when its session does, and no other stream ends', async () => {
    const { id, token } = await createActor(app, 'hotel')
    const [leaving, staying] = [
      await listenLive(app, token),
      await listenLive(app, await createSession(app, id)),
    ]
    await app.ask('POST', '/api/v1/auth/logout', { token })
    await leaving.over()
    expect(staying.isOver()).toBe(false)
    // The session is ended elsewhere: by another server, or by hand.
    await app.sql`UPDATE sessions SET revoked_at = now() WHERE user_id = ${id}`
    await staying.over()
  })

  test.each(endings)('ends immediately after $label', async ({ end, keepsOwn }) => {
    const user = await createActor(app, 'hotel')
    const elsewhere = await createSession(app, user.id)
    const [own, other] = [await listenLive(app, user.token), await listenLive(app, elsewhere)]
    const answer = await end(user)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    await other.over()
    if (keepsOwn) expect(own.isOver()).toBe(false)
    else await own.over()
  })

  test('sends heartbeats, and ends with a session that expires', async () => {
    const later = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { token } = await createActor(app, 'hotel')
    const own = await listenLive(later, token)
    vi.advanceTimersByTime(heartbeatSeconds * 1000)
    await waitUntil('a sign of life', () => own.signs() === 1)
    expect(own.heard).toEqual([{ type: 'ready', missed: false }])
    expect(own.isOver()).toBe(false)
    later.advance(8 * 86_400_000)
    vi.advanceTimersByTime(heartbeatSeconds * 1000)
    await own.over()
  })

  test('the oldest of too many is closed for a new one', async () => {
    const { token } = await createActor(app, 'affiliate')
    const first = await listenLive(app, token)
    const others: Awaited<ReturnType<typeof listenLive>>[] = []
    for (let count = 0; count < liveStreamsPerUser; count += 1) others.push(await listenLive(app, token))
    await first.over()
    expect(others.filter((one) => one.isOver())).toEqual([])
  })

  test('reports when it may have missed something, and recovers', async () => {
    const testHotel = await openTestHotel(app)
    const own = await listenLive(app, testHotel.token)
    await app.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'roomlark-live' AND datname = current_database()`
    await own.hear('ready', 2)
    const { id } = await testHotel.book()
    expect(await own.hear('booking')).toMatchObject({ bookingId: id })
  })

  test('sends a returning page what it missed, or that nothing happened', async () => {
    const [testHotel, other] = [await openTestHotel(app), await openTestHotel(app)]
    const first = await listenLive(app, testHotel.token)
    await other.book()
    first.leave()
    const idle = await listenLive(app, testHotel.token, first.lastId())
    expect(idle.heard).toEqual([{ type: 'ready', missed: false }])
    idle.leave()
    const { id } = await testHotel.book()
    await other.book()
    const back = await listenLive(app, testHotel.token, idle.lastId())
    expect(await back.hear('booking')).toMatchObject({ bookingId: id })
    const told = back.heard.flatMap((event) => (event.type === 'booking' ? [event.bookingId] : []))
    expect(told).toEqual([id])
    expect(back.heard.find(({ type }) => type === 'ready')).toEqual({ type: 'ready', missed: false })
    const lost = await listenLive(app, testHotel.token, 'from a server that is gone')
    // Figures of the booking may be counted meanwhile.
    expect(lost.heard[0]).toEqual({ type: 'ready', missed: true })
  })

  test('outlasts the deadline of ordinary calls', async () => {
    const quick = await startTestAppForTest({ databaseUrl: app.databaseUrl, deadlineMs: 3000 })
    const testHotel = await openTestHotel(app)
    const waiting = await createActor(app, 'hotel')
    const own = await listenLive(quick, testHotel.token)
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT 1 FROM users WHERE id = ${waiting.id} FOR UPDATE`,
    )
    // This call begins later, so once its time is up, so is the stream's.
    const body = { firstName: 'Late', lastName: 'Comer' }
    const late = await quick.ask('PUT', '/api/v1/users/profile', { token: waiting.token, body })
    expect(late.status).toBe(503)
    await release()
    await testHotel.book()
    await own.hear('booking')
  })

  test('ends when the server stops, without delaying it', async () => {
    const going = await startTestApp({ databaseUrl: app.databaseUrl })
    const { token } = await createActor(app, 'hotel')
    const own = await listenLive(going, token)
    const closed = going.close()
    await own.over()
    await closed
  })
})

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s /live is 405', async (method) => {
  const answer = await fetch(`${app.url}/api/v1/live`, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
})
