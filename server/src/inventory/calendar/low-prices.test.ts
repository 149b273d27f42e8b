import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { roomTypeInput } from '../../../test/rooms-input.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const openFloored = () => openTestHotel(app, 3, { type: { floorCents: 8000 } })

describe('a price of 0 or below the floor of its room type', () => {
  test('is refused until it is confirmed, with every such night', async () => {
    const testHotel = await openFloored()
    const range = { fromOn: testHotel.day(10), untilOn: testHotel.day(12) }
    const refused = await testHotel.edit({ priceCents: 7999 }, range)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'low_price',
      message: expect.stringContaining('€79.99'),
      fields: Object.fromEntries(
        [10, 11, 12].map((offset) => [
          `nights.${testHotel.type.id}.${testHotel.day(offset)}`,
          '€79.99, the floor is €80.00',
        ]),
      ),
    })
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].priceCents).toBe(10_000)

    await testHotel.data(testHotel.edit({ priceCents: 7999 }, { ...range, acceptLow: true }))
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].priceCents).toBe(7999)
    // A price that is already as low is not asked about again, and the floor itself is not below the floor.
    await testHotel.data(testHotel.edit({ priceCents: 7999, minStay: 2 }, range))
    await testHotel.data(testHotel.edit({ priceCents: 8000 }, range))
  })

  test('is part of a preview, even as the result of a percentage', async () => {
    const testHotel = await openFloored()
    const preview = await testHotel.data(
      testHotel.edit({ pricePercent: -25 }, { untilOn: testHotel.day(20), preview: true }),
    )
    expect(preview).toMatchObject({ nights: 11, low: 11, undo: [] })
    expect(preview.lowExamples[0]).toEqual({
      roomTypeId: testHotel.type.id,
      night: testHotel.day(10),
      priceCents: 7500,
      floorCents: 8000,
    })
    expect((await testHotel.edit({ pricePercent: -25 })).body.code).toBe('low_price')
    expect(await testHotel.data(testHotel.edit({ pricePercent: -20 }))).toMatchObject({ low: 0 })
  })

  test('0 must be confirmed even without a floor', async () => {
    const testHotel = await openTestHotel(app)
    const refused = await testHotel.edit({ priceCents: 0 })
    expect(refused.body).toMatchObject({ code: 'low_price' })
    await testHotel.data(testHotel.edit({ priceCents: 0 }, { acceptLow: true }))
    const copy = {
      roomTypeIds: [testHotel.type.id],
      source: { fromOn: testHotel.day(10), untilOn: testHotel.day(10) },
      fromOn: testHotel.day(17),
      untilOn: testHotel.day(17),
      preview: false,
      parts: { price: true, rooms: false, open: false, limits: false },
    }
    const path = `${testHotel.base}/calendar/copy`
    expect((await testHotel.ask('PUT', path, copy)).body.code).toBe('low_price')
    await testHotel.data(testHotel.ask('PUT', path, { ...copy, acceptLow: true }))
  })

  test('must be confirmed as a base price, when it or the floor changes', async () => {
    const testHotel = await openTestHotel(app)
    const path = `${testHotel.base}/rooms/${testHotel.type.id}`
    const input = { ...roomTypeInput({ floorCents: 12_000 }), version: 1 }
    const refused = await testHotel.ask('PUT', path, input)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'low_price', fields: { basePriceCents: expect.any(String) } })
    const saved = await testHotel.data(testHotel.ask('PUT', path, { ...input, acceptLow: true }))
    expect(saved).toMatchObject({ floorCents: 12_000, version: 2 })
    await testHotel.data(testHotel.ask('PUT', path, { ...input, name: 'Twin', version: 2 }))
    const free = { ...roomTypeInput({ name: 'Free', basePriceCents: 0 }), numbers: [] }
    expect((await testHotel.ask('POST', `${testHotel.base}/rooms`, free)).body.code).toBe('low_price')
    await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rooms`, { ...free, acceptLow: true }))
    const [entry] = await app.sql`
      SELECT before->'floorCents' AS before, after->'floorCents' AS after FROM audit_entries
      WHERE target = ${`room-type:${testHotel.type.id}`} AND action = 'room-type.updated' ORDER BY id LIMIT 1`
    expect(entry).toEqual({ before: null, after: 12_000 })
  })

  test('must be confirmed as the result of a season or weekday rule', async () => {
    const testHotel = await openFloored()
    const rule = {
      name: 'Winter',
      roomTypeId: null,
      fromOn: testHotel.day(5),
      untilOn: testHotel.day(6),
      weekdays: [],
      effect: { kind: 'percent', percent: -30 },
    }
    const path = `${testHotel.base}/rates/rules`
    const refused = await testHotel.ask('POST', path, rule)
    expect(refused.body).toMatchObject({ code: 'low_price' })
    expect(Object.keys(refused.body.fields)).toEqual([
      `nights.${testHotel.type.id}.${testHotel.day(5)}`,
      `nights.${testHotel.type.id}.${testHotel.day(6)}`,
    ])
    expect((await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))).rules).toEqual([])
    const added = await testHotel.data(testHotel.ask('POST', path, { ...rule, acceptLow: true }))
    const deeper = { ...rule, effect: { kind: 'percent', percent: -50 }, version: 1 }
    expect((await testHotel.ask('PUT', `${path}/${added.id}`, deeper)).body.code).toBe('low_price')
    await testHotel.data(testHotel.ask('PUT', `${path}/${added.id}`, { ...deeper, acceptLow: true }))
  })
})
