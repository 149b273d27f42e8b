import { addDays, weekdayOf } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { type House, miscounts, openHouse } from '../../../test/house.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const undo = (house: House, steps: unknown) => house.ask('PUT', `${house.base}/calendar/undo`, { steps })

describe('PUT /hotels/:hotelId/calendar/undo', () => {
  test('takes changes back one after the other, each to what it found', async () => {
    const house = await openHouse(app)
    const suite = await house.addType(2, { name: 'Suite', basePriceCents: 20_000 })
    const range = { roomTypeIds: [house.type.id, suite.id], fromOn: house.day(10), untilOn: house.day(30) }
    const read = async () => [
      await house.nights(house.day(9), house.day(31)),
      await house.nights(house.day(9), house.day(31), suite.id),
    ]
    const states = [await read()]
    const changes = [
      { change: { priceCents: 12_000 }, fromOn: house.day(12), untilOn: house.day(14) },
      { change: { pricePercent: 10, minStay: 2, maxStay: 9 } },
      { change: { closed: true, capacity: 1, closedToArrival: true }, weekdays: [weekdayOf(house.day(12))] },
      { change: { priceCents: null, capacity: null, closedToDeparture: true } },
    ]
    const steps: unknown[][] = []
    for (const { change, ...more } of changes) {
      const result = await house.data(house.edit(change, { ...range, ...more }))
      steps.push(result.undo)
      states.push(await read())
    }
    // Alike found and alike left: the first three nights and the others, of two types.
    expect(steps[0]).toHaveLength(2)
    expect(steps[1]).toHaveLength(4)
    for (const one of steps.reverse()) {
      states.pop()
      expect(await house.data(undo(house, one))).toMatchObject({ kept: 0, examples: [] })
      expect(await read()).toEqual(states.at(-1))
    }
    const [entry] = await app.sql`
      SELECT after->'nights' AS nights FROM audit_entries
      WHERE target = ${`calendar:${house.hotel.id}`} AND action = 'calendar.undone' ORDER BY id LIMIT 1`
    expect(entry?.nights).toBe(42)
  })

  test('leaves nights that others have changed meanwhile, and names them', async () => {
    const house = await openHouse(app)
    const range = { fromOn: house.day(10), untilOn: house.day(14) }
    const { undo: steps } = await house.data(house.edit({ priceCents: 15_000 }, range))
    const theirs = { fromOn: house.day(12), untilOn: house.day(12) }
    await house.data(house.edit({ priceCents: 16_000 }, theirs))
    // Something else of a night is no obstacle.
    await house.data(house.edit({ minStay: 3 }, { fromOn: house.day(13), untilOn: house.day(13) }))
    expect(await house.data(undo(house, steps))).toEqual({
      nights: 4,
      kept: 1,
      examples: [{ roomTypeId: house.type.id, night: house.day(12) }],
    })
    const nights = await house.nights(house.day(10), house.day(14))
    expect(nights.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual([
      ...[10_000, 10_000, 16_000, 10_000, 10_000],
    ])
    expect(nights[3].minStay).toBe(3)
    // A second time there is nothing left as the change had left it.
    expect(await house.data(undo(house, steps))).toMatchObject({ nights: 0, kept: 5 })
  })

  test('leaves nights that have sold more than there were to sell before', async () => {
    const house = await openHouse(app, 3)
    await house.data(house.edit({ capacity: 1 }, { untilOn: house.day(11) }))
    const { undo: steps } = await house.data(house.edit({ capacity: null }, { untilOn: house.day(11) }))
    const rooms = [{ roomTypeId: house.type.id, quantity: 2 }]
    await house.book({ checkInOn: house.day(10), checkOutOn: house.day(11), rooms })
    expect(await house.data(undo(house, steps))).toMatchObject({
      nights: 1,
      kept: 1,
      examples: [{ night: house.day(10) }],
    })
    const nights = await house.nights(house.day(10), house.day(11))
    expect(nights.map(({ capacity }: { capacity: number }) => capacity)).toEqual([3, 1])
    expect(await miscounts(app)).toEqual([])
  })

  test('goes back to a low price without asking: it was taken before', async () => {
    const house = await openHouse(app, 1, { type: { floorCents: 8000 } })
    await house.data(house.edit({ priceCents: 0 }, { acceptLow: true }))
    const { undo: steps } = await house.data(house.edit({ priceCents: 9000 }))
    expect(await house.data(undo(house, steps))).toMatchObject({ nights: 1 })
    expect((await house.nights(house.day(10), house.day(10)))[0].priceCents).toBe(0)
  })

  test('takes a copy back too', async () => {
    const house = await openHouse(app)
    await house.data(house.edit({ priceCents: 13_000 }))
    const copied = await house.data(
      house.ask('PUT', `${house.base}/calendar/copy`, {
        ...{ roomTypeIds: [house.type.id], source: { fromOn: house.day(10), untilOn: house.day(10) } },
        ...{ fromOn: house.day(11), untilOn: house.day(24), preview: false },
        parts: { price: true, rooms: true, open: true, limits: true },
      }),
    )
    expect(copied.undo).toEqual([
      {
        roomTypeId: house.type.id,
        ranges: [17, 24].map((day) => ({ fromOn: house.day(day), untilOn: house.day(day) })),
        before: { priceCents: null },
        after: { priceCents: 13_000 },
      },
    ])
    expect(await house.data(undo(house, copied.undo))).toMatchObject({ nights: 2 })
  })

  test('is refused backwards, empty, beyond all bounds, or for a hotel of others', async () => {
    const house = await openHouse(app)
    const { undo: steps } = await house.data(house.edit({ priceCents: 15_000 }))
    const [step] = steps
    const ranged = (fromOn: string, untilOn: string) => [{ ...step, ranges: [{ fromOn, untilOn }] }]
    expect((await undo(house, [])).status).toBe(400)
    expect((await undo(house, ranged(house.day(9), house.day(8)))).status).toBe(400)
    expect((await undo(house, ranged(house.day(9), addDays(house.day(9), 1200)))).status).toBe(400)
    const other = await openHouse(app)
    expect((await undo(other, steps)).status).toBe(404)
    const { token } = await createActor(app, 'hotel')
    const path = `${house.base}/calendar/undo`
    expect((await app.ask('PUT', path, { token, body: { steps } })).status).toBe(404)
  })
})
