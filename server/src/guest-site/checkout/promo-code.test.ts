import { checkoutLimits } from '@roomlark/contract/guest-site/checkouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { createActor } from '../../../test/factories.ts'
import { ageHolds } from '../../../test/holds.ts'
import { lockUntilReleased, lockWaits } from '../../../test/locks.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'
import { wrongPromoCodesFrom } from '../../accounts/auth/throttle.service.ts'
import { type Counter, takeAttempt } from '../../platform/limits/throttles.service.ts'
import { hashVisitor } from './visitors.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

const welcome = {
  code: 'WELCOME',
  discountPercent: 15,
  fromOn: null,
  untilOn: null,
  maxBookings: null,
  partnerId: null,
  isActive: true,
}

async function openHotelWithCode(changes: object = {}, rooms = 3) {
  const testHotel = await openTestHotel(app, rooms)
  await testHotel.setTaxes(
    simpleTaxes({ cityTaxCents: 250, cityTaxPer: 'adult-night', vatPercent: 10, vatIncluded: false }),
  )
  const body = { ...welcome, ...changes }
  const code = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/promo-codes`, body))
  return { testHotel, code }
}

/** Two nights at 100.00, plus 10% VAT and a city tax of 2.50 per adult and night for two adults. */
const fullCents = 22_000 + 1000
/** The same with 15% off the nights; the city tax is not discounted. */
const discountedCents = 18_700 + 1000

async function beginAt(testHotel: TestHotel) {
  const guest = makeGuest(app, testHotel)
  const { body } = await guest.begin({ expectedTotalCents: fullCents })
  return { guest, token: body.data.token as string }
}

test('a code takes its share off every night, taxes follow, and the booking keeps it', async () => {
  const { testHotel, code } = await openHotelWithCode()
  const { guest, token } = await beginAt(testHotel)
  const entered = await guest.setPromoCode(token, ' welcome ')
  expect(entered.body.data).toMatchObject({
    totalCents: discountedCents,
    promoCode: { code: 'WELCOME', discountPercent: 15 },
  })
  expect((await guest.confirm(token, {}, fullCents)).body.code).toBe('price_changed')
  expect((await guest.confirm(token, {}, discountedCents)).body.data.state).toBe('confirmed')

  const [row] = await app.sql<[{ id: string }]>`
    SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
  const booking = await testHotel.get(row.id)
  expect(booking).toMatchObject({
    totalCents: discountedCents,
    roomCents: 17_000,
    promoCode: { code: 'WELCOME', discountPercent: 15 },
  })
  const [listed] = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/promo-codes`))
  expect(listed).toMatchObject({ id: code.id, bookings: 1 })

  // A night that is added later is discounted too, even if the code no longer exists.
  await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/promo-codes/${code.id}`))
  const { version } = booking
  const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13), version }
  expect((await testHotel.changeStay(booking.id, stay)).status).toBe(200)
  expect((await testHotel.get(booking.id)).roomCents).toBe(25_500)
})

test('a code taken out again leaves the price that was held, to the cent', async () => {
  const { testHotel } = await openHotelWithCode({ discountPercent: 33 })
  const { guest, token } = await beginAt(testHotel)
  await guest.setPromoCode(token, 'WELCOME')
  // The price of the night rises in the meantime, but the hold keeps its own.
  await testHotel.data(testHotel.edit({ priceCents: 50_000 }))
  await guest.setPromoCode(token, 'WELCOME')
  const { body } = await guest.setPromoCode(token, null)
  expect(body.data).toMatchObject({ totalCents: fullCents, promoCode: null })
  expect((await guest.confirm(token, {}, fullCents)).body.data.state).toBe('confirmed')
})

test.each([
  ['is unknown', {}, 'NOBODY'],
  ['is not active', { isActive: false }, 'WELCOME'],
  ['has ended', { untilOn: '2020-01-01' }, 'WELCOME'],
  ['has not begun', { fromOn: '2099-01-01' }, 'WELCOME'],
])('a code that %s is refused in the same words, and the hold stays as it is', async (_, changes, typed) => {
  const { testHotel } = await openHotelWithCode(changes)
  const { guest, token } = await beginAt(testHotel)
  const refused = await guest.setPromoCode(token, typed)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({ promoCode: 'This code cannot be used for this stay' })
  expect((await guest.get(token)).body.data).toMatchObject({ totalCents: fullCents, promoCode: null })
})

test('the code of another hotel is unknown here', async () => {
  const [{ testHotel }, other] = [await openHotelWithCode({ code: 'MINE' }), await openHotelWithCode()]
  expect(other.code.code).toBe('WELCOME')
  const { guest, token } = await beginAt(testHotel)
  expect((await guest.setPromoCode(token, 'WELCOME')).status).toBe(400)
})

test('of two guests at once, one gets the last use; an expired hold gives it back', async () => {
  const { testHotel } = await openHotelWithCode({ maxBookings: 1 })
  const [first, second] = [await beginAt(testHotel), await beginAt(testHotel)]
  const answers = await Promise.all(
    [first, second].map(({ guest, token }) => guest.setPromoCode(token, 'WELCOME')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const [winner, loser] = answers[0]?.status === 200 ? [first, second] : [second, first]
  // A guest who already uses the code may enter it again.
  expect((await winner.guest.setPromoCode(winner.token, 'WELCOME')).status).toBe(200)
  await app.sql`
    UPDATE bookings SET held_until = held_until - interval '11 minutes'
    WHERE hotel_id = ${testHotel.hotel.id} AND promo_code IS NOT NULL`
  expect((await winner.guest.setPromoCode(winner.token, null)).body.code).toBe('hold_expired')
  await testHotel.book()
  expect((await loser.guest.setPromoCode(loser.token, 'WELCOME')).status).toBe(200)
})

test.each([
  ['taken out', 'WELCOME', null, discountedCents, fullCents],
  ['entered', null, 'WELCOME', fullCents, discountedCents],
] as const)(
  'a code that is %s in another tab meanwhile books nothing at a price that was not agreed to',
  async (_, before, after, agreedCents, newCents) => {
    const { testHotel } = await openHotelWithCode()
    const { guest, token } = await beginAt(testHotel)
    if (before) await guest.setPromoCode(token, before)
    const { id: hotelId } = testHotel.hotel
    const release = await lockUntilReleased(
      app,
      (sql) => sql`SELECT id FROM bookings WHERE hotel_id = ${hotelId} FOR UPDATE`,
    )
    // The other tab is first in the queue for the hold, and the confirmation has read the old price by then.
    const changing = guest.setPromoCode(token, after)
    await waitUntil('the code to wait for the hold', async () => (await lockWaits(app)) >= 1)
    const confirming = guest.confirm(token, {}, agreedCents)
    await waitUntil('the confirmation to wait for the hold', async () => (await lockWaits(app)) >= 2)
    await release()
    expect((await changing).status).toBe(200)
    const { status, body } = await confirming
    expect([status, body.code, body.quote?.totalCents]).toEqual([409, 'price_changed', newCents])
    expect(await app.sql`SELECT state FROM bookings WHERE hotel_id = ${hotelId}`).toEqual([{ state: 'held' }])
    expect((await guest.confirm(token, {}, newCents)).body.data.state).toBe('confirmed')
  },
)

test('rooms that are held again keep their code', async () => {
  const { testHotel } = await openHotelWithCode()
  const { guest, token } = await beginAt(testHotel)
  await guest.setPromoCode(token, 'WELCOME')
  await ageHolds(app, 11)
  const again = await guest.holdAgain(token, { expectedTotalCents: fullCents })
  expect(again.body.data).toMatchObject({ state: 'held', totalCents: discountedCents })
})

test("a partner's own code counts for the partner, whatever link was followed", async () => {
  const { testHotel, code } = await openHotelWithCode()
  const [owner, other] = [await createActor(app, 'affiliate'), await createActor(app, 'affiliate')]
  const hotelId = testHotel.hotel.id
  await addLink(app, { affiliateId: owner.id, hotelId, code: `owner-${hotelId}` })
  await addLink(app, { affiliateId: other.id, hotelId, code: `other-${hotelId}` })
  const owned = { ...welcome, partnerId: owner.id, version: 1 }
  await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/promo-codes/${code.id}`, owned))
  const { ref } = await follow(app, `other-${hotelId}`)
  const terms = async (enters: boolean) => {
    const guest = makeGuest(app, testHotel)
    const { body } = await guest.begin({ expectedTotalCents: fullCents, reference: `${ref}|` })
    const { token } = body.data
    if (enters) await guest.setPromoCode(token, 'WELCOME')
    await guest.confirm(
      token,
      { email: `${token.slice(0, 8)}@example.test` },
      enters ? discountedCents : fullCents,
    )
    const [row] = await app.sql`
      SELECT r.affiliate_id AS affiliate, r.method FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id
      WHERE b.hotel_id = ${hotelId} ORDER BY r.at DESC LIMIT 1`
    return row
  }
  expect(await terms(false)).toEqual({ affiliate: other.id, method: 'visit' })
  app.advance(1000)
  expect(await terms(true)).toEqual({ affiliate: owner.id, method: 'promo-code' })
})

test('guessing codes is slowed down, and right codes neither count nor are refused to others there', async () => {
  const { testHotel } = await openHotelWithCode()
  const { guest, token } = await beginAt(testHotel)
  const most = checkoutLimits.wrongPromoCodesAnHour.visitor
  for (let time = 0; time <= most; time += 1) {
    expect((await guest.setPromoCode(token, 'WELCOME')).status).toBe(200)
  }
  const statuses: number[] = []
  for (let guess = 0; guess <= most; guess += 1) {
    statuses.push((await guest.setPromoCode(token, `GUESS-${guess}`)).status)
  }
  expect(statuses).toEqual([...Array(most).fill(400), 429])
  guest.headers['user-agent'] = 'Another/1.0'
  expect((await guest.setPromoCode(token, 'WELCOME')).status).toBe(200)
})

test('guessing codes with a new browser each time ends at the limit of the network', async () => {
  const { testHotel } = await openHotelWithCode()
  const { guest, token } = await beginAt(testHotel)
  const ctx = { ...app.services, sql: app.pool }
  const { networkHash } = hashVisitor(ctx, { address: guest.headers['x-forwarded-for'], userAgent: '' })
  const [, ofNetwork] = wrongPromoCodesFrom({ networkHash, visitorHash: networkHash })
  for (let guess = 1; guess < checkoutLimits.wrongPromoCodesAnHour.network; guess += 1) {
    await takeAttempt(ctx.sql, ofNetwork as Counter, ctx.clock())
  }
  const statuses: number[] = []
  for (const browser of ['One/1.0', 'Two/1.0']) {
    guest.headers['user-agent'] = browser
    statuses.push((await guest.setPromoCode(token, 'GUESS')).status)
  }
  expect(statuses).toEqual([400, 429])
})
