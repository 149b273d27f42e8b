import { dayText } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, openHouse } from '../../../test/house.ts'
import { planInput } from '../../../test/house-input.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What stands in the way of the usual stay of two nights from day 10, after `change`; and what booking it says. */
async function obstacles(
  house: House,
  stay: Parameters<House['quote']>[0] = {},
): Promise<{ told: string[]; status: number }> {
  const quote = await house.quote(stay)
  const { status, body } = await house.tryBook(stay)
  const told = [...quote.obstacles, ...quote.limits]
  expect(body.message).toBe(`${told.join('. ')}.`)
  return { told, status }
}

describe('POST /hotels/:hotelId/quote', () => {
  test('tells the price night by night, and nothing in its way', async () => {
    const house = await openHouse(app, 3, {
      type: { maxAdults: 3, childBands: [{ maxAge: 12, cents: 1000 }] },
    })
    const suite = await house.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    await house.data(house.edit({ priceCents: 12_000 }))
    const quote = await house.quote({
      rooms: [
        { roomTypeId: house.type.id, quantity: 2 },
        { roomTypeId: suite.id, quantity: 1 },
      ],
      adults: 7,
      childAges: [3],
    })
    const double = { roomTypeId: house.type.id, quantity: 2 }
    expect(quote.nights).toEqual([
      // A third adult in one double; the child is free in the suite.
      { ...double, night: house.day(10), priceCents: 26_500 },
      { roomTypeId: suite.id, quantity: 1, night: house.day(10), priceCents: 30_000 },
      { ...double, night: house.day(11), priceCents: 22_500 },
      { roomTypeId: suite.id, quantity: 1, night: house.day(11), priceCents: 30_000 },
    ])
    expect(quote).toMatchObject({
      roomCents: 109_000,
      totalCents: 109_000,
      obstacles: [],
      mealPlan: 'room-only',
    })
    expect(await house.book({ rooms: [double], adults: 4 })).toMatchObject({ totalCents: 44_000 })
  })

  test('uses the policy of the plan, else that of the hotel', async () => {
    const house = await openHouse(app)
    const cancellationPolicy = { steps: [], noShowFee: { kind: 'percent' as const, percent: 100 } }
    const strict = await house.data(
      house.ask('POST', `${house.base}/rates/plans`, planInput({ name: 'Strict', cancellationPolicy })),
    )
    expect((await house.quote()).cancellationPolicy).toEqual(house.hotel.cancellationPolicy)
    expect((await house.quote({ ratePlanId: strict.id })).cancellationPolicy).toEqual(cancellationPolicy)
  })

  test('writes nothing', async () => {
    const house = await openHouse(app)
    await house.quote()
    expect(await app.sql`SELECT 1 FROM nights WHERE room_type_id = ${house.type.id}`).toHaveLength(0)
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
    const house = await openHouse(app)
    const on = house.day(offset)
    await house.data(house.edit(change, { fromOn: on, untilOn: on }))
    expect(await obstacles(house)).toEqual({ told: [text(dayText(on))], status: 409 })
  })

  test.each([
    ['no arrivals in the middle of the stay', { closedToArrival: true }, 11],
    ['no departures in the middle of the stay', { closedToDeparture: true }, 11],
    ['no departures on the day of arrival', { closedToDeparture: true }, 10],
    ['a longer stay only for those who arrive later', { minStay: 5 }, 11],
    ['the departure day closed', { closed: true }, 12],
  ])('but not %s', async (_name, change, offset) => {
    const house = await openHouse(app)
    await house.data(house.edit(change, { fromOn: house.day(offset), untilOn: house.day(offset) }))
    expect((await house.quote()).obstacles).toEqual([])
  })

  test('sold out, or too few left', async () => {
    const house = await openHouse(app, 2)
    await house.book({ checkInOn: house.day(11), checkOutOn: house.day(12) })
    const two = { rooms: [{ roomTypeId: house.type.id, quantity: 2 }] }
    const on = dayText(house.day(11))
    expect((await obstacles(house, two)).told).toEqual([`Double has only 1 left on ${on}`])
    await house.book()
    expect((await obstacles(house)).told).toEqual([`Double is sold out on ${on}`])
    expect((await house.quote({ checkInOn: house.day(12), checkOutOn: house.day(13) })).obstacles).toEqual([])
  })

  test.each([
    ['not on sale', { isActive: false }, 'Odd is not on sale'],
    ['sold later', { sellFromOn: '2100-01-01' }, 'Odd is sold from 1 January 2100 on'],
    ['sold before', { sellUntilOn: '2020-01-01' }, 'Odd was sold until 1 January 2020'],
    ['for longer stays', { minStay: 3 }, 'Odd needs a stay of at least 3 nights'],
    ['for shorter stays', { maxStay: 1 }, 'Odd allows a stay of at most 1 night'],
  ])('a plan %s', async (_name, changes, text) => {
    const house = await openHouse(app)
    const plan = await house.data(
      house.ask('POST', `${house.base}/rates/plans`, planInput({ name: 'Odd', ...changes })),
    )
    expect(await obstacles(house, { ratePlanId: plan.id })).toEqual({ told: [text], status: 409 })
  })

  test('dates that make no stay', async () => {
    const house = await openHouse(app)
    const stay = async (checkInOn: string, checkOutOn: string) => {
      const { told, status } = await obstacles(house, { checkInOn, checkOutOn })
      expect(status).toBe(400)
      return told
    }
    expect(await stay(house.day(10), house.day(10))).toEqual(['Check-out must be after check-in'])
    expect(await stay(house.day(10), house.day(9))).toEqual(['Check-out must be after check-in'])
    expect(await stay(house.day(-1), house.day(2))).toEqual(['Check-in is in the past'])
    expect(await stay(house.day(10), house.day(376))).toEqual(['A stay can be at most 365 nights long'])
    expect(await stay(house.day(1090), house.day(1096))).toEqual([
      'Stays can be booked up to three years ahead',
    ])
    expect((await house.quote({ checkInOn: house.day(0), checkOutOn: house.day(365) })).obstacles).toEqual([])
  })

  test('guests who do not fit or are too young, and too many rooms', async () => {
    const house = await openHouse(app, 3, { hotel: { childrenPolicy: 'over-12' } })
    const { roomTypeId } = { roomTypeId: house.type.id }
    expect(await obstacles(house, { adults: 3 })).toEqual({
      told: ['There are too many guests for these rooms'],
      status: 400,
    })
    expect((await obstacles(house, { childAges: [11] })).told).toEqual([
      'The hotel welcomes children from 12 years on',
    ])
    expect((await house.quote({ childAges: [12] })).obstacles).toEqual([])
    const many = Array.from({ length: 2 }, () => ({ roomTypeId, quantity: 26 }))
    expect((await obstacles(house, { rooms: many })).told).toEqual(['Book at most 50 rooms at once'])
    const strict = await openHouse(app, 1, { hotel: { childrenPolicy: 'adults-only' } })
    expect((await obstacles(strict, { childAges: [17] })).told).toEqual(['The hotel is for adults only'])
  })

  test('everything at once', async () => {
    const house = await openHouse(app, 1)
    await house.book()
    await house.data(house.edit({ closed: true, minStay: 4 }))
    const { told } = await obstacles(house, { adults: 9 })
    expect(told).toHaveLength(4)
  })
})

test('a currency without a rate is refused in words', async () => {
  const house = await openHouse(app, 1, { hotel: { currency: 'XPF' } })
  const answer = await house.tryBook()
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'There is no exchange rate for XPF yet. Ask an administrator to set one.',
  ])
  await app.sql`INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('XPF', 0.0097, ${house.day(30)})`
  expect(await house.book()).toMatchObject({ totalCents: 20_000, totalUsdCents: 19_400 })
  await app.sql`INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('XPF', 0.01, ${house.day(-1)})`
  expect(await house.quote({ checkInOn: house.day(20), checkOutOn: house.day(21) })).toMatchObject({
    totalUsdCents: 10_000,
  })
})

test("somebody else's hotel, room type or plan is not there", async () => {
  const house = await openHouse(app)
  const other = await openHouse(app)
  const { token } = await createActor(app, 'hotel')
  const { state, source, guest, notes, specialRequests, ...stay } = house.bookingInput()
  expect((await app.ask('POST', `${house.base}/quote`, { token, body: stay })).status).toBe(404)
  expect((await house.tryBook({ ratePlanId: other.plan.id })).status).toBe(404)
  expect((await house.tryBook({ rooms: [{ roomTypeId: other.type.id, quantity: 1 }] })).status).toBe(404)
})
