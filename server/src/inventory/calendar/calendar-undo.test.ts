import { addDays, getWeekday } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const undo = (testHotel: TestHotel, steps: unknown) =>
  testHotel.ask('PUT', `${testHotel.base}/calendar/undo`, { steps })

describe('PUT /hotels/:hotelId/calendar/undo', () => {
  test('undoes changes one after the other, each to what was there before', async () => {
    const testHotel = await openTestHotel(app)
    const suite = await testHotel.addType(2, { name: 'Suite', basePriceCents: 20_000 })
    const range = {
      roomTypeIds: [testHotel.type.id, suite.id],
      fromOn: testHotel.day(10),
      untilOn: testHotel.day(30),
    }
    const read = async () => [
      await testHotel.nights(testHotel.day(9), testHotel.day(31)),
      await testHotel.nights(testHotel.day(9), testHotel.day(31), suite.id),
    ]
    const states = [await read()]
    const changes = [
      { change: { priceCents: 12_000 }, fromOn: testHotel.day(12), untilOn: testHotel.day(14) },
      { change: { pricePercent: 10, minStay: 2, maxStay: 9 } },
      {
        change: { closed: true, capacity: 1, closedToArrival: true },
        weekdays: [getWeekday(testHotel.day(12))],
      },
      { change: { priceCents: null, capacity: null, closedToDeparture: true } },
    ]
    const steps: unknown[][] = []
    for (const { change, ...more } of changes) {
      const result = await testHotel.data(testHotel.edit(change, { ...range, ...more }))
      steps.push(result.undo)
      states.push(await read())
    }
    // For each of the two types, the first three nights and the others are grouped, because they were the
    // same before and after.
    expect(steps[0]).toHaveLength(2)
    expect(steps[1]).toHaveLength(4)
    for (const one of steps.reverse()) {
      states.pop()
      expect(await testHotel.data(undo(testHotel, one))).toMatchObject({ kept: 0, examples: [] })
      expect(await read()).toEqual(states.at(-1))
    }
    const [entry] = await app.sql`
      SELECT after->'nights' AS nights FROM audit_entries
      WHERE target = ${`calendar:${testHotel.hotel.id}`} AND action = 'calendar.undone' ORDER BY id LIMIT 1`
    expect(entry?.nights).toBe(42)
  })

  test('leaves nights that others have changed in the meantime, and names them', async () => {
    const testHotel = await openTestHotel(app)
    const range = { fromOn: testHotel.day(10), untilOn: testHotel.day(14) }
    const { undo: steps } = await testHotel.data(testHotel.edit({ priceCents: 15_000 }, range))
    const theirs = { fromOn: testHotel.day(12), untilOn: testHotel.day(12) }
    await testHotel.data(testHotel.edit({ priceCents: 16_000 }, theirs))
    // A change to another setting of the night does not matter.
    await testHotel.data(
      testHotel.edit({ minStay: 3 }, { fromOn: testHotel.day(13), untilOn: testHotel.day(13) }),
    )
    expect(await testHotel.data(undo(testHotel, steps))).toEqual({
      nights: 4,
      kept: 1,
      examples: [{ roomTypeId: testHotel.type.id, night: testHotel.day(12) }],
    })
    const nights = await testHotel.nights(testHotel.day(10), testHotel.day(14))
    expect(nights.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual([
      ...[10_000, 10_000, 16_000, 10_000, 10_000],
    ])
    expect(nights[3].minStay).toBe(3)
    // The second time, no night is as the change left it.
    expect(await testHotel.data(undo(testHotel, steps))).toMatchObject({ nights: 0, kept: 5 })
  })

  test('leaves nights that have sold more rooms than the previous limit', async () => {
    const testHotel = await openTestHotel(app, 3)
    await testHotel.data(testHotel.edit({ capacity: 1 }, { untilOn: testHotel.day(11) }))
    const { undo: steps } = await testHotel.data(
      testHotel.edit({ capacity: null }, { untilOn: testHotel.day(11) }),
    )
    const rooms = [{ roomTypeId: testHotel.type.id, quantity: 2 }]
    await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(11), rooms })
    expect(await testHotel.data(undo(testHotel, steps))).toMatchObject({
      nights: 1,
      kept: 1,
      examples: [{ night: testHotel.day(10) }],
    })
    const nights = await testHotel.nights(testHotel.day(10), testHotel.day(11))
    expect(nights.map(({ capacity }: { capacity: number }) => capacity)).toEqual([3, 1])
    expect(await miscounts(app)).toEqual([])
  })

  test('restores a low price without asking, because it was accepted before', async () => {
    const testHotel = await openTestHotel(app, 1, { type: { floorCents: 8000 } })
    await testHotel.data(testHotel.edit({ priceCents: 0 }, { acceptLow: true }))
    const { undo: steps } = await testHotel.data(testHotel.edit({ priceCents: 9000 }))
    expect(await testHotel.data(undo(testHotel, steps))).toMatchObject({ nights: 1 })
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].priceCents).toBe(0)
  })

  test('undoes a copy too', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(testHotel.edit({ priceCents: 13_000 }))
    const copied = await testHotel.data(
      testHotel.ask('PUT', `${testHotel.base}/calendar/copy`, {
        roomTypeIds: [testHotel.type.id],
        source: { fromOn: testHotel.day(10), untilOn: testHotel.day(10) },
        fromOn: testHotel.day(11),
        untilOn: testHotel.day(24),
        preview: false,
        parts: { price: true, rooms: true, open: true, limits: true },
      }),
    )
    expect(copied.undo).toEqual([
      {
        roomTypeId: testHotel.type.id,
        ranges: [17, 24].map((day) => ({ fromOn: testHotel.day(day), untilOn: testHotel.day(day) })),
        before: { priceCents: null },
        after: { priceCents: 13_000 },
      },
    ])
    expect(await testHotel.data(undo(testHotel, copied.undo))).toMatchObject({ nights: 2 })
  })

  test('is refused if reversed, empty or too large, or for another owner’s hotel', async () => {
    const testHotel = await openTestHotel(app)
    const { undo: steps } = await testHotel.data(testHotel.edit({ priceCents: 15_000 }))
    const [step] = steps
    const ranged = (fromOn: string, untilOn: string) => [{ ...step, ranges: [{ fromOn, untilOn }] }]
    expect((await undo(testHotel, [])).status).toBe(400)
    expect((await undo(testHotel, ranged(testHotel.day(9), testHotel.day(8)))).status).toBe(400)
    expect((await undo(testHotel, ranged(testHotel.day(9), addDays(testHotel.day(9), 1200)))).status).toBe(
      400,
    )
    const other = await openTestHotel(app)
    expect((await undo(other, steps)).status).toBe(404)
    const { token } = await createActor(app, 'hotel')
    const path = `${testHotel.base}/calendar/undo`
    expect((await app.ask('PUT', path, { token, body: { steps } })).status).toBe(404)
  })
})
