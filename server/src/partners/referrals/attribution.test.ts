import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, consentTo, follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'
import { countDue } from '../../figures/rollups/rollups.service.ts'
import { attributeBooking, findRecommendation } from './attribution.service.ts'
import { carryReferral } from './carrying.service.ts'

let app: TestApp
let testHotel: TestHotel
let lindqvist: { id: string }
let moreau: { id: string }
beforeAll(async () => {
  app = await startTestApp()
  testHotel = await openTestHotel(app, 50, { hotel: { name: 'Casa Limone', baseCommissionRate: 12.5 } })
  lindqvist = await createActor(app, 'affiliate')
  moreau = await createActor(app, 'affiliate')
  const hotelId = testHotel.hotel.id
  await addLink(app, { affiliateId: lindqvist.id, hotelId, code: 'lindqvist' })
  await addLink(app, { affiliateId: moreau.id, hotelId, code: 'moreau' })
})
afterAll(() => app.close())

const day = 86_400_000
const ctx = (laterMs = 0) => ({
  ...app.services,
  sql: app.pool,
  clock: () => new Date(app.services.clock().getTime() + laterMs),
})

/** Confirms a hold with the reference of the visit, as the checkout does. */
async function bookWith(reference: string | null, { hotel = testHotel, laterMs = 0 } = {}): Promise<string> {
  const { id } = await hotel.book({ state: 'held' })
  const hold = { bookingId: id, hotelId: hotel.hotel.id, reference }
  await app.pool.begin((tx) => attributeBooking(ctx(laterMs), tx, hold))
  expect((await hotel.transition(id, 'confirmed')).status).toBe(200)
  return id
}

async function readTerms(id: string) {
  const [row] = await app.sql`
    SELECT b.affiliate_id AS affiliate, b.commission_bps AS bps, b.source, r.method, r.window_days AS days,
           r.rate_bps AS rate, r.affiliate_id AS referrer, l.code,
           EXISTS (SELECT FROM clicks c WHERE c.id = r.click_id AND c.at = r.clicked_at AND c.link_id = r.link_id) AS clicked
    FROM bookings b LEFT JOIN booking_referrals r ON r.booking_id = b.id LEFT JOIN tracked_links l ON l.id = r.link_id
    WHERE b.id = ${id}`
  return row
}

/**
 * Returns the reference of a guest who followed these links, from the address or, with consent, from the
 * cookie.
 */
async function visit(codes: string[], consent = false): Promise<string | null> {
  let [cookie, ref] = [consentTo(consent), '']
  for (const code of codes) {
    const followed = await follow(app, code, { cookie })
    const [kept] = followed.headers.getSetCookie()
    if (kept) cookie = `${consentTo(consent)}; ${kept.split(';')[0]}`
    ref = followed.ref
    // The next click happens later.
    app.advance(1000)
  }
  return (await carryReferral(ctx(), ref, cookie)).reference
}

const nobody = { affiliate: null, bps: null, source: 'direct', referrer: null }

describe('a booking by a guest who followed a link', () => {
  test('without consent counts by this visit, with the terms of the day', async () => {
    expect(await readTerms(await bookWith(await visit(['lindqvist'])))).toEqual({
      affiliate: lindqvist.id,
      referrer: lindqvist.id,
      bps: 1250,
      rate: 1250,
      source: 'affiliate',
      method: 'visit',
      days: 30,
      code: 'lindqvist',
      clicked: true,
    })
  })

  test('with consent counts by the cookie, and by the last link where there were several', async () => {
    const terms = await readTerms(
      await bookWith(await visit(['lindqvist', 'moreau', 'lindqvist', 'moreau'], true)),
    )
    expect(terms).toMatchObject({ affiliate: moreau.id, method: 'link', code: 'moreau', clicked: true })
    const back = await readTerms(await bookWith(await visit(['lindqvist', 'moreau', 'lindqvist'], true)))
    expect(back).toMatchObject({ affiliate: lindqvist.id, code: 'lindqvist' })
  })

  test('from an embedded box counts by that', async () => {
    const terms = await readTerms(await bookWith(await visit(['moreau?via=embed'])))
    expect(terms).toMatchObject({ affiliate: moreau.id, method: 'embed' })
  })

  test('keeps its terms when the hotel changes its rate', async () => {
    const id = await bookWith(await visit(['lindqvist']))
    await app.sql`UPDATE hotels SET base_commission_bps = 500 WHERE id = ${testHotel.hotel.id}`
    try {
      expect(await readTerms(id)).toMatchObject({ bps: 1250, rate: 1250 })
      expect(await readTerms(await bookWith(await visit(['lindqvist'])))).toMatchObject({
        bps: 500,
        rate: 500,
      })
    } finally {
      await app.sql`UPDATE hotels SET base_commission_bps = 1250 WHERE id = ${testHotel.hotel.id}`
    }
    await expect(app.sql`UPDATE booking_referrals SET rate_bps = 1 WHERE booking_id = ${id}`).rejects.toThrow(
      'frozen',
    )
  })

  test('is counted among the affiliate’s, and named in the history from the confirmation on', async () => {
    const writer = await createActor(app, 'affiliate')
    await addLink(app, { affiliateId: writer.id, hotelId: testHotel.hotel.id, code: 'counted' })
    const id = await bookWith(await visit(['counted']))
    await waitUntil('the figures', async () => {
      const [row] = await app.sql`
        SELECT bookings, clicks FROM affiliate_days WHERE affiliate_id = ${writer.id}`
      return row?.bookings === 1 && row.clicks === 1
    })
    const events = await app.sql`
      SELECT kind FROM booking_events WHERE booking_id = ${id} AND affiliate_id = ${writer.id}`
    expect(events.map(({ kind }) => kind)).toContain('confirmed')
  })
})

describe('a reference that counts for nothing', () => {
  test('is one whose window is over; the last minute still counts', async () => {
    const reference = await visit(['lindqvist'], true)
    const inTime = await bookWith(reference, { laterMs: 30 * day - 60_000 })
    expect(await readTerms(inTime)).toMatchObject({ affiliate: lindqvist.id })
    expect(await readTerms(await bookWith(reference, { laterMs: 30 * day }))).toMatchObject(nobody)
  })

  test('is one that anybody changed, cut, made up or sealed for something else', async () => {
    const reference = (await visit(['lindqvist'])) ?? ''
    const bare = reference.replace('|', '')
    const flipped = (at: number) => bare.slice(0, at) + (bare[at] === 'A' ? 'B' : 'A') + bare.slice(at + 1)
    const other = app.services.cipher.encrypt('secret:lindqvist:1:1:link').toString('base64url')
    for (const tampered of [
      ...[flipped(3), flipped(20), flipped(bare.length - 3), bare.slice(0, -4), `${bare}AAAA`],
      ...['', '|', 'lindqvist', '~~~|||', 'x'.repeat(10_000), '<script>', other],
    ]) {
      expect(await readTerms(await bookWith(tampered))).toMatchObject(nobody)
    }
    expect(await readTerms(await bookWith(bare))).toMatchObject({ affiliate: lindqvist.id })
  })

  test('is one to a hotel whose affiliate is no partner here, of a partnership paused since, or of somebody suspended since', async () => {
    const other = await openTestHotel(app, 2)
    expect(await readTerms(await bookWith(await visit(['lindqvist']), { hotel: other }))).toMatchObject(
      nobody,
    )
    const reference = await visit(['moreau'])
    await app.sql`UPDATE partnerships SET state = 'paused' WHERE affiliate_id = ${moreau.id}`
    expect(await readTerms(await bookWith(reference))).toMatchObject(nobody)
    await app.sql`UPDATE partnerships SET state = 'active' WHERE affiliate_id = ${moreau.id}`
    await app.sql`UPDATE users SET suspended_at = now() WHERE id = ${moreau.id}`
    expect(await readTerms(await bookWith(reference))).toMatchObject(nobody)
    await app.sql`UPDATE users SET suspended_at = NULL WHERE id = ${moreau.id}`
    expect(await readTerms(await bookWith(reference))).toMatchObject({ affiliate: moreau.id })
  })
})

describe('a link to another hotel', () => {
  test('counts by the terms of this one where its affiliate recommends both, after every link to this one', async () => {
    const affiliate = await createActor(app, 'affiliate')
    const other = await openTestHotel(app, 2, { hotel: { name: 'Villa Pino' } })
    const here = { affiliateId: affiliate.id, hotelId: testHotel.hotel.id }
    await addLink(app, { ...here, code: 'both-here' })
    await addLink(app, { affiliateId: affiliate.id, hotelId: other.hotel.id, code: 'both-there' })
    const id = await bookWith(await visit(['both-there']))
    expect(await readTerms(id)).toMatchObject({
      affiliate: affiliate.id,
      bps: 1250,
      code: 'both-there',
      clicked: true,
    })
    const receipt = await app.ask('GET', `/api/v1/commissions/${id}`, { token: affiliate.token })
    expect(receipt.body.data.source).toMatchObject({ linkCode: 'both-there', linkHotel: 'Villa Pino' })
    const mixed = await bookWith(await visit(['lindqvist', 'both-there'], true))
    expect(await readTerms(mixed)).toMatchObject({ affiliate: lindqvist.id, code: 'lindqvist' })
    await app.sql`
      UPDATE partnerships SET state = 'ended'
      WHERE affiliate_id = ${affiliate.id} AND hotel_id = ${testHotel.hotel.id}`
    expect(await readTerms(await bookWith(await visit(['both-there'])))).toMatchObject(nobody)
    // Both hotels have a day of the link: one the click, the other the booking.
    await countDue({ ...app.services, sql: app.pool })
    const days = await app.sql`
      SELECT h.name, d.clicks, d.bookings FROM link_days d JOIN tracked_links l ON l.id = d.link_id
        JOIN hotels h ON h.id = d.hotel_id WHERE l.code = 'both-there' ORDER BY h.name`
    expect(days).toEqual([
      { name: 'Casa Limone', clicks: 0, bookings: 1 },
      { name: 'Villa Pino', clicks: 1, bookings: 0 },
    ])
  })
})

test('only a hold is attributed, and once: what is confirmed has been counted', async () => {
  const reference = await visit(['lindqvist'])
  const id = await bookWith(reference)
  const again = app.pool.begin((tx) =>
    attributeBooking(ctx(), tx, { bookingId: id, hotelId: testHotel.hotel.id, reference }),
  )
  await expect(again).rejects.toThrow('only a hold')
})

describe('who recommended a hotel', () => {
  test('is the public name behind the reference, for this hotel only', async () => {
    await app.sql`UPDATE users SET company_name = 'Slow Miles' WHERE id = ${lindqvist.id}`
    const reference = await visit(['lindqvist'])
    const { slug } = testHotel.hotel
    expect(await findRecommendation(ctx(), slug, reference)).toEqual({ name: 'Slow Miles', pictureUrl: null })
    expect(await findRecommendation(ctx(), slug, null)).toBeNull()
    expect(await findRecommendation(ctx(), slug, 'made-up')).toBeNull()
    expect(await findRecommendation(ctx(), 'another-house', reference)).toBeNull()
  })
})
