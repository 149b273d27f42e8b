import { dayText } from '@roomlark/contract/dates'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Returns the obstacles to a stay, after checking that a booking is refused in the same words. */
async function obstacles(
  testHotel: TestHotel,
  stay: Parameters<TestHotel['quote']>[0] = {},
): Promise<{ words: string[]; status: number }> {
  const quote = await testHotel.quote(stay)
  const { status, body } = await testHotel.tryBook(stay)
  const all: Obstacle[] = [...quote.obstacles, ...quote.limits]
  const words = all.map((obstacle) => obstacleWords(obstacle, plainFormats))
  expect(body.message).toBe(`${words.join('. ')}.`)
  return { words, status }
}

describe('POST /hotels/:hotelId/quote', () => {
  test('returns the price night by night, without obstacles', async () => {
    const testHotel = await openTestHotel(app, 3, {
      type: { maxAdults: 3, childBands: [{ maxAge: 12, cents: 1000 }] },
    })
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    await testHotel.data(testHotel.edit({ priceCents: 12_000 }))
    const quote = await testHotel.quote({
      rooms: [
        { roomTypeId: testHotel.type.id, quantity: 2 },
        { roomTypeId: suite.id, quantity: 1 },
      ],
      adults: 7,
      childAges: [3],
    })
    const double = { roomTypeId: testHotel.type.id, quantity: 2 }
    expect(quote.nights).toEqual([
      // One double has a third adult, and the child in the suite is free.
      { ...double, night: testHotel.day(10), priceCents: 26_500 },
      { roomTypeId: suite.id, quantity: 1, night: testHotel.day(10), priceCents: 30_000 },
      { ...double, night: testHotel.day(11), priceCents: 22_500 },
      { roomTypeId: suite.id, quantity: 1, night: testHotel.day(11), priceCents: 30_000 },
    ])
    expect(quote).toMatchObject({
      roomCents: 109_000,
      totalCents: 109_000,
      obstacles: [],
      mealPlan: 'room-only',
    })
    expect(await testHotel.book({ rooms: [double], adults: 4 })).toMatchObject({ totalCents: 44_000 })
  })

  test('uses the policy of the plan, otherwise that of the hotel', async () => {
    const testHotel = await openTestHotel(app)
    const cancellationPolicy = { steps: [], noShowFee: { kind: 'percent' as const, percent: 100 } }
    const strict = await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({ name: 'Strict', cancellationPolicy }),
      ),
    )
    expect((await testHotel.quote()).cancellationPolicy).toEqual(testHotel.hotel.cancellationPolicy)
    expect((await testHotel.quote({ ratePlanId: strict.id })).cancellationPolicy).toEqual(cancellationPolicy)
  })

  test('writes nothing', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.quote()
    expect(await app.sql`SELECT 1 FROM nights WHERE room_type_id = ${testHotel.type.id}`).toHaveLength(0)
  })
})

describe('a stay that cannot be booked says why', () => {
  test.each([
    ['a closed night', { closed: true }, 11, (on: string) => `Double is closed on ${on}`],
    ['no arrivals', { closedToArrival: true }, 10, (on: string) => `Double takes no arrivals on ${on}`],
    ['no departures', { closedToDeparture: true }, 12, (on: string) => `Double takes no departures on ${on}`],
    ['a longer stay only', { minStay: 3 }, 10, () => 'Double needs a stay of at least 3 nights'],
    ['a shorter stay only', { maxStay: 1 }, 10, () => 'Double allows a stay of at most 1 night'],
    ['nothing for sale', { capacity: 0 }, 11, (on: string) => `Double is sold out on ${on}`],
  ])('%s', async (_name, change, offset, text) => {
    const testHotel = await openTestHotel(app)
    const on = testHotel.day(offset)
    await testHotel.data(testHotel.edit(change, { fromOn: on, untilOn: on }))
    expect(await obstacles(testHotel)).toEqual({ words: [text(dayText(on))], status: 409 })
  })

  test.each([
    ['no arrivals in the middle of the stay', { closedToArrival: true }, 11],
    ['no departures in the middle of the stay', { closedToDeparture: true }, 11],
    ['no departures on the day of arrival', { closedToDeparture: true }, 10],
    ['a longer stay only for those who arrive later', { minStay: 5 }, 11],
    ['the departure day closed', { closed: true }, 12],
  ])('but not %s', async (_name, change, offset) => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(
      testHotel.edit(change, { fromOn: testHotel.day(offset), untilOn: testHotel.day(offset) }),
    )
    expect((await testHotel.quote()).obstacles).toEqual([])
  })

  test('sold out, or too few left', async () => {
    const testHotel = await openTestHotel(app, 2)
    await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    const two = { rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }] }
    const on = dayText(testHotel.day(11))
    expect((await obstacles(testHotel, two)).words).toEqual([`Double has only 1 left on ${on}`])
    await testHotel.book()
    expect((await obstacles(testHotel)).words).toEqual([`Double is sold out on ${on}`])
    expect(
      (await testHotel.quote({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) })).obstacles,
    ).toEqual([])
  })

  test.each([
    ['not on sale', { isActive: false }, 'Odd is not on sale'],
    ['sold later', { sellFromOn: '2100-01-01' }, 'Odd goes on sale on 1 January 2100'],
    ['sold before', { sellUntilOn: '2020-01-01' }, 'Odd was sold until 1 January 2020'],
    ['for longer stays', { minStay: 3 }, 'Odd needs a stay of at least 3 nights'],
    ['for shorter stays', { maxStay: 1 }, 'Odd allows a stay of at most 1 night'],
  ])('a plan %s', async (_name, changes, text) => {
    const testHotel = await openTestHotel(app)
    const plan = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/plans`, planInput({ name: 'Odd', ...changes })),
    )
    expect(await obstacles(testHotel, { ratePlanId: plan.id })).toEqual({ words: [text], status: 409 })
  })

  test('dates that make no stay', async () => {
    const testHotel = await openTestHotel(app)
    const stay = async (checkInOn: string, checkOutOn: string) => {
      const { words, status } = await obstacles(testHotel, { checkInOn, checkOutOn })
      expect(status).toBe(400)
      return words
    }
    expect(await stay(testHotel.day(10), testHotel.day(10))).toEqual(['Check-out must be after check-in'])
    expect(await stay(testHotel.day(10), testHotel.day(9))).toEqual(['Check-out must be after check-in'])
    // Until noon, the desk may still book last night.
    expect(await stay(testHotel.day(-2), testHotel.day(2))).toEqual(['Check-in is in the past'])
    expect(await stay(testHotel.day(10), testHotel.day(376))).toEqual([
      'A stay can be at most 365 nights long',
    ])
    expect(await stay(testHotel.day(1090), testHotel.day(1096))).toEqual([
      'Stays can be booked up to three years ahead',
    ])
    expect(
      (await testHotel.quote({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(365) })).obstacles,
    ).toEqual([])
  })

  test('guests who do not fit or are too young, and too many rooms', async () => {
    const testHotel = await openTestHotel(app, 3, { hotel: { childrenPolicy: 'over-12' } })
    const { roomTypeId } = { roomTypeId: testHotel.type.id }
    expect(await obstacles(testHotel, { adults: 3 })).toEqual({
      words: ['There are too many guests for these rooms'],
      status: 400,
    })
    expect((await obstacles(testHotel, { childAges: [11] })).words).toEqual([
      'The hotel accepts children aged 12 and over',
    ])
    expect((await testHotel.quote({ childAges: [12] })).obstacles).toEqual([])
    const many = Array.from({ length: 2 }, () => ({ roomTypeId, quantity: 26 }))
    expect((await obstacles(testHotel, { rooms: many })).words).toEqual(['Book at most 50 rooms at once'])
    const strict = await openTestHotel(app, 1, { hotel: { childrenPolicy: 'adults-only' } })
    expect((await obstacles(strict, { childAges: [17] })).words).toEqual(['The hotel is for adults only'])
  })

  test('everything at once', async () => {
    const testHotel = await openTestHotel(app, 1)
    await testHotel.book()
    await testHotel.data(testHotel.edit({ closed: true, minStay: 4 }))
    const { words } = await obstacles(testHotel, { adults: 9 })
    expect(words).toHaveLength(4)
  })
})

test('a currency without a rate is refused in words', async () => {
  const testHotel = await openTestHotel(app, 1, { hotel: { currency: 'XPF' } })
  const answer = await testHotel.tryBook()
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'There is no exchange rate for XPF yet. Ask an administrator to set one.',
  ])
  await app.sql`INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('XPF', 0.0097, ${testHotel.day(30)})`
  expect(await testHotel.book()).toMatchObject({ totalCents: 20_000, totalUsdCents: 19_400 })
  await app.sql`INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('XPF', 0.01, ${testHotel.day(-1)})`
  expect(
    await testHotel.quote({ checkInOn: testHotel.day(20), checkOutOn: testHotel.day(21) }),
  ).toMatchObject({
    totalUsdCents: 10_000,
  })
})

test("somebody else's hotel, room type or plan is not there", async () => {
  const testHotel = await openTestHotel(app)
  const other = await openTestHotel(app)
  const { token } = await createActor(app, 'hotel')
  const { state, source, guest, notes, specialRequests, ...stay } = testHotel.bookingInput()
  expect((await app.ask('POST', `${testHotel.base}/quote`, { token, body: stay })).status).toBe(404)
  expect((await testHotel.tryBook({ ratePlanId: other.plan.id })).status).toBe(404)
  expect((await testHotel.tryBook({ rooms: [{ roomTypeId: other.type.id, quantity: 1 }] })).status).toBe(404)
})
