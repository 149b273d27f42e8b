import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Folio, FolioLine } from '@roomlark/contract/bookings/folio'
import type { HotelExtra, HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { newAddress } from '../../../../test/checkouts.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { connectAccount, switchPayments } from '../../../../test/taking-payments.ts'
import { miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { sweepBookings } from '../../../bookings/bookings/hold/holds.service.ts'
import { settlePayment } from '../../../bookings/payments/settle.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
let hotel: TestHotel
let other: TestHotel
beforeAll(async () => {
  const guestRenderer = await loadGuestRenderer(webFolder)
  app = await startTestApp({ webFolder, trustProxyHops: 1, guestRenderer })
  hotel = await openTestHotel(app, 40)
  other = await openTestHotel(app, 2)
})
beforeEach(() => switchPayments(app, 'open'))
afterAll(() => app.close())

const breakfast = { name: 'Breakfast', kind: 'food', priceCents: 1500, vatPercent: 10, per: 'guest-night' }

let names = 0

/** Adds an extra that guests can order, under a name of its own unless it is given one. */
async function offer(testHotel: TestHotel, changes: Partial<HotelExtraInput> = {}): Promise<HotelExtra> {
  names += 1
  const input = { ...breakfast, name: `Breakfast ${names}`, isArchived: false, isOffered: true, ...changes }
  return testHotel.data(testHotel.ask('POST', `${testHotel.base}/extras`, input))
}

type Fields = Record<string, string>

/** Imitates a browser without script, which submits forms and follows the redirect to their answers. */
function openBrowser(testHotel: TestHotel) {
  const own = { 'x-forwarded-for': newAddress(), 'user-agent': 'Plain/1.0', 'sec-fetch-site': 'same-origin' }
  const email = `guest${randomUUID().slice(0, 8)}@example.test`
  const typed: Fields = { forWhom: 'myself', name: 'Elena Marchetti', email, termsAccepted: 'yes' }
  const send = async (
    path: string,
    fields?: Fields,
  ): Promise<{ status: number; location: string; html: string }> => {
    const response = await fetch(app.url + path, {
      redirect: 'manual',
      headers: own,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const location = response.headers.get('location') ?? ''
    if (location.includes('answer=')) return send(location.replace(/#.*/, ''))
    const html = (await response.text()).replaceAll(/ data-props="[^"]*"/g, '')
    return { status: response.status, location, html }
  }
  const begin = async (changes: Fields = {}) => {
    const wish = {
      checkInOn: testHotel.day(10),
      checkOutOn: testHotel.day(12),
      adults: '2',
      rooms: '1',
      plan: testHotel.plan.id,
      room: `${testHotel.type.id}.1`,
      expectedTotalCents: '20000',
    }
    return (await send(`/stays/${testHotel.hotel.slug}/book`, { ...wish, ...changes })).location
  }
  const act = (path: string, name: string, fields: Fields = {}) =>
    send(path, { ...typed, act: name, expectedTotalCents: '20000', ...fields })
  const book = async (path: string, extrasCents: number, fields: Fields = {}) =>
    (await act(path, 'book', { expectedExtrasCents: String(extrasCents), ...fields })).location.replace(
      /\?.*/,
      '',
    )
  return { send, begin, act, book, email }
}

/** As the form sends it: how many, and the price that was shown. */
function chosen(extra: HotelExtra, quantity: number, priceCents = extra.priceCents): Fields {
  return { [`extra-${extra.id}`]: String(quantity), [`price-${extra.id}`]: String(priceCents) }
}

async function findBooking(testHotel: TestHotel, email: string) {
  const [row] = await app.sql`
    SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id} AND guest_email = ${email}`
  return testHotel.get(row?.id)
}

async function readFolio(testHotel: TestHotel, id: string) {
  const folio = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${id}/folio`))
  const lines = folio.folios.flatMap(({ lines }: Folio) => lines) as FolioLine[]
  return { ...folio, extras: lines.filter(({ kind }) => kind === 'extra') }
}

const selectTaken = (extra: HotelExtra) =>
  app.sql`SELECT day::text, taken FROM extra_days WHERE extra_id = ${extra.id} ORDER BY day`

describe('extras at checkout', () => {
  test('are offered with none chosen, counted in the total before booking, and on the folio', async () => {
    const extra = await offer(hotel, { description: 'Served until noon', dailyStock: 5 })
    const hidden = await offer(hotel, { name: 'Minibar', isOffered: false })
    const browser = openBrowser(hotel)
    const path = await browser.begin()
    const page = (await browser.send(path)).html
    expect(page).toContain('Add to your stay')
    expect(page).toContain('Served until noon')
    expect(page).toContain('€15.00 per guest and night, €30.00 for each guest')
    expect(page).toMatch(new RegExp(`name="extra-${extra.id}".*?<option value="0" selected="">`))
    expect(page).not.toContain(hidden.id)
    // Pressing the button that books shows the new total first, with everything typed.
    const told = await browser.act(path, 'book', chosen(extra, 2))
    expect(told.html).toContain('Your total is now €260.00')
    expect(told.html).toContain('Book for €260.00')
    expect(told.html).toContain('value="Elena Marchetti"')
    expect(await findBooking(hotel, browser.email).catch(() => null)).toBeNull()
    const booked = await browser.book(path, 6000, chosen(extra, 2))
    expect(booked).toMatch(/^\/stays\/bookings\//)
    const { id, totalCents, extras } = await findBooking(hotel, browser.email)
    expect([totalCents, extras.length]).toEqual([20_000, 1])
    const folio = await readFolio(hotel, id)
    expect(folio).toMatchObject({ chargesCents: 26_000, balanceCents: 26_000 })
    expect(folio.extras).toMatchObject([
      {
        quantity: 4,
        unitCents: 1500,
        amountCents: 6000,
        vatPercent: 10,
        fromOn: hotel.day(10),
        untilOn: hotel.day(11),
      },
    ])
    expect(await selectTaken(extra)).toEqual([
      { day: hotel.day(10), taken: 2 },
      { day: hotel.day(11), taken: 2 },
    ])
    const manage = (await browser.send(booked)).html
    expect(manage).toContain(`${extra.name}, 2 guests, 2 nights`)
    expect(manage).toContain('€260.00')
    await waitUntil('the email', () => app.sent.some(({ to }) => to === browser.email))
    const mail = app.sent.find(({ to }) => to === browser.email)
    expect(mail?.text).toContain(`${extra.name}, 2 guests, 2 nights`)
    expect(mail?.text).toContain('€260.00')
    expect(await miscounts(app)).toEqual([])
  })

  test.each([
    ['stay', 3, 3 * 1000],
    ['night', 3, 3 * 2 * 1000],
    ['guest', 2, 2 * 1000],
    ['guest-night', 2, 2 * 2 * 1000],
  ] as const)('cost by %s what they say, however many', async (per, quantity, cents) => {
    const extra = await offer(hotel, { per, priceCents: 1000 })
    const browser = openBrowser(hotel)
    const path = await browser.begin()
    await browser.act(path, 'extras', chosen(extra, quantity))
    expect((await browser.send(path)).html).toContain(`Book for €${((20_000 + cents) / 100).toFixed(2)}`)
  })

  test('have VAT of their own, which comes on top where the hotel’s prices are without it', async () => {
    const { taxes } = await other.data(other.ask('GET', `${other.base}/rates`))
    await other.setTaxes({ ...taxes, vatIncluded: false, vat: { ...taxes.vat, rooms: 0 } })
    const extra = await offer(other, { per: 'night', priceCents: 1000, vatPercent: 22 })
    const browser = openBrowser(other)
    const path = await browser.begin()
    expect((await browser.send(path)).html).toContain('€10.00 per night, plus 22% VAT, €24.40 for the stay')
    await browser.act(path, 'extras', chosen(extra, 1))
    await browser.book(path, 2440)
    const { id } = await findBooking(other, browser.email)
    const folio = await readFolio(other, id)
    expect(folio.chargesCents).toBe(22_440)
    expect(folio.taxes).toContainEqual({ vatPercent: 22, netCents: 2000, vatCents: 440, grossCents: 2440 })
    const order = (await other.get(id)).extras[0]?.id
    await other.data(other.ask('DELETE', `/api/v1/bookings/${id}/extras/${order}`))
    expect((await readFolio(other, id)).chargesCents).toBe(20_000)
    expect((await other.ask('DELETE', `/api/v1/bookings/${id}/extras/${order}`)).status).toBe(404)
    expect((await hotel.ask('DELETE', `/api/v1/bookings/${id}/extras/${order}`)).status).toBe(404)
    expect(await miscounts(app)).toEqual([])
  })

  test('are refused beyond the stock, of two who want the last at once too, and nothing else is lost', async () => {
    const last = await offer(hotel, { per: 'stay', dailyStock: 1 })
    const guests = await Promise.all(
      [0, 1].map(async () => {
        const browser = openBrowser(hotel)
        return { browser, path: await browser.begin() }
      }),
    )
    const answers = await Promise.all(
      guests.map(({ browser, path }) => browser.act(path, 'extras', chosen(last, 1))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.findIndex(({ status }) => status === 409)
    expect(answers[refused]?.html).toContain('has just sold out')
    expect(answers[refused]?.html).toContain('value="Elena Marchetti"')
    expect(answers[refused]?.html).toContain('Sold out for your dates')
    expect(await selectTaken(last)).toMatchObject([{ taken: 1 }])
    const slower = guests[refused]
    expect(await slower?.browser.book(slower.path, 0)).toMatch(/^\/stays\/bookings\//)
    // A hold that ends gives back what it had.
    const faster = guests[1 - refused]
    await ageHolds(app, 11)
    await sweepBookings({ ...app.services, sql: app.pool })
    expect(await selectTaken(last)).toMatchObject([{ taken: 0 }])
    // The guest who comes back to the hold finds the extra again.
    await faster?.browser.act(faster.path, 'hold')
    expect(await selectTaken(last)).toMatchObject([{ taken: 1 }])
    expect(await miscounts(app)).toEqual([])
  })

  test('of another hotel, unknown, archived, too many, dearer by now and too late are not ordered', async () => {
    const [foreign, mine] = [await offer(other), await offer(hotel, { mostPerBooking: 1 })]
    const archived = await offer(hotel, { isArchived: true })
    const late = await offer(hotel, { leadHours: 24 * 11 })
    const browser = openBrowser(hotel)
    const path = await browser.begin()
    expect((await browser.send(path)).html).not.toContain(late.id)
    for (const [fields, status] of [
      [chosen(foreign, 1), 404],
      [chosen({ ...mine, id: randomUUID() }, 1), 404],
      [chosen(archived, 1), 404],
      [chosen(mine, 2), 400],
      [chosen(mine, 1, 1), 409],
      [chosen(late, 1), 409],
    ] as const) {
      expect([fields, (await browser.act(path, 'extras', fields)).status]).toEqual([fields, status])
    }
    // A choice of another tab is shown before it is booked.
    await browser.act(path, 'extras', chosen(mine, 1))
    expect((await browser.act(path, 'book', { expectedExtrasCents: '0' })).status).toBe(409)
  })

  test('are paid with a stay that is paid when it is booked, and come back with what is taken back', async () => {
    const terms: PaymentTerms = { kind: 'prepaid', cityTaxAtHotel: false }
    const testHotel = await openTestHotel(app, 1)
    const account = app.paymentSimulator.openAccount('IT')
    const accountId = await connectAccount(app, testHotel)
    await app.sql`UPDATE payment_accounts SET service_id = ${account} WHERE id = ${accountId}`
    const plan = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
    await testHotel.data(testHotel.ask('PUT', plan, { ...planInput({ paymentTerms: terms }), version: 1 }))
    const extra = await offer(testHotel, { per: 'stay', priceCents: 4000 })
    const browser = openBrowser(testHotel)
    const path = await browser.begin()
    await browser.act(path, 'extras', chosen(extra, 1))
    expect((await browser.send(path)).html).toContain('Book and pay €240.00')
    await browser.act(path, 'book', { expectedExtrasCents: '4000' })
    const paying = await app.ask('GET', `/api/v1/guest/checkouts/${path.split('/').at(-1)}`)
    expect(app.paymentSimulator.pay(paying.body.data.paymentUrl)).toBe('done')
    const ctx = { ...app.services, sql: app.pool }
    const payments = await app.sql`SELECT id FROM payments WHERE hotel_id = ${testHotel.hotel.id}`
    for (const { id } of payments) await settlePayment(ctx, id)
    const { id } = await findBooking(testHotel, browser.email)
    expect(await readFolio(testHotel, id)).toMatchObject({ paidCents: 24_000, balanceCents: 0 })
    const link = (await browser.send(path)).location.replace(/\?.*/, '')
    expect((await browser.send(`${link}/extras`, chosen(extra, 0))).location).toContain('extras=1')
    const [refund] = await app.sql`
      SELECT r.amount_cents::integer AS cents, r.cause FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.hotel_id = ${testHotel.hotel.id}`
    expect(refund).toEqual({ cents: 4000, cause: 'cancelled' })
    expect(await miscounts(app)).toEqual([])
  })
})

describe('extras of a booking', () => {
  async function booked(testHotel: TestHotel) {
    const browser = openBrowser(testHotel)
    const link = await browser.book(await browser.begin(), 0)
    const { id } = await findBooking(testHotel, browser.email)
    return { browser, link, id }
  }

  test('are ordered, changed and taken back by the guest, at the price for which they were ordered', async () => {
    const extra = await offer(hotel, { per: 'guest', dailyStock: 3 })
    const { browser, link, id } = await booked(hotel)
    expect((await browser.send(link)).html).toContain('See what you can add')
    const order = (quantity: number, cents?: number) =>
      browser.send(`${link}/extras`, chosen(extra, quantity, cents))
    expect((await order(1)).location).toContain('extras=1')
    expect((await order(1)).status).toBe(303)
    const { version, ...input } = extra
    const { id: _, ...dearer } = { ...input, priceCents: 9900 }
    await hotel.data(hotel.ask('PUT', `${hotel.base}/extras/${extra.id}`, { ...dearer, version }))
    await order(2, 9900)
    expect((await readFolio(hotel, id)).chargesCents).toBe(23_000)
    expect(await selectTaken(extra)).toEqual([{ day: hotel.day(10), taken: 2 }])
    expect((await order(0)).status).toBe(303)
    expect((await readFolio(hotel, id)).chargesCents).toBe(20_000)
    expect(await selectTaken(extra)).toMatchObject([{ taken: 0 }])
    // An extra that was taken back is ordered again at today's price, and only at that.
    const refused = await order(1)
    expect([refused.status, refused.html.includes('A price has changed')]).toEqual([409, true])
    const { events } = await hotel.get(id)
    expect(events.filter(({ kind }: { kind: string }) => kind === 'changed')).toHaveLength(3)
    expect(await miscounts(app)).toEqual([])
  })

  test('cannot be changed once it is too late', async () => {
    const extra = await offer(hotel)
    const { browser, link, id } = await booked(hotel)
    await browser.send(`${link}/extras`, chosen(extra, 2))
    const { id: _, ...input } = extra
    const sooner = { ...input, leadHours: 24 * 11 }
    await hotel.data(hotel.ask('PUT', `${hotel.base}/extras/${extra.id}`, sooner))
    const late = await browser.send(`${link}/extras`, chosen(extra, 0))
    expect([late.status, late.html.includes('It is too late')]).toEqual([409, true])
    expect(late.html).toContain('This can no longer be changed here')
    expect((await readFolio(hotel, id)).extras).toHaveLength(1)
  })

  test('follow the stay to other dates and guests, and fall away with it', async () => {
    const extra = await offer(hotel, { dailyStock: 2 })
    const { browser, link, id } = await booked(hotel)
    await browser.send(`${link}/extras`, chosen(extra, 2))
    const days = { checkInOn: hotel.day(11), checkOutOn: hotel.day(14) }
    const room = { [`room.${hotel.type.id}`]: '1' }
    const party = { adults: '1', childAges: '' }
    const wish: Fields = { ...days, ...party, ...room }
    const quoted = (await browser.send(`${link}/change?${new URLSearchParams(wish)}`)).html
    expect(quoted).toContain('€45.00')
    const { version } = await hotel.get(id)
    const change = { ...wish, version: String(version), expectedTotalCents: '30000' }
    const changed = await browser.send(`${link}/change`, change)
    expect([changed.status, changed.location]).toEqual([303, expect.stringContaining('changed=1')])
    const folio = await readFolio(hotel, id)
    expect(folio.chargesCents).toBe(34_500)
    expect((await selectTaken(extra)).map(({ taken }) => taken)).toEqual([0, 1, 1, 1])
    await hotel.data(
      hotel.ask('POST', `/api/v1/bookings/${id}/transitions`, {
        to: 'cancelled',
        cancelledBy: 'guest',
        reason: '',
      }),
    )
    expect(await readFolio(hotel, id)).toMatchObject({ chargesCents: 0 })
    expect((await selectTaken(extra)).map(({ taken }) => taken)).toEqual([0, 0, 0, 0])
    expect((await hotel.get(id)).extras).toEqual([])
    expect(await miscounts(app)).toEqual([])
  })
})
