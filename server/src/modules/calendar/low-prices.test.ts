import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { openHouse } from '../../../test/house.ts'
import { roomTypeInput } from '../../../test/house-input.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const openFloored = () => openHouse(app, 3, { type: { floorCents: 8000 } })

describe('a price of 0 or below the floor of its room type', () => {
  test('is refused until it is confirmed, with every such night', async () => {
    const house = await openFloored()
    const range = { fromOn: house.day(10), untilOn: house.day(12) }
    const refused = await house.edit({ priceCents: 7999 }, range)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'low_price',
      message: expect.stringContaining('€79.99'),
      fields: Object.fromEntries(
        [10, 11, 12].map((offset) => [
          `nights.${house.type.id}.${house.day(offset)}`,
          '€79.99, the floor is €80.00',
        ]),
      ),
    })
    expect((await house.nights(house.day(10), house.day(10)))[0].priceCents).toBe(10_000)

    await house.data(house.edit({ priceCents: 7999 }, { ...range, acceptLow: true }))
    expect((await house.nights(house.day(10), house.day(10)))[0].priceCents).toBe(7999)
    // What is as low already is not asked about again, and the floor itself is not below it.
    await house.data(house.edit({ priceCents: 7999, minStay: 2 }, range))
    await house.data(house.edit({ priceCents: 8000 }, range))
  })

  test('is told in a preview, also where a percentage leads there', async () => {
    const house = await openFloored()
    const preview = await house.data(
      house.edit({ pricePercent: -25 }, { untilOn: house.day(20), preview: true }),
    )
    expect(preview).toMatchObject({ nights: 11, low: 11, undo: [] })
    expect(preview.lowExamples[0]).toEqual({
      roomTypeId: house.type.id,
      night: house.day(10),
      priceCents: 7500,
      floorCents: 8000,
    })
    expect((await house.edit({ pricePercent: -25 })).body.code).toBe('low_price')
    expect(await house.data(house.edit({ pricePercent: -20 }))).toMatchObject({ low: 0 })
  })

  test('0 is asked about without a floor too', async () => {
    const house = await openHouse(app)
    const refused = await house.edit({ priceCents: 0 })
    expect(refused.body).toMatchObject({ code: 'low_price' })
    await house.data(house.edit({ priceCents: 0 }, { acceptLow: true }))
    const copy = {
      ...{ roomTypeIds: [house.type.id], source: { fromOn: house.day(10), untilOn: house.day(10) } },
      ...{ fromOn: house.day(17), untilOn: house.day(17), preview: false },
      parts: { price: true, rooms: false, open: false, limits: false },
    }
    const path = `${house.base}/calendar/copy`
    expect((await house.ask('PUT', path, copy)).body.code).toBe('low_price')
    await house.data(house.ask('PUT', path, { ...copy, acceptLow: true }))
  })

  test('is asked about as a base price, when it or the floor changes', async () => {
    const house = await openHouse(app)
    const path = `${house.base}/rooms/${house.type.id}`
    const input = { ...roomTypeInput({ floorCents: 12_000 }), version: 1 }
    const refused = await house.ask('PUT', path, input)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'low_price', fields: { basePriceCents: expect.any(String) } })
    const saved = await house.data(house.ask('PUT', path, { ...input, acceptLow: true }))
    expect(saved).toMatchObject({ floorCents: 12_000, version: 2 })
    await house.data(house.ask('PUT', path, { ...input, name: 'Twin', version: 2 }))
    const free = { ...roomTypeInput({ name: 'Free', basePriceCents: 0 }), numbers: [] }
    expect((await house.ask('POST', `${house.base}/rooms`, free)).body.code).toBe('low_price')
    await house.data(house.ask('POST', `${house.base}/rooms`, { ...free, acceptLow: true }))
    const [entry] = await app.sql`
      SELECT before->'floorCents' AS before, after->'floorCents' AS after FROM audit_entries
      WHERE target = ${`room-type:${house.type.id}`} AND action = 'room-type.updated' ORDER BY id LIMIT 1`
    expect(entry).toEqual({ before: null, after: 12_000 })
  })

  test('is asked about when a season or weekday rule leads there', async () => {
    const house = await openFloored()
    const rule = {
      ...{ name: 'Winter', roomTypeId: null, fromOn: house.day(5), untilOn: house.day(6), weekdays: [] },
      effect: { kind: 'percent', percent: -30 },
    }
    const path = `${house.base}/rates/rules`
    const refused = await house.ask('POST', path, rule)
    expect(refused.body).toMatchObject({ code: 'low_price' })
    expect(Object.keys(refused.body.fields)).toEqual([
      `nights.${house.type.id}.${house.day(5)}`,
      `nights.${house.type.id}.${house.day(6)}`,
    ])
    expect((await house.data(house.ask('GET', `${house.base}/rates`))).rules).toEqual([])
    const added = await house.data(house.ask('POST', path, { ...rule, acceptLow: true }))
    const deeper = { ...rule, effect: { kind: 'percent', percent: -50 }, version: 1 }
    expect((await house.ask('PUT', `${path}/${added.id}`, deeper)).body.code).toBe('low_price')
    await house.data(house.ask('PUT', `${path}/${added.id}`, { ...deeper, acceptLow: true }))
  })
})
