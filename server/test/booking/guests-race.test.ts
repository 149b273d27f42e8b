import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFeed } from '../../src/modules/feeds/reading.service.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { startCalendarServer } from '../calendar-server.ts'
import { guestOf } from '../checkouts.ts'
import { miscounts, openTestHotel } from '../test-hotel.ts'
import { patiently, realDesk } from './desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

test('guests, the desk and a feed on one room type sell exactly the rooms there are', async () => {
  const testHotel = await openTestHotel(app, 6)
  const channel = await startCalendarServer()
  const [checkInOn, checkOutOn] = [testHotel.day(20), testHotel.day(22)]
  channel.givesEvents()
  const feed = await testHotel.data(
    testHotel.ask('POST', `${testHotel.base}/feeds`, {
      ...{ roomTypeId: testHotel.type.id, name: 'Channel', url: channel.url },
    }),
  )
  channel.givesEvents({ from: checkInOn, until: checkOutOn })
  const desk = realDesk(app, testHotel)
  const guests = Array.from({ length: 15 }, () => guestOf(app, testHotel))
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
    readFeed({ ...app.services, sql: app.pool }, feed.id),
  ])
  expect(booked.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const byGuests = booked.filter((status) => status === 200).length
  const byDesk = atDesk.filter((id) => id !== undefined).length
  const [blocked] = await app.sql<{ blocked: number }[]>`
    SELECT blocked FROM nights WHERE room_type_id = ${testHotel.type.id} AND night = ${checkInOn}`
  expect(byGuests + byDesk + (blocked?.blocked ?? 0)).toBe(6)
  expect(await desk.oversold()).toBe(0)
  expect(await miscounts(app)).toEqual([])
}, 60_000)
