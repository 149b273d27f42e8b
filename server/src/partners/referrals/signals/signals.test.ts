import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import { utcDay } from '@roomlark/contract/dates'
import type { BookingSignal, Signal } from '@roomlark/contract/partners/signals'
import { evidenceWords } from '@roomlark/contract/signal-words'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { makeGuest } from '../../../../test/checkouts.ts'
import { createActor } from '../../../../test/factories.ts'
import { addPartnership } from '../../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { addLink, follow } from '../../../../test/tracked-links.ts'
import { eraseGuests } from '../../../bookings/bookings/erase.queries.ts'
import { packZip } from '../../../operations/people/my-data/archive.ts'
import { selectEverything } from '../../../operations/people/my-data/my-data.queries.ts'
import { findDisposableDomain, toMailbox } from './emails.policy.ts'

let app: TestApp
let testHotel: TestHotel
let admin: { token: string }
let jonas: Awaited<ReturnType<typeof createActor>>
let partnershipId: string
let linkId: string
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
  admin = await createActor(app, 'admin')
  testHotel = await openTestHotel(app, 60)
  jonas = await createActor(app, 'affiliate', { email: 'jonas.lind@gmail.com', firstName: 'Jonas' })
  linkId = await addLink(app, { affiliateId: jonas.id, hotelId: testHotel.hotel.id, code: 'jonas' })
  partnershipId = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: jonas.id })
})
afterAll(() => app.close())

const asAdmin = (method: string, path: string, body?: unknown) =>
  app.ask(method, `/api/v1${path}`, { token: admin.token, body })

async function readSignals(bookingId: string): Promise<BookingSignal[]> {
  const { body } = await asAdmin('GET', `/bookings/${bookingId}`)
  return body.data.partner.platform.signals
}
const found = async (bookingId: string) => (await readSignals(bookingId)).map((signal) => signal.found)

/** Follows the link and books on the site. */
async function bookAsGuest(email: string, query = ''): Promise<string> {
  const { ref } = await follow(app, `jonas${query}`)
  const guest = makeGuest(app, testHotel)
  const { token } = (await guest.begin({ reference: `${ref}|` })).body.data
  const confirmed = await guest.confirm(token, { email })
  expect(confirmed.body).toMatchObject({ data: { state: 'confirmed' } })
  const [row] = await app.sql<{ id: string }[]>`
    SELECT id FROM bookings WHERE guest_email = ${email} ORDER BY created_at DESC LIMIT 1`
  return row?.id ?? ''
}

const deskInput = (email: string, partner = partnershipId): Partial<BookingInput> => ({
  source: 'affiliate',
  partnershipId: partner,
  guest: { name: 'Hana Nakamura', email },
})

test.each([
  ['J.Doe+hotel@GoogleMail.com', 'jdoe@gmail.com'],
  ['jdoe+a+b@gmail.com ', 'jdoe@gmail.com'],
  ['J.Doe+hotel@Example.test', 'j.doe@example.test'],
  ['"a@b"@example.test', '"a@b"@example.test'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})

test.each([
  ['a@mailinator.com', 'mailinator.com'],
  ['a@DEEP.box.mailinator.com.', 'mailinator.com'],
  ['a@mymailinator.example', null],
  ['a@mailinator.com.example', null],
  // A relay is a lasting address of somebody who values privacy.
  ['a@duck.com', null],
  ['nothing', null],
])('the throw-away provider of %s is %s', (email, domain) => {
  expect(findDisposableDomain(email)).toBe(domain)
})

describe('a booking that counts for an affiliate', () => {
  test('has no signal when nothing is wrong, and says who sent the guest and what it costs', async () => {
    const id = await bookAsGuest('clean@example.test')
    const seen = (await asAdmin('GET', `/bookings/${id}`)).body.data
    expect(seen).toMatchObject({
      source: 'affiliate',
      partnerName: 'Jonas Byron',
      partner: { partnershipId, name: 'Jonas Byron', method: 'visit', boostPercent: 0 },
    })
    const { ratePercent, costCents, platform } = seen.partner
    const netCents = seen.roomCents - (seen.vatIncluded ? seen.vatCents : 0)
    expect(costCents).toBe(Math.round((netCents * ratePercent) / 100))
    expect(platform).toEqual({
      affiliateId: jonas.id,
      sharePercent: 20,
      shareCents: Math.round(costCents / 5),
      signals: [],
    })
    expect((await testHotel.get(id)).partner).toEqual({ ...seen.partner, platform: null })
  })

  test('is no longer the same after a cancellation: nothing is owed for what cost the guest nothing', async () => {
    const { id } = await testHotel.book(deskInput('free@example.test'))
    expect((await testHotel.get(id)).partner).toMatchObject({ method: 'desk' })
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    expect((await testHotel.get(id)).partner.costCents).toBe(0)
  })

  test('by the affiliate is an own booking', async () => {
    const { id } = await testHotel.book(deskInput('jonaslind+hotel@googlemail.com'))
    expect(await found(id)).toEqual([{ kind: 'own-booking', evidence: { matches: ['email'] } }])
  })

  test('made with the account of the affiliate is an own booking', async () => {
    const clerk = testHotel.owner.id
    const own = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: clerk })
    const { id } = await testHotel.book(deskInput('someone@example.test', own))
    expect(await found(id)).toEqual([{ kind: 'own-booking', evidence: { matches: ['account'] } }])
  })

  test('by a throw-away address says of which provider', async () => {
    const { id } = await testHotel.book(deskInput('a@deep.box.mailinator.com'))
    expect(await found(id)).toEqual([{ kind: 'disposable-email', evidence: { domain: 'mailinator.com' } }])
  })

  test('is looked at once a desk confirms its hold, and when the desk corrects the address', async () => {
    const held = await testHotel.book({ ...deskInput('x@yopmail.com'), state: 'held' })
    expect(await found(held.id)).toEqual([])
    const { guest } = await testHotel.data(testHotel.transition(held.id, 'confirmed'))
    expect((await found(held.id)).map(({ kind }) => kind)).toEqual(['disposable-email'])
    const { version } = await testHotel.get(held.id)
    const corrected = { guest: { ...guest, phone: '', country: 'JP', language: 'ja', email: jonas.email } }
    const body = { ...corrected, notes: '', specialRequests: '', version }
    await testHotel.data(testHotel.ask('PUT', `/api/v1/bookings/${held.id}/details`, body))
    expect((await found(held.id)).map(({ kind }) => kind).toSorted()).toEqual([
      'disposable-email',
      'own-booking',
    ])
  })

  test('from a link that few visitors followed very often came in a burst', async () => {
    for (let click = 0; click < 24; click += 1)
      await follow(app, 'jonas', { 'x-forwarded-for': '203.0.113.9' })
    const id = await bookAsGuest('burst@example.test')
    const [burst] = await found(id)
    expect(burst).toMatchObject({ kind: 'click-burst', evidence: { minutes: 10 } })
    expect(burst && evidenceWords(burst, String)).toMatch(
      /^\d+ clicks on the link from \d visitors?, in the 10/,
    )
    // An hour later the same link is as good as any.
    app.advance(3_600_000)
    expect(await found(await bookAsGuest('later@example.test'))).toEqual([])
  })

  test('from many visitors at once did not, unless there is a flood of them', async () => {
    const sendBurst = async (clicks: number) => {
      app.advance(3_600_000)
      const at = app.services.clock()
      await app.sql`
        INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
        SELECT ${at}::timestamptz + make_interval(secs => n * 0.1), ${linkId}, ${jonas.id}, ${testHotel.hotel.id},
               ${utcDay(at)}, true FROM generate_series(1, ${clicks}::integer) AS n`
      return found(await bookAsGuest(`flood-${clicks}@example.test`))
    }
    expect(await sendBurst(200)).toEqual([])
    expect(await sendBurst(1500)).toMatchObject([{ kind: 'click-burst', evidence: { clicks: 1000 } }])
    app.advance(3_600_000)
  })

  test('from a paid advertisement shows it where the partnership does not allow them', async () => {
    const id = await bookAsGuest('ad@example.test', '?gclid=Cj0KCQ')
    expect(await found(id)).toEqual([{ kind: 'paid-ad', evidence: { source: 'gclid' } }])
    await app.sql`UPDATE partnerships SET allows_paid_ads = true WHERE id = ${partnershipId}`
    expect(await found(await bookAsGuest('allowed@example.test', '?utm_medium=cpc'))).toEqual([])
    await app.sql`UPDATE partnerships SET allows_paid_ads = false WHERE id = ${partnershipId}`
  })

  test('is one cancellation too many when guests cancel most of what the affiliate brings', async () => {
    const kofi = await createActor(app, 'affiliate')
    const partner = await addPartnership(app, { hotelId: testHotel.hotel.id, affiliateId: kofi.id })
    const ids: string[] = []
    for (let n = 0; n < 8; n += 1)
      ids.push((await testHotel.book(deskInput(`g${n}@example.test`, partner))).id)
    const cancel = (id: string | undefined, cancelledBy: string) =>
      testHotel.data(testHotel.transition(id ?? '', 'cancelled', { cancelledBy }))
    // A booking cancelled by the hotel says nothing about the affiliate.
    await cancel(ids[0], 'hotel')
    for (const id of ids.slice(1, 5)) await cancel(id, 'guest')
    expect(await found(ids[4] ?? '')).toEqual([])
    await cancel(ids[5], 'guest')
    const evidence = { cancelled: 5, bookings: 8, days: 90 }
    expect(await found(ids[5] ?? '')).toEqual([{ kind: 'cancellations', evidence }])
    const next = await testHotel.book(deskInput('next@example.test', partner))
    expect(await found(next.id)).toEqual([])
    await cancel(ids[6], 'guest')
    const third = await testHotel.book(deskInput('third@example.test', partner))
    expect((await found(third.id)).map(({ kind }) => kind)).toEqual(['cancellations'])
  })
})

describe('GET /signals', () => {
  const list = async (query = '') => (await asAdmin('GET', `/signals${query}`)).body

  test('lists what was found, newest first, with what it is about', async () => {
    const { data, meta } = await list('?limit=100')
    const times = data.map(({ at }: Signal) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(meta.total).toBe(data.length)
    const first = data.find(({ found }: Signal) => found.kind === 'paid-ad')
    expect(first).toMatchObject({
      hotel: { id: testHotel.hotel.id, name: testHotel.hotel.name },
      partner: { affiliateId: jonas.id, name: 'Jonas Byron' },
      review: null,
    })
    const reference = first.booking.reference
    expect(JSON.stringify(data)).not.toMatch(/@|Hana|Elena/)
    const byReference = await list(`?search=${reference}`)
    expect(byReference.data.map(({ id }: Signal) => id)).toEqual([first.id])
  })

  test('can be filtered by kind, partner, hotel and review, with counts, page by page', async () => {
    const ofKind = await list('?kind=own-booking&limit=2')
    expect(ofKind.data).toHaveLength(2)
    expect(ofKind.meta.total).toBe(ofKind.meta.countsByKind['own-booking'])
    expect(ofKind.meta.countsByKind['disposable-email']).toBeGreaterThan(0)
    expect(ofKind.meta.totalPages).toBe(Math.ceil(ofKind.meta.total / 2))
    const ofOwner = await list(`?affiliateId=${testHotel.owner.id}`)
    expect(ofOwner.data.map(({ found }: Signal) => found.kind)).toEqual(['own-booking'])
    expect((await list('?hotelId=0d000000-0000-4000-8000-00000000ffff')).meta.total).toBe(0)
    expect((await list('?review=done')).meta).toMatchObject({ total: 0, open: ofKind.meta.open })
    expect((await list('?kind=odd')).code).toBe('validation_failed')
  })

  test('is for administrators only, and so is every part of it', async () => {
    const { data } = await list('?limit=1')
    const body = { note: 'Fine', version: 1 }
    for (const { token } of [testHotel.owner, jonas]) {
      for (const [method, path] of [
        ['GET', '/signals'],
        ['PUT', `/signals/${data[0].id}/review`],
        ['GET', '/partnerships/all'],
      ] as const) {
        const asked = method === 'GET' ? { token } : { token, body }
        expect((await app.ask(method, `/api/v1${path}`, asked)).status).toBe(403)
      }
    }
    const own = (await app.ask('GET', `/api/v1/bookings/${data[0].booking.id}`, { token: jonas.token }))
      .status
    expect(own).toBe(403)
  })
})

describe('PUT /signals/:id/review', () => {
  test('keeps who looked at it and what they found; the first of two wins, and it is audited', async () => {
    const { id } = await testHotel.book(deskInput('review@mailinator.com'))
    const [signal] = await readSignals(id)
    const review = (note: string, version = signal?.version) =>
      asAdmin('PUT', `/signals/${signal?.id}/review`, { note, version })
    expect((await review('  ')).body.code).toBe('validation_failed')
    const done = await review('A real guest, the hotel called.')
    expect(done.body.data).toMatchObject({
      found: { kind: 'disposable-email' },
      review: { by: 'Ada Byron', note: 'A real guest, the hotel called.' },
      version: 2,
    })
    expect((await review('Too late')).status).toBe(409)
    expect((await review('Second thoughts', 2)).status).toBe(200)
    expect(
      (
        await asAdmin('PUT', '/signals/0d000000-0000-4000-8000-00000000ffff/review', {
          note: 'x',
          version: 1,
        })
      ).status,
    ).toBe(404)
    const { body } = await asAdmin('GET', '/audit?action=signal.reviewed')
    expect(body.data[0]).toMatchObject({
      target: `booking:${id}`,
      targetName: (await testHotel.get(id)).reference,
      hotel: { id: testHotel.hotel.id },
      changes: [{ field: 'signal', before: null, after: 'disposable-email' }],
    })
  })
})

describe('personal data', () => {
  test('of an erased guest leaves that there was a signal, and nothing of what it was about', async () => {
    const { id } = await testHotel.book(deskInput('gone@mailinator.com'))
    await app.sql`UPDATE booking_signals SET reviewed_at = now(), reviewed_by = ${jonas.id}, review_note = 'Gone Girl'
                  WHERE booking_id = ${id}`
    await testHotel.data(testHotel.transition(id, 'cancelled', { cancelledBy: 'hotel' }))
    await app.pool.begin((tx) => eraseGuests(tx, { bookingId: id }, app.services.clock()))
    const [signal] = await readSignals(id)
    expect(signal).toMatchObject({
      found: { kind: 'disposable-email', evidence: null },
      review: { note: null },
    })
    expect(signal && evidenceWords(signal.found, String)).toMatch(/erased/)
  })

  test('in the export of an affiliate is what was found about their own bookings, and no guest’s', async () => {
    const other = await createActor(app, 'affiliate')
    const exported = async (userId: string) => {
      const files = unzipSync(await packZip(await selectEverything(app.pool, userId)))
      const json = files['signals.json']
      return json ? (JSON.parse(new TextDecoder().decode(json)) as Record<string, unknown>[]) : []
    }
    const own = await exported(jonas.id)
    expect(own).toContainEqual(expect.objectContaining({ kind: 'paid-ad', evidence: { source: 'gclid' } }))
    expect(JSON.stringify(own)).not.toMatch(/mailinator|@/)
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }[]>`
      SELECT count(*)::integer AS count FROM booking_signals s JOIN bookings b ON b.id = s.booking_id
      WHERE b.affiliate_id = ${jonas.id}`
    expect(own).toHaveLength(count)
    expect(await exported(other.id)).toEqual([])
    expect(await exported(testHotel.owner.id)).toHaveLength(1)
  })
})
