import type { Booking } from '@roomlark/contract/bookings/booking'
import { addDays, daysBetween, listNights } from '@roomlark/contract/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDue } from '../../src/figures/rollups/rollups.service.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { countRuns } from '../property-runs.ts'
import { counted, recount } from '../recount.ts'
import { miscounts, openTestHotel, type TestHotel } from '../test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000
const nightCents = 10_000

/**
 * Opens a hotel whose doubles and suites all cost the same, so that a total tells how many nights were
 * billed.
 */
async function newTestHotel() {
  const testHotel = await openTestHotel(app, 4)
  const suite = await testHotel.addType(2, { name: 'Suite' })
  return { testHotel, rooms: [...testHotel.type.rooms, ...suite.rooms] as { id: string }[] }
}

/**
 * Checks that every room of the booking has exactly the booking's nights, in every table that records them.
 */
function expectOwnNights(booking: Booking, rooms: number, told: string) {
  const wanted = listNights(booking.checkInOn, booking.checkOutOn)
  expect(booking.nights, told).toBe(wanted.length)
  const taken = booking.stays.flatMap(({ nightlyCents }) =>
    nightlyCents.filter(({ released }) => !released).map(({ night }) => night),
  )
  expect(taken.toSorted(), told).toEqual(
    wanted.flatMap((night) => Array<string>(rooms).fill(night)).toSorted(),
  )
  for (const { checkInOn, checkOutOn, nightlyCents } of booking.stays) {
    const own = nightlyCents.filter(({ released }) => !released).map(({ night }) => night)
    if (own.length > 0) expect(own, told).toEqual(listNights(checkInOn, checkOutOn))
  }
  // A guest who leaves early still pays for the agreed nights.
  const billed = booking.stays.flatMap((stay) => stay.nightlyCents).length
  if (booking.state !== 'checked-out') expect(billed, told).toBe(wanted.length * rooms)
  expect(booking.roomCents, told).toBe(billed * nightCents)
}

async function expectFigures(told: string) {
  expect(await miscounts(app), told).toEqual([])
  await countDue({ sql: app.pool })
  expect(await counted(app), told).toEqual(await recount(app))
}

test('a booking split by a room change and then undone moves as a whole', async () => {
  const { testHotel, rooms } = await newTestHotel()
  const [first, second] = rooms
  let booking = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
  booking = await testHotel.data(
    testHotel.assign(booking.id, booking.stays[0].id, first?.id ?? '', booking.version),
  )
  booking = await testHotel.data(testHotel.transition(booking.id, 'checked-in'))
  app.advance(dayMs)
  booking = await testHotel.data(
    testHotel.assign(booking.id, booking.stays[0].id, second?.id ?? '', booking.version),
  )
  expect(booking.stays).toHaveLength(2)
  booking = await testHotel.data(testHotel.undo(booking.id, booking.version))
  const wanted = { checkInOn: testHotel.day(20), checkOutOn: testHotel.day(22) }
  booking = await testHotel.data(testHotel.changeStay(booking.id, { ...wanted, version: booking.version }))
  expect(booking).toMatchObject({
    ...wanted,
    nights: 2,
    totalCents: 2 * nightCents,
    stays: [{ ...wanted, roomId: second?.id }],
  })
  expectOwnNights(booking, 1, 'moved')
  await expectFigures('moved')
})

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('room' as const), stay: fc.nat(3), room: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sleep' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      first: fc.integer({ min: -2, max: 24 }),
      nights: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('stretch' as const), nights: fc.integer({ min: 1, max: 6 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take(testHotel: TestHotel, rooms: { id: string }[], booking: Booking, one: Step) {
  const { id, version, checkInOn } = booking
  const change = (from: string, nights: number) =>
    testHotel.changeStay(id, { checkInOn: from, checkOutOn: addDays(from, nights), version })
  switch (one.do) {
    case 'room': {
      const stay = booking.stays[one.stay % booking.stays.length]
      return testHotel.assign(id, stay?.id ?? '', rooms[one.room]?.id ?? null, version)
    }
    case 'arrive':
      return testHotel.transition(id, 'checked-in')
    case 'undo':
      return testHotel.undo(id, version)
    case 'leave':
      return testHotel.transition(id, 'checked-out')
    case 'move':
      return change(testHotel.day(one.first), one.nights)
    case 'stretch':
      return change(checkInOn, one.nights)
    case 'sleep':
      app.advance(dayMs)
      return undefined
  }
}

/** Leaves out nights beyond the fifth, because the desk would have to sign in again after a week. */
function withinSession(steps: Step[]): Step[] {
  let slept = 0
  return steps.filter((one) => one.do !== 'sleep' || ++slept <= 5)
}

test('in any order of steps, a booking takes and bills exactly its own nights', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 2, max: 4 }),
      fc.array(step, { minLength: 6, maxLength: 16 }).map(withinSession),
      async (quantity, nights, steps) => {
        const { testHotel, rooms } = await newTestHotel()
        let booking: Booking = await testHotel.book({
          checkInOn: testHotel.day(0),
          checkOutOn: testHotel.day(nights),
          adults: quantity,
          rooms: [{ roomTypeId: testHotel.type.id, quantity }],
        })
        const log = [`${quantity} rooms, ${daysBetween(booking.checkInOn, booking.checkOutOn)} nights`]
        for (const one of steps) {
          const answer = await take(testHotel, rooms, booking, one)
          log.push(`${JSON.stringify(one)}: ${answer?.status ?? ''} ${answer?.body.message ?? ''}`)
          if (answer) expect([200, 400, 409], log.join('\n')).toContain(answer.status)
          booking = await testHotel.get(booking.id)
          expectOwnNights(booking, quantity, log.join('\n'))
        }
        await expectFigures(log.join('\n'))
      },
    ),
    { numRuns: countRuns(10) },
  )
})
