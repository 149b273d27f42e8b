import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { newAddress } from '../../../../test/checkouts.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { forge } from '../../../../test/mail.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { connectAccount, switchPayments } from '../../../../test/taking-payments.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makePaymentToken } from '../../../bookings/payments/links.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  const guestRenderer = await loadGuestRenderer(webFolder)
  app = await startTestApp({ webFolder, trustProxyHops: 1, guestRenderer })
})
beforeEach(() => switchPayments(app, 'open'))
afterAll(() => app.close())

type Fields = Record<string, string>

async function openHotel(
  terms: PaymentTerms = { kind: 'prepaid', cityTaxAtHotel: false },
): Promise<TestHotel> {
  const testHotel = await openTestHotel(app, 1)
  const id = await connectAccount(app, testHotel)
  await app.sql`
    UPDATE payment_accounts SET service_id = ${app.paymentSimulator.openAccount('IT')} WHERE id = ${id}`
  const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
  await testHotel.data(testHotel.ask('PUT', path, { ...planInput({ paymentTerms: terms }), version: 1 }))
  return testHotel
}

/** Imitates a browser without script, which submits forms and follows redirects within the site. */
function makeBrowser() {
  const own = { 'x-forwarded-for': newAddress(), 'user-agent': 'Plain/1.0', 'sec-fetch-site': 'same-origin' }
  const send = async (path: string, fields?: Fields) => {
    const response = await fetch(app.url + path, {
      redirect: 'manual',
      headers: own,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const location = response.headers.get('location')
    if (location) return { ...(await follow(location)), location }
    const html = (await response.text()).replaceAll(/ data-props="[^"]*"|<!-- -->/g, '')
    return { status: response.status, headers: response.headers, html, path, location: path }
  }
  const follow = async (
    path: string,
  ): Promise<{ status: number; headers: Headers; html: string; path: string; location: string }> => send(path)
  return { send, get: (path: string) => send(path) }
}

const typed: Fields = {
  act: 'book',
  forWhom: 'myself',
  name: 'Elena Marchetti',
  email: 'elena@example.test',
  phone: '',
  country: 'IT',
  arrivalTime: '20:40',
  specialRequests: 'The evening ferry',
  termsAccepted: 'yes',
  expectedTotalCents: '20000',
}

let guests = 0

/** Goes as far as the page that leads on to the payment service. */
async function beginPaying(testHotel: TestHotel, changes: Fields = {}) {
  guests += 1
  const browser = makeBrowser()
  const begun = await browser.send(`/stays/${testHotel.hotel.slug}/book`, {
    checkInOn: testHotel.day(10),
    checkOutOn: testHotel.day(12),
    adults: '2',
    rooms: '1',
    plan: testHotel.plan.id,
    room: `${testHotel.type.id}.1`,
    expectedTotalCents: '20000',
    ...changes,
  })
  const [checkout = ''] = begun.location.split('?')
  const page = await browser.send(checkout, { ...typed, email: `elena${guests}@example.test`, ...changes })
  const url = /; url=(.*)$/.exec(page.headers.get('refresh') ?? '')?.[1] ?? ''
  return { browser, checkout, page, url }
}

describe('the way to the payment service and back', () => {
  test('leads on by a header and a link, without script or form, and comes back to the booking', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, page, url } = await beginPaying(testHotel)
    expect(page.path).toBe(`${checkout}?pay=1`)
    expect(page.headers.get('refresh')).toMatch(/^1; url=http:\/\/roomlark\.test\/simulated-payments\/pay\//)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    for (const words of ['Continue to payment', '€200.00', 'for 32 more minutes', `href="${url}"`]) {
      expect(page.html).toContain(words)
    }
    expect(app.paymentSimulator.pay(url)).toBe('done')
    const back = await browser.get(`${checkout}?back=1`)
    expect(back.path).toMatch(/^\/stays\/bookings\/[\w-]{43}\?confirmed=1$/)
    expect(back.html).toContain('€200.00 is paid.')
    expect(back.html).toContain('Visa •••• 4242')
    const receipt = /href="([^"]*receipts\/[^"]*\.pdf)"/.exec(back.html)?.[1] ?? ''
    const file = await fetch(app.url + receipt)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const other = await fetch(app.url + receipt.replace(/receipts\/.{8}/, 'receipts/00000000'))
    expect(other.status).toBe(404)
  })

  test('opens in a tab from the frame of a hotel’s website, which goes on once it is paid', async () => {
    const testHotel = await openHotel()
    const settings = { websites: ['https://casa.example'], look: 'light', accent: null, version: null }
    const saved = testHotel.ask('PUT', `${testHotel.base}/booking-frame`, settings)
    const { key } = await testHotel.data(saved)
    const { browser, page, url } = await beginPaying(testHotel, { frame: key })
    expect([page.headers.get('refresh'), url]).toEqual(['3', ''])
    expect(page.html).toContain('You pay in a new tab')
    const link = /<a href="([^"]*)"[^>]*target="_blank"/.exec(page.html)?.[1] ?? ''
    expect((await browser.get(page.path)).path).toBe(page.path)
    expect(app.paymentSimulator.pay(link)).toBe('done')
    // The tab of the payment service comes back without the frame, and the frame finds out by itself.
    expect((await browser.get(`${page.path.split('?')[0]}?back=1`)).html).toContain('€200.00 is paid.')
    const after = await browser.get(page.path)
    expect(after.path).toMatch(/^\/stays\/bookings\/.*frame=/)
    expect(after.headers.get('content-security-policy')).toContain('frame-ancestors https://casa.example')
  })

  test.each([
    ['declined', '4000000000000002', 'Your card was declined'],
    ['not confirmed by the bank', '4000002500003155', 'Your bank did not confirm the payment'],
    ['left', null, 'You left the payment page'],
  ])('says that a payment was %s, and goes on with the same hold', async (_, card, words) => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    if (card && app.paymentSimulator.pay(url, card) === 'asks') app.paymentSimulator.confirm(url, false)
    const back = await browser.get(`${checkout}?back=cancelled`)
    expect(back.status).toBe(200)
    expect(back.html).toContain(words)
    expect(back.html).toContain(`href="${url}"`)
    expect(back.headers.get('refresh')).toBeNull()
    expect(app.paymentSimulator.pay(url)).toBe('done')
    expect((await browser.get(`${checkout}?back=1`)).html).toContain('€200.00 is paid.')
  })

  test('goes back to the details with everything typed, and closes the payment page', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    const form = await browser.send(checkout, { act: 'details' })
    for (const value of ['value="Elena Marchetti"', 'The evening ferry', 'value="20:40"']) {
      expect(form.html).toContain(value)
    }
    expect(app.paymentSimulator.pay(url)).toBe('closed')
    guests += 1
    const again = await browser.send(checkout, { ...typed, email: `elena${guests}@example.test` })
    expect(again.html).toContain('Continue to payment')
    expect(again.headers.get('refresh')).not.toContain(url)
  })

  test('opens a new page once the payment page has ended', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    await app.sql`UPDATE payments SET page_ends_at = now() - interval '1 minute' WHERE page_url = ${url}`
    const ended = await browser.get(checkout)
    expect(ended.html).toContain('The payment page has ended')
    const again = await browser.send(checkout, { act: 'pay' })
    expect(again.headers.get('refresh')).toMatch(/^1; url=/)
    expect(again.headers.get('refresh')).not.toContain(url)
  })

  test('says that the rooms were gone and that the payment is returned', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    await ageHolds(app, 33)
    await testHotel.book()
    expect(app.paymentSimulator.pay(url)).toBe('done')
    const back = await browser.get(`${checkout}?back=1`)
    expect(back.html).toContain('Your payment is returned')
    expect(back.html).toContain('€200.00 goes back the way you paid')
    expect(back.html).toContain('This was just taken')
  })

  test('says that nothing was charged for a hold that the desk cancelled only once that is known', async () => {
    const testHotel = await openHotel()
    const [payer, other] = [await beginPaying(testHotel), await beginPaying(await openHotel())]
    expect(app.paymentSimulator.pay(payer.url)).toBe('done')
    app.paymentSimulator.fail('cut', { call: /checkout\/sessions/, times: 20 })
    const [booking] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    await testHotel.data(testHotel.transition(booking?.id, 'cancelled', { cancelledBy: 'hotel' }))
    const unknown = await payer.browser.get(payer.checkout)
    for (const words of ['The hotel has cancelled this', 'We do not know yet whether you have paid']) {
      expect(unknown.html).toContain(words)
    }
    expect(unknown.html).not.toContain('Nothing was charged')
    // Nor is it said to somebody who goes back to the details while the service does not answer.
    const details = await other.browser.send(other.checkout, { act: 'details' })
    expect(details.html).toContain('We are asking the payment service')
    expect(details.html).not.toContain('Nothing was charged')
    app.paymentSimulator.mend()
    const known = await payer.browser.get(`${payer.checkout}?back=1`)
    for (const words of ['€200.00 goes back the way you paid', 'The hotel has cancelled this']) {
      expect(known.html).toContain(words)
    }
    expect(known.html).not.toContain('We do not know yet')
  })

  test('closes the payment page of a hold that the desk cancels, and says that nothing was charged', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    const [booking] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    await testHotel.data(testHotel.transition(booking?.id, 'cancelled', { cancelledBy: 'hotel' }))
    await waitUntil('the outcome to be known', async () =>
      (await browser.get(checkout)).html.includes('Nothing was charged, and the rooms are no longer held'),
    )
    expect(app.paymentSimulator.pay(url)).toBe('closed')
  })

  test('says that the payment service does not answer, and tries again', async () => {
    const testHotel = await openHotel()
    app.paymentSimulator.fail('cut', { call: /checkout\/sessions/, times: 3 })
    const { browser, checkout, page } = await beginPaying(testHotel)
    expect(page.html).toContain('The payment service does not answer')
    expect(page.html).toContain('more minutes')
    const again = await browser.send(checkout, { act: 'pay' })
    expect(again.headers.get('refresh')).toMatch(/^1; url=/)
  })

  test('speaks the language of the guest', async () => {
    const testHotel = await openHotel()
    const { page } = await beginPaying(testHotel, { lang: 'de' })
    expect(page.html).toContain('Weiter zur Zahlung')
    expect(page.html).toContain('Jetzt zu zahlen')
  })
})

describe('the page of a booking', () => {
  test('cancelling says what is returned, and returns it', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    app.paymentSimulator.pay(url)
    const { path } = await browser.get(`${checkout}?back=1`)
    const [booking = ''] = path.split('?')
    const question = await browser.get(`${booking}/cancel`)
    expect(question.html).toContain('€200.00 will be returned to you the way you paid')
    expect(question.html).toContain('Cancel and get €200.00 back')
    const cancelled = await browser.send(`${booking}/cancel`, { expectedFeeCents: '0', reason: 'none' })
    expect(cancelled.html).toContain('€200.00 is on its way back to you')
    await waitUntil('the refund', async () => (await browser.get(booking)).html.includes('Refund, returned'))
  })

  test('says which card guarantees it, without a receipt for nothing', async () => {
    const testHotel = await openHotel({ kind: 'guarantee' })
    const { browser, checkout, url } = await beginPaying(testHotel)
    app.paymentSimulator.pay(url)
    const { html } = await browser.get(`${checkout}?back=1`)
    expect(html).toContain('Your card is kept as agreed, and nothing was charged.')
    expect(html).toContain('Visa •••• 4242, kept as a guarantee')
    expect(html).not.toContain('€0.00')
    expect(html).not.toContain('/receipts/')
  })

  test('does not ask online for the city tax that the plan leaves for the desk', async () => {
    const testHotel = await openHotel({ kind: 'prepaid', cityTaxAtHotel: true })
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200 }))
    const { browser, checkout, url } = await beginPaying(testHotel, { expectedTotalCents: '20800' })
    app.paymentSimulator.pay(url)
    const { path, html } = await browser.get(`${checkout}?back=1`)
    expect(html).toContain('€200.00 is paid.')
    const [booking = ''] = path.split('?')
    const page = await browser.get(booking)
    expect(page.html).toContain('€8.00')
    expect(page.html).not.toContain('/pay"')
    expect((await browser.get(`${booking}/pay`)).html).toContain('Nothing to pay online')
  })

  test('pays what is left', async () => {
    const testHotel = await openHotel()
    const { browser, checkout, url } = await beginPaying(testHotel)
    app.paymentSimulator.pay(url)
    const { path } = await browser.get(`${checkout}?back=1`)
    const [booking = ''] = path.split('?')
    expect((await browser.get(booking)).html).not.toContain('/pay"')
    const [row] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    const dinner = { position: 1, extraId: null, name: 'Dinner', quantity: 1, unitCents: 4000, vatPercent: 0 }
    const { status } = await app.ask('POST', `/api/v1/bookings/${row?.id}/folio/charges`, {
      token: testHotel.token,
      body: { ...dinner, note: '' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(200)
    const page = await browser.get(booking)
    expect(page.html).toContain('Pay €40.00 now')
    const paying = await browser.send(`${booking}/pay`, { act: 'pay' })
    const balance = /; url=(.*)$/.exec(paying.headers.get('refresh') ?? '')?.[1] ?? ''
    expect(paying.html).toContain('Pay for your stay')
    app.paymentSimulator.pay(balance)
    const paid = await browser.get(`${booking}/pay?back=1`)
    expect(paid.html).toContain('Thank you, your payment has arrived')
    expect((await browser.get(`${booking}/pay`)).html).toContain('Nothing to pay online')
  })
})

describe('a link to pay', () => {
  test('shows what is asked for, is paid, and says so; a forged one is not there', async () => {
    const testHotel = await openHotel()
    const { id, reference } = await testHotel.book()
    const [deposit] = await app.sql`
      INSERT INTO folio_deposits (booking_id, amount_cents, due_on, asked_at, link_ends_at)
      VALUES (${id}, 5000, ${testHotel.day(5)}, now(), now() + interval '5 days') RETURNING id`
    const path = `/stays/pay/${makePaymentToken(app.services, deposit?.id)}`
    const browser = makeBrowser()
    const page = await browser.get(path)
    for (const words of ['asks you to pay', '€50.00', reference, 'This link is valid until']) {
      expect(page.html).toContain(words)
    }
    expect(page.html).not.toContain('Hana')
    const paying = await browser.send(path, { act: 'pay' })
    const url = /; url=(.*)$/.exec(paying.headers.get('refresh') ?? '')?.[1] ?? ''
    app.paymentSimulator.pay(url)
    expect((await browser.get(`${path}?back=1`)).html).toContain('This is paid')
    expect((await browser.get(path)).html).toContain('This is paid')
    expect((await browser.get(forge(path))).status).toBe(404)
  })

  test('says that it has ended, or that it was withdrawn', async () => {
    const testHotel = await openHotel()
    const { id } = await testHotel.book()
    const [deposit] = await app.sql`
      INSERT INTO folio_deposits (booking_id, amount_cents, due_on, asked_at, link_ends_at)
      VALUES (${id}, 5000, ${testHotel.day(5)}, now(), now() - interval '1 hour') RETURNING id`
    const path = `/stays/pay/${makePaymentToken(app.services, deposit?.id)}`
    const browser = makeBrowser()
    expect((await browser.get(path)).html).toContain('This link has ended')
    await app.sql`UPDATE folio_deposits SET withdrawn_at = now() WHERE id = ${deposit?.id}`
    expect((await browser.get(path)).html).toContain('The hotel no longer asks for this')
    expect((await browser.send(path, { act: 'pay' })).html).toContain('The hotel no longer asks for this')
  })
})
