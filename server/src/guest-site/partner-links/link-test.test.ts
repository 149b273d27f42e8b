import type { LinkTest } from '@roomlark/contract/guest-site/link-test'
import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { usdCents } from '@roomlark/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { browser } from '../../../test/tracked-links.ts'
import { countPartnerFigures } from '../../partners/partnerships/figures/figures.service.ts'

let app: TestApp
let testHotel: TestHotel
let affiliate: { id: string; token: string }
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app, 2, { hotel: { name: 'Casa Limone', baseCommissionRate: 15 } })
  affiliate = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: affiliate.id })
})
afterAll(() => app.close())

const links = () => `/api/v1/partnerships/${partnershipId}/links`
const plain = { label: 'guide', roomTypeId: null, checkInOn: null, checkOutOn: null, language: null }

async function create(changes: object = {}) {
  const { body } = await app.ask('POST', links(), { token: affiliate.token, body: { ...plain, ...changes } })
  return body.data
}

async function run(linkId: string, userAgent = browser): Promise<LinkTest> {
  const { body } = await app.ask('POST', `${links()}/${linkId}/test`, {
    token: affiliate.token,
    headers: { 'user-agent': userAgent },
  })
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}

/** The steps that failed, each with what it found. */
const failures = ({ steps }: LinkTest) =>
  Object.fromEntries(steps.filter(({ isPassed }) => !isPassed).map(({ step, found }) => [step, found.kind]))

/** Of every table but those of the jobs, which come and go by the minute. */
async function rowCounts() {
  const tables = await app.sql<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
    WHERE schemaname <> 'pgboss' ORDER BY 1`
  const counted = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::integer AS rows FROM ${name}`)
  // A parallel plan may count the tables in any order.
  return app.sql.unsafe(`${counted.join(' UNION ALL ')} ORDER BY name`)
}

describe('a test of a link', () => {
  test('takes every step, says what it would bring, and leaves nothing behind in any table', async () => {
    const [checkInOn, checkOutOn] = [testHotel.day(30), testHotel.day(33)]
    const roomTypeId = testHotel.type.id
    const { id, url } = await create({ label: 'terrace', roomTypeId, checkInOn, checkOutOn })
    const before = await rowCounts()
    const result = await run(id)
    expect(await rowCounts()).toEqual(before)
    expect(result.steps.map(({ step, isPassed, found }) => [step, isPassed, found])).toEqual([
      ['answers', true, { kind: 'leads-on', hotel: 'Casa Limone', url }],
      ['counts', true, { kind: 'would-count' }],
      [
        'partnership',
        true,
        { kind: 'active', approvedOn: expect.any(String), ratePercent: 15, untilOn: null },
      ],
      ['page', true, { kind: 'page-opens', room: testHotel.type.name, adults: 2 }],
      ['dates', true, { kind: 'dates-free', stay: { checkInOn, checkOutOn }, left: 2 }],
      ['reference', true, { kind: 'reference-stays', windowDays: 30 }],
      ['booking', true, { kind: 'yours', stay: { checkInOn, checkOutOn } }],
      ['commission', true, { kind: 'commission-right', netCents: expect.any(Number), currency: 'EUR' }],
    ])
    const sum = result.wouldEarn
    expect(result.nearest).toBeNull()
    expect(sum).toMatchObject({ stay: { checkInOn, checkOutOn }, ratePercent: 15 })
    const roomCents = sum?.nights.reduce((cents, line) => cents + line.nights * line.cents, 0) ?? 0
    expect(sum?.baseCents).toBe(roomCents - (sum?.includedVatCents ?? 0))
    expect(sum?.grossCents).toBe(Math.round((sum?.baseCents ?? 0) * 0.15))
    expect(sum?.netCents).toBe((sum?.grossCents ?? 0) - Math.round((sum?.grossCents ?? 0) * 0.2))
    expect(result.steps.at(-1)?.found).toMatchObject({ netCents: sum?.netCents })
  })

  test('without dates tries the nearest free ones, and again and again', async () => {
    const { id } = await create()
    for (const _ of [1, 2]) {
      const result = await run(id)
      expect(failures(result)).toEqual({})
      expect(result.steps[4]?.found).toEqual({ kind: 'no-dates' })
      expect(result.wouldEarn?.stay).toEqual({ checkInOn: testHotel.day(14), checkOutOn: testHotel.day(16) })
    }
  })

  test('names the night that is full, and the nearest dates; with them it passes', async () => {
    await testHotel.edit({ closed: true }, { fromOn: testHotel.day(43), untilOn: testHotel.day(43) })
    await testHotel.book({ checkInOn: testHotel.day(53), checkOutOn: testHotel.day(54), rooms: twoRooms() })
    const closed = await create({ checkInOn: testHotel.day(40), checkOutOn: testHotel.day(44) })
    const refused = await run(closed.id)
    expect(failures(refused)).toEqual({ dates: 'dates-refused' })
    expect(refused.nearest).toEqual({ checkInOn: testHotel.day(40), checkOutOn: testHotel.day(43) })
    const link = await create({ checkInOn: testHotel.day(50), checkOutOn: testHotel.day(54) })
    const full = await run(link.id)
    expect(full.steps[4]?.found).toEqual({ kind: 'room-full', room: null, on: testHotel.day(53) })
    expect(failures(full)).toEqual({ dates: 'room-full' })
    expect(full.nearest).toEqual({ checkInOn: testHotel.day(50), checkOutOn: testHotel.day(53) })
    expect(full.wouldEarn?.stay).toEqual(full.nearest)
    const { label, roomTypeId, language, version } = link
    const change = { label, roomTypeId, language, version, isArchived: false, ...full.nearest }
    await app.ask('PUT', `${links()}/${link.id}`, { token: affiliate.token, body: change })
    expect(failures(await run(link.id))).toEqual({})
  })
})

test('the sum includes the points of a boost', async () => {
  const { id } = await create({ checkInOn: testHotel.day(60), checkOutOn: testHotel.day(62) })
  const before = (await run(id)).wouldEarn
  await testHotel.data(
    testHotel.ask('POST', `${testHotel.base}/boosts`, {
      roomTypeId: null,
      nights: [testHotel.day(60)],
      points: 5,
      lastBookingOn: null,
      maxNights: null,
      partnershipIds: null,
    }),
  )
  const after = (await run(id)).wouldEarn
  expect([before?.boostPercent, after?.boostPercent]).toEqual([0, 5])
  const nightCents = (before?.baseCents ?? 0) / 2
  expect(after?.grossCents).toBe((before?.grossCents ?? 0) + Math.round(nightCents * 0.05))
})

test('a typical stay of the list of hotels earns what a test of the link says, without the VAT inside prices', async () => {
  const hotel = await openTestHotel(app, 2, { hotel: { currency: 'EUR', baseCommissionRate: 15 } })
  await hotel.setTaxes(plainTaxRules(10, true))
  const { id: hotelId } = hotel.hotel
  const partnership = await addPartnership(app, { hotelId, affiliateId: affiliate.id })
  await app.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${hotelId}`
  await countPartnerFigures({ sql: app.pool, clock: app.services.clock })
  const asAffiliate = (method: string, path: string, body?: object) =>
    hotel.data(app.ask(method, `/api/v1/partnerships${path}`, { token: affiliate.token, body }))
  const { typicalStay } = await asAffiliate('GET', `/hotels/${hotelId}`)
  const link = await asAffiliate('POST', `/${partnership}/links`, plain)
  const { wouldEarn } = await hotel.data(
    app.ask('POST', `/api/v1/partnerships/${partnership}/links/${link.id}/test`, {
      token: affiliate.token,
      headers: { 'user-agent': browser },
    }),
  )
  expect(wouldEarn.includedVatCents).toBeGreaterThan(0)
  const [rate] = await app.sql`SELECT usd_rate_on('EUR', ${app.services.clock()}::date)::float8 AS usd`
  const inUsd = (cents: number) => usdCents(cents, 'EUR', rate?.usd)
  expect(typicalStay).toMatchObject({
    nights: 2,
    isEstimated: true,
    roomUsdCents: inUsd(wouldEarn.baseCents),
  })
  // Each side rounds in its own currency.
  expect(Math.abs(typicalStay.earnsUsdCents - inUsd(wouldEarn.netCents))).toBeLessThanOrEqual(1)
})

const twoRooms = () => [{ roomTypeId: testHotel.type.id, quantity: 2 }]

describe('each step can fail', () => {
  test('dates that are over', async () => {
    const { id } = await create({ checkInOn: testHotel.day(-5), checkOutOn: testHotel.day(-3) })
    const result = await run(id)
    expect(failures(result)).toEqual({ dates: 'dates-over' })
    expect(result.nearest).toEqual({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
  })

  test('a program instead of a person', async () => {
    const { id } = await create()
    const result = await run(id, 'curl/8.9.1')
    expect(failures(result)).toEqual({
      counts: 'no-person',
      reference: 'no-click',
      booking: 'not-attributed',
      commission: 'not-earned',
    })
    expect(result.wouldEarn).toBeNull()
  })

  test('an archived link', async () => {
    const { id } = await create()
    await app.sql`UPDATE tracked_links SET archived_at = now() WHERE id = ${id}`
    expect(failures(await run(id))).toMatchObject({ counts: 'link-archived', reference: 'no-click' })
  })

  test('a partnership that is paused or has ended', async () => {
    const { id } = await create()
    for (const state of ['paused', 'ended']) {
      await app.sql`UPDATE partnerships SET state = ${state} WHERE id = ${partnershipId}`
      expect(failures(await run(id))).toEqual({
        counts: 'partnership-off',
        partnership: 'partnership-off',
        reference: 'no-click',
        booking: 'not-attributed',
        commission: 'not-earned',
      })
    }
    await app.sql`UPDATE partnerships SET state = 'active' WHERE id = ${partnershipId}`
  })

  test('a room that is no longer sold', async () => {
    const gone = await testHotel.addType(1, { name: 'Attic' })
    const { id } = await create({ roomTypeId: gone.id })
    await app.sql`UPDATE room_types SET archived_at = now() WHERE id = ${gone.id}`
    const result = await run(id)
    expect(result.steps[3]?.found).toEqual({ kind: 'room-gone', room: 'Attic' })
    expect(failures(result)).toMatchObject({
      page: 'room-gone',
      dates: 'nothing-free',
      booking: 'nothing-to-book',
    })
  })

  test('a hotel that pays nothing', async () => {
    const { id } = await create()
    await app.sql`
      INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
      VALUES (${testHotel.hotel.id}, ${partnershipId}, 'rate', 0, now() - interval '1 day', now() - interval '1 day')`
    expect(failures(await run(id))).toEqual({ commission: 'no-rate' })
    await app.sql`DELETE FROM term_changes WHERE partnership_id = ${partnershipId}`
  })

  test('a hotel that guests do not see, and a site that is closed', async () => {
    const { id } = await create()
    await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/active`, { isActive: false }))
    expect(failures(await run(id))).toMatchObject({
      answers: 'hotel-hidden',
      counts: 'hotel-hidden',
      page: 'hotel-hidden',
      dates: 'nothing-free',
    })
    await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/active`, { isActive: true }))
    const admin = await createActor(app, 'admin')
    const door = (guestSite: string) =>
      app.ask('PUT', '/api/v1/platform/switches', { token: admin.token, body: { guestSite } })
    await door('closed')
    try {
      expect(failures(await run(id))).toMatchObject({ answers: 'site-closed', page: 'site-closed' })
    } finally {
      await door('open')
    }
  })
})
