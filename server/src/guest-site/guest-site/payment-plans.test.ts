import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addDays } from '@roomlark/contract/dates'
import { dayWords } from '@roomlark/contract/guest-formats'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeGuest } from '../../../test/checkouts.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { catchUp } from '../../../test/searching.ts'
import { connectAccount, switchPayments, unusedPayments } from '../../../test/taking-payments.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../bookings/bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../web/dist')

let app: TestApp
let testHotel: TestHotel
let towns = 0
beforeAll(async () => {
  const guestRenderer = await loadGuestRenderer(webFolder)
  app = await startTestApp({ webFolder, guestRenderer, trustProxyHops: 1, payments: unusedPayments })
})
beforeEach(async () => {
  await switchPayments(app, 'open')
  towns += 1
  testHotel = await openTestHotel(app, 3, {
    hotel: {
      city: `Paytown ${String.fromCharCode(64 + towns)}`,
      currency: 'EUR',
      cancellationPolicy: {
        steps: [{ until: { amount: 2, unit: 'days' }, fee: { kind: 'percent', percent: 0 } }],
        noShowFee: { kind: 'percent', percent: 50 },
      },
    },
  })
  await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200 }))
})
afterAll(() => app.close())

const deposit: PaymentTerms = {
  kind: 'deposit',
  size: { kind: 'percent', percent: 30 },
  restDaysBefore: 5,
  cityTaxAtHotel: true,
}

/** Sets the terms of the only plan, on which two nights cost €200.00 and €8.00 of city tax. */
async function sell(paymentTerms: PaymentTerms): Promise<void> {
  const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
  await testHotel.data(testHotel.ask('PUT', path, { ...planInput({ paymentTerms }), version: 1 }))
}

/** Returns what a page shows, without markup and without the data of islands. */
async function read(path: string): Promise<string> {
  const { status, body } = await app.ask('GET', path, { headers: { 'x-forwarded-for': '198.51.100.9' } })
  expect(status).toBe(200)
  return String(body)
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u2066-\u2069]+/g, ' ')
}

function stayQuery(changes: Record<string, string> = {}): string {
  return String(
    new URLSearchParams({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12), ...changes }),
  )
}
const hotelPath = (changes = {}) => `/stays/${testHotel.hotel.slug}?${stayQuery(changes)}`
const chosen = () => ({ plan: testHotel.plan.id, room: `${testHotel.type.id}.1` })
const laterOn = () => addDays(testHotel.day(10), -5)

async function beginCheckout(): Promise<string> {
  const { body } = await makeGuest(app, testHotel).begin({ expectedTotalCents: 20_800 })
  expect(body).toMatchObject({ success: true })
  return `/stays/checkout/${body.data.token}`
}

/** A booking of the site, as it is once it has been made. */
async function bookOnline(paymentTerms: PaymentTerms): Promise<{ id: string; path: string }> {
  const { id } = await testHotel.book()
  await app.sql`UPDATE bookings SET payment_terms = ${app.sql.json({ ...paymentTerms })} WHERE id = ${id}`
  return { id, path: `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}` }
}

const sayings = /You pay the hotel in|You pay at the hotel|To pay at the hotel|no card|to pay at the hotel/

describe('a hotel that takes payments online', () => {
  test('says on its page what is paid when, and what comes back', async () => {
    await sell(deposit)
    await connectAccount(app, testHotel)
    const day = dayWords('en', laterOn())
    const line = `Pay €60.00 now · €140.00 on ${day} · €8.00 city tax at the hotel`
    const rooms = await read(hotelPath())
    expect(rooms).toContain(line)
    expect(rooms).toContain('You pay in euros, at the time that each rate names.')
    expect(rooms).not.toMatch(sayings)
    const choice = await read(hotelPath(chosen()))
    expect(choice).toContain(`Now €60.00 From your card on ${day} €140.00 At the hotel, city tax €8.00`)
    expect(choice).toContain('you get back all that you paid')
    expect(choice).toContain('you get back €100.00 of €200.00')
    expect(await read(`/stays/${testHotel.hotel.slug}`)).not.toMatch(sayings)
  })

  test('says so in every language', async () => {
    await sell(deposit)
    await connectAccount(app, testHotel)
    for (const lang of guestLanguageCodes) {
      const page = await read(hotelPath({ lang, ...chosen() }))
      expect(page).toContain(dayWords(lang, laterOn()))
      expect(page).not.toMatch(/[{}]/)
    }
  })

  test('says of other plans that they are paid at the hotel, or ask for a card', async () => {
    await connectAccount(app, testHotel)
    expect(await read(hotelPath())).toContain('Pay at the hotel')
    await sell({ kind: 'guarantee' })
    expect(await read(hotelPath())).toContain('Pay at the hotel · a card as a guarantee')
  })

  test('says it among the results, on the first page and in the box for other sites', async () => {
    await sell({ kind: 'prepaid', cityTaxAtHotel: false })
    await connectAccount(app, testHotel)
    await catchUp(app)
    const place = testHotel.hotel.city
    expect(await read(`/stays/search?${stayQuery({ place })}`)).toContain('Pay €208.00 now')
    const landing = await read('/stays')
    expect(landing).toContain('Every offer says what you pay now and what at the hotel')
    expect(landing).not.toMatch(sayings)
    const box = await read(`/embed/${testHotel.hotel.slug}`)
    expect(box).toContain('Kept by Roomlark')
    expect(box).not.toContain('paid at the hotel')
  })

  test('is paid by the checkout as its offer said', async () => {
    await sell(deposit)
    await connectAccount(app, testHotel)
    const page = await read(await beginCheckout())
    const day = dayWords('en', laterOn())
    expect(page).toContain(`Now €60.00 From your card on ${day} €140.00 At the hotel, city tax €8.00`)
    expect(page).toContain('When you pay')
    expect(page).toContain('Book and pay €60.00')
    expect(page).toContain('An email tells you two days before your card is charged.')
    expect(page).not.toMatch(sayings)
  })

  test('only keeps a card in the checkout of a guaranteed stay', async () => {
    await sell({ kind: 'guarantee' })
    await connectAccount(app, testHotel)
    const page = await read(await beginCheckout())
    expect(page).toContain('Book with a card as a guarantee')
    expect(page).toContain('Your card is kept as a guarantee.')
    expect(page).toContain('At the hotel €208.00')
  })
})

describe('the page of a booking that is paid online', () => {
  test('says when the rest is paid, and what comes back', async () => {
    const { id, path } = await bookOnline(deposit)
    const day = dayWords('en', laterOn())
    const before = await read(path)
    expect(before).toContain(`With your booking €60.00 From your card on ${day} €140.00`)
    const paid = await app.ask('POST', `/api/v1/bookings/${id}/folio/payments`, {
      token: testHotel.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { position: 1, kind: 'payment', method: 'card', amountCents: 6000 },
    })
    expect(paid.body).toMatchObject({ success: true })
    const page = await read(path)
    expect(page).toContain('What your stay costs')
    expect(page).toContain(`From your card on ${day} €140.00 At the hotel, city tax €8.00`)
    expect(page).not.toContain('With your booking')
    expect(page).toContain('you get back all that you paid')
    expect(page).toContain('you get back €100.00 of €200.00')
    expect(page).not.toMatch(sayings)
    expect(await read(`${path}/print`)).not.toMatch(sayings)
  })
})

describe('while payments are closed', () => {
  test('every page reads as if there were no terms', async () => {
    await sell(deposit)
    await connectAccount(app, testHotel)
    await switchPayments(app, 'closed')
    await catchUp(app)
    const rooms = await read(hotelPath(chosen()))
    expect(rooms).toContain('You pay the hotel in euros during your stay.')
    expect(rooms).not.toMatch(/Pay at the hotel|now ·|When you pay|you get back/)
    expect(await read('/stays')).toContain('Pay at the hotel, no card needed here')
    expect(await read(`/embed/${testHotel.hotel.slug}`)).toContain('Kept by Roomlark, paid at the hotel')
    const checkout = await read(await beginCheckout())
    expect(checkout).toContain('to pay at the hotel, taxes included')
    expect(checkout).toContain('You enter no card here.')
    expect(checkout).toContain('Book for €208.00')
  })
})
