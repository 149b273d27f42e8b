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

async function read(token: string, path: string) {
  const answer = await app.ask('GET', `/api/v1/analytics/${path}`, { token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const data = async (token: string, path: string) => (await read(token, path)).data

// This must be the first test of the file, because afterwards there are hotels.
test('an account that has nothing yet is answered with null, and only then', async () => {
  const [admin, hotel, affiliate] = [
    await createActor(app, 'admin'),
    await createActor(app, 'hotel'),
    await createActor(app, 'affiliate'),
  ]
  const own = [
    'dashboard',
    'dashboard/sparklines',
    'bookings/trends',
    'revenue/trends',
    'revenue/sources',
    'activity',
  ]
  for (const { token } of [admin, hotel, affiliate]) {
    for (const path of own) expect(await data(token, path), path).toBeNull()
  }
  const testHotel = await openPastHotel(app, hotel.token)
  const zero = { totalBookings: 0, totalRevenue: 0, totalCommissions: 0, conversionRate: 0 }
  expect(await data(hotel.token, 'dashboard')).toMatchObject(zero)
  expect(await data(admin.token, 'dashboard')).toMatchObject(zero)
  await testHotel.click(affiliate.id, app.services.clock())
  expect(await data(affiliate.token, 'dashboard')).toBeNull()
  const longAgo = new Date(app.services.clock().getTime() - 100 * 86_400_000)
  await testHotel.put({
    madeAt: longAgo,
    checkInOn: '2026-01-01',
    source: 'affiliate',
    affiliateId: affiliate.id,
  })
  expect(await data(affiliate.token, 'dashboard')).toMatchObject(zero)
})

describe('with two hotels of two owners and an affiliate', () => {
  const actors: Record<string, { id: string; token: string }> = {}
  const hotels: Record<string, string> = {}
  let now: Date
  let today: string
  beforeAll(async () => {
    now = app.services.clock()
    today = dateIn('Europe/Rome', now)
    for (const name of ['ada', 'bob']) actors[name] = await createActor(app, 'hotel')
    for (const name of ['kim', 'lee']) actors[name] = await createActor(app, 'affiliate')
    actors.root = await createActor(app, 'admin')
    const [ada, bob] = [
      await openPastHotel(app, getToken('ada'), { name: 'Ada’s', city: 'Rome', units: 2 }),
      await openPastHotel(app, getToken('bob'), { name: 'Bob’s', city: 'Oslo' }),
    ]
    Object.assign(hotels, { ada: ada.hotel.id, bob: bob.hotel.id })
    await ada.put({ madeAt: now, checkInOn: addDays(today, 1) })
    await ada.put({ madeAt: now, checkInOn: addDays(today, 2), source: 'ota', nights: 1 })
    await ada.put({ madeAt: now, checkInOn: addDays(today, 1), state: 'cancelled' })
    const referred = { source: 'affiliate', affiliateId: actors.kim?.id ?? '' } as const
    await bob.put({ madeAt: now, checkInOn: addDays(today, 9), nightCents: 50_000, ...referred })
    await countDue({ sql: app.pool })
  })
  const getToken = (name: string) => actors[name]?.token ?? ''

  test('a hotel account sees its hotels, an affiliate its referrals and an administrator everything', async () => {
    const bookings = async (name: string) => (await data(getToken(name), 'dashboard'))?.totalBookings ?? null
    expect(await bookings('ada')).toBe(2)
    expect(await bookings('bob')).toBe(1)
    expect(await bookings('kim')).toBe(1)
    expect(await bookings('lee')).toBeNull()
    expect(await bookings('root')).toBe(3)
  })

  test('another owner’s hotel is not found', async () => {
    for (const path of [
      'report',
      'pick-up',
      'hotels/top',
      'occupancy?fromOn=2026-01-01&untilOn=2026-01-02',
    ]) {
      const address = `/api/v1/analytics/${path}${path.includes('?') ? '&' : '?'}hotelId=${hotels.bob}`
      expect((await app.ask('GET', address, { token: getToken('ada') })).status, path).toBe(404)
      expect((await app.ask('GET', address, { token: getToken('root') })).status, path).toBe(200)
    }
  })

  test('filters by hotel, place and source', async () => {
    const bookings = async (query: string) =>
      (await data(getToken('root'), `report?${query}`)).current.figures.bookings
    expect(await bookings(`hotelId=${hotels.ada}`)).toBe(2)
    expect(await bookings('country=IT&city=Oslo')).toBe(1)
    expect(await bookings('country=FR')).toBe(0)
    expect(await bookings('source=ota')).toBe(1)
    const places = await data(getToken('ada'), 'places')
    expect(places).toEqual([{ country: 'IT', city: 'Rome', hotels: 1 }])
  })

  test('ranks the visible hotels by revenue', async () => {
    const names = async (name: string) =>
      (await data(getToken(name), 'hotels/top?limit=2')).map((hotel: { name: string }) => hotel.name)
    expect(await names('root')).toEqual(['Bob’s', 'Ada’s'])
    expect(await names('ada')).toEqual(['Ada’s'])
    expect(await names('kim')).toEqual(['Bob’s'])
    expect(await names('lee')).toEqual([])
  })

  test('lists what happened page by page, without the guest for an affiliate', async () => {
    const first = await read(getToken('ada'), 'activity?limit=2')
    expect(first.data).toHaveLength(2)
    expect(first.data[0]).toMatchObject({
      happened: { kind: 'created' },
      hotelName: 'Ada’s',
      totalCents: 20_000,
      currency: 'EUR',
      booking: { guestName: 'Hana Nakamura' },
    })
    const second = await read(getToken('ada'), `activity?limit=2&before=${first.meta.next}`)
    expect(second.data).toHaveLength(1)
    expect(second.meta.next).toBeNull()
    const [referral] = await data(getToken('kim'), 'activity')
    expect(referral).toEqual({
      id: referral.id,
      at: referral.at,
      happened: { kind: 'created', params: null, particulars: null },
      hotelName: 'Bob’s',
      nights: 2,
      totalCents: 100_000,
      currency: 'EUR',
      booking: null,
    })
  })

  test('counts the pick-up since yesterday for future nights, and the rooms of each night', async () => {
    const pickUp = await data(getToken('ada'), 'pick-up?currency=USD')
    expect(pickUp).toMatchObject({ bookings: 2, roomNights: 3, roomRevenueCents: 34_800 })
    expect(pickUp.nights).toEqual([
      { night: addDays(today, 1), rooms: 1, revenueCents: 11_600 },
      { night: addDays(today, 2), rooms: 2, revenueCents: 23_200 },
    ])
    const span = `fromOn=${today}&untilOn=${addDays(today, 2)}`
    const nights = await data(getToken('ada'), `occupancy?${span}`)
    expect(nights.map((night: { occupancy: number }) => night.occupancy)).toEqual([0, 50, 100])
  })

  test('draws lines of days, weeks and months, with the period before on request', async () => {
    const trends = await data(getToken('ada'), 'bookings/trends?period=6m&compare=before')
    expect(trends.labels).toHaveLength(6)
    expect(trends.datasets.map(({ label }: { label: string }) => label)).toEqual([
      'Bookings',
      'Period before',
    ])
    expect(trends.datasets[0].data).toEqual([0, 0, 0, 0, 0, 2])
    const revenue = await data(getToken('ada'), 'revenue/trends?period=7d')
    expect(revenue.datasets[0].data).toEqual([0, 0, 0, 0, 0, 0, 348])
    const sparklines = await data(getToken('ada'), 'dashboard/sparklines?period=30d')
    const zeros = Array(9).fill(0)
    expect(sparklines).toMatchObject({ bookings: [...zeros, 2], revenue: [...zeros, 348] })
    const referred = await data(getToken('kim'), 'dashboard/sparklines?period=12m')
    // A tenth of €1,000 is $116, and a fifth of that is Roomlark's.
    expect(referred.commissions).toEqual([...Array(11).fill(0), 92.8])
    expect(referred.conversions).toHaveLength(12)
    const { current } = await data(getToken('ada'), 'report?period=30d&currency=USD')
    expect(current.sparklines).toEqual(sparklines)
    const lengths = { '7d': 7, '30d': 30, '90d': 13, '12m': 12 }
    for (const [period, length] of Object.entries(lengths)) {
      expect((await data(getToken('ada'), `report?period=${period}`)).current.series).toHaveLength(length)
    }
  })
})
