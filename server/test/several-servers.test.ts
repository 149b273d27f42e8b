import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countDue } from '../src/figures/rollups/rollups.service.ts'
import { indexDue } from '../src/guest-site/search/index/index.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeGuest } from './checkouts.ts'
import { stopClock } from './clock.ts'
import { createActor, createSession, opens } from './factories.ts'
import { listenLive } from './live.ts'
import { counted, recount } from './recount.ts'
import { searchedAsItIs } from './searching.ts'
import { miscounts, openTestHotel, type TestHotel } from './test-hotel.ts'
import { addLink, follow } from './tracked-links.ts'
import { waitUntil } from './wait.ts'

/** Only calls without a session are limited here. */
const rateLimits = { search: 1_000_000, anonymous: 100, signedIn: 1_000_000 }

let all: TestApp[]
beforeAll(async () => {
  const options = { rateLimits, trustProxyHops: 1 }
  const first = await startTestApp(options)
  const others = [1, 2, 3].map(() => startTestApp({ ...options, databaseUrl: first.databaseUrl }))
  all = [first, ...(await Promise.all(others))]
})
afterAll(async () => {
  // The first one's database is dropped with it.
  for (const server of all.toReversed()) await server.close()
})

const context = (server: TestApp) => ({ ...server.services, sql: server.pool })

/** Books at one server. */
function bookAt({ ask }: TestApp, hotel: TestHotel, changes = {}, key = randomUUID()) {
  const { token, base } = hotel
  const headers = { 'idempotency-key': key }
  return ask('POST', `${base}/bookings`, { token, body: hotel.bookingInput(changes), headers })
}

describe.each([2, 4])('%i servers on one database', (count) => {
  const servers = () => all.slice(0, count)
  const home = () => all[0] as TestApp
  const farthest = () => all[count - 1] as TestApp

  test('enforce one rate limit', async () => {
    // No minute ends in the middle of it.
    const untilNext = 60_000 - (home().services.clock().getTime() % 60_000)
    for (const server of all) server.advance(untilNext)
    const headers = { 'x-forwarded-for': `198.51.100.${count}` }
    let taken = 0
    const isTaken = async ({ ask }: TestApp) => {
      const isOpen = (await ask('GET', '/api/v1/platform', { headers })).status === 200
      if (isOpen) taken += 1
      return isOpen
    }
    await Promise.all(
      servers().map(async (server) => {
        for (let call = 0; call < rateLimits.anonymous / count; call += 1) await isTaken(server)
      }),
    )
    expect(taken).toBe(rateLimits.anonymous)
    // None of them has seen as many as the limit, and each refuses once it knows of the others.
    for (const server of servers()) {
      await waitUntil('a refusal', async () => {
        if (!(await isTaken(server))) return true
        await delay(150)
        return false
      })
    }
    expect(taken).toBeLessThan(rateLimits.anonymous * 1.6)
  })

  test('obey a switch and the end of a session that another one was told of', async () => {
    const admin = await createActor(home(), 'admin')
    const owner = await createActor(home(), 'hotel')
    const isOpenAt = async ({ ask }: TestApp) =>
      (await ask('GET', '/api/v1/bookings', { token: owner.token })).status === 200
    // The memory of each never expires, so that only the announcement can change its mind.
    stopClock()
    for (const to of ['closed', 'open']) {
      await Promise.all(servers().map(isOpenAt))
      const body = { bookings: to }
      const { status } = await home().ask('PUT', '/api/v1/platform/switches', { token: admin.token, body })
      expect(status).toBe(200)
      for (const server of servers()) {
        await waitUntil(`bookings to be ${to}`, async () => (await isOpenAt(server)) === (to === 'open'))
      }
    }
    const elsewhere = await createSession(home(), owner.id)
    for (const server of servers()) expect(await opens(server, elsewhere)).toBe(true)
    expect((await home().ask('DELETE', '/api/v1/users/sessions', { token: owner.token })).status).toBe(200)
    for (const server of servers()) {
      await waitUntil('the session to be over', async () => !(await opens(server, elsewhere)))
    }
  })

  test('notify every page of what happens at one of them', async () => {
    const hotel = await openTestHotel(home())
    const streams = await Promise.all(servers().map((server) => listenLive(server, hotel.token)))
    expect((await bookAt(farthest(), hotel)).status).toBe(200)
    for (const stream of streams) await stream.hear('booking')
  })

  test('make one booking of one attempt, and never sell a room twice', async () => {
    const hotel = await openTestHotel(home(), 5)
    const key = randomUUID()
    const repeated = await Promise.all(
      [...servers(), ...servers()].map((server) => bookAt(server, hotel, {}, key)),
    )
    const made = new Set(repeated.filter(({ status }) => status === 200).map(({ body }) => body.data.id))
    expect(made.size).toBe(1)
    for (const server of servers()) {
      expect((await bookAt(server, hotel, {}, key)).body.data.id).toBe([...made][0])
    }
    const attempts = Array.from({ length: 16 }, (_, turn) => bookAt(servers()[turn % count] ?? home(), hotel))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await miscounts(home())).toEqual([])
  })

  test('make one hold of one key, whichever of them a click reaches', async () => {
    // Servers within one process know of each other's visitors, so each click comes from an address of its own.
    const click = (hotel: TestHotel) => {
      const key = randomUUID()
      return Promise.all(servers().map((server) => makeGuest(server, hotel).begin({ key })))
    }
    const large = await openTestHotel(home(), 40)
    for (let round = 0; round < 12; round += 1) {
      const answers = await click(large)
      expect(answers.map(({ status }) => status)).toEqual(servers().map(() => 200))
      expect(new Set(answers.map(({ body }) => body.data.token)).size).toBe(1)
    }
    const held = await home().sql`SELECT state FROM bookings WHERE hotel_id = ${large.hotel.id}`
    expect(held.map(({ state }) => state)).toEqual(Array(12).fill('held'))
    // The last room is not taken from a guest by the guest's own second click.
    const answers = await click(await openTestHotel(home(), 1))
    expect(answers.map(({ body }) => body.data?.state)).toEqual(servers().map(() => 'held'))
    expect(await miscounts(home())).toEqual([])
  })

  test('do each job once', async () => {
    const hotel = await openTestHotel(home(), 20)
    const ids: string[] = []
    // One after the other: on a busy machine twelve at once wait for each other's locks longer than a request may.
    for (let turn = 0; turn < 12; turn += 1) {
      const { body } = await bookAt(servers()[turn % count] ?? home(), hotel)
      ids.push(body.data.id)
    }
    await waitUntil('all emails', async () => {
      const [row] = await home().sql`
        SELECT count(*)::integer AS count FROM booking_mails WHERE booking_id = ANY(${ids}) AND sent_at IS NULL`
      return row?.count === 0
    })
    const sent = all.flatMap((server) => server.sent.flatMap((message) => message.id ?? []))
    expect(sent.length).toBeGreaterThanOrEqual(ids.length)
    expect(sent).toHaveLength(new Set(sent).size)
    const names = await home().sql`SELECT name FROM pgboss.schedule`
    expect(names).toHaveLength(new Set(names.map(({ name }) => name)).size)
  })

  test('count everything once and agree on what guests find', async () => {
    const city = `Porto ${count}`
    const hotel = await openTestHotel(home(), count, { hotel: { city } })
    const affiliate = await createActor(home(), 'affiliate')
    const code = randomUUID().slice(0, 8)
    await addLink(home(), { affiliateId: affiliate.id, hotelId: hotel.hotel.id, code })
    const asked = { place: city, checkInOn: hotel.day(10), checkOutOn: hotel.day(12) }
    const found = async () => {
      await Promise.all(servers().map((server) => indexDue(context(server))))
      return Promise.all(
        servers().map(async (server) => (await searchedAsItIs(server, asked)).hits.map(({ slug }) => slug)),
      )
    }
    expect(await found()).toEqual(servers().map(() => [hotel.hotel.slug]))
    // Every server sells one room, and none is left.
    const sold = servers().map(async (server) => {
      await follow(server, code, { 'user-agent': `Mozilla/5.0 Chrome/142.0 Safari/537.36 ${randomUUID()}` })
      return (await bookAt(server, hotel)).status
    })
    expect(await Promise.all(sold)).toEqual(servers().map(() => 200))
    expect(await found()).toEqual(servers().map(() => []))
    await Promise.all(servers().map((server) => countDue(context(server))))
    expect(await counted(home())).toEqual(await recount(home()))
    const [clicks] = await home().sql`
      SELECT coalesce(sum(clicks), 0)::integer AS count FROM referral_days WHERE affiliate_id = ${affiliate.id}`
    expect(clicks?.count).toBe(count)
  })
})
