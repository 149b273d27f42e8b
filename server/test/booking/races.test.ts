import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { lockUntilReleased, lockWaits } from '../locks.ts'
import { miscounts, openTestHotel } from '../test-hotel.ts'
import { waitUntil } from '../wait.ts'
import { type Desk, naiveDesk, realDesk, type Wish } from './desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const crowd = 50

async function booksAtOnce(desk: Desk, wishes: Wish[]): Promise<number> {
  const results = await Promise.all(wishes.map((wish) => desk.book(wish)))
  return results.filter((id) => id !== undefined).length
}

type Race = { name: string; units: number; won: number; run(desk: Desk): Promise<number> }

const races: Race[] = [
  {
    name: `${crowd} concurrent bookings of the last room`,
    units: 1,
    won: 1,
    run: (desk) => booksAtOnce(desk, Array(crowd).fill({ first: 20, nights: 1, rooms: 1 })),
  },
  {
    name: `${crowd} concurrent bookings of five rooms left`,
    units: 5,
    won: 5,
    run: (desk) => booksAtOnce(desk, Array(crowd).fill({ first: 20, nights: 1, rooms: 1 })),
  },
  {
    // They all want the night of day 25, so as many succeed as there are rooms that night.
    name: `${crowd} stays of several nights that overlap`,
    units: 3,
    won: 3,
    run: (desk) =>
      booksAtOnce(
        desk,
        Array.from({ length: crowd }, (_, i) => ({ first: 20 + (i % 6), nights: 6 + (i % 3), rooms: 1 })),
      ),
  },
  {
    name: `${crowd} parties that need two rooms each, with five left`,
    units: 5,
    won: 2,
    run: (desk) => booksAtOnce(desk, Array(crowd).fill({ first: 20, nights: 2, rooms: 2 })),
  },
  {
    name: 'bookings moved onto nights that others book',
    units: 4,
    won: 4,
    async run(desk) {
      const moving: string[] = []
      for (let i = 0; i < 12; i += 1) {
        const id = await desk.book({ first: 40 + i * 3, nights: 2, rooms: 1 })
        if (id) moving.push(id)
      }
      const wish = { first: 20, nights: 2, rooms: 1 }
      const [moved, booked] = await Promise.all([
        Promise.all(moving.map((id) => desk.move(id, wish))),
        booksAtOnce(desk, Array(crowd / 2).fill(wish)),
      ])
      return booked + moved.filter(Boolean).length
    },
  },
]

describe.each(races)('$name', ({ units, won, run }) => {
  test('sells exactly the available rooms, and every count is correct', async () => {
    const testHotel = await openTestHotel(app, units)
    // The rows for these nights exist already, so nobody waits for them to be created.
    await testHotel.data(
      testHotel.edit({ closed: false }, { fromOn: testHotel.day(18), untilOn: testHotel.day(34) }),
    )
    const desk = realDesk(app, testHotel)
    expect(await run(desk)).toBe(won)
    expect(await desk.oversold()).toBe(0)
    expect(await miscounts(app)).toEqual([])
  })

  test('a desk that checks first and then sells oversells', async () => {
    const desk = await naiveDesk(app, await openTestHotel(app, units), units)
    await run(desk)
    expect(await desk.oversold()).toBeGreaterThan(0)
  })
})

test('the same is true for nights that have no rows yet', async () => {
  const desk = realDesk(app, await openTestHotel(app, 2))
  expect(await booksAtOnce(desk, Array(crowd).fill({ first: 20, nights: 3, rooms: 1 }))).toBe(2)
  expect(await miscounts(app)).toEqual([])
})

test('the database refuses to exceed a night’s capacity whatever the application does', async () => {
  const testHotel = await openTestHotel(app, 1)
  await testHotel.book()
  await expect(
    app.sql`UPDATE nights SET sold = sold + 1 WHERE room_type_id = ${testHotel.type.id}`,
  ).rejects.toThrow('nights_not_oversold')
  await expect(
    app.sql`UPDATE nights SET capacity = 0 WHERE room_type_id = ${testHotel.type.id}`,
  ).rejects.toThrow('nights_not_oversold')
})

test('bookings of two types in either order never deadlock', async () => {
  const testHotel = await openTestHotel(app, 4)
  const other = await testHotel.addType(4, { name: 'Suite' })
  const wish = (ids: string[]) => ids.map((roomTypeId) => ({ roomTypeId, quantity: 1 }))
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      testHotel.tryBook({
        rooms: wish(i % 2 === 0 ? [testHotel.type.id, other.id] : [other.id, testHotel.type.id]),
        checkInOn: testHotel.day(10 + (i % 3)),
        checkOutOn: testHotel.day(14),
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(app.logs.filter((line) => line.includes('deadlock'))).toEqual([])
  expect(await miscounts(app)).toEqual([])
})

test('thirty who book one locked night leave connections for other hotels', async () => {
  const [busy, other] = [await openTestHotel(app, 2), await openTestHotel(app, 2)]
  await busy.book()
  const release = await lockUntilReleased(
    app,
    (sql) => sql`SELECT 1 FROM nights WHERE room_type_id = ${busy.type.id} FOR UPDATE`,
  )
  const crowd = Array.from({ length: 30 }, () => busy.tryBook())
  await waitUntil('some to wait for the night', async () => (await lockWaits(app)) === 4)
  expect((await other.tryBook()).status).toBe(200)
  expect(await lockWaits(app)).toBeLessThanOrEqual(4)
  await release()
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  expect(await miscounts(app)).toEqual([])
})
