import { addDays, dateIn, utcDay } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import { openPastHotel, type PastHotel } from '../../../test/past-bookings.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { countDue } from '../rollups/rollups.service.ts'

let app: TestApp
let affiliateId: string
beforeAll(async () => {
  app = await startTestApp()
  affiliateId = (await createActor(app, 'affiliate')).id
})
afterAll(() => app.close())

const today = () => dateIn('Europe/Rome', app.services.clock())
/** Returns noon in Rome this many days ago. */
const noon = (daysAgo: number) => new Date(`${addDays(today(), -daysAgo)}T11:00:00Z`)
const inDays = (days: number) => addDays(today(), days)

async function read(token: string, path: string) {
  await countDue({ sql: app.pool })
  const answer = await app.ask('GET', `/api/v1/analytics/${path}`, { token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

type Case = {
  label: string
  put: (hotel: PastHotel) => Promise<unknown>
  /** Expected parts of the 30-day dashboard. */
  dashboard?: object
  /** Expected parts of the figures in the 30-day report. */
  figures?: object
}

// Unless stated otherwise, every booking is for two nights at €100, and one euro is $1.16.
const cases: Case[] = [
  {
    label: 'nothing has been booked',
    put: async () => {},
    dashboard: { totalBookings: 0, totalRevenue: 0, totalCommissions: 0, conversionRate: 0 },
    figures: {
      bookings: 0,
      cancellationRate: null,
      averageLeadDays: null,
      adrCents: null,
      occupancy: 0,
      revparCents: 0,
    },
  },
  {
    label: 'revenue is the whole bill, taxes included, at the rate of the booking',
    put: (hotel) => hotel.put({ madeAt: noon(3), checkInOn: inDays(5), taxCents: 450 }),
    dashboard: { totalBookings: 1, totalRevenue: 237.22 },
  },
  {
    label: 'a cancelled booking does not count, but its fee does',
    put: async (hotel) => {
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5) })
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5), state: 'cancelled', feeCents: 5000 })
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5), state: 'cancelled', feeCents: 0 })
    },
    dashboard: { totalBookings: 1, totalRevenue: 290 },
    figures: {
      bookings: 1,
      cancelled: 2,
      cancellationRate: 66.7,
      feesCents: 5800,
      revenueCents: 29_000,
    },
  },
  {
    label: 'an expired hold is neither a booking nor a cancellation, and earns nothing',
    put: (hotel) =>
      hotel.put({
        madeAt: noon(3),
        checkInOn: inDays(5),
        state: 'expired',
        source: 'affiliate',
        affiliateId,
      }),
    dashboard: { totalBookings: 0, totalRevenue: 0, totalCommissions: 0 },
    figures: { bookings: 0, referred: 0, cancelled: 0, cancellationRate: null, roomNights: 0 },
  },
  {
    label: 'a hold is not a booking yet; guests in house and checked out are',
    put: async (hotel) => {
      await hotel.put({ madeAt: noon(0), checkInOn: inDays(5), state: 'held' })
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(-1), state: 'checked-in' })
      await hotel.put({ madeAt: noon(9), checkInOn: inDays(-5), state: 'checked-out' })
    },
    dashboard: { totalBookings: 2, totalRevenue: 464 },
    figures: { bookings: 2, cancelled: 0, feesCents: 0, roomNights: 4 },
  },
  {
    label: 'a no-show is a booking worth the fee',
    put: (hotel) => hotel.put({ madeAt: noon(9), checkInOn: inDays(-3), state: 'no-show', feeCents: 10_000 }),
    dashboard: { totalBookings: 1, totalRevenue: 116 },
    figures: { feesCents: 11_600, roomNights: 1, roomRevenueCents: 11_600 },
  },
  {
    label: 'two rooms for three nights are one booking at its full price, not three or six',
    put: (hotel) => hotel.put({ madeAt: noon(5), checkInOn: inDays(-4), nights: 3, rooms: 2 }),
    dashboard: { totalBookings: 1, totalRevenue: 696 },
    figures: {
      bookings: 1,
      roomNights: 6,
      roomRevenueCents: 69_600,
      adrCents: 11_600,
      averageStayNights: 3,
    },
  },
  {
    label: 'commission is the agreed share of the room price without taxes; none without an affiliate',
    put: async (hotel) => {
      const referred = { source: 'affiliate', affiliateId, commissionBps: 1250 } as const
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5), taxCents: 900, ...referred })
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5), source: 'ota' })
      await hotel.put({ madeAt: noon(3), checkInOn: inDays(5) })
    },
    dashboard: { totalBookings: 3, totalCommissions: 29 },
    figures: { commissionCents: 2900, referred: 1 },
  },
  {
    label: 'commission on a late cancellation and on a no-show is on what the hotel keeps',
    put: async (hotel) => {
      const referred = { source: 'affiliate', affiliateId, commissionBps: 1000, madeAt: noon(9) } as const
      await hotel.put({ ...referred, checkInOn: inDays(-3), state: 'cancelled', feeCents: 10_000 })
      await hotel.put({ ...referred, checkInOn: inDays(-3), state: 'no-show', feeCents: 5000 })
    },
    dashboard: { totalBookings: 1, totalRevenue: 174, totalCommissions: 17.4 },
    figures: { referred: 1, cancelled: 1, commissionCents: 1740, feesCents: 17_400 },
  },
  {
    label: 'no commission where the hotel keeps nothing, and never on more than the rooms',
    put: async (hotel) => {
      const referred = { source: 'affiliate', affiliateId, commissionBps: 1000, madeAt: noon(9) } as const
      await hotel.put({ ...referred, checkInOn: inDays(5), state: 'cancelled', feeCents: 0 })
      await hotel.put({ ...referred, checkInOn: inDays(5), state: 'cancelled' })
      await hotel.put({ ...referred, checkInOn: inDays(-3), state: 'no-show', feeCents: 90_000 })
    },
    dashboard: { totalBookings: 1, totalCommissions: 23.2 },
  },
  {
    label: 'no commission on VAT, whether the price includes it or not',
    put: async (hotel) => {
      const referred = { source: 'affiliate', affiliateId, commissionBps: 1000, madeAt: noon(3) } as const
      const checkInOn = inDays(5)
      await hotel.put({ ...referred, checkInOn, vatCents: 2000, vatIncluded: true })
      await hotel.put({ ...referred, checkInOn, vatCents: 2000, vatIncluded: false })
    },
    dashboard: { totalBookings: 2, totalRevenue: 487.2, totalCommissions: 44.08 },
  },
  {
    label: 'conversion is referred bookings divided by counted clicks',
    put: async (hotel) => {
      await hotel.click(affiliateId, noon(2), { count: 32 })
      await hotel.click(affiliateId, noon(2), { count: 50, counted: false })
      await hotel.click(affiliateId, noon(2), { count: 9, suspected: true })
      await hotel.put({ madeAt: noon(2), checkInOn: inDays(5), source: 'affiliate', affiliateId })
      await hotel.put({
        madeAt: noon(2),
        checkInOn: inDays(5),
        source: 'affiliate',
        affiliateId,
        state: 'cancelled',
      })
      await hotel.put({ madeAt: noon(2), checkInOn: inDays(5) })
    },
    dashboard: { conversionRate: 3.13 },
    figures: { clicks: 32, suspectedClicks: 9, referred: 1, conversionRate: 3.13 },
  },
  {
    label: 'a trend compares with as many days before; from zero it is 100 percent',
    put: async (hotel) => {
      for (const day of [0, 10, 29]) await hotel.put({ madeAt: noon(day), checkInOn: inDays(5) })
      for (const day of [30, 59])
        await hotel.put({ madeAt: noon(day), checkInOn: inDays(5), nightCents: 20_000 })
      await hotel.put({ madeAt: noon(60), checkInOn: inDays(5) })
      await hotel.click(affiliateId, noon(1))
    },
    dashboard: {
      totalBookings: 3,
      totalRevenue: 696,
      trends: { bookings: 50, revenue: -25, commissions: 0, conversions: 0 },
    },
  },
  {
    label: 'lead time and length of stay leave out cancelled bookings',
    put: async (hotel) => {
      await hotel.put({ madeAt: noon(0), checkInOn: inDays(0), nights: 1 })
      await hotel.put({ madeAt: noon(1), checkInOn: inDays(9), nights: 4 })
      await hotel.put({ madeAt: noon(1), checkInOn: inDays(200), nights: 9, state: 'cancelled' })
    },
    figures: { averageLeadDays: 5, averageStayNights: 2.5 },
  },
  {
    label: 'occupancy, rate and revenue per available room, over the nights of the period',
    put: async (hotel) => {
      // Ten rooms over thirty nights are 300. Two rooms each were sold for the nights three days ago and two
      // days ago.
      await hotel.put({ madeAt: noon(40), checkInOn: inDays(-3), rooms: 2, nightCents: 15_000 })
      await hotel.put({ madeAt: noon(40), checkInOn: inDays(-3), state: 'cancelled', rooms: 3 })
      await hotel.put({ madeAt: noon(40), checkInOn: inDays(1) })
    },
    figures: {
      bookings: 0,
      roomNights: 4,
      availableNights: 300,
      occupancy: 1.3,
      roomRevenueCents: 69_600,
      adrCents: 17_400,
      revparCents: 232,
    },
  },
]

describe('the figures', () => {
  test.each(cases)('$label', async ({ put, dashboard, figures }) => {
    const { token } = await createActor(app, 'hotel')
    const hotel = await openPastHotel(app, token)
    await put(hotel)
    if (dashboard) expect(await read(token, 'dashboard?period=30d')).toMatchObject(dashboard)
    if (figures)
      expect((await read(token, 'report?period=30d&currency=USD')).current.figures).toMatchObject(figures)
  })

  test('an amount without minor units, and one with three of them', async () => {
    const { token } = await createActor(app, 'hotel')
    const yen = await openPastHotel(app, token, { currency: 'JPY', usdRate: 0.00655 })
    const dinar = await openPastHotel(app, token, { currency: 'KWD', usdRate: 3.26 })
    await yen.put({ madeAt: noon(1), checkInOn: inDays(5), state: 'cancelled', feeCents: 12_345 })
    await dinar.put({ madeAt: noon(1), checkInOn: inDays(5), state: 'cancelled', feeCents: 12_345 })
    // ¥12,345 × 0.00655 is $80.86, and KWD 12.345 × 3.26 is $40.24.
    expect(await read(token, 'dashboard')).toMatchObject({ totalRevenue: 121.1 })
    const referred = { madeAt: noon(1), checkInOn: inDays(5), source: 'affiliate', affiliateId } as const
    await yen.put(referred)
    await dinar.put(referred)
    // Two nights at ¥10,000 are $131 and at KWD 10 they are $65.20; the commission is a tenth of both.
    expect(await read(token, 'dashboard')).toMatchObject({ totalRevenue: 317.3, totalCommissions: 19.62 })
  })

  test('every currency has the same minor units in the database as elsewhere', async () => {
    const rows = await app.sql<{ currency: string; units: number }[]>`
      SELECT currency, minor_units(currency) AS units
      FROM unnest(${[...Intl.supportedValuesOf('currency'), 'CLF', 'UYI', 'UYW']}::text[]) AS currency`
    expect(rows.filter(({ currency, units }) => units !== minorUnits(currency))).toEqual([])
  })
})

describe('days', () => {
  test("are the hotel's for the hotel, and UTC for administrator and affiliate", async () => {
    const { token } = await createActor(app, 'hotel')
    const affiliate = await createActor(app, 'affiliate')
    const admin = await createActor(app, 'admin')
    const tokyo = await openPastHotel(app, token, { timeZone: 'Asia/Tokyo' })
    // 20:00 in UTC is five in the morning of the next day in Tokyo.
    const day = addDays(utcDay(app.services.clock()), -3)
    const madeAt = new Date(`${day}T20:00:00Z`)
    await tokyo.put({ madeAt, checkInOn: addDays(day, 10), source: 'affiliate', affiliateId: affiliate.id })
    const report = await read(token, `report?hotelId=${tokyo.hotel.id}`)
    const findDay = (series: { fromOn: string; bookings: number }[]) =>
      series.filter(({ bookings }) => bookings > 0).map(({ fromOn }) => fromOn)
    expect(findDay(report.current.series)).toEqual([addDays(day, 1)])
    expect(report.current.figures.averageLeadDays).toBe(9)
    const seen = await read(admin.token, `report?hotelId=${tokyo.hotel.id}`)
    expect(findDay(seen.current.series)).toEqual([day])
    const trends = await read(affiliate.token, 'bookings/trends?period=7d')
    expect(trends.datasets[0].data).toEqual([0, 0, 0, 1, 0, 0, 0])
  })

  test('may have 23 or 25 hours when clocks change', async () => {
    const autumn = await startTestAppForTest({ databaseUrl: app.databaseUrl })
    autumn.advance(Date.parse('2026-11-01T12:00:00Z') - Date.now())
    const [{ token }, admin] = [await createActor(autumn, 'hotel'), await createActor(autumn, 'admin')]
    const rome = await openPastHotel(autumn, token)
    // 25 October has 25 hours in Rome, because clocks go back. These are its first and last hour, and the
    // hour after it.
    for (const at of ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '2026-10-25T23:30:00Z']) {
      await rome.put({ madeAt: new Date(at), checkInOn: '2026-10-30' })
    }
    await countDue({ sql: autumn.pool })
    const made = async (who: string) => {
      const path = `/api/v1/analytics/report?hotelId=${rome.hotel.id}`
      const { series } = (await autumn.ask('GET', path, { token: who })).body.data.current
      return series.flatMap((one: { fromOn: string; bookings: number }) =>
        one.bookings > 0 ? [[one.fromOn, one.bookings]] : [],
      )
    }
    expect(await made(token)).toEqual([
      ['2026-10-25', 2],
      ['2026-10-26', 1],
    ])
    expect(await made(admin.token)).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
    ])
  })

  test('end with today on each calendar', async () => {
    const { token } = await createActor(app, 'hotel')
    const ahead = await openPastHotel(app, token, { timeZone: 'Pacific/Kiritimati' })
    const now = app.services.clock()
    await ahead.put({ madeAt: now, checkInOn: addDays(dateIn('Pacific/Kiritimati', now), 3) })
    expect(await read(token, 'dashboard?period=7d')).toMatchObject({ totalBookings: 1 })
    expect((await read(token, 'report?period=7d')).current.untilOn).toBe(dateIn('Pacific/Kiritimati', now))
  })
})

describe('as time goes by', () => {
  const dashboard = (token: string) => read(token, 'dashboard?period=30d')
  const figures = async (token: string) =>
    (await read(token, 'report?period=30d&currency=USD')).current.figures

  test('a booking counts on the day it was made, wherever its nights are moved', async () => {
    const testHotel = await openTestHotel(app)
    const { id, version } = await testHotel.book({
      checkInOn: testHotel.day(0),
      checkOutOn: testHotel.day(1),
    })
    expect(await figures(testHotel.token)).toMatchObject({ bookings: 1, revenueCents: 11_600, roomNights: 1 })
    const stay = { checkInOn: testHotel.day(40), checkOutOn: testHotel.day(43), version }
    await testHotel.data(testHotel.changeStay(id, stay))
    expect(await figures(testHotel.token)).toMatchObject({ bookings: 1, revenueCents: 34_800, roomNights: 0 })
    app.advance(31 * 86_400_000)
    const token = await createSession(app, testHotel.owner.id)
    const gone = { bookings: -100, revenue: -100, commissions: 0, conversions: 0 }
    expect(await dashboard(token)).toMatchObject({ totalBookings: 0, totalRevenue: 0, trends: gone })
  })

  test('a guest who leaves early owes the agreed price, and the nights are freed', async () => {
    const testHotel = await openTestHotel(app)
    const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(4) })
    await testHotel.data(testHotel.transition(id, 'checked-in'))
    app.advance(2 * 86_400_000)
    expect(await figures(testHotel.token)).toMatchObject({ roomNights: 3 })
    await testHotel.data(testHotel.transition(id, 'checked-out'))
    expect(await figures(testHotel.token)).toMatchObject({
      bookings: 1,
      revenueCents: 46_400,
      feesCents: 0,
      roomNights: 2,
      roomRevenueCents: 23_200,
    })
  })

  test('occupancy is measured by the rooms that existed', async () => {
    const testHotel = await openTestHotel(app, 2)
    // No room could have been sold before it existed.
    expect(await figures(testHotel.token)).toMatchObject({ availableNights: 2 })
    const numbers = (rooms: string[]) =>
      testHotel.data(
        testHotel.ask('PUT', `${testHotel.base}/rooms/${testHotel.type.id}/numbers`, { numbers: rooms }),
      )
    app.advance(86_400_000)
    await numbers(['101', '102', '103', '104'])
    app.advance(86_400_000)
    await numbers(['101'])
    expect(await figures(testHotel.token)).toMatchObject({ availableNights: 2 + 4 + 1 })
    const span = `fromOn=${testHotel.day(-3)}&untilOn=${testHotel.day(1)}`
    const rooms = async (token: string) =>
      (await read(token, `occupancy?hotelId=${testHotel.hotel.id}&${span}`)).map(
        (night: { rooms: number }) => night.rooms,
      )
    expect(await rooms(testHotel.token)).toEqual([0, 2, 4, 1, 1])
    await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(1) })
    app.advance(86_400_000)
    expect(await testHotel.ask('DELETE', testHotel.base)).toMatchObject({
      body: { data: { outcome: 'archived' } },
    })
    const admin = await createActor(app, 'admin')
    expect(await rooms(admin.token)).toEqual([0, 2, 4, 1, 0])
  })
})
