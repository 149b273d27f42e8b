import { addDays, utcDay } from '@roomlark/contract/dates'
import type { Performance, PerformanceRow } from '@roomlark/contract/figures/performance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { openPastHotel, type PastHotel } from '../../../../test/past-bookings.ts'
import { addLink } from '../../../../test/tracked-links.ts'
import { countDue } from '../../rollups/rollups.service.ts'

type Actor = Awaited<ReturnType<typeof createActor>>

let app: TestApp
let owner: Actor
let jonas: Actor
let kofi: Actor
let admin: Actor
let villa: PastHotel
let lodge: PastHotel
let guide: string
let cabins: string
let today: string
/** Noon in UTC this many days ago. */
const noon = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T12:00:00Z`)

// Every booking is for two nights at €100 and 15 percent of that is €30, which are $34.80; the affiliate gets $27.84.
const netCents = 2784
beforeAll(async () => {
  app = await startTestApp()
  today = utcDay(app.services.clock())
  owner = await createActor(app, 'hotel')
  jonas = await createActor(app, 'affiliate')
  kofi = await createActor(app, 'affiliate')
  admin = await createActor(app, 'admin')
  villa = await openPastHotel(app, owner.token, { name: 'Villa Marenne' })
  lodge = await openPastHotel(app, (await createActor(app, 'hotel')).token, { name: 'Alpenrose Lodge' })
  const affiliateId = jonas.id
  guide = await addLink(app, { affiliateId, hotelId: villa.hotel.id, code: 'positano-guide' })
  cabins = await addLink(app, { affiliateId, hotelId: lodge.hotel.id, code: 'winter-cabins' })
  await villa.click(affiliateId, noon(2), { count: 40, linkId: guide })
  await villa.click(affiliateId, noon(12), { count: 20, linkId: guide })
  await villa.click(affiliateId, noon(35), { count: 25, linkId: guide })
  await villa.click(affiliateId, noon(2), { count: 9, linkId: guide, counted: false })
  await villa.click(affiliateId, noon(2), { count: 7, linkId: guide, suspected: true })
  await villa.click(affiliateId, noon(35), { count: 3, linkId: guide, suspected: true })
  await lodge.click(affiliateId, noon(3), { count: 40, linkId: cabins })
  const referred = { source: 'affiliate', affiliateId, commissionBps: 1500 } as const
  const byGuide = { ...referred, linkId: guide, referral: { method: 'link', tag: 'june' } }
  await villa.put({ ...byGuide, madeAt: noon(2), checkInOn: addDays(today, 5) })
  await villa.put({ ...byGuide, madeAt: noon(12), checkInOn: addDays(today, -6), state: 'checked-out' })
  await villa.put({
    ...byGuide,
    madeAt: noon(12),
    checkInOn: addDays(today, 9),
    state: 'cancelled',
    feeCents: 0,
  })
  await villa.put({ ...byGuide, madeAt: noon(35), checkInOn: addDays(today, -20), state: 'checked-out' })
  const byVisit = { ...referred, linkId: cabins, referral: { method: 'visit' } }
  await lodge.put({
    ...byVisit,
    madeAt: noon(3),
    checkInOn: addDays(today, -2),
    state: 'no-show',
    feeCents: 10_000,
  })
  const byCode = { ...referred, referral: { method: 'promo-code', promoCode: 'LARKSLOW' } }
  await villa.put({ ...byCode, madeAt: noon(4), checkInOn: addDays(today, 3), nights: 4 })
  await lodge.put({ ...referred, madeAt: noon(4), checkInOn: addDays(today, 3), state: 'checked-in' })
  // Figures of another affiliate at the same hotel are seen only by that affiliate and the hotel.
  const others = { ...referred, affiliateId: kofi.id }
  await villa.click(kofi.id, noon(2), { count: 300 })
  await villa.put({ ...others, madeAt: noon(2), checkInOn: addDays(today, 5), nights: 9 })
  await countDue({ sql: app.pool })
})
afterAll(() => app.close())

async function ask(query = '', token = jonas.token, status = 200): Promise<Performance> {
  const { status: got, body } = await app.ask('GET', `/api/v1/performance?${query}`, { token })
  expect(got, JSON.stringify(body)).toBe(status)
  return status === 200 ? body.data : body
}

describe('the performance of an affiliate', () => {
  test('leads from clicks to earnings, compared with as many days before', async () => {
    const { totals, before, fromOn, untilOn, step } = await ask()
    expect({ fromOn, untilOn, step }).toEqual({ fromOn: addDays(today, -29), untilOn: today, step: 'day' })
    // Of €100 that the hotel kept of the no-show, the affiliate gets $13.92.
    const [earned, expected] = [netCents + 1392, 4 * netCents]
    expect(totals).toEqual({
      clicks: 100,
      suspectedClicks: 7,
      bookings: 5,
      stays: 1,
      toCome: 3,
      cancelled: 1,
      noShows: 1,
      soFarUsdCents: earned,
      toComeUsdCents: expected,
      earningsUsdCents: earned + expected,
      conversionRate: 5,
      perClickUsdCents: Math.round((earned + expected) / 100),
      cancellationRate: 16.7,
    })
    expect(before).toMatchObject({
      fromOn: addDays(today, -59),
      untilOn: addDays(today, -30),
      totals: { clicks: 25, suspectedClicks: 3, bookings: 1, stays: 1, earningsUsdCents: netCents },
    })
    expect((await ask('compare=none')).before).toBeNull()
  })

  test('is what was counted for each booking, and adds up however it is broken down', async () => {
    const [row] = await app.sql`
      SELECT sum(net_usd_cents)::integer AS net FROM booking_commissions
      WHERE affiliate_id = ${jonas.id} AND booked_on > ${addDays(today, -30)}`
    for (const by of ['link', 'hotel', 'tag', 'site', 'day', 'method']) {
      const { rows, totals, series, methods } = await ask(`by=${by}`)
      const sum = (read: (one: PerformanceRow) => number) => rows.reduce((total, one) => total + read(one), 0)
      expect(
        sum(({ figures }) => figures.earningsUsdCents),
        by,
      ).toBe(row?.net)
      expect(
        sum(({ figures }) => figures.bookings),
        by,
      ).toBe(totals.bookings)
      for (const name of by === 'method' ? [] : (['clicks', 'suspectedClicks'] as const)) {
        expect(
          sum(({ figures }) => figures[name] ?? 0),
          by,
        ).toBe(totals[name])
      }
      expect(series.reduce((total, one) => total + one.earningsUsdCents, 0)).toBe(row?.net)
      expect(methods.reduce((total, one) => total + one.bookings, 0)).toBe(totals.bookings)
    }
  })

  test('by link has the best earners first, codes without clicks, and what the desk entered', async () => {
    const { rows, moreRows } = await ask()
    const names = rows.map(({ link, promoCode, method, hotel, figures }) => [
      link?.code ?? promoCode ?? method,
      hotel?.name,
      figures.clicks,
      figures.bookings,
      figures.earningsUsdCents,
    ])
    expect(names).toEqual([
      ['positano-guide', 'Villa Marenne', 60, 2, 2 * netCents],
      ['LARKSLOW', 'Villa Marenne', null, 1, 2 * netCents],
      ['desk', 'Alpenrose Lodge', null, 1, netCents],
      ['winter-cabins', 'Alpenrose Lodge', 40, 1, 1392],
    ])
    expect(rows[0]?.clicksOverTime).toEqual([0, 0, 0, 0, 0, 20, 0, 0, 0, 40])
    expect(rows[1]?.clicksOverTime).toBeNull()
    expect(moreRows).toBe(0)
    const best = await ask('limit=1')
    expect([best.rows.length, best.moreRows]).toEqual([1, 3])
  })

  test('by hotel, by day and by way of tracking', async () => {
    const hotels = (await ask('by=hotel')).rows
    expect(hotels.map(({ hotel, figures }) => [hotel?.name, figures.clicks, figures.bookings])).toEqual([
      ['Villa Marenne', 60, 3],
      ['Alpenrose Lodge', 40, 2],
    ])
    const days = (await ask('by=day&period=7d')).rows
    expect(days.map(({ fromOn, figures }) => [fromOn, figures.clicks, figures.bookings])).toEqual([
      ...[6, 5].map((daysAgo) => [addDays(today, -daysAgo), 0, 0]),
      [addDays(today, -4), 0, 2],
      [addDays(today, -3), 40, 1],
      [addDays(today, -2), 40, 1],
      ...[1, 0].map((daysAgo) => [addDays(today, -daysAgo), 0, 0]),
    ])
    const { rows, methods } = await ask('by=method')
    expect(rows.map(({ method, figures }) => [method, figures.clicks, figures.bookings])).toEqual([
      ['link', null, 2],
      ['promo-code', null, 1],
      ['desk', null, 1],
      ['visit', null, 1],
    ])
    expect(methods).toEqual([
      { method: 'link', bookings: 2, share: 40 },
      { method: 'visit', bookings: 1, share: 20 },
      { method: 'promo-code', bookings: 1, share: 20 },
      { method: 'desk', bookings: 1, share: 20 },
    ])
    const year = await ask('period=12m&by=day')
    expect([year.step, year.rows.length, year.totals.clicks]).toEqual(['month', 12, 125])
  })

  test('is filtered by hotel, link and way of tracking, within any dates', async () => {
    const totals = async (query: string) => {
      const { clicks, bookings } = (await ask(query)).totals
      return [clicks, bookings]
    }
    expect(await totals(`hotelId=${villa.hotel.id}`)).toEqual([60, 3])
    expect(await totals(`linkId=${cabins}`)).toEqual([40, 1])
    expect(await totals(`linkId=${cabins}&hotelId=${villa.hotel.id}`)).toEqual([0, 0])
    // A click does not say how its visitor will be recognised.
    expect(await totals('method=visit')).toEqual([null, 1])
    expect(await totals(`method=link&hotelId=${villa.hotel.id}`)).toEqual([null, 2])
    const dates = (from: number, until: number) =>
      `period=custom&fromOn=${addDays(today, -from)}&untilOn=${addDays(today, -until)}`
    expect(await totals(dates(40, 30))).toEqual([25, 1])
    expect(await totals(dates(12, 12))).toEqual([20, 1])
    for (const wrong of ['period=custom', `fromOn=${today}`, dates(3, 4), dates(731, 0), 'by=moon']) {
      await ask(wrong, jonas.token, 400)
    }
  })

  test('is nobody else’s: others see their own, and their links and hotels are not found', async () => {
    const { totals, rows } = await ask('', kofi.token)
    expect(totals).toMatchObject({ clicks: 300, bookings: 1 })
    expect(rows.map(({ hotel }) => hotel?.name)).toEqual(['Villa Marenne', 'Villa Marenne'])
    await ask(`linkId=${guide}`, kofi.token, 404)
    await ask(`hotelId=${lodge.hotel.id}`, kofi.token, 404)
    await ask(`hotelId=${crypto.randomUUID()}`, jonas.token, 404)
    const { body } = await app.ask('GET', '/api/v1/performance/choices', { token: jonas.token })
    expect(body.data).toEqual({
      links: expect.arrayContaining([
        { id: guide, code: 'positano-guide', label: '', hotelId: villa.hotel.id },
        { id: cabins, code: 'winter-cabins', label: '', hotelId: lodge.hotel.id },
      ]),
      hotels: [
        { id: lodge.hotel.id, name: 'Alpenrose Lodge' },
        { id: villa.hotel.id, name: 'Villa Marenne' },
      ],
      sites: [],
    })
    expect(body.data.links).toHaveLength(2)
  })
})

describe('the best affiliates', () => {
  const top = async (token: string, query = '') => {
    const { status, body } = await app.ask('GET', `/api/v1/analytics/affiliates/top?${query}`, { token })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }

  test('of a hotel are its own, with what they cost; of the platform all, with what they get', async () => {
    const report = async (token: string, query: string) =>
      (await app.ask('GET', `/api/v1/analytics/report?${query}`, { token })).body.data.current
    const own = await top(owner.token)
    expect(own.map(({ id }: { id: string }) => id)).toEqual([kofi.id, jonas.id])
    expect(own[1]).toMatchObject({
      clicks: 60,
      suspectedClicks: 7,
      bookings: 3,
      revenueUsdCents: 4 * 23_200,
      commissionUsdCents: 4 * 3480,
      netCommissionUsdCents: null,
      perClickUsdCents: 232,
    })
    const all = await top(admin.token)
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({
      clicks: 100,
      suspectedClicks: 7,
      bookings: 5,
      commissionUsdCents: 5 * 3480 + 1740,
      netCommissionUsdCents: 5 * netCents + 1392,
      perClickUsdCents: 153,
    })
    for (const [token, query, rows] of [
      [owner.token, 'currency=USD', own],
      [admin.token, '', all],
    ] as const) {
      const { figures, sources } = await report(token, query)
      const sum = (name: string) =>
        rows.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0)
      expect(sum('revenueUsdCents')).toBe(sources[1].revenueCents)
      expect(sum('commissionUsdCents')).toBe(figures.commissionCents)
      expect(sum('clicks')).toBe(figures.clicks)
      expect(sum('suspectedClicks')).toBe(figures.suspectedClicks)
      const isAdmin = token === admin.token
      expect(figures.netCommissionCents).toBe(isAdmin ? sum('netCommissionUsdCents') : null)
      const paid = isAdmin ? figures.netCommissionCents : figures.commissionCents
      expect(figures.perClickCents).toBe(Math.round(paid / figures.clicks))
    }
    expect(await top(admin.token, `hotelId=${lodge.hotel.id}`)).toMatchObject([
      { id: jonas.id, clicks: 40, suspectedClicks: 0 },
    ])
    const foreign = await app.ask('GET', `/api/v1/analytics/affiliates/top?hotelId=${lodge.hotel.id}`, {
      token: owner.token,
    })
    expect(foreign.status).toBe(404)
  })

  test('dashboards say what each account gets or pays', async () => {
    const stats = async (actor: Actor) =>
      (await app.ask('GET', '/api/v1/analytics/dashboard', { token: actor.token })).body.data
    expect(await stats(jonas)).toMatchObject({ totalCommissions: 153.12, netCommissions: null })
    expect(await stats(owner)).toMatchObject({ netCommissions: null })
    const { totalCommissions, netCommissions } = await stats(admin)
    expect(totalCommissions).toBeCloseTo(netCommissions / 0.8, 2)
  })
})
