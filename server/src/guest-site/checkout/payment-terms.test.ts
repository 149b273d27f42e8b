import type { Offer } from '@roomlark/contract/bookings/offers'
import { addDays } from '@roomlark/contract/dates'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { searched } from '../../../test/searching.ts'
import { connectAccount, switchPayments, unusedPayments } from '../../../test/taking-payments.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1, payments: unusedPayments })
})
beforeEach(() => switchPayments(app, 'open'))
afterAll(() => app.close())

const deposit: PaymentTerms = {
  kind: 'deposit',
  size: { kind: 'percent', percent: 30 },
  restDaysBefore: 5,
  cityTaxAtHotel: true,
}

/** Sells a double room at 20,000 for two nights and 800 of city tax, on a plan with these terms. */
async function openHotel(terms: PaymentTerms = deposit, changes = {}): Promise<TestHotel> {
  const testHotel = await openTestHotel(app, 3, {
    hotel: { city: `Town ${crypto.randomUUID().slice(0, 8)}` },
  })
  await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200 }))
  const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
  const input = { ...planInput({ paymentTerms: terms, ...changes }), version: 1 }
  await testHotel.data(testHotel.ask('PUT', path, input))
  return testHotel
}

async function listOffers({ hotel, day }: TestHotel): Promise<Offer[]> {
  const path = `/api/v1/guest/hotels/${hotel.slug}/offers?checkInOn=${day(10)}&checkOutOn=${day(12)}`
  const { body } = await app.ask('GET', path)
  return body.data
}

async function hold(testHotel: TestHotel) {
  const { body } = await makeGuest(app, testHotel).begin({ expectedTotalCents: 20_800 })
  expect(body).toMatchObject({ success: true })
  const [row] = await app.sql`SELECT payment_terms FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
  return row?.payment_terms
}

const atHotel = { nowCents: 0, laterCents: 0, laterOn: null, atHotelCents: 20_800, keepsCard: false }

describe('payment terms of a plan', () => {
  test('say what a guest of the site pays now, later and at the hotel, in offers and in the search', async () => {
    const testHotel = await openHotel()
    await connectAccount(app, testHotel)
    const payment = {
      nowCents: 6000,
      laterCents: 14_000,
      laterOn: addDays(testHotel.day(10), -5),
      atHotelCents: 800,
      keepsCard: true,
    }
    expect((await listOffers(testHotel)).map((offer) => offer.payment)).toEqual([payment])
    const { hotel, day } = testHotel
    const place = { place: hotel.city, checkInOn: day(10), checkOutOn: day(12) }
    const { hits } = await searched(app, place)
    expect(hits.map(({ cheapest }) => cheapest.payment)).toEqual([payment])
    expect(await hold(testHotel)).toEqual(deposit)
  })

  test('are prepaid where nothing is ever refunded', async () => {
    const testHotel = await openHotel(deposit, { cancellationPolicy: cancellationPresets['Non-refundable'] })
    await connectAccount(app, testHotel)
    const [offer] = await listOffers(testHotel)
    expect(offer?.payment).toEqual({ ...atHotel, nowCents: 20_000, atHotelCents: 800 })
    expect(await hold(testHotel)).toEqual({ kind: 'prepaid', cityTaxAtHotel: true })
  })

  test.each<[string, (testHotel: TestHotel) => Promise<unknown>]>([
    ['has no account', async () => {}],
    ['has an account that cannot take payments yet', (one) => connectAccount(app, one, 'incomplete')],
    [
      'waits for the launch switch',
      async (one) => [await connectAccount(app, one), await switchPayments(app, 'closed')],
    ],
  ])('do not count while the hotel %s', async (_, prepare) => {
    const testHotel = await openHotel()
    await prepare(testHotel)
    const [offer] = await listOffers(testHotel)
    expect(offer?.payment).toEqual(atHotel)
    expect(await hold(testHotel)).toEqual({ kind: 'at-hotel' })
  })

  test('do not bind whoever books at the desk', async () => {
    const testHotel = await openHotel()
    await connectAccount(app, testHotel)
    expect((await testHotel.quote()).payment).toEqual(atHotel)
    expect(await testHotel.book()).toMatchObject({ paymentTerms: { kind: 'at-hotel' }, payment: atHotel })
  })

  test('stay on a booking as they were when it was made', async () => {
    const testHotel = await openHotel()
    const accountId = await connectAccount(app, testHotel)
    expect(await hold(testHotel)).toEqual(deposit)
    await app.sql`UPDATE payment_accounts SET state = 'restricted' WHERE id = ${accountId}`
    const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
    await testHotel.data(
      testHotel.ask('PUT', path, { ...planInput({ paymentTerms: { kind: 'guarantee' } }), version: 2 }),
    )
    const [row] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect(await testHotel.get(row?.id)).toMatchObject({
      paymentTerms: deposit,
      payment: { nowCents: 6000, laterCents: 14_000, atHotelCents: 800, keepsCard: true },
    })
  })
})
