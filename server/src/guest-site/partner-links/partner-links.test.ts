import { utcDay } from '@roomlark/contract/dates'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'

type Actor = { id: string; token: string }
let app: TestApp
let testHotel: TestHotel
let affiliate: Actor
let stranger: Actor
let partnershipId: string
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  testHotel = await openTestHotel(app, 3, { hotel: { name: 'Casa Limone', baseCommissionRate: 12.5 } })
  affiliate = await createActor(app, 'affiliate')
  stranger = await createActor(app, 'affiliate')
  partnershipId = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: affiliate.id })
})
afterAll(() => app.close())

const plain = { label: 'guide', roomTypeId: null, checkInOn: null, checkOutOn: null, language: null }

function links(method: string, path = '', body?: unknown, { token }: Actor = affiliate, id = partnershipId) {
  return app.ask(method, `/api/v1/partnerships/${id}/links${path}`, { token, body })
}

async function create(changes: object = {}) {
  const { body } = await links('POST', '', { ...plain, ...changes })
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  return body.data
}

const makeChange = ({
  label,
  roomTypeId,
  checkInOn,
  checkOutOn,
  language,
  isArchived,
  version,
}: typeof plain & {
  isArchived: boolean
  version: number
}) => ({ label, roomTypeId, checkInOn, checkOutOn, language, isArchived, version })

describe('a partnership', () => {
  test('tells its affiliate what is agreed, and nobody else that it exists', async () => {
    const path = `/api/v1/partnerships/${partnershipId}`
    const { body } = await app.ask('GET', path, { token: affiliate.token })
    expect(body.data).toMatchObject({
      id: partnershipId,
      state: 'active',
      holdDays: 14,
      platformSharePercent: 20,
      hotel: {
        id: testHotel.hotel.id,
        name: 'Casa Limone',
        isPublic: true,
        roomTypes: [{ id: testHotel.type.id, name: testHotel.type.name }],
      },
      terms: { ratePercent: 12.5, yoursPercent: 10, windowDays: 30, allowsPaidAds: false, announced: [] },
    })
    expect(JSON.stringify(body)).not.toContain(testHotel.hotel.contactEmail)
    const linkId = (await create()).id
    for (const [method, below, sent] of [
      ['GET', '', undefined],
      ['GET', '/links', undefined],
      ['POST', '/links', plain],
      ['PUT', `/links/${linkId}`, { ...plain, isArchived: true, version: 1 }],
      ['GET', `/links/${linkId}/tags`, undefined],
      ['POST', `/links/${linkId}/test`, undefined],
      ['GET', '/promo-codes', undefined],
      ['GET', `/preview?checkInOn=${testHotel.day(5)}&checkOutOn=${testHotel.day(6)}`, undefined],
    ] as const) {
      const { status } = await app.ask(method, path + below, { token: stranger.token, body: sent })
      expect([below, status]).toEqual([below, 404])
    }
  })
})

describe('links', () => {
  test('are made with a code or get one, and lead where they say', async () => {
    const [checkInOn, checkOutOn] = [testHotel.day(20), testHotel.day(22)]
    const made = await create({
      label: 'terrace',
      roomTypeId: testHotel.type.id,
      checkInOn,
      checkOutOn,
      language: 'de',
    })
    expect(made).toMatchObject({
      code: expect.stringMatching(/^([bdfghjklmnprstvz][aeiou]){3}[2-9]{3}$/),
      label: 'terrace',
      roomTypeName: testHotel.type.name,
      isArchived: false,
      version: 1,
      figures: { clicks: 0, bookings: 0, stays: 0, earningsUsdCents: 0 },
    })
    expect(made.url).toBe(`${app.services.publicUrl}/r/${made.code}`)
    const { location } = await follow(app, made.code)
    expect(location).toContain(`checkInOn=${checkInOn}&checkOutOn=${checkOutOn}&lang=de`)
    expect(location).toContain(`#room-${testHotel.type.id}`)
    const chosen = await create({ code: ' Slow-Miles ' })
    expect(chosen.code).toBe('slow-miles')
    const { body } = await links('GET')
    expect(body.data.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([chosen.id, made.id])
    expect(body.meta.untilOn).toBe(utcDay(app.services.clock()))
  })

  test.each(guestLanguageCodes)('can be in %s', async (language) => {
    expect(await create({ language })).toMatchObject({ language })
  })

  test.each([
    ['taken', { code: 'slow-miles' }, 409, 'code'],
    ['too short', { code: 'ab' }, 400, 'code'],
    ['too long', { code: 'a'.repeat(41) }, 400, 'code'],
    ['with other characters', { code: 'slow_miles' }, 400, 'code'],
    ['reserved', { code: 'admin' }, 400, 'code'],
    ['passing for Roomlark', { code: 'roomlark-deals' }, 400, 'code'],
    ['without a label', { label: ' ' }, 400, 'label'],
    ['one date only', { checkInOn: '2031-06-01' }, 400, 'checkOutOn'],
    ['dates the wrong way round', { checkInOn: '2031-06-02', checkOutOn: '2031-06-01' }, 400, 'checkOutOn'],
    ['a room of another hotel', { roomTypeId: '0d000000-0000-4000-8000-00000000ffff' }, 400, 'roomTypeId'],
  ])('refuse what is %s, on the field', async (_case, changes, status, field) => {
    const answer = await links('POST', '', { ...plain, ...changes })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('are renamed, archived and restored with the version that was read', async () => {
    const made = await create()
    const archived = (
      await links('PUT', `/${made.id}`, { ...makeChange(made), label: 'old', isArchived: true })
    ).body.data
    expect(archived).toMatchObject({ label: 'old', isArchived: true, version: 2 })
    expect((await links('PUT', `/${made.id}`, makeChange(made))).status).toBe(409)
    const { location, ref } = await follow(app, made.code)
    expect([location, ref]).toEqual(['/stays/casa-limone', ''])
    const restored = await links('PUT', `/${made.id}`, { ...makeChange(archived), isArchived: false })
    expect(restored.body.data).toMatchObject({ isArchived: false, version: 3 })
    expect((await follow(app, made.code)).ref).not.toBe('')
  })

  test('are at most 200 that are active, and none are added once the partnership is over', async () => {
    const other = await createActor(app, 'affiliate')
    const id = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: other.id })
    const row = (label: string, archivedAt: string | null) => app.sql`
      INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, label, created_at, archived_at)
      SELECT ${id}, ${other.id}, ${testHotel.hotel.id}, ${label} || n, ${label}, now(), ${archivedAt}
      FROM generate_series(1, 199) AS n`
    await row('full-', null)
    await row('gone-', '2026-01-01T00:00:00Z')
    expect((await links('POST', '', plain, other, id)).status).toBe(200)
    const refused = await links('POST', '', plain, other, id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('at most 200')])
    await app.sql`UPDATE partnerships SET state = 'ended' WHERE id = ${id}`
    expect((await links('POST', '', plain, other, id)).body.message).toContain('while you are a partner')
    expect((await links('GET', '', undefined, other, id)).body.data).toHaveLength(399)
  })
})

describe('figures', () => {
  test('count clicks, bookings and what is left of the commission by link and tag', async () => {
    const link = await create({ label: 'tagged' })
    const visit = (query: string, address: string) =>
      follow(app, `${link.code}${query}`, { 'x-forwarded-for': address })
    await visit('?tag=newsletter', '203.0.113.50')
    await visit('?tag=newsletter', '203.0.113.51')
    await visit(`?tag=${encodeURIComponent(`\u0000 sp\u202eaced\n  ${'x'.repeat(80)}`)}`, '203.0.113.52')
    await visit('?gclid=abc&fbclid=def', '203.0.113.53')
    await visit('?utm_medium=CPC&utm_source=bing', '203.0.113.54')
    await visit('?utm_medium=email&fbclid=def', '203.0.113.55')
    const clicks = await app.sql`SELECT tag, ad_source FROM clicks WHERE link_id = ${link.id} ORDER BY id`
    expect(clicks.map(({ tag, ad_source }) => [tag, ad_source])).toEqual([
      ['newsletter', null],
      ['newsletter', null],
      [`sp aced ${'x'.repeat(56)}`, null],
      [null, 'gclid'],
      [null, 'utm_medium=cpc'],
      [null, null],
    ])
    const { ref } = await visit('?tag=newsletter', '203.0.113.56')
    const booked = await bookWith(ref)
    const [frozen] = await app.sql`SELECT tag, method FROM booking_referrals WHERE booking_id = ${booked}`
    expect(frozen).toEqual({ tag: 'newsletter', method: 'visit' })

    await waitUntil('the figures', async () => {
      const [row] = await app.sql`
        SELECT sum(clicks)::integer AS clicks, sum(bookings)::integer AS bookings
        FROM link_days WHERE link_id = ${link.id}`
      return row?.clicks === 7 && row.bookings === 1
    })
    const listed = (await links('GET', '?days=7')).body.data.find(({ id }: { id: string }) => id === link.id)
    const { body } = await links('GET', `/${link.id}/tags`)
    const [first] = body.data
    expect(first).toMatchObject({ tag: 'newsletter', figures: { clicks: 3, bookings: 1, stays: 0 } })
    expect(first.figures.earningsUsdCents).toBe(await earnedUsd(booked))
    expect(body.data).toHaveLength(3)
    expect(body.data[1]).toMatchObject({ tag: null, figures: { clicks: 3, bookings: 0 } })
    expect(listed.figures).toEqual({
      clicks: 7,
      bookings: 1,
      stays: 0,
      earningsUsdCents: first.figures.earningsUsdCents,
    })
    expect((await links('GET', '?days=0')).status).toBe(400)

    // The performance page says the same about this link, also once a booking is cancelled.
    await testHotel.data(testHotel.transition(booked, 'cancelled', { cancelledBy: 'hotel' }))
    await waitUntil('the cancellation', async () => {
      const [row] = await app.sql`
        SELECT sum(cancelled)::integer AS cancelled FROM link_days WHERE link_id = ${link.id}`
      return row?.cancelled === 1
    })
    const after = (await links('GET', '?days=7')).body.data.find(({ id }: { id: string }) => id === link.id)
    const asked = `/api/v1/performance?period=7d&linkId=${link.id}`
    const { totals } = (await app.ask('GET', asked, { token: affiliate.token })).body.data
    expect(after.figures).toMatchObject({ clicks: 7, bookings: 0, earningsUsdCents: 0 })
    expect(totals).toMatchObject({ clicks: 7, bookings: 0, cancelled: 1, earningsUsdCents: 0 })
  })
})

/** 12.5 % of the room price less 20 %, in dollars. */
async function earnedUsd(bookingId: string): Promise<number> {
  const [row] = await app.sql<[{ cents: number }]>`
    SELECT usd_cents(round(room_cents * 0.125)::bigint - round(round(room_cents * 0.125) * 0.2)::bigint, currency,
                     usd_rate)::integer AS cents
    FROM bookings WHERE id = ${bookingId}`
  return row.cents
}

async function bookWith(ref: string): Promise<string> {
  const guest = makeGuest(app, testHotel)
  const { token } = (await guest.begin({ reference: ref })).body.data
  const { body } = await guest.confirm(token)
  expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  const [row] = await app.sql<[{ id: string }]>`
    SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id} ORDER BY created_at DESC LIMIT 1`
  return row.id
}
