import { addDays, getWeekday } from '@roomlark/contract/dates'
import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const priceOnly = { price: true, rooms: false, open: false, limits: false }
const everything = { price: true, rooms: true, open: true, limits: true }

/** Returns the first Friday at least ten days away. */
function friday(testHotel: TestHotel): string {
  return addDays(testHotel.day(10), (5 - getWeekday(testHotel.day(10)) + 7) % 7)
}

function copy(testHotel: TestHotel, body: object) {
  const from = friday(testHotel)
  return testHotel.ask('PUT', `${testHotel.base}/calendar/copy`, {
    roomTypeIds: [testHotel.type.id],
    source: { fromOn: from, untilOn: addDays(from, 1) },
    fromOn: addDays(from, 7),
    untilOn: addDays(from, 20),
    parts: priceOnly,
    preview: false,
    ...body,
  })
}

async function readPrices(testHotel: TestHotel, fromOn: string, untilOn: string): Promise<number[]> {
  const nights: CalendarNight[] = await testHotel.nights(fromOn, untilOn)
  return nights.map(({ priceCents }) => priceCents)
}

test('a weekend is copied to weekends, and the days between stay the same', async () => {
  const testHotel = await openTestHotel(app)
  const from = friday(testHotel)
  const range = (day: string) => ({ fromOn: day, untilOn: day })
  await testHotel.data(testHotel.edit({ priceCents: 15_000 }, range(from)))
  await testHotel.data(testHotel.edit({ priceCents: 16_000 }, range(addDays(from, 1))))
  const seen = await testHotel.data(copy(testHotel, { preview: true }))
  expect(seen).toMatchObject({ nights: 4, examples: [{ before: { priceCents: 10_000 } }, {}, {}, {}] })
  expect(await readPrices(testHotel, addDays(from, 7), addDays(from, 8))).toEqual([10_000, 10_000])

  expect(await testHotel.data(copy(testHotel, {}))).toEqual({ ...seen, undo: expect.any(Array) })
  const week = [15_000, 16_000, 10_000, 10_000, 10_000, 10_000, 10_000]
  expect(await readPrices(testHotel, addDays(from, 7), addDays(from, 20))).toEqual([...week, ...week])
})

test('one night that cannot be copied undoes all others', async () => {
  const testHotel = await openTestHotel(app, 2)
  const from = friday(testHotel)
  await testHotel.data(
    testHotel.edit({ capacity: 0, priceCents: 15_000 }, { fromOn: from, untilOn: addDays(from, 1) }),
  )
  const sold = addDays(from, 14)
  await testHotel.book({ checkInOn: sold, checkOutOn: addDays(sold, 1) })
  const refused = await copy(testHotel, { parts: everything })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  expect(await readPrices(testHotel, addDays(from, 7), addDays(from, 8))).toEqual([10_000, 10_000])
  await testHotel.data(copy(testHotel, { parts: everything, untilOn: addDays(from, 13) }))
  const [copied] = await testHotel.nights(addDays(from, 7), addDays(from, 7))
  expect(copied).toMatchObject({ capacity: 0, priceCents: 15_000 })
  expect(await miscounts(app)).toEqual([])
})

test('a night that sells all rooms still does when rooms are added later', async () => {
  const testHotel = await openTestHotel(app, 2)
  await testHotel.data(copy(testHotel, { parts: everything }))
  await testHotel.data(
    testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, {
      numbers: ['1', '2', '3'],
    }),
  )
  const day = addDays(friday(testHotel), 7)
  expect((await testHotel.nights(day, day))[0].capacity).toBe(3)
})

test('is refused for reversed or too long ranges, without parts, and for another owner', async () => {
  const testHotel = await openTestHotel(app)
  const from = friday(testHotel)
  const none = { price: false, rooms: false, open: false, limits: false }
  const bad = [
    { untilOn: from },
    { source: { fromOn: from, untilOn: addDays(from, -1) } },
    { untilOn: addDays(from, 2000) },
    { parts: none },
    { roomTypeIds: [] },
  ]
  for (const body of bad) expect((await copy(testHotel, body)).status, JSON.stringify(body)).toBe(400)
  const { token } = await createActor(app, 'hotel')
  const body = { roomTypeIds: [testHotel.type.id], source: { fromOn: from, untilOn: from } }
  const answer = await app.ask('PUT', `${testHotel.base}/calendar/copy`, {
    token,
    body: { ...body, fromOn: from, untilOn: from, parts: priceOnly, preview: false },
  })
  expect(answer.status).toBe(404)
})
