import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { ageHolds } from '../../../test/holds.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { connectAccount, switchPayments } from '../../../test/taking-payments.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { waitUntil } from '../../../test/wait.ts'
import { settlePayment } from '../../bookings/payments/settle.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
beforeEach(() => switchPayments(app, 'open'))
afterAll(() => app.close())

const prepaid: PaymentTerms = { kind: 'prepaid', cityTaxAtHotel: false }
const declinedCard = '4000000000000002'
const secureCard = '4000002500003155'

/** Opens a hotel of one plan with these terms, connected to the payment service. */
async function openHotel(terms: PaymentTerms = prepaid, units = 1): Promise<TestHotel> {
  const testHotel = await openTestHotel(app, units)
  const account = app.paymentSimulator.openAccount('IT')
  const id = await connectAccount(app, testHotel)
  await app.sql`UPDATE payment_accounts SET service_id = ${account} WHERE id = ${id}`
  const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
  await testHotel.data(testHotel.ask('PUT', path, { ...planInput({ paymentTerms: terms }), version: 1 }))
  return testHotel
}

let guests = 0

/** Goes as far as the page of the payment service. */
async function beginPaying(testHotel: TestHotel, guest = makeGuest(app, testHotel)) {
  const { body } = await guest.begin()
  const { token } = body.data
  // One address may book only so often in an hour.
  guests += 1
  const paying = (await guest.confirm(token, { email: `elena${guests}@example.test` })).body.data
  return { guest, token, paying, url: paying.paymentUrl as string }
}

const selectPayments = ({ hotel }: TestHotel) => app.sql`
  SELECT p.id, p.state, p.failure, p.amount_cents::integer AS cents, p.line_id IS NOT NULL AS posted,
         (SELECT jsonb_agg(jsonb_build_object('cause', r.cause, 'cents', r.amount_cents)) FROM payment_refunds r
          WHERE r.payment_id = p.id) AS refunds
  FROM payments p WHERE p.hotel_id = ${hotel.id} ORDER BY p.created_at`

const readStates = async ({ hotel }: TestHotel) =>
  (await app.sql`SELECT state FROM bookings WHERE hotel_id = ${hotel.id} ORDER BY created_at`).map(
    ({ state }) => state,
  )

const ctx = () => ({ ...app.services, sql: app.pool })

/** Asks about every payment of the hotel, as the guest who comes back, a notice and the job do. */
async function settle(testHotel: TestHotel) {
  for (const { id } of await selectPayments(testHotel)) await settlePayment(ctx(), id)
}

describe('a checkout that has to be paid', () => {
  test('holds the rooms for the guest until the payment makes it a booking, once', async () => {
    const testHotel = await openHotel()
    const { guest, token, paying, url } = await beginPaying(testHotel)
    expect(paying).toMatchObject({ state: 'paying', bookingAddress: null, canExtend: false })
    expect(paying.secondsLeft).toBeGreaterThan(31 * 60)
    expect(url).toContain('/simulated-payments/pay/')
    expect(await readStates(testHotel)).toEqual(['held'])
    // The same again: a second click, and a second tab.
    const email = `elena${guests}@example.test`
    expect((await guest.confirm(token, { email })).body.data.paymentUrl).toBe(url)
    expect(app.paymentSimulator.pay(url)).toBe('done')
    await Promise.all([settle(testHotel), settle(testHotel)])
    expect(await readStates(testHotel)).toEqual(['confirmed'])
    expect((await guest.get(token)).body.data).toMatchObject({ state: 'confirmed', paymentUrl: null })
    expect(await selectPayments(testHotel)).toMatchObject([
      { state: 'succeeded', cents: 20_000, posted: true, refunds: null },
    ])
    await waitUntil('the email', () => app.sent.some(({ subject }) => /^Receipt for €200\.00/.test(subject)))
    const receipt = app.sent.find(({ subject }) => subject.startsWith('Receipt for'))
    expect(receipt?.to).toBe(`elena${guests}@example.test`)
    expect(receipt?.attachments?.[0]?.contentType).toBe('application/pdf')
    await waitUntil('the email', () => app.sent.some(({ subject }) => subject.includes('is confirmed')))
    expect(await miscounts(app)).toEqual([])
  })

  test('only keeps a card where it guarantees the booking', async () => {
    const testHotel = await openHotel({ kind: 'guarantee' })
    const { url } = await beginPaying(testHotel)
    expect(app.paymentSimulator.pay(url)).toBe('done')
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['confirmed'])
    const [card] = await app.sql`
      SELECT digits FROM kept_cards k JOIN bookings b ON b.id = k.booking_id
      WHERE b.hotel_id = ${testHotel.hotel.id}`
    expect(card).toEqual({ digits: '4242' })
    expect(await selectPayments(testHotel)).toMatchObject([{ state: 'succeeded', cents: 0, posted: false }])
  })

  test('stays open after a declined card and after a bank that did not confirm, with the same hold', async () => {
    const testHotel = await openHotel()
    const { guest, token, url } = await beginPaying(testHotel)
    expect(app.paymentSimulator.pay(url, declinedCard)).toBe('declined')
    await settle(testHotel)
    expect(await selectPayments(testHotel)).toMatchObject([{ state: 'open', failure: 'declined' }])
    expect(app.paymentSimulator.pay(url, secureCard)).toBe('asks')
    expect(app.paymentSimulator.confirm(url, false)).toBe('declined')
    await settle(testHotel)
    expect(await selectPayments(testHotel)).toMatchObject([
      { state: 'open', failure: 'authentication-failed' },
    ])
    expect((await guest.get(token)).body.data).toMatchObject({ state: 'paying', paymentUrl: url })
    expect(app.paymentSimulator.pay(url)).toBe('done')
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['confirmed'])
  })

  test('returns the payment if the rooms are gone, and tells the guest', async () => {
    const testHotel = await openHotel()
    const { guest, token, url } = await beginPaying(testHotel)
    await ageHolds(app, 33)
    // Somebody else holds the only room, which ends the hold whose time is up.
    const other = await makeGuest(app, testHotel).begin()
    expect(other.status).toBe(200)
    expect(app.paymentSimulator.pay(url)).toBe('done')
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['expired', 'held'])
    expect((await guest.get(token)).body.data.state).toBe('lapsed')
    expect(await selectPayments(testHotel)).toMatchObject([
      { state: 'succeeded', posted: false, refunds: [{ cause: 'rooms-gone', cents: 20_000 }] },
    ])
    await waitUntil('the email', () =>
      app.sent.some(({ subject }) => /^Your payment of €200\.00 is returned/.test(subject)),
    )
    expect(await miscounts(app)).toEqual([])
  })

  test('is booked if the time was up but nobody took the rooms', async () => {
    const testHotel = await openHotel()
    const { url } = await beginPaying(testHotel)
    await ageHolds(app, 33)
    expect(app.paymentSimulator.pay(url)).toBe('done')
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['confirmed'])
    expect(await miscounts(app)).toEqual([])
  })

  test('returns the payment if the desk cancels meanwhile, and no desk can confirm what a guest pays for', async () => {
    const testHotel = await openHotel()
    const { url } = await beginPaying(testHotel)
    const [booking] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect((await testHotel.transition(booking?.id, 'confirmed')).status).toBe(409)
    expect(app.paymentSimulator.pay(url)).toBe('done')
    expect((await testHotel.transition(booking?.id, 'cancelled', { cancelledBy: 'hotel' })).status).toBe(200)
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['cancelled'])
    expect(await selectPayments(testHotel)).toMatchObject([
      { state: 'succeeded', posted: false, refunds: [{ cause: 'rooms-gone', cents: 20_000 }] },
    ])
  })

  test('books at once for a slow debit, and asks for the money again if it fails', async () => {
    const testHotel = await openHotel()
    const { guest, token, url } = await beginPaying(testHotel)
    expect(app.paymentSimulator.pay(url, { iban: 'DE89370400440532013000' })).toBe('done')
    await settle(testHotel)
    expect(await readStates(testHotel)).toEqual(['confirmed'])
    expect((await guest.get(token)).body.data.state).toBe('confirmed')
    expect(await selectPayments(testHotel)).toMatchObject([{ state: 'processing', posted: false }])
    const [debit] = await app.sql`SELECT charge_id AS id FROM payments WHERE hotel_id = ${testHotel.hotel.id}`
    app.paymentSimulator.settleDebit(debit?.id, false)
    await settle(testHotel)
    expect(await selectPayments(testHotel)).toMatchObject([{ state: 'failed', posted: false, refunds: null }])
    expect(await readStates(testHotel)).toEqual(['confirmed'])
    const findMail = () => app.sent.find(({ subject }) => /^Your payment for .* did not work/.test(subject))
    await waitUntil('the email', () => findMail() !== undefined)
    expect(findMail()?.text).toMatch(/http\S+\/stays\/pay\/[\w-]{43}/)
  })

  test('keeps the rooms while the payment service does not answer', async () => {
    const testHotel = await openHotel()
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    app.paymentSimulator.fail('cut', { call: /checkout\/sessions/, times: 20 })
    const paying = (await guest.confirm(token)).body.data
    expect(paying).toMatchObject({ state: 'paying', paymentUrl: null })
    app.paymentSimulator.reset()
    expect(await readStates(testHotel)).toEqual(['held'])
  })

  test('refuses a promo code while its guest pays', async () => {
    const testHotel = await openHotel()
    const { guest, token } = await beginPaying(testHotel)
    expect((await guest.setPromoCode(token, null)).status).toBe(409)
  })

  test('does not end because the same visitor holds something else, but makes room if nobody has paid', async () => {
    const testHotel = await openHotel(prepaid, 2)
    const guest = makeGuest(app, testHotel)
    const first = await beginPaying(testHotel, guest)
    expect((await guest.begin()).status).toBe(200)
    expect(await readStates(testHotel)).toEqual(['held', 'held'])
    // The last room is the visitor's own: the payment page is closed before the room moves on.
    await ageHolds(app, 11)
    const single = await openHotel()
    const again = makeGuest(app, single)
    const paying = await beginPaying(single, again)
    expect((await again.begin()).status).toBe(200)
    expect(await readStates(single)).toEqual(['expired', 'held'])
    expect(app.paymentSimulator.pay(paying.url)).toBe('closed')
    expect(app.paymentSimulator.pay(first.url)).toBe('done')
  })
})
