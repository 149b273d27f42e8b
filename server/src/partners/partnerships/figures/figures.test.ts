import { addDays, utcDay } from '@roomlark/contract/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openPastHotel } from '../../../../test/past-bookings.ts'
import { addLink } from '../../../../test/tracked-links.ts'
import { countPartnerFigures } from './figures.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const count = () => countPartnerFigures({ sql: app.pool, clock: app.services.clock })
const readFigures = async (hotelId: string) => {
  const [row] = await app.sql`
    SELECT clicks::integer, suspected::integer, link_bookings::integer AS bookings, typical_nights AS nights,
           typical_room_usd_cents::integer AS cents, is_estimated AS "isEstimated", answer_minutes AS minutes
    FROM hotel_partner_figures WHERE hotel_id = ${hotelId}`
  return row
}
const list = (hotelId: string) =>
  app.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${hotelId}`

test('a typical stay is the middle of the last year; of fewer than five stays it is estimated from the rooms', async () => {
  const { token } = await createActor(app, 'hotel')
  const past = await openPastHotel(app, token, { currency: 'EUR', usdRate: 1.5 })
  const { id } = past.hotel
  const today = utcDay(app.services.clock())
  const stay = (ago: number, nights: number, more: object = {}) =>
    past.put({
      madeAt: new Date(Date.parse(today) - (ago + 5) * 86_400_000),
      checkInOn: addDays(today, -ago),
      nights,
      nightCents: 11_000,
      vatCents: nights * 1000,
      state: 'checked-out',
      ...more,
    })
  for (const nights of [1, 2, 3, 30]) await stay(40, nights)
  // None of these has stayed within the year.
  await stay(400, 9)
  await stay(20, 9, { state: 'cancelled', feeCents: 0 })
  await stay(-10, 9, { state: 'confirmed' })
  await list(id)
  await count()
  const [rate] = await app.sql`SELECT usd_rate_on('EUR', ${today})::float8 AS usd`
  // Two nights at the price of its only room, 100.00.
  expect(await readFigures(id)).toEqual({
    clicks: 0,
    suspected: 0,
    bookings: 0,
    nights: 2,
    cents: Math.round(20_000 * rate?.usd),
    isEstimated: true,
    minutes: null,
  })
  await stay(30, 4)
  await count()
  expect(await readFigures(id)).toMatchObject({ isEstimated: true })
  app.advance(6.5 * 3_600_000)
  await count()
  expect(await readFigures(id)).toMatchObject({ nights: 3, cents: 45_000, isEstimated: false })
})

test('clicks and the bookings they became are those of the last year; other bookings do not count', async () => {
  const owner = await createActor(app, 'hotel')
  const affiliate = await createActor(app, 'affiliate')
  const past = await openPastHotel(app, owner.token)
  const { id } = past.hotel
  const pair = { hotelId: id, affiliateId: affiliate.id }
  await addPartnership(app, pair)
  const linkId = await addLink(app, { ...pair, code: 'figures' })
  const now = app.services.clock()
  const dayMs = 86_400_000
  await app.sql`
    INSERT INTO hotel_days (hotel_id, calendar, day, source, clicks, suspected)
    VALUES (${id}, 'utc', ${now}::date - 3, 'affiliate', 150, 7), (${id}, 'utc', ${now}::date - 400, 'affiliate', 900, 8),
           (${id}, 'hotel', ${now}::date - 3, 'affiliate', 150, 7)`
  const bring = (ago: number, by: { linkId?: string }, state: 'confirmed' | 'cancelled' = 'confirmed') =>
    past.put({
      madeAt: new Date(now.getTime() - ago * dayMs),
      checkInOn: '2031-01-01',
      state,
      ...by,
      affiliateId: affiliate.id,
      source: 'affiliate',
      ...(state === 'cancelled' && { feeCents: 0 }),
    })
  await bring(3, { linkId })
  await bring(5, { linkId })
  await bring(5, { linkId }, 'cancelled')
  await bring(5, {})
  await bring(400, { linkId })
  await list(id)
  await count()
  expect(await readFigures(id)).toMatchObject({ clicks: 150, suspected: 7, bookings: 2 })
})

test('an answer takes as long as the middle of the decisions; automatic ones and invitations are none', async () => {
  const { token } = await createActor(app, 'hotel')
  const { hotel } = await openPastHotel(app, token)
  const at = (hours: number) => new Date(app.services.clock().getTime() - 30 * 86_400_000 + hours * 3_600_000)
  const decide = async (hours: number, kind: string, side: string) => {
    const affiliate = await createActor(app, 'affiliate')
    const id = await addPartnership(app, { hotelId: hotel.id, affiliateId: affiliate.id })
    await app.sql`
      INSERT INTO partnership_events (partnership_id, at, kind, by_side)
      VALUES (${id}, ${at(0)}, 'requested', 'affiliate'), (${id}, ${at(hours)}, ${kind}, ${side})`
  }
  await decide(0, 'approved', 'system')
  await decide(2, 'approved', 'hotel')
  await decide(26, 'declined', 'hotel')
  await decide(90, 'approved', 'hotel')
  await list(hotel.id)
  await count()
  expect(await readFigures(hotel.id)).toMatchObject({ minutes: 26 * 60 })
})

test('hotels that nobody looks at are not counted', async () => {
  const { token } = await createActor(app, 'hotel')
  const { hotel } = await openPastHotel(app, token)
  await count()
  expect(await readFigures(hotel.id)).toBeUndefined()
})
