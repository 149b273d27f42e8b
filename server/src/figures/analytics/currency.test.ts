import { addDays, dateIn } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { countDue } from '../rollups/rollups.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const today = () => dateIn('Europe/Rome', app.services.clock())
const noon = (daysAgo: number) => new Date(`${addDays(today(), -daysAgo)}T11:00:00Z`)
const inDays = (days: number) => addDays(today(), days)

async function read(token: string, path: string, status = 200) {
  await countDue({ sql: app.pool })
  const answer = await app.ask('GET', `/api/v1/analytics/${path}`, { token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return status === 200 ? answer.body.data : answer.body
}

/** Sets how many dollars one unit is worth, starting this many days ago. */
async function setRate(currency: string, usdRate: number, daysAgo: number) {
  await app.sql`
    INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES (${currency}, ${usdRate}, ${inDays(-daysAgo)})`
}

describe('the money of a hotel', () => {
  test('is reported in its own currency, to the cent as booked', async () => {
    const { token } = await createActor(app)
    const { id: affiliateId } = await createActor(app, 'affiliate')
    // At this rate, no amount survives conversion to dollars and back.
    const hotel = await openPastHotel(app, token, { usdRate: 0.3333 })
    for (let n = 0; n < 40; n += 1) {
      await hotel.put({ madeAt: noon(n % 7), checkInOn: inDays(-3), nightCents: 3001 + n, taxCents: n })
    }
    await hotel.put({ madeAt: noon(2), checkInOn: inDays(5), state: 'cancelled', feeCents: 3337 })
    await hotel.put({ madeAt: noon(9), checkInOn: inDays(-3), state: 'no-show', feeCents: 10_000 })
    await hotel.put({ madeAt: noon(2), checkInOn: inDays(5), state: 'expired' })
    const referred = { source: 'affiliate', affiliateId, commissionBps: 1250, nightCents: 9999 } as const
    await hotel.put({ madeAt: noon(1), checkInOn: inDays(5), ...referred })
    const [sums] = await app.sql`
      SELECT sum(CASE WHEN state IN ('cancelled', 'no-show') THEN fee_cents ELSE total_cents END)::integer AS revenue,
             sum(room_cents) FILTER (WHERE state = 'confirmed' AND check_in_on < ${today()})::integer AS rooms
      FROM bookings WHERE hotel_id = ${hotel.hotel.id} AND state <> 'expired'`
    const report = await read(token, `report?hotelId=${hotel.hotel.id}`)
    expect(report).toMatchObject({ currency: 'EUR', currencies: ['EUR', 'USD'], isConverted: false })
    const { figures, series, sources } = report.current
    expect(figures).toMatchObject({
      revenueCents: sums?.revenue,
      feesCents: 13_337,
      commissionCents: 2500,
      roomRevenueCents: sums?.rooms + 10_000,
    })
    const total = (rows: { revenueCents: number }[]) => rows.reduce((sum, row) => sum + row.revenueCents, 0)
    expect([total(series), total(sources)]).toEqual([sums?.revenue, sums?.revenue])
    const inDollars = await read(token, `report?hotelId=${hotel.hotel.id}&currency=USD`)
    expect(inDollars).toMatchObject({ currency: 'USD', isConverted: true })
    const { totalRevenue } = await read(token, 'dashboard?period=30d')
    expect(inDollars.current.figures.revenueCents).toBe(Math.round(totalRevenue * 100))
  })

  test('of yen is reported in yen', async () => {
    const { token } = await createActor(app)
    const hotel = await openPastHotel(app, token, { currency: 'JPY', usdRate: 0.00655 })
    await hotel.put({ madeAt: noon(1), checkInOn: inDays(-2), nightCents: 18_400 })
    const { current } = await read(token, 'report')
    expect(current.figures).toMatchObject({ revenueCents: 36_800, adrCents: 18_400 })
    expect(current.sparklines.revenue.reduce((sum: number, part: number) => sum + part, 0)).toBe(36_800)
  })
})

describe('an account with several currencies', () => {
  test('chooses one; the others are converted at the rates of the day each booking was made', async () => {
    const { token } = await createActor(app)
    await setRate('MAD', 0.1, 300)
    await setRate('MAD', 0.125, 5)
    const rome = await openPastHotel(app, token, { usdRate: 1.2 })
    const fes = await openPastHotel(app, token, { currency: 'MAD', usdRate: 0.1 })
    for (const daysAgo of [10, 2]) {
      await rome.put({ madeAt: noon(daysAgo), checkInOn: inDays(-1), nights: 1 })
      await fes.put({ madeAt: noon(daysAgo), checkInOn: inDays(-1), nights: 1, nightCents: 50_000 })
    }
    const report = (currency = '') => read(token, `report?${currency && `currency=${currency}`}`)
    const whole = await report()
    expect(whole).toMatchObject({
      currency: 'USD',
      currencies: ['EUR', 'MAD', 'USD'],
      isConverted: true,
      current: { figures: { revenueCents: 2 * 12_000 + 2 * 5000 } },
    })
    // €100 is $120, which is MAD 1,200 at the rate of ten days ago and MAD 960 at that of two days ago.
    const figures = { revenueCents: 100_000 + 120_000 + 96_000, roomRevenueCents: 316_000, roomNights: 4 }
    expect(await report('MAD')).toMatchObject({
      currency: 'MAD',
      isConverted: true,
      current: { figures },
    })
    expect((await read(token, `report?hotelId=${fes.hotel.id}`)).current.figures.revenueCents).toBe(100_000)
    const shared = await read(token, `report?hotelId=${rome.hotel.id}&currency=MAD`)
    expect(shared.current.figures.revenueCents).toBe(216_000)
    const pickUp = { madeAt: app.services.clock(), checkInOn: inDays(5), nights: 1 }
    await rome.put(pickUp)
    await fes.put({ ...pickUp, nightCents: 50_000 })
    expect(await read(token, 'pick-up?currency=MAD')).toMatchObject({
      currency: 'MAD',
      roomRevenueCents: 50_000 + 96_000,
      nights: [{ revenueCents: 146_000 }],
    })
  })

  test('is informed if a hotel has changed its currency', async () => {
    const { token } = await createActor(app)
    const hotel = await openPastHotel(app, token, { usdRate: 1.16 })
    await hotel.put({ madeAt: noon(3), checkInOn: inDays(-2), nights: 1 })
    await app.sql`UPDATE hotels SET currency = 'USD' WHERE id = ${hotel.hotel.id}`
    expect(await read(token, 'report')).toMatchObject({
      currency: 'USD',
      currencies: ['USD'],
      isConverted: true,
      current: { figures: { revenueCents: 11_600, roomRevenueCents: 11_600 } },
    })
  })

  test('cannot request an unrelated one; the whole platform is reported in dollars', async () => {
    const [owner, admin] = [await createActor(app), await createActor(app, 'admin')]
    const hotel = await openPastHotel(app, owner.token)
    const refused = await read(owner.token, 'report?currency=JPY', 400)
    expect(refused.fields).toEqual({ currency: 'Choose EUR or USD' })
    await read(owner.token, 'pick-up?currency=GBP', 400)
    await read(owner.token, 'report?currency=euro', 400)
    expect(await read(admin.token, 'report')).toMatchObject({ currency: 'USD', currencies: ['USD'] })
    await read(admin.token, 'report?currency=EUR', 400)
    expect(await read(admin.token, `report?hotelId=${hotel.hotel.id}`)).toMatchObject({ currency: 'EUR' })
  })
})
