import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { addLink } from '../../../test/tracked-links.ts'
import { examineDatabase } from '../../operations/doctor/doctor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const welcome = {
  code: 'WELCOME',
  discountPercent: 10,
  fromOn: null,
  untilOn: null,
  maxBookings: null,
  partnerId: null,
  isActive: true,
}

test('a code is stored in capitals, listed, changed with its version and removed', async () => {
  const testHotel = await openTestHotel(app)
  const path = `${testHotel.base}/promo-codes`
  const made = await testHotel.data(testHotel.ask('POST', path, { ...welcome, code: ' welcome ' }))
  expect(made).toEqual({
    ...welcome,
    id: expect.any(String),
    partnerName: null,
    agreement: 'agreed',
    bookings: 0,
    version: 1,
  })
  expect(await testHotel.data(testHotel.ask('GET', path))).toEqual([made])

  const changed = { ...welcome, discountPercent: 15, maxBookings: 50, fromOn: '2026-01-01' }
  const one = `${path}/${made.id}`
  expect(await testHotel.data(testHotel.ask('PUT', one, { ...changed, version: 1 }))).toMatchObject({
    ...changed,
    version: 2,
  })
  expect((await testHotel.ask('PUT', one, { ...welcome, version: 1 })).status).toBe(409)
  await testHotel.data(testHotel.ask('DELETE', one))
  expect((await testHotel.ask('DELETE', one)).status).toBe(404)
  expect(await testHotel.data(testHotel.ask('GET', path))).toEqual([])
  const entries = await app.sql`
    SELECT action FROM audit_entries WHERE target = ${`rates:${testHotel.hotel.id}`} AND action LIKE 'promo-code.%'
    ORDER BY at`
  expect(entries.map(({ action }) => action)).toEqual([
    'promo-code.created',
    'promo-code.updated',
    'promo-code.removed',
  ])
})

test('a hotel has a code once; another hotel may have the same', async () => {
  const [testHotel, other] = [await openTestHotel(app), await openTestHotel(app)]
  await testHotel.data(testHotel.ask('POST', `${testHotel.base}/promo-codes`, welcome))
  await other.data(other.ask('POST', `${other.base}/promo-codes`, welcome))
  const second = { ...welcome, code: 'SPRING' }
  const spring = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/promo-codes`, second))
  const twice = await testHotel.ask('POST', `${testHotel.base}/promo-codes`, { ...welcome, code: 'Welcome' })
  const renamed = await testHotel.ask('PUT', `${testHotel.base}/promo-codes/${spring.id}`, {
    ...welcome,
    version: 1,
  })
  for (const refused of [twice, renamed]) {
    expect(refused.status).toBe(409)
    expect(refused.body.fields).toEqual({ code: 'This hotel already has a promo code with this name' })
  }
})

test('a code can be the own one of an affiliate who recommends the hotel, and of nobody else', async () => {
  const testHotel = await openTestHotel(app)
  const [partner, stranger] = [await createActor(app, 'affiliate'), await createActor(app, 'affiliate')]
  await addLink(app, { affiliateId: partner.id, hotelId: testHotel.hotel.id, code: `own-${partner.id}` })
  const path = `${testHotel.base}/promo-codes`
  const { body } = await testHotel.ask('GET', path)
  expect(body.meta.partners).toEqual([{ id: partner.id, name: expect.any(String) }])
  const [{ name }] = body.meta.partners
  const made = await testHotel.data(testHotel.ask('POST', path, { ...welcome, partnerId: partner.id }))
  expect(made).toMatchObject({ partnerId: partner.id, partnerName: name })
  for (const partnerId of [stranger.id, testHotel.hotel.id]) {
    const refused = await testHotel.ask('PUT', `${path}/${made.id}`, { ...welcome, partnerId, version: 1 })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['partnerId']])
  }
})

test.each([
  ['code', { code: 'A' }],
  ['code', { code: 'WITH SPACE' }],
  ['code', { code: '<script>' }],
  ['discountPercent', { discountPercent: 0 }],
  ['discountPercent', { discountPercent: 51 }],
  ['maxBookings', { maxBookings: 0 }],
  ['untilOn', { fromOn: '2026-05-02', untilOn: '2026-05-01' }],
])('a faulty %s is refused: %o', async (field, changes) => {
  const testHotel = await openTestHotel(app)
  const refused = await testHotel.ask('POST', `${testHotel.base}/promo-codes`, { ...welcome, ...changes })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual([field])
  expect(await testHotel.data(testHotel.ask('GET', `${testHotel.base}/promo-codes`))).toEqual([])
})

test('a limit may be set below what is used already, and the doctor finds nothing wrong with that', async () => {
  const testHotel = await openTestHotel(app)
  const path = `${testHotel.base}/promo-codes`
  const made = await testHotel.data(testHotel.ask('POST', path, { ...welcome, maxBookings: 2 }))
  for (const booking of [await testHotel.book(), await testHotel.book()]) {
    await app.sql`
      UPDATE bookings SET promo_code_id = ${made.id}, promo_code = ${made.code} WHERE id = ${booking.id}`
  }
  const lower = { ...welcome, maxBookings: 1, version: 1 }
  await testHotel.data(testHotel.ask('PUT', `${path}/${made.id}`, lower))
  const found = async () => {
    const { findings } = await examineDatabase({ sql: app.pool })
    return findings.find(({ name }) => name === 'codes-within-limits')?.rows
  }
  expect(await found()).toEqual([])
  const { id } = await testHotel.book()
  await app.sql`UPDATE bookings SET promo_code_id = ${made.id}, promo_code = ${made.code} WHERE id = ${id}`
  expect(await found()).toMatchObject([{ code: 'WELCOME', may_be_used: 1, is_used: 3 }])
})

test('the codes of another account are not found', async () => {
  const [testHotel, other] = [await openTestHotel(app), await openTestHotel(app)]
  const made = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/promo-codes`, welcome))
  expect((await other.ask('GET', `${testHotel.base}/promo-codes`)).status).toBe(404)
  for (const base of [testHotel.base, other.base]) {
    const path = `${base}/promo-codes/${made.id}`
    expect((await other.ask('PUT', path, { ...welcome, version: 1 })).status).toBe(404)
    expect((await other.ask('DELETE', path)).status).toBe(404)
  }
})
