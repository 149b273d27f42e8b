import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin', { firstName: 'Petra', lastName: 'Novak' })
})
afterAll(() => app.close())

const list = async () => (await app.ask('GET', '/api/v1/exchange-rates', admin)).body.data
const set = (currency: string, body: object) =>
  app.ask('PUT', `/api/v1/exchange-rates/${currency}`, { token: admin.token, body })

describe('GET /exchange-rates', () => {
  test('lists the rates that come with the product', async () => {
    const rates = await list()
    expect(rates.length).toBeGreaterThan(50)
    expect(rates).toContainEqual({
      currency: 'EUR',
      usdRate: 1.16,
      validFrom: '2025-11-01',
      setAt: expect.any(String),
      setBy: 'Roomlark',
    })
  })

  test('lists the currencies hotels sell in, including those without a rate', async () => {
    await openTestHotel(app, 1, { hotel: { currency: 'XPF' } })
    const { meta } = (await app.ask('GET', '/api/v1/exchange-rates', admin)).body
    expect(meta.inUse).toContainEqual({ currency: 'XPF', hotels: 1 })
    expect(meta.inUse.map(({ currency }: { currency: string }) => currency)).not.toContain('USD')
  })
})

describe('PUT /exchange-rates/:currency', () => {
  test('adds to the history, newest first, and to the audit log', async () => {
    const answer = await set('GBP', { usdRate: 1.27654321, validFrom: '2026-01-01' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ currency: 'GBP', usdRate: 1.27654321, setBy: 'Petra Novak' })
    await set('GBP', { usdRate: 1.3, validFrom: '2026-01-01' })
    const pounds = (await list()).filter((rate: { currency: string }) => rate.currency === 'GBP')
    expect(pounds.map((rate: { usdRate: number }) => rate.usdRate)).toEqual([1.3, 1.27654321, 1.34, 1.34])
    const log = await app.sql`
      SELECT actor_id, before, after FROM audit_log WHERE target = 'exchange-rate:GBP' ORDER BY id`
    expect(log).toEqual([
      {
        actor_id: admin.id,
        before: { usdRate: 1.34 },
        after: { usdRate: 1.27654321, validFrom: '2026-01-01' },
      },
      {
        actor_id: admin.id,
        before: { usdRate: 1.27654321 },
        after: { usdRate: 1.3, validFrom: '2026-01-01' },
      },
    ])
  })

  test('earlier bookings keep their rate, and later ones get the rate of their day', async () => {
    const testHotel = await openTestHotel(app, 5)
    const before = await testHotel.book()
    await set('EUR', { usdRate: 2, validFrom: testHotel.today(), isMeant: true })
    await set('EUR', { usdRate: 3, validFrom: testHotel.day(1), isMeant: true })
    expect((await testHotel.book()).usdRate).toBe(2)
    expect((await testHotel.get(before.id)).usdRate).toBe(1.16)
    expect(before.totalUsdCents).toBe(Math.round(before.totalCents * 1.16))
  })

  test('refuses a difference of more than 20 percent from the rate of that day until it is confirmed', async () => {
    const refused = await set('SEK', { usdRate: 1.05, validFrom: '2026-01-01' })
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('unlikely_value')
    expect(refused.body.message).toMatch(
      /^That is \d+ percent more than the previous rate of SEK, 0\.\d+\. Please confirm it\.$/,
    )
    const [{ usdRate }] = (await list()).filter((rate: { currency: string }) => rate.currency === 'SEK')
    expect((await set('SEK', { usdRate: usdRate * 0.79, validFrom: '2026-01-01' })).status).toBe(409)
    expect((await set('SEK', { usdRate: usdRate * 1.19, validFrom: '2026-01-01' })).status).toBe(200)
    expect((await set('SEK', { usdRate: 1.05, validFrom: '2026-01-02', isMeant: true })).status).toBe(200)
    const [entry] = await app.sql`
      SELECT after FROM audit_log WHERE target = 'exchange-rate:SEK' ORDER BY id DESC LIMIT 1`
    expect(entry?.after).toEqual({ usdRate: 1.05, validFrom: '2026-01-02' })
  })

  test('adds a new currency', async () => {
    const testHotel = await openTestHotel(app, 5, { hotel: { currency: 'XOF' } })
    expect((await testHotel.tryBook()).body.message).toContain('There is no exchange rate for XOF yet.')
    await set('XOF', { usdRate: 0.00177, validFrom: '2026-01-01' })
    expect((await testHotel.tryBook()).status).toBe(200)
  })

  test.each([
    ['USD', { usdRate: 1, validFrom: '2026-01-01' }, 'The dollar has no exchange rate'],
    ['ABC', { usdRate: 1, validFrom: '2026-01-01' }, 'Choose a currency'],
    ['EUR', { usdRate: 0, validFrom: '2026-01-01' }, 'Enter a rate of at least 0.00000001'],
    ['EUR', { usdRate: 1e-9, validFrom: '2026-01-01' }, 'Enter a rate of at least 0.00000001'],
    ['EUR', { usdRate: 1e9, validFrom: '2026-01-01' }, 'That rate is too large'],
    ['EUR', { usdRate: 1, validFrom: '2026-02-30' }, 'Enter a date'],
  ])('refuses %s with %o', async (currency, body, message) => {
    expect(await set(currency, body)).toMatchObject({ status: 400, body: { message } })
  })

  test('the table itself refuses updates and deletes', async () => {
    await expect(app.sql`UPDATE exchange_rates SET usd_rate = 9`).rejects.toThrow('append-only')
  })
})
