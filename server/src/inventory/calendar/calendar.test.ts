import { addDays, getWeekday } from '@roomlark/contract/dates'
import { highestCents } from '@roomlark/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { patiently } from '../../../test/booking/desk.ts'
import { createActor } from '../../../test/factories.ts'
import { miscounts, openTestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ordinary = {
  priceCents: 10_000,
  overridden: false,
  closed: false,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  capacity: 3,
  sold: 0,
  blocked: 0,
  outOfOrder: 0,
}

describe('GET /hotels/:hotelId/calendar', () => {
  test('shows every night of every type, including those never changed', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.addType(1, { name: 'Suite', basePriceCents: 25_000 })
    const calendar = await testHotel.data(
      testHotel.ask(
        'GET',
        `${testHotel.base}/calendar?fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(2)}`,
      ),
    )
    expect(calendar).toMatchObject({ fromOn: testHotel.day(0), untilOn: testHotel.day(2), currency: 'EUR' })
    expect(calendar.roomTypes).toMatchObject([
      { id: testHotel.type.id, name: 'Double', units: 3 },
      { name: 'Suite', units: 1 },
    ])
    expect(calendar.roomTypes[0].nights).toEqual(
      [0, 1, 2].map((offset) => ({ night: testHotel.day(offset), ...ordinary })),
    )
    expect(calendar.roomTypes[1].nights[0]).toMatchObject({ priceCents: 25_000, capacity: 1 })
  })

  test('is refused for a reversed or too long range, or a day that does not exist', async () => {
    const testHotel = await openTestHotel(app)
    const read = (fromOn: string, untilOn: string) =>
      testHotel.ask('GET', `${testHotel.base}/calendar?fromOn=${fromOn}&untilOn=${untilOn}`)
    expect((await read(testHotel.day(5), testHotel.day(4))).status).toBe(400)
    expect((await read(testHotel.day(0), testHotel.day(400))).status).toBe(400)
    expect((await read(testHotel.day(0), testHotel.day(399))).status).toBe(200)
    expect((await read('2027-02-29', '2027-03-01')).status).toBe(400)
  })
})

describe('PUT /hotels/:hotelId/calendar', () => {
  test('changes nights × weekdays × room types together, and only the given settings', async () => {
    const testHotel = await openTestHotel(app)
    const suite = await testHotel.addType(2, { name: 'Suite', basePriceCents: 20_000 })
    const saturday = addDays(testHotel.day(10), (6 - getWeekday(testHotel.day(10)) + 7) % 7)
    const result = await testHotel.data(
      testHotel.edit(
        { priceCents: 15_000, minStay: 2 },
        {
          roomTypeIds: [testHotel.type.id, suite.id],
          fromOn: saturday,
          untilOn: addDays(saturday, 8),
          weekdays: [0, 6],
        },
      ),
    )
    // There are two Saturdays and two Sundays, for two room types.
    expect(result.nights).toBe(8)
    const nights = await testHotel.nights(saturday, addDays(saturday, 2))
    expect(nights[0]).toEqual({
      night: saturday,
      ...ordinary,
      priceCents: 15_000,
      overridden: true,
      minStay: 2,
    })
    expect(nights[2]).toEqual({ night: addDays(saturday, 2), ...ordinary })

    await testHotel.data(testHotel.edit({ priceCents: null }, { fromOn: saturday, untilOn: saturday }))
    expect((await testHotel.nights(saturday, saturday))[0]).toEqual({
      night: saturday,
      ...ordinary,
      minStay: 2,
    })
  })

  test('changes prices by a percentage of the current price, season included', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/rules`, {
        name: 'Season',
        roomTypeId: null,
        fromOn: testHotel.day(10),
        untilOn: testHotel.day(10),
        weekdays: [],
        effect: { kind: 'price', cents: 20_001 },
      }),
    )
    await testHotel.data(testHotel.edit({ pricePercent: 10 }, { untilOn: testHotel.day(11) }))
    const nights = await testHotel.nights(testHotel.day(10), testHotel.day(11))
    expect(nights.map((night: { priceCents: number }) => night.priceCents)).toEqual([22_001, 11_000])
  })

  test('previews without writing, with a few nights before and after', async () => {
    const testHotel = await openTestHotel(app)
    const preview = await testHotel.data(
      testHotel.edit(
        { closed: true },
        { fromOn: testHotel.day(1), untilOn: testHotel.day(30), preview: true },
      ),
    )
    expect(preview.nights).toBe(30)
    expect(preview.examples[0]).toEqual({
      roomTypeId: testHotel.type.id,
      before: { night: testHotel.day(1), ...ordinary },
      after: { night: testHotel.day(1), ...ordinary, closed: true },
    })
    expect((await testHotel.nights(testHotel.day(1), testHotel.day(1)))[0].closed).toBe(false)
    expect(await app.sql`SELECT 1 FROM nights WHERE room_type_id = ${testHotel.type.id}`).toHaveLength(0)
  })

  test('limits the rooms to sell, never above those that exist, even when rooms are added or removed', async () => {
    const testHotel = await openTestHotel(app, 3)
    await testHotel.data(testHotel.edit({ capacity: 2 }))
    await testHotel.data(
      testHotel.edit({ capacity: 9 }, { fromOn: testHotel.day(11), untilOn: testHotel.day(11) }),
    )
    const capacities = async () =>
      (await testHotel.nights(testHotel.day(10), testHotel.day(12))).map(
        (night: { capacity: number }) => night.capacity,
      )
    expect(await capacities()).toEqual([2, 3, 3])
    await testHotel.data(
      testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, {
        numbers: ['1', '2', '3', '4'],
      }),
    )
    expect(await capacities()).toEqual([2, 4, 4])
    await testHotel.data(testHotel.edit({ capacity: null }))
    expect(await capacities()).toEqual([4, 4, 4])
  })

  test('changes nothing at all if one night has sold more than the new limit', async () => {
    const testHotel = await openTestHotel(app, 3)
    await testHotel.book({ rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }], adults: 2 })
    for (const preview of [true, false]) {
      const refused = await testHotel.edit(
        { capacity: 1 },
        { fromOn: testHotel.day(8), untilOn: testHotel.day(14), preview },
      )
      expect(refused.status).toBe(409)
      expect(refused.body.message).toContain('2 rooms are already taken')
    }
    const nights = await testHotel.nights(testHotel.day(8), testHotel.day(14))
    expect(new Set(nights.map((night: { capacity: number }) => night.capacity))).toEqual(new Set([3]))
  })

  test('is refused if a percentage makes a price larger than anybody could set', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(testHotel.edit({ priceCents: highestCents }))
    const tooHigh = await testHotel.edit({ pricePercent: 1 })
    expect(tooHigh.status).toBe(400)
    expect(tooHigh.body.fields).toEqual({ 'change.pricePercent': 'That makes a price too large' })
  })

  test('is refused without a change, with two prices, or for a type of another hotel', async () => {
    const testHotel = await openTestHotel(app)
    const other = await openTestHotel(app)
    expect((await testHotel.edit({})).status).toBe(400)
    expect((await testHotel.edit({ priceCents: 1, pricePercent: 1 })).status).toBe(400)
    expect((await testHotel.edit({ closed: true }, { untilOn: testHotel.day(9) })).status).toBe(400)
    expect(
      (await testHotel.edit({ closed: true }, { roomTypeIds: [testHotel.type.id, other.type.id] })).status,
    ).toBe(404)
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].closed).toBe(false)
  })

  test('and concurrent bookings agree in the end', async () => {
    const testHotel = await openTestHotel(app, 5)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        testHotel.tryBook({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(20) }),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        testHotel.edit(
          { capacity: 2 + (i % 3), priceCents: 9000 },
          { fromOn: testHotel.day(8), untilOn: testHotel.day(24) },
        ),
      ),
    ])
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await miscounts(app)).toEqual([])
  })

  test("is not found for another owner's hotel", async () => {
    const testHotel = await openTestHotel(app)
    const { token } = await createActor(app, 'hotel')
    const range = `fromOn=${testHotel.day(0)}&untilOn=${testHotel.day(1)}`
    expect((await app.ask('GET', `${testHotel.base}/calendar?${range}`, { token })).status).toBe(404)
    const body = {
      roomTypeIds: [testHotel.type.id],
      fromOn: testHotel.day(1),
      untilOn: testHotel.day(1),
      weekdays: [],
    }
    const edit = await app.ask('PUT', `${testHotel.base}/calendar`, {
      token,
      body: { ...body, change: { closed: true }, preview: true },
    })
    expect(edit.status).toBe(404)
  })
})

test('a year of forty room types is edited and read', async () => {
  const testHotel = await openTestHotel(app)
  const roomTypeIds = [testHotel.type.id]
  for (let n = 1; n < 40; n += 1) roomTypeIds.push((await testHotel.addType(2, { name: `Type ${n}` })).id)
  const range = { fromOn: testHotel.day(0), untilOn: testHotel.day(364) }
  // On a busy machine a statement may be given up after five seconds, and the answer is to try again.
  const edited = await testHotel.data(
    patiently(() => testHotel.edit({ pricePercent: 5 }, { roomTypeIds, ...range })),
  )
  expect(edited.nights).toBe(40 * 365)
  const calendar = await testHotel.data(
    patiently(() =>
      testHotel.ask('GET', `${testHotel.base}/calendar?fromOn=${range.fromOn}&untilOn=${range.untilOn}`),
    ),
  )
  expect(calendar.roomTypes.flatMap((type: { nights: object[] }) => type.nights)).toHaveLength(40 * 365)
})
