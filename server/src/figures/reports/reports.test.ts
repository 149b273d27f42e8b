import { randomUUID } from 'node:crypto'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { addDays } from '@roomlark/contract/dates'
import type { Forecast } from '@roomlark/contract/figures/hotel-reports'
import { plainCityTax, plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../test/app.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { createMember } from '../../../test/team.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { countDue } from '../rollups/rollups.service.ts'

const day = 86_400_000
let app: TestApp
let hotel: TestHotel
let clerk: Awaited<ReturnType<typeof createMember>>
/** 30 January, on which the stay begins. */
let first: string
let bookingId: string

/** Rooms have 10%, the rest 22%, all within the prices; children below 10 pay no city tax. */
const rules = {
  ...plainTaxRules(22, true),
  vat: { ...plainTaxRules(22, true).vat, rooms: 10 },
  cityTax: { ...plainCityTax('person-night', 300), exemptBelowAge: 10 },
  fees: [{ name: 'Cleaning', cents: 5000, per: 'stay' as const, vatKind: 'fees' as const }],
}
const minibar = { position: 1, extraId: null, name: 'Minibar', quantity: 2, unitCents: 1450, vatPercent: 22 }

const post = (path: string, body: object, token = hotel.token): Promise<Answer> =>
  app.ask('POST', `/api/v1/bookings/${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } })
const ok = <T>(answer: Promise<Answer>): Promise<T> => hotel.data(answer)
const pay = (kind: string, method: string, amountCents: number, more: object = {}, token?: string) =>
  ok<BookingFolio>(
    post(
      `${bookingId}/folio/payments`,
      { position: 1, kind, method, amountCents, isMeant: true, ...more },
      token,
    ),
  )
const report = (path: string, token = hotel.token, base = hotel.base) =>
  app.ask('GET', `${base}/reports/${path}`, { token })
const january = () => `fromOn=${first.slice(0, 7)}-01&untilOn=${first.slice(0, 7)}-31`
const february = () => `fromOn=${addDays(first, 2)}&untilOn=${addDays(first, 28)}`

async function pdfText(path: string, base = hotel.base, token = hotel.token): Promise<string> {
  const { base64 } = await ok<{ base64: string }>(report(path, token, base))
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
}

beforeAll(async () => {
  app = await startTestApp()
  const today = new Date()
  app.advance(Date.UTC(today.getUTCFullYear() + 1, 0, 30, 10) - today.getTime())
  hotel = await openTestHotel(app, 5)
  first = hotel.today()
  clerk = await createMember(app, hotel.owner.id, [{ hotelId: hotel.hotel.id, role: 'front-desk' }])
  await hotel.setTaxes(rules)
  await hotel.setInvoicing()
  const stay = { checkInOn: first, checkOutOn: addDays(first, 3), adults: 2, childAges: [4] }
  bookingId = (await hotel.book(stay)).id
  await ok(hotel.transition(bookingId, 'checked-in'))
  await ok(post(`${bookingId}/folio/charges`, minibar))
  await pay('payment', 'cash', 20_000, { note: '=1+1' })
  const paid = await pay('payment', 'card', 10_000, { cardDigits: '4417' }, clerk.token)
  await pay('refund', 'cash', 2000, { note: 'Too much' }, clerk.token)
  const lineId = paid.folios[0]?.lines.findLast(({ kind }) => kind === 'payment')?.id
  await ok(post(`${bookingId}/folio/corrections`, { lineId, reason: 'Card refused' }, clerk.token))
})
afterAll(() => app.close())

describe('the cash book', () => {
  const sums = (lines: number, payments: number, refunds: number, corrections: number) => ({
    lines,
    paymentsCents: payments,
    refundsCents: refunds,
    correctionsCents: corrections,
    netCents: payments + refunds + corrections,
  })

  test('sums up what was paid by day, method and person, with all cash so far', async () => {
    app.advance(2 * day)
    await pay('payment', 'cash', 500)
    const book = await ok<Record<string, object[]>>(report(`cash?${january()}`))
    const owner = { id: hotel.owner.id, name: expect.any(String) }
    const other = { id: clerk.id, name: expect.any(String) }
    const parts = [
      { method: 'card', clerk: other, sums: sums(2, 10_000, 0, -10_000) },
      { method: 'cash', clerk: owner, sums: sums(1, 20_000, 0, 0) },
      { method: 'cash', clerk: other, sums: sums(1, 0, -2000, 0) },
    ]
    expect(book).toEqual({
      currency: 'EUR',
      currencies: ['EUR'],
      total: sums(4, 30_000, -2000, -10_000),
      parts: expect.arrayContaining(parts),
      days: [
        {
          day: first,
          sums: sums(4, 30_000, -2000, -10_000),
          cashCents: 18_000,
          parts: expect.arrayContaining(parts),
        },
      ],
      clerks: expect.arrayContaining([owner, other]),
    })
    const both = `fromOn=${first}&untilOn=${addDays(first, 2)}`
    expect(await ok(report(`cash?${both}`))).toMatchObject({
      days: [{ cashCents: 18_000 }, { day: addDays(first, 2), cashCents: 18_500 }],
    })
    expect(await ok(report(`cash?${both}&clerk=${clerk.id}&method=cash`))).toMatchObject({
      total: sums(1, 0, -2000, 0),
      days: [{ cashCents: -2000 }],
      clerks: [{}, {}],
    })
  })

  test('lists every line page by page, and leaves out what only moved to another folio', async () => {
    const payer = { name: '', company: 'Weber GmbH', vatId: '', address: '', email: '', language: '' }
    const { folios } = await ok<BookingFolio>(post(`${bookingId}/folio/folios`, { payer, takes: [] }))
    const moved = folios[0]?.lines.find(({ amountCents }) => amountCents === -500)
    await ok(post(`${bookingId}/folio/moves`, { lineIds: [moved?.id], position: 2 }))
    const all = `fromOn=${first}&untilOn=${addDays(first, 2)}`
    const { body } = await report(`cash/lines?${all}&limit=4`)
    expect(body.meta).toEqual({ total: 5, totalPages: 2, page: 1, limit: 4 })
    expect(body.data).toMatchObject([
      { kind: 'payment', method: 'cash', amountCents: 20_000, note: '=1+1', position: 1, day: first },
      { kind: 'payment', method: 'card', amountCents: 10_000, cardDigits: '4417', bookingId },
      { kind: 'refund', method: 'cash', amountCents: -2000, note: 'Too much' },
      { kind: 'correction', method: 'card', amountCents: -10_000, note: 'Card refused' },
    ])
    expect((await report(`cash/lines?${all}&limit=4&page=2`)).body.data).toMatchObject([{ amountCents: 500 }])
  })

  test('is written as CSV without formulas and as PDF', async () => {
    const { filename, csv } = await ok<{ filename: string; csv: string }>(report(`cash/csv?${january()}`))
    expect(filename).toBe(`cash-${first.slice(0, 7)}-01-${first.slice(0, 7)}-31.csv`)
    const rows = csv.trim().split('\r\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toMatch(/"Payment","Cash","","200","EUR","200","[^"]+","'=1\+1"$/)
    expect(rows[3]).toMatch(/"Refund","Cash","","-20","EUR","180","[^"]+","Too much"$/)
    const text = await pdfText(`cash/pdf?${january()}`)
    for (const part of [hotel.hotel.name, 'Cash book', '€300.00', '−€20.00', '€180.00', 'Card refused']) {
      expect(text).toContain(part)
    }
  })

  test('has as many decimals as the currency', async () => {
    const other = await openTestHotel(app, 1, { hotel: { currency: 'KWD' } })
    const { id } = await other.book()
    const body = { position: 1, kind: 'payment', method: 'cash', amountCents: 12_345 }
    await ok(post(`${id}/folio/payments`, body, other.token))
    const asked = `fromOn=${other.today()}&untilOn=${other.today()}`
    const { csv } = await ok<{ csv: string }>(report(`cash/csv?${asked}`, other.token, other.base))
    expect(csv).toContain('"12.345","KWD"')
    expect(await pdfText(`cash/pdf?${asked}`, other.base, other.token)).toMatch(/KWD\s12\.345/)
  })
})

describe('the tax report', () => {
  test('counts nights by night, spreads what is for the stay, and leaves later corrections to their month', async () => {
    const extra = (
      await ok<BookingFolio>(hotel.ask('GET', `/api/v1/bookings/${bookingId}/folio`))
    ).folios[0]?.lines.find(({ kind }) => kind === 'extra')
    const wrong = { lineId: extra?.id, amountCents: 1450, reason: 'Water counted twice' }
    await ok(post(`${bookingId}/folio/corrections`, wrong))
    const { months, total } = await ok<Record<string, object>>(
      report(`taxes?fromOn=${first.slice(0, 7)}-01&untilOn=${addDays(first, 28)}`),
    )
    const sums = (netCents: number, vatCents: number) => ({
      netCents,
      vatCents,
      grossCents: netCents + vatCents,
    })
    expect(months).toEqual([
      {
        fromOn: `${first.slice(0, 7)}-01`,
        untilOn: addDays(first, 1),
        rates: [
          // A third of the cleaning fee is of February: 33.33 and the minibar, 29.00, are 62.33 with VAT.
          {
            vatPercent: 22,
            ...sums(5109, 1124),
            groups: [
              { group: 'extras', ...sums(2377, 523) },
              { group: 'fees', ...sums(2732, 601) },
            ],
          },
          { vatPercent: 10, ...sums(18_182, 1818), groups: [{ group: 'room', ...sums(18_182, 1818) }] },
        ],
        cityTax: { amountCents: 1200, taxedNights: 4, exemptNights: 2 },
        totalCents: 27_433,
        invoicedCents: 0,
      },
      {
        fromOn: addDays(first, 2),
        untilOn: addDays(first, 28),
        rates: [
          {
            vatPercent: 22,
            ...sums(178, 39),
            groups: [
              { group: 'extras', ...sums(-1189, -261) },
              { group: 'fees', ...sums(1367, 300) },
            ],
          },
          { vatPercent: 10, ...sums(9091, 909), groups: [{ group: 'room', ...sums(9091, 909) }] },
        ],
        cityTax: { amountCents: 600, taxedNights: 2, exemptNights: 1 },
        totalCents: 10_817,
        invoicedCents: 0,
      },
    ])
    const folio = await ok<BookingFolio>(hotel.ask('GET', `/api/v1/bookings/${bookingId}/folio`))
    expect(total).toMatchObject({ totalCents: folio.chargesCents, cityTax: { amountCents: 1800 } })
    expect(folio.chargesCents).toBe(38_250)
    const oneDay = await ok(report(`taxes?fromOn=${addDays(first, 1)}&untilOn=${addDays(first, 1)}`))
    expect(oneDay).toMatchObject({ total: { totalCents: 10_000 + 1666 + 600 } })
  })

  test('says what is on invoices, and stands still when the booking changes later', async () => {
    const before = await ok<{ months: object[] }>(report(`taxes?${january()}`))
    await ok(post(`${bookingId}/invoices`, { position: 1, kind: 'invoice' }))
    expect(await ok(report(`taxes?${january()}`))).toMatchObject({
      total: { totalCents: 27_433, invoicedCents: 27_433 },
      papers: { invoices: 0, invoicedCents: 0 },
    })
    expect(await ok(report(`taxes?${february()}`))).toMatchObject({
      papers: { invoices: 1, invoicedCents: 38_250, creditNotes: 0 },
    })
    const { version } = await hotel.get(bookingId)
    const longer = { checkInOn: first, checkOutOn: addDays(first, 4), version }
    await ok(hotel.ask('PUT', `/api/v1/bookings/${bookingId}/stay`, longer))
    const after = await ok<{ months: object[] }>(report(`taxes?${january()}`))
    expect(after.months).toEqual([{ ...before.months[0], invoicedCents: 27_433 }])
    // The night that was added, with its city tax.
    expect(await ok(report(`taxes?${february()}`))).toMatchObject({
      total: { totalCents: 10_817 + 10_600, invoicedCents: 10_817 },
    })
  })

  test('adds VAT that comes on top of prices to the nights it is on', async () => {
    const other = await openTestHotel(app, 2)
    await other.setTaxes(plainTaxRules(7.5, false))
    const start = addDays(other.today(), 27)
    const { id } = await other.book({ checkInOn: start, checkOutOn: addDays(start, 2) })
    await ok(
      post(
        `${id}/folio/payments`,
        { position: 1, kind: 'payment', method: 'ota', amountCents: 1 },
        other.token,
      ),
    )
    const asked = `fromOn=${start}&untilOn=${start}`
    expect(await ok(report(`taxes?${asked}`, other.token, other.base))).toMatchObject({
      months: [
        {
          totalCents: 10_750,
          rates: [{ vatPercent: 7.5, netCents: 10_000, vatCents: 750, groups: [{ group: 'room' }] }],
        },
      ],
    })
    const today = `fromOn=${other.today()}&untilOn=${other.today()}`
    expect(await ok(report(`taxes?${today}`, other.token, other.base))).toMatchObject({
      total: { totalCents: 0 },
    })
  })

  test('is written as CSV and PDF', async () => {
    const { csv } = await ok<{ csv: string }>(report(`taxes/csv?${january()}`))
    const month = `"${first.slice(0, 7)}-01","${first.slice(0, 7)}-31"`
    expect(csv.trim().split('\r\n').slice(1)).toEqual([
      `${month},"Extras","22","23.77","5.23","29","EUR","",""`,
      `${month},"Fees","22","27.32","6.01","33.33","EUR","",""`,
      `${month},"Rooms","10","181.82","18.18","200","EUR","",""`,
      `${month},"City tax","","12","0","12","EUR","4","2"`,
    ])
    const text = await pdfText(`taxes/pdf?${january()}`)
    for (const part of ['Taxes', '22%', '€11.24', '€181.82', '4 taxed and 2 exempt', '€274.33']) {
      expect(text).toContain(part)
    }
  })
})

describe('the forecast', () => {
  test('counts what is sold beside the same weekday a year ago, and what was on the books then', async () => {
    const past = await openPastHotel(app, hotel.token)
    const now = app.services.clock()
    const then = (days: number) => new Date(now.getTime() + (days - 364) * day)
    const on = (days: number) => addDays(hotel.today(), days)
    await past.put({ madeAt: now, checkInOn: on(2), rooms: 3 })
    const lastYear = { checkInOn: on(2 - 364), rooms: 2, nightCents: 9000 }
    await past.put({ ...lastYear, madeAt: then(-10) })
    await past.put({ ...lastYear, madeAt: then(1), rooms: 1, nightCents: 12_000 })
    // This one was cancelled later, and the next one before.
    await past.put({ ...lastYear, madeAt: then(-10), rooms: 1, nightCents: 5000, state: 'cancelled' })
    const gone = await past.put({ ...lastYear, madeAt: then(-10), state: 'cancelled' })
    await app.sql`
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on, of_hold)
      SELECT booking_id, ${then(-1)}, 'cancelled', ${app.sql.json({ by: 'hotel', feeCents: 0, currency: 'EUR' })},
             hotel_id, from_on, until_on, false FROM booking_events WHERE booking_id = ${gone}`
    await app.sql`
      INSERT INTO nights (room_type_id, night, capacity, sold, out_of_order) VALUES (${past.typeId}, ${on(2)}, 9, 3, 1)`
    await countDue({ sql: app.pool })
    const base = `/api/v1/hotels/${past.hotel.id}`
    const asked = `forecast?fromOn=${on(1)}&untilOn=${on(4)}`
    const { days, total, months, today } = await ok<Forecast>(
      report(`${asked}&compare=weekday`, hotel.token, base),
    )
    expect([today, days.length]).toEqual([hotel.today(), 4])
    expect(days[1]).toEqual({
      fromOn: on(2),
      untilOn: on(2),
      available: 9,
      outOfOrder: 1,
      sold: 3,
      occupancy: 33.3,
      arrivals: 3,
      departures: 0,
      roomRevenueCents: 30_000,
      adrCents: 10_000,
      revparCents: 3333,
      held: 0,
      options: 0,
      groups: 0,
      before: {
        fromOn: on(2 - 364),
        untilOn: on(2 - 364),
        available: 10,
        outOfOrder: 0,
        sold: 3,
        occupancy: 30,
        arrivals: 3,
        departures: 0,
        roomRevenueCents: 30_000,
        adrCents: 10_000,
        revparCents: 3000,
        // Two rooms at 90.00, and the one at 50.00 that was cancelled later.
        onBooks: 3,
        onBooksCents: 23_000,
      },
    })
    expect(days[3]).toMatchObject({ sold: 0, departures: 3, adrCents: null, before: { departures: 3 } })
    expect(total).toMatchObject({
      available: 39,
      sold: 6,
      roomRevenueCents: 60_000,
      occupancy: 15.4,
      adrCents: 10_000,
      revparCents: 1538,
      before: { sold: 6, onBooks: 6, onBooksCents: 46_000, occupancy: 15 },
    })
    expect(months.reduce((sum, { sold }) => sum + sold, 0)).toBe(6)
    const byDate = await ok<Forecast>(report(`${asked}&compare=date`, hotel.token, base))
    expect(byDate.days[1]?.before).toMatchObject({
      fromOn: `${Number(on(2).slice(0, 4)) - 1}${on(2).slice(4)}`,
    })
    expect((await ok<Forecast>(report(asked, hotel.token, base))).total.before).toBeNull()
    const { csv } = await ok<{ csv: string }>(report(asked.replace('?', '/csv?'), hotel.token, base))
    expect(csv).toContain(`"${on(2)}","9","1","3","33.3","3","0","300","100","33.33","0","0","0","EUR"`)
    const text = await pdfText(`${asked.replace('?', '/pdf?')}&compare=weekday`, base)
    for (const part of ['Forecast', '33.3%', '€300.00', 'year before']) expect(text).toContain(part)
  })

  test('shows options, holds and groups beside what is sold', async () => {
    const heldUntil = new Date(app.services.clock().getTime() + 3 * day).toISOString()
    await hotel.book({ state: 'held', heldUntil })
    await hotel.book({ state: 'held', rooms: [{ roomTypeId: hotel.type.id, quantity: 2 }], adults: 4 })
    await hotel.data(
      hotel.ask('POST', `${hotel.base}/groups`, {
        name: 'Meier',
        contactName: '',
        contactEmail: '',
        contactPhone: '',
        notes: '',
        cutOffAt: heldUntil,
        billing: 'guests',
        payer: null,
        ratePlanId: hotel.plan.id,
        arriveOn: hotel.day(10),
        departOn: hotel.day(11),
        blocks: [{ roomTypeId: hotel.type.id, priceCents: 9000, rooms: [2] }],
      }),
    )
    const asked = `forecast?fromOn=${hotel.day(10)}&untilOn=${hotel.day(10)}`
    expect(await ok(report(asked))).toMatchObject({
      days: [{ available: 5, sold: 0, held: 2, options: 1, groups: 2 }],
    })
  })
})

describe('reports of a hotel', () => {
  test('are read by who may see its books, and exist for nobody else', async () => {
    const accountant = await createMember(app, hotel.owner.id, [
      { hotelId: hotel.hotel.id, role: 'accountant' },
    ])
    const elsewhere = await openTestHotel(app, 1, { owner: hotel.owner })
    const stranger = await openTestHotel(app, 1)
    for (const path of ['forecast', 'cash', 'cash/lines', 'taxes', 'cash/csv', 'taxes/pdf']) {
      const asked = `${path}?${january()}`
      expect((await report(asked, accountant.token)).status, path).toBe(200)
      expect((await report(asked, accountant.token, elsewhere.base)).status, path).toBe(404)
      expect((await report(asked, stranger.token)).status, path).toBe(404)
      expect((await report(asked, clerk.token)).status, path).toBe(403)
    }
  })

  test('are about a year at most, in a currency that the hotel charged in', async () => {
    const long = `fromOn=${first}&untilOn=${addDays(first, 366)}`
    expect((await report(`taxes?${long}`)).body.fields).toEqual({ untilOn: 'Use 1 to 366 days' })
    expect((await report(`cash?fromOn=${first}&untilOn=${addDays(first, -1)}`)).status).toBe(400)
    const { status, body } = await report(`cash?${january()}&currency=JPY`)
    expect([status, body.fields]).toEqual([400, { currency: 'Choose EUR' }])
  })
})
