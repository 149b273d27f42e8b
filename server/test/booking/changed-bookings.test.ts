import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { addDays } from '@roomlark/contract/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDue } from '../../src/figures/rollups/rollups.service.ts'
import { examineDatabase } from '../../src/operations/doctor/doctor.service.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { createActor } from '../factories.ts'
import { addPartnership } from '../partnerships.ts'
import { counted, recount } from '../recount.ts'
import { planInput } from '../rooms-input.ts'
import { simpleTaxes } from '../tax-rules.ts'
import { miscounts, openTestHotel, type TestHotel } from '../test-hotel.ts'
import { makeChange, quoteChange } from './changes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000
const kinds = [
  ...['guests', 'plan', 'room-type', 'price', 'add-room', 'drop-room', 'leave-early', 'split', 'swap'],
  'reinstate',
  ...['cancel', 'no-show', 'arrive', 'undo', 'longer', 'sleep', 'room'],
] as const
const step = fc.record({
  do: fc.constantFrom(...kinds),
  which: fc.nat(9),
  draw: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A small hotel with two types at different prices and two plans, and three bookings, one of them a partner's. */
async function newWorld() {
  const testHotel = await openTestHotel(app, 3, { type: { maxAdults: 3 } })
  await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 130, cityTaxPer: 'adult-night', vatPercent: 7 }))
  const suite = await testHotel.addType(2, { name: 'Suite', basePriceCents: 23_450, extraAdultCents: 3100 })
  const plan = await testHotel.data(
    testHotel.ask(
      'POST',
      `${testHotel.base}/rates/plans`,
      planInput({ name: 'Breakfast', percent: 7, perAdultCents: 900 }),
    ),
  )
  const affiliate = await createActor(app, 'affiliate')
  const partnershipId = await addPartnership(app, {
    hotelId: testHotel.hotel.id,
    affiliateId: affiliate.id,
    rateBps: 1250,
  })
  const dates = { checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4) }
  const bookings: Booking[] = [
    await testHotel.book({ ...dates, source: 'affiliate', partnershipId }),
    await testHotel.book({ ...dates, checkInOn: testHotel.day(1), adults: 1 }),
    await testHotel.book({ ...dates, rooms: [{ roomTypeId: suite.id, quantity: 1 }] }),
  ]
  const rooms: { id: string; typeId: string }[] = [testHotel.type, suite].flatMap((type) =>
    type.rooms.map(({ id }: { id: string }) => ({ id, typeId: type.id })),
  )
  return {
    testHotel,
    bookings,
    rooms,
    types: [testHotel.type.id, suite.id],
    plans: [testHotel.plan.id, plan.id],
  }
}
type World = Awaited<ReturnType<typeof newWorld>>

/** Turns drawn numbers into a change; undefined if there is nothing it could be about. */
function drawChange(
  world: World,
  booking: Booking,
  others: Booking[],
  { do: kind, draw }: Step,
): BookingChange | undefined {
  const pick = <T>(list: readonly T[], at: number) => list[(draw[at] ?? 0) % Math.max(1, list.length)]
  const stay = pick(booking.stays, 0)
  const night = stay && pick(stay.nightlyCents, 1)
  const roomTypeId = pick(world.types, 2) ?? ''
  const room = pick([undefined, ...world.rooms.filter(({ typeId }) => typeId === roomTypeId)], 3)
  const place = {
    stayId: stay?.id ?? '',
    roomTypeId,
    ...(room && { roomId: room.id }),
    keepPrice: (draw[1] ?? 0) % 2 === 0,
  }
  const party = { adults: 1 + ((draw[0] ?? 0) % 3), childAges: (draw[1] ?? 0) % 3 === 0 ? [5] : [] }
  switch (kind) {
    case 'guests':
      return { kind, ...party }
    case 'plan':
      return { kind, ratePlanId: pick(world.plans, 0) ?? '' }
    case 'room-type':
      return { kind, ...place }
    case 'price':
      if (!stay || !night) return undefined
      return {
        kind,
        nights: [{ stayId: stay.id, night: night.night, priceCents: 111 * (draw[3] ?? 0) }],
        reason: 'Agreed',
      }
    case 'add-room':
      return { kind, roomTypeId, ...(room && { roomId: room.id }), ...party }
    case 'drop-room':
      return { kind, stayId: stay?.id ?? '' }
    case 'split':
      return { kind, fromOn: night?.night ?? world.testHotel.today(), ...place }
    case 'swap': {
      const other = pick(others, 1)
      const theirs = other && pick(other.stays, 2)
      if (!stay || !theirs || !other) return undefined
      return {
        kind,
        stayId: stay.id,
        with: { bookingId: other.id, stayId: theirs.id, version: other.version },
      }
    }
    case 'leave-early':
      return { kind, ...((draw[0] ?? 0) % 3 > 0 && { feeCents: 50 * (draw[1] ?? 0) }) }
    case 'reinstate':
      return { kind }
    default:
      return undefined
  }
}

async function take(
  world: World,
  bookings: Booking[],
  one: Step,
): Promise<{ status: number; words: string } | undefined> {
  const { testHotel } = world
  const booking = bookings[one.which % bookings.length]
  if (!booking) return undefined
  const { id, version, checkInOn } = booking
  const told = async (answer: ReturnType<TestHotel['ask']>) => {
    const { status, body } = await answer
    return { status, words: body.message ?? '' }
  }
  switch (one.do) {
    case 'sleep':
      app.advance(dayMs)
      return undefined
    case 'cancel':
      return told(testHotel.transition(id, 'cancelled', { cancelledBy: 'guest' }))
    case 'no-show':
      return told(testHotel.transition(id, 'no-show'))
    case 'arrive':
      return told(testHotel.transition(id, 'checked-in'))
    case 'undo':
      return told(testHotel.undo(id, version))
    case 'longer':
      return told(
        testHotel.changeStay(id, {
          checkInOn,
          checkOutOn: addDays(checkInOn, 1 + ((one.draw[0] ?? 0) % 7)),
          version,
        }),
      )
    case 'room': {
      const stay = booking.stays[(one.draw[0] ?? 0) % Math.max(1, booking.stays.length)]
      const room = world.rooms[(one.draw[1] ?? 0) % world.rooms.length]
      return told(testHotel.assign(id, stay?.id ?? '', room?.id ?? null, version))
    }
    default: {
      const others = bookings.filter((other) => other.id !== id)
      const change = drawChange(world, booking, others, one)
      if (!change) return undefined
      const quote = await quoteChange(testHotel, booking, change)
      if (quote.status !== 200) return { status: quote.status, words: quote.body.message }
      const made = await makeChange(testHotel, booking, change, quote.body.data.totalCents)
      const { obstacles, limits, totalCents, commissionCents, mail } = quote.body.data
      // A change is possible exactly if its quote had no obstacles, and costs what was quoted.
      const isFree = obstacles.length + limits.length === 0
      if (isFree && made.status === 200) {
        expect(made.body.data.totalCents).toBe(totalCents)
        expect(made.body.data.partner?.costCents ?? null).toBe(commissionCents?.after ?? null)
        expect(mail === null || typeof mail.text === 'string').toBe(true)
      }
      if (!isFree) expect(made.status, JSON.stringify(quote.body.data)).not.toBe(200)
      return { status: made.status, words: `${JSON.stringify(change)} ${made.body.message ?? ''}` }
    }
  }
}

/**
 * The price of a booking is the sum of its nights and of the fees for rooms given up, each room has a guest or more, and
 * nobody is counted twice.
 */
function expectConsistent(booking: Booking, told: string): void {
  const nights = booking.stays.flatMap(({ nightlyCents }) => nightlyCents)
  const sum = nights.reduce((cents, { priceCents }) => cents + priceCents, 0)
  expect(booking.roomCents, told).toBe(sum)
  const vat = Math.floor((sum * 700) / 10_700 + 0.5)
  const total = sum + booking.cityTaxCents + booking.droppedFeeCents
  expect([booking.vatCents, booking.totalCents], told).toEqual([vat, total])
  if (!isChangeable(booking)) return
  for (const { checkInOn, checkOutOn, nightlyCents } of booking.stays) {
    const own = nightlyCents.map(({ night }) => night)
    expect([own[0], addDays(own.at(-1) ?? '', 1), own.length], told).toEqual([
      checkInOn,
      checkOutOn,
      new Set(own).size,
    ])
  }
  const [first] = nights.map(({ night }) => night).toSorted()
  expect(first, told).toBe(booking.checkInOn)
}

async function expectFigures(told: string): Promise<void> {
  expect(await miscounts(app), told).toEqual([])
  await countDue({ sql: app.pool })
  expect(await counted(app), told).toEqual(await recount(app))
  const twice = await app.sql`
    SELECT 1 FROM booking_stays a JOIN booking_stays b ON a.room_id = b.room_id AND a.id < b.id AND a.stay && b.stay
    WHERE a.taking AND b.taking`
  expect(twice, told).toHaveLength(0)
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(
    findings.filter(({ faults }) => faults > 0),
    told,
  ).toEqual([])
}

test('after any order of changes, nights, rooms, prices, figures and commissions add up', async () => {
  const made = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
      const world = await newWorld()
      let bookings = world.bookings
      let slept = 0
      const log: string[] = []
      for (const one of steps) {
        // The desk would have to sign in again after a week.
        if (one.do === 'sleep' && ++slept > 4) continue
        const outcome = await take(world, bookings, one)
        log.push(`${JSON.stringify(one)}: ${outcome?.status ?? ''} ${outcome?.words ?? ''}`)
        if (outcome) expect([200, 400, 404, 409], log.join('\n')).toContain(outcome.status)
        if (outcome?.status === 200) made.set(one.do, (made.get(one.do) ?? 0) + 1)
        bookings = await Promise.all(bookings.map(({ id }) => world.testHotel.get(id)))
        for (const booking of bookings) expectConsistent(booking, log.join('\n'))
      }
      await expectFigures(log.join('\n'))
    }),
    { numRuns: 8, endOnFailure: true },
  )
  // A run in which most changes are refused would prove little.
  expect([...made.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30)
})
