import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfToken } from '../../src/guest-site/checkout/visitors.service.ts'
import { readFeed } from '../../src/inventory/calendar/feeds/reading.service.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { startCalendarServer } from '../calendar-server.ts'
import { makeGuest } from '../checkouts.ts'
import { miscounts, openTestHotel } from '../test-hotel.ts'
import { patiently, realDesk } from './desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

/** A hotel with six rooms and a channel that has sold one of them, which the hotel does not know yet. */
async function openWithChannel() {
  const testHotel = await openTestHotel(app, 6)
  const channel = await startCalendarServer()
  const [checkInOn, checkOutOn] = [testHotel.day(20), testHotel.day(22)]
  channel.givesEvents()
  const feed = await testHotel.data(
    testHotel.ask('POST', `${testHotel.base}/feeds`, {
      roomTypeId: testHotel.type.id,
      name: 'Channel',
      url: channel.url,
    }),
  )
  channel.givesEvents({ from: checkInOn, until: checkOutOn })
  const desk = realDesk(app, testHotel)
  const readChannel = () => readFeed({ ...app.services, sql: app.pool }, feed.id)
  return { testHotel, checkInOn, checkOutOn, desk, readChannel }
}

test('guests, the desk and a feed on one room type sell exactly the rooms there are', async () => {
  const { testHotel, checkInOn, checkOutOn, desk, readChannel } = await openWithChannel()
  const guests = Array.from({ length: 15 }, () => makeGuest(app, testHotel))
  const [booked, atDesk] = await Promise.all([
    Promise.all(
      guests.map(async (guest, n) => {
        const key = randomUUID()
        const begun = await patiently(() => guest.begin({ checkInOn, checkOutOn, adults: 1, key }))
        if (begun.status !== 200) return begun.status
        const { token } = begun.body.data
        return (await patiently(() => guest.confirm(token, { email: `guest${n}@example.test` }))).status
      }),
    ),
    Promise.all(Array.from({ length: 15 }, () => desk.book({ first: 20, nights: 2, rooms: 1 }))),
    readChannel(),
  ])
  expect(booked.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const byGuests = booked.filter((status) => status === 200).length
  const byDesk = atDesk.filter((id) => id !== undefined).length
  const [blocked] = await app.sql<{ blocked: number }[]>`
    SELECT blocked FROM nights WHERE room_type_id = ${testHotel.type.id} AND night = ${checkInOn}`
  expect(byGuests + byDesk + (blocked?.blocked ?? 0)).toBe(6)
  expect(await desk.oversold()).toBe(0)
  expect(await miscounts(app)).toEqual([])
})

/** Lets the ten minutes of one guest pass. */
const lapse = (token: string) => app.sql`
  UPDATE bookings b SET held_until = now() - interval '1 second'
  FROM checkouts c WHERE c.booking_id = b.id AND c.token_hash = ${hashOfToken(token)}`

test('holds that end while others want the rooms are sold once, and every guest gets one answer', async () => {
  const { testHotel, checkInOn, checkOutOn, desk, readChannel } = await openWithChannel()
  const makeEmail = (n: number) => `slow${n}@example.test`
  const wish = { checkInOn, checkOutOn, adults: 1 }
  const arrive = async (n: number) => {
    const guest = makeGuest(app, testHotel)
    const key = randomUUID()
    const { status, body } = await patiently(() => guest.begin({ ...wish, key }))
    const token: string = body.data?.token
    const confirm = () => patiently(() => guest.confirm(token, { email: makeEmail(n) }))
    return { guest, token, confirm, refusal: status === 200 ? undefined : body.code }
  }
  type Arrived = Awaited<ReturnType<typeof arrive>>
  /** Every guest presses the button twice. */
  const books = async ({ confirm, refusal }: Arrived): Promise<string[]> => {
    if (refusal) return [refusal]
    const both = await Promise.all([confirm(), confirm()])
    return [...new Set(both.map(({ status, body }) => body.data?.bookingAddress ?? `${status} ${body.code}`))]
  }
  const booksLate = async (arrived: Arrived): Promise<string[]> => {
    const late = await arrived.confirm()
    if (late.body.code !== 'hold_expired') return [`late: ${late.status}`]
    const again = await patiently(() => arrived.guest.holdAgain(arrived.token))
    return again.status === 200 ? books(arrived) : [again.body.code]
  }
  const slow = await Promise.all([0, 1, 2, 3].map(arrive))
  for (const { token } of slow) await lapse(token)
  const [told] = await Promise.all([
    Promise.all([
      ...slow.map(booksLate),
      ...Array.from({ length: 11 }, async (_, n) => books(await arrive(slow.length + n))),
    ]),
    Promise.all(Array.from({ length: 6 }, () => desk.book({ first: 20, nights: 2, rooms: 1 }))),
    readChannel(),
  ])
  const answers = told.map((all) => all.map((one) => (one.startsWith('/stays/bookings/') ? 'booked' : one)))
  expect(answers.filter(([one]) => one !== 'booked' && one !== 'conflict')).toEqual([])
  expect(answers.filter((all) => all.length !== 1)).toEqual([])
  const rows = await app.sql<{ email: string }[]>`
    SELECT guest_email AS email FROM bookings
    WHERE hotel_id = ${testHotel.hotel.id} AND state = 'confirmed' AND guest_email LIKE 'slow%'`
  const booked = answers.flatMap(([one], n) => (one === 'booked' ? [makeEmail(n)] : []))
  expect(rows.map(({ email }) => email).sort()).toEqual(booked.sort())
  // Rooms of unsold holds are free for whoever comes next, down to the last.
  for (let tries = 0; tries < 7; tries += 1) await desk.book({ first: 20, nights: 2, rooms: 1 })
  const nights = await app.sql<{ taken: number }[]>`
    SELECT sold + blocked AS taken FROM nights
    WHERE room_type_id = ${testHotel.type.id} AND night >= ${checkInOn} AND night < ${checkOutOn}`
  expect(nights.map(({ taken }) => taken)).toEqual([6, 6])
  expect(await desk.oversold()).toBe(0)
  expect(await miscounts(app)).toEqual([])
})
