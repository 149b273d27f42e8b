import { checkoutLimits, mostHeld } from '@roomlark/contract/guest-site/checkouts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, startTestAppForTest, type TestApp } from '../../../test/app.ts'
import { makeGuest, newAddress } from '../../../test/checkouts.ts'
import { ageHolds } from '../../../test/holds.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitFor } from '../../../test/wait.ts'
import { readConfig } from '../../config.ts'
import { mailCheckoutCode } from './confirm.service.ts'
import { sweepCheckouts } from './sweep.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000

/** Adds checkouts that were never booked, as copies of the one at this hotel. */
async function addUnbooked(hotelId: string, times: number): Promise<void> {
  await app.sql`
    INSERT INTO checkouts (id, token_hash, key, request_hash, network_hash, visitor_hash, hotel_id, stay, booking_id,
                           language, created_at)
    SELECT gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), request_hash, network_hash,
           sha256(gen_random_uuid()::text::bytea), hotel_id, stay, booking_id, language, created_at
    FROM checkouts, generate_series(1, ${times}) WHERE hotel_id = ${hotelId}`
}

function browsersAt(address: string, testHotel: TestHotel, count: number) {
  return Array.from({ length: count }, (_, n) => {
    const guest = makeGuest(app, testHotel, address)
    guest.headers['user-agent'] = `Browser ${n}`
    return guest
  })
}

describe('five hundred visitors of one address in ten minutes', () => {
  test('search, open a hotel, hold and book, and none is refused', async () => {
    const read = readConfig({})
    const rateLimits = 'config' in read && read.config.rateLimits
    const limited = await startTestAppForTest({ trustProxyHops: 1, ...(rateLimits && { rateLimits }) })
    const testHotel = await openTestHotel(limited, 60)
    const dates = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
    const pages = [
      `search?place=Positano&${dates}`,
      `hotels/${testHotel.hotel.slug}/offers?${dates}&adults=2`,
    ]
    const address = newAddress()
    const answers = new Map<number, number>()
    const count = ({ status }: { status: number }) => answers.set(status, (answers.get(status) ?? 0) + 1)
    for (let n = 0; n < 500; n += 1) {
      const guest = makeGuest(limited, testHotel, address)
      guest.headers['user-agent'] = `Browser ${n}`
      for (const page of pages) {
        count(await limited.ask('GET', `/api/v1/guest/${page}`, { headers: guest.headers }))
      }
      // Every tenth visitor holds a room, and every second of these books it.
      if (n % 10 === 0) {
        const begun = await guest.begin()
        count(begun)
        const email = `reader${n}@example.test`
        if (n % 20 === 0) count(await guest.confirm(begun.body.data?.token, { email }))
      }
      limited.advance(1200)
    }
    expect([...answers]).toEqual([[200, 500 * 2 + 50 + 25]])
  })
})

describe('what one visitor can hold', () => {
  test.each([
    [1, 2],
    [2, 2],
    [4, 2],
    [5, 2],
    [6, 3],
    [20, 10],
  ])('of %i rooms of a type is at most %i', (units, most) => {
    expect(mostHeld(units)).toBe(most)
  })

  test('is for a network that only holds never more than its share, whatever browsers it has, also all at once', async () => {
    const address = newAddress()
    const elsewhere = await openTestHotel(app, 1)
    await makeGuest(app, elsewhere, address).begin()
    await ageHolds(app, 11)
    await addUnbooked(elsewhere.hotel.id, checkoutLimits.unbookedHolds - 1)
    const testHotel = await openTestHotel(app, 8)
    const guests = browsersAt(address, testHotel, 6)
    const answers = await Promise.all(guests.map((guest) => guest.begin()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(['too_many_held', 'too_many_held'])
    expect((await makeGuest(app, testHotel).begin()).status).toBe(200)
  })

  test('is not passed by one hold of many rooms', async () => {
    const testHotel = await openTestHotel(app, 8)
    const rooms = [{ roomTypeId: testHotel.type.id, quantity: 5 }]
    const { body } = await makeGuest(app, testHotel).begin({ rooms, adults: 5, expectedTotalCents: 100_000 })
    expect(body.code).toBe('too_many_held')
    expect(await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`).toEqual([])
  })

  test('is as much again once it is booked', async () => {
    const testHotel = await openTestHotel(app, 4)
    const guest = makeGuest(app, testHotel)
    for (let round = 0; round < 2; round += 1) {
      const rooms = [{ roomTypeId: testHotel.type.id, quantity: 2 }]
      const { token } = (await guest.begin({ rooms, expectedTotalCents: 40_000 })).body.data
      expect((await guest.confirm(token, {}, 40_000)).status).toBe(200)
    }
  })

  test(`is ${checkoutLimits.holdsAtOnce} holds in all hotels together`, async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n <= checkoutLimits.holdsAtOnce; n += 1) {
      statuses.push((await makeGuest(app, await openTestHotel(app, 1), address).begin()).status)
    }
    expect(statuses).toEqual([...Array(checkoutLimits.holdsAtOnce).fill(200), 409])
  })

  test(`is begun at most ${checkoutLimits.holdsAnHour.visitor} times in an hour`, async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    for (let n = 0; n < checkoutLimits.holdsAnHour.visitor; n += 1) {
      expect((await guest.begin({ expectedTotalCents: 1 })).body.code).toBe('price_changed')
    }
    const { status, headers } = await guest.begin()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await makeGuest(app, testHotel).begin()).status).toBe(200)
  })
})

describe('many bookings', () => {
  const codeFor = (email: string) =>
    waitFor('the mail with the code', async () => {
      const mail = app.sent.findLast(({ to }) => to === email)
      return /^(\d{6})/.exec(mail?.subject ?? '')?.[1]
    })

  test('from one address need a code by email from the sixth on, and only then', async () => {
    const testHotel = await openTestHotel(app, 10)
    const guest = makeGuest(app, testHotel)
    const bookOne = async (email: string) => {
      const { token } = (await guest.begin({ language: 'de' })).body.data
      return { token, answer: await guest.confirm(token, { email }) }
    }
    for (let n = 0; n < checkoutLimits.bookingsBeforeCode.visitor; n += 1) {
      expect((await bookOne(`guest${n}@example.test`)).answer.status).toBe(200)
    }
    const email = 'sixth@example.test'
    const { token, answer } = await bookOne(email)
    expect([answer.status, answer.body.code]).toEqual([403, 'code_required'])
    const code = await codeFor(email)
    const wrong = await guest.confirm(token, { email, code: code === '000000' ? '000001' : '000000' })
    expect([wrong.status, wrong.body.fields]).toEqual([400, { 'details.code': expect.any(String) }])
    // A code is valid only for the address it was sent to.
    const other = await guest.confirm(token, { email: 'other@example.test', code })
    expect(other.body.code).toBe('code_required')
    expect((await guest.confirm(token, { email })).body.code).toBe('code_required')
    const fresh = await waitFor('a new code', async () => {
      const mails = app.sent.filter(({ to }) => to === email)
      return /^(\d{6})/.exec(mails[1]?.subject ?? '')?.[1]
    })
    expect((await guest.confirm(token, { email, code: fresh })).body.data.state).toBe('confirmed')
    // Guests on another network can book as before, and so can this one a day later.
    const elsewhere = makeGuest(app, testHotel)
    const begun = (await elsewhere.begin()).body.data
    expect((await elsewhere.confirm(begun.token, { email: 'x@example.test' })).status).toBe(200)
    app.advance(25 * hour)
    expect((await bookOne('seventh@example.test')).answer.status).toBe(200)
  })

  test('send no code to an address that was corrected before its email went out', async () => {
    const testHotel = await openTestHotel(app, 1)
    await makeGuest(app, testHotel).begin()
    const [checkout] = await app.sql<{ id: string }[]>`
      UPDATE checkouts SET code_email = 'right@example.test' WHERE hotel_id = ${testHotel.hotel.id} RETURNING id`
    const checkoutId = checkout?.id ?? ''
    const ctx = { ...app.services, sql: app.pool }
    await mailCheckoutCode(ctx, { checkoutId, email: 'right@example.test' })
    const codeHash = () => app.sql`SELECT code_hash FROM checkouts WHERE id = ${checkoutId}`
    const before = await codeHash()
    await mailCheckoutCode(ctx, { checkoutId, email: 'mistyped@example.test' })
    expect(await codeHash()).toEqual(before)
    expect(app.sent.map(({ to }) => to)).not.toContain('mistyped@example.test')
  })

  test(`with one email are at most ${checkoutLimits.bookingsOfEmail} in an hour`, async () => {
    const testHotel = await openTestHotel(app, 20)
    const statuses: number[] = []
    for (let n = 0; n <= checkoutLimits.bookingsOfEmail; n += 1) {
      const guest = makeGuest(app, testHotel)
      const { token } = (await guest.begin()).body.data
      statuses.push((await guest.confirm(token, { email: 'busy@example.test' })).status)
    }
    expect(statuses).toEqual([...Array(checkoutLimits.bookingsOfEmail).fill(200), 429])
  })
})

describe('a visitor', () => {
  test('is kept as a hash only, and forgotten after a day', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel, '203.0.113.77')
    await guest.begin()
    const rows = () => app.sql`SELECT * FROM checkouts WHERE hotel_id = ${testHotel.hotel.id}`
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toContain('203.0.113.77')
    expect([row?.network_hash.length, row?.visitor_hash.length]).toEqual([32, 32])
    const keys = await app.sql`SELECT key FROM throttles WHERE key LIKE 'hold:%'`
    expect(keys.map(({ key }) => key).join()).not.toContain('203.0.113.77')
    app.advance(25 * hour)
    await sweepCheckouts({ ...app.services, sql: app.pool })
    expect((await rows())[0]).toMatchObject({ network_hash: null, visitor_hash: null })
    app.advance(30 * 24 * hour)
    await sweepCheckouts({ ...app.services, sql: app.pool })
    expect(await rows()).toEqual([])
  })
})
