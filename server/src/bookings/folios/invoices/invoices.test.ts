import { randomUUID } from 'node:crypto'
import type { BookingInvoices, InvoiceDraft } from '@roomlark/contract/bookings/invoices'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../../test/app.ts'
import { invoicingInput } from '../../../../test/invoicing-input.ts'
import { lockWaits } from '../../../../test/locks.ts'
import { mailTo } from '../../../../test/mail.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { waitUntil } from '../../../../test/wait.ts'

let app: TestApp
let hotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 60)
  await hotel.setTaxes(simpleTaxes({ cityTaxCents: 300, vatPercent: 10, vatIncluded: true }))
})
afterAll(() => app.close())

const post = (path: string, body: object, key: string = randomUUID()): Promise<Answer> =>
  app.ask('POST', `/api/v1/bookings/${path}`, {
    token: hotel.token,
    body,
    headers: { 'idempotency-key': key },
  })
const ok = <T>(answer: Promise<Answer>): Promise<T> => hotel.data(answer)
const list = (id: string) => ok<BookingInvoices>(hotel.ask('GET', `/api/v1/bookings/${id}/invoices`))
const issue = (id: string, body: object = { position: 1, kind: 'invoice' }, key?: string) =>
  post(`${id}/invoices`, body, key)
const minibar = { position: 1, extraId: null, name: 'Minibar', quantity: 1, unitCents: 1450, vatPercent: 22 }
const cash = { position: 1, kind: 'payment', isMeant: true, method: 'cash', amountCents: 30_000 }
const book = () => hotel.book({ checkInOn: hotel.day(5), checkOutOn: hotel.day(8) })
const settings = (change: object = {}) => ({ ...invoicingInput(), version: 0, ...change })

async function textOf(path: string): Promise<string> {
  return textOfPdf(await ok<{ base64: string }>(hotel.ask('GET', `/api/v1/bookings/${path}`)))
}

async function textOfPdf({ base64 }: { base64: string }): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('invoices of a hotel', () => {
  test('carry what the hotel says about itself, changed by one person at a time', async () => {
    const path = `${hotel.base}/invoicing`
    expect(await ok(hotel.ask('GET', path))).toMatchObject({ version: 0, taxNote: '', closing: '' })
    expect((await hotel.ask('PUT', path, settings({ prefix: 'v m' }))).status).toBe(400)
    expect(await ok(hotel.ask('PUT', path, settings()))).toMatchObject({ prefix: 'VM', version: 1 })
    expect((await hotel.ask('PUT', path, settings())).status).toBe(409)
    const other = await openTestHotel(app, 1)
    expect((await other.ask('GET', path)).status).toBe(404)
  })

  test('are numbered, frozen and issued once, and say what was paid and which taxes are in it', async () => {
    const { id, reference } = await book()
    expect((await list(id)).invoices).toEqual([])
    expect(await textOf(`${id}/invoices/preview?position=1`)).toContain('not an invoice')
    await ok(post(`${id}/folio/charges`, minibar))
    await ok(post(`${id}/folio/payments`, cash))
    const key = randomUUID()
    const issued = await ok<BookingInvoices>(issue(id, undefined, key))
    const year = hotel.day(0).slice(0, 4)
    expect(issued.invoices).toMatchObject([
      {
        kind: 'invoice',
        number: `VM-${year}-0001`,
        totalCents: 33_250,
        paidCents: 30_000,
        payer: { name: 'Hana Nakamura' },
        credits: null,
        creditedBy: null,
        mails: [],
      },
    ])
    // No answer came, so the same call is made again.
    expect((await ok<BookingInvoices>(issue(id, undefined, key))).invoices).toHaveLength(1)
    expect((await issue(id)).status).toBe(409)
    const invoiceId = issued.invoices[0]?.id
    const text = await textOf(`${id}/invoices/${invoiceId}/pdf`)
    for (const part of [
      ...[`VM-${year}-0001`, reference, 'Hana Nakamura', 'Okafor Hotels srl', '84017 Positano Italy'],
      ...['VAT ID IT07412880635', 'Register no. REA SA-412907', 'IBAN IT60 X054 2811', 'Date of supply'],
      ...[
        'Minibar',
        '€332.50',
        '€32.50',
        'Small business scheme.',
        'Come back soon.',
        '10%',
        '22%',
        '€27.27',
      ],
    ]) {
      expect(text).toContain(part)
    }
    await ok(hotel.ask('PUT', `${hotel.base}/invoicing`, settings({ company: 'Another Ltd', version: 1 })))
    expect(await textOf(`${id}/invoices/${invoiceId}/pdf`)).toBe(text)
    await expect(app.sql`UPDATE invoices SET total_cents = 1`).rejects.toThrow(/append/i)
  })

  test('are taken back by a credit note, once, and what they had can be invoiced again', async () => {
    const { id } = await book()
    const [invoice] = (await ok<BookingInvoices>(issue(id))).invoices
    const credit = (reason: string) => post(`${id}/invoices/${invoice?.id}/credit`, { reason })
    expect((await credit(' ')).status).toBe(400)
    const credited = await ok<BookingInvoices>(credit('Wrong company'))
    expect(credited.invoices).toMatchObject([
      { kind: 'credit-note', totalCents: -31_800, credits: invoice?.number },
      { kind: 'invoice', creditedBy: credited.invoices[0]?.number },
    ])
    expect((await credit('Again')).status).toBe(409)
    expect(credited.open).toMatchObject([{ position: 1, chargesCents: 31_800 }])
    expect((await ok<BookingInvoices>(issue(id))).invoices[0]).toMatchObject({
      kind: 'invoice',
      totalCents: 31_800,
    })
    const text = await textOf(`${id}/invoices/${credited.invoices[0]?.id}/pdf`)
    expect(text).toContain('Wrong company')
    expect(text).toContain('−€318.00')
  })

  test('follow a booking that changes by a credit note that names its invoice and says why', async () => {
    const { id, version } = await book()
    const [invoice] = (await ok<BookingInvoices>(issue(id))).invoices
    const stay = { checkInOn: hotel.day(5), checkOutOn: hotel.day(7), version }
    await ok(hotel.ask('PUT', `/api/v1/bookings/${id}/stay`, stay))
    const draft = await ok<InvoiceDraft>(
      hotel.ask('GET', `/api/v1/bookings/${id}/invoices/draft?position=1&kind=invoice`),
    )
    expect(draft).toMatchObject({ kind: 'credit-note', totalCents: -10_600, corrects: invoice?.number })
    expect((await issue(id)).body).toMatchObject({ code: 'validation_failed', fields: { reason: 'Say why' } })
    const reason = 'One night less'
    const body = { position: 1, kind: 'invoice', reason, expectedTotalCents: draft.totalCents }
    const [note, first] = (await ok<BookingInvoices>(issue(id, body))).invoices
    const named = { credits: null, corrects: invoice?.number, reason }
    expect(note).toMatchObject({ kind: 'credit-note', totalCents: -10_600, ...named })
    expect(first).toMatchObject({ creditedBy: null })
    const text = await textOf(`${id}/invoices/${note?.id}/pdf`)
    expect(text).toContain(`For invoice ${invoice?.number} of `)
    expect(text).toContain(`Reason ${reason}`)
  })

  test('are issued as they were shown, or not at all', async () => {
    const { id } = await book()
    const draft = await ok<InvoiceDraft>(
      hotel.ask('GET', `/api/v1/bookings/${id}/invoices/draft?position=1&kind=invoice`),
    )
    expect(draft).toMatchObject({ kind: 'invoice', totalCents: 31_800, corrects: null })
    expect(draft.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(31_800)
    await ok(post(`${id}/folio/charges`, minibar))
    const shown = { position: 1, kind: 'invoice', expectedTotalCents: draft.totalCents }
    expect((await issue(id, shown)).status).toBe(409)
    await ok(issue(id, { ...shown, expectedTotalCents: 33_250 }))
  })

  test('name the company that issues them with its address and register number', async () => {
    const own = await openTestHotel(app, 1)
    const company = {
      name: 'Marenne srl',
      streetAddress: 'Via Cristoforo Colombo 9',
      postalCode: '84017',
      city: 'Amalfi',
      country: 'IT',
      vatId: 'IT01234567890',
      registerNumber: 'REA SA-412907',
    }
    await ok(own.ask('PUT', '/api/v1/company', { ...company, version: 0 }))
    const { id } = await own.book({ checkInOn: own.day(5), checkOutOn: own.day(6) })
    const read = async () => {
      const path = `/api/v1/bookings/${id}/invoices/preview?position=1`
      return textOfPdf(await ok<{ base64: string }>(own.ask('GET', path)))
    }
    const text = await read()
    for (const part of [
      'Issued by Marenne srl Via Cristoforo Colombo 9 84017 Amalfi Italy',
      'VAT ID IT01234567890 Register no. REA SA-412907',
      // The hotel itself.
      'Via dei Limoni 14, 84017 Positano, Italy',
    ])
      expect(text).toContain(part)
    // Whoever saved other details before the register number was among them has the company's, and their address is
    // one text that has to be sorted out.
    await own.setInvoicing({ registerNumber: '' })
    expect(await read()).not.toContain('Register no.')
    await app.sql`
      UPDATE hotel_invoicing SET register_number = NULL, street_address = NULL, country = NULL, city = '',
        postal_code = '', address = E'Via Roma 1\\nPositano' WHERE hotel_id = ${own.hotel.id}`
    expect(await read()).toContain('Register no. REA SA-412907')
    expect(await ok(own.ask('GET', `${own.base}/invoicing`))).toMatchObject({
      ...{ streetAddress: 'Via Roma 1, Positano', postalCode: '', city: '', country: 'IT' },
    })
  })

  test('are not issued while the law of the country asks for more, and guests leave without them', async () => {
    const own = await openTestHotel(app, 1)
    const { id } = await own.book({ checkInOn: own.day(0), checkOutOn: own.day(1) })
    const at = `/api/v1/bookings/${id}/invoices`
    const draft = () => ok<InvoiceDraft>(own.ask('GET', `${at}/draft?position=1&kind=invoice`))
    const issueOwn = () =>
      app.ask('POST', at, {
        token: own.token,
        body: { position: 1, kind: 'invoice' },
        headers: { 'idempotency-key': randomUUID() },
      })
    const missing = ['company', 'streetAddress', 'postalCode', 'city', 'vatId', 'taxNote']
    expect((await draft()).missing).toEqual(missing)
    const refused = await issueOwn()
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(Object.keys(refused.body.fields ?? {})).toEqual(missing)
    expect(refused.body.message).toContain('Company, Street and number, Postal code, City')
    for (const to of ['checked-in', 'checked-out']) expect((await own.transition(id, to)).status).toBe(200)
    await own.setInvoicing({ taxNote: '' })
    expect((await draft()).missing).toEqual(['taxNote'])
    await own.setInvoicing()
    const due = own.day(14)
    expect(await draft()).toMatchObject({ missing: [], dueOn: due })
    expect((await issueOwn()).status).toBe(200)
  })

  test('are sent by email in the language of who pays, with the paper attached', async () => {
    const { id } = await book()
    const payer = { name: 'Jonas Weber', company: 'Weber GmbH', vatId: 'DE123456789', address: 'Am Tor 2' }
    const body = { payer: { ...payer, email: 'jonas@weber.test', language: 'de' }, takes: [], version: 1 }
    await ok(post(`${id}/folio/charges`, minibar))
    await ok(hotel.ask('PUT', `/api/v1/bookings/${id}/folio/folios/1`, body))
    const [invoice] = (await ok<BookingInvoices>(issue(id))).invoices
    expect(invoice).toMatchObject({ language: 'de', payer: { company: 'Weber GmbH' } })
    expect(await textOf(`${id}/invoices/${invoice?.id}/pdf`)).toContain('Leistungszeitraum')
    const key = randomUUID()
    const send = (again = key) =>
      ok<BookingInvoices>(post(`${id}/invoices/${invoice?.id}/mails`, { email: 'jonas@weber.test' }, again))
    // No answer came, so the same call is made again.
    const [mailed] = [await send(), await send()]
    expect(mailed.invoices[0]?.mails).toMatchObject([{ email: 'jonas@weber.test' }])
    const mail = await mailTo(app, 'jonas@weber.test')
    expect(mail.subject).toContain(`Rechnung ${invoice?.number}`)
    expect(mail.attachments?.[0]).toMatchObject({ filename: `${invoice?.number}.pdf` })
    expect((await send(randomUUID())).invoices[0]?.mails).toHaveLength(2)
    await mailTo(app, 'jonas@weber.test', 2)
  })

  test('by two clerks at once, while the booking changes and is paid: every line is on one paper', async () => {
    const { id, version, stays, totalCents } = await book()
    const night = { stayId: stays[0].id, night: hotel.day(5), priceCents: 4000 }
    const change = { kind: 'price', nights: [night], reason: 'Noise' }
    const price = { change, version, expectedTotalCents: totalCents - 6000 }
    const noise = { position: 1, kind: 'invoice', reason: 'Noise' }
    const four = (make: () => Promise<Answer>) => Promise.all(Array.from({ length: 4 }, make))
    const answers = await Promise.all([
      four(() => issue(id, noise)),
      four(() => post(`${id}/changes`, price)),
      four(() => post(`${id}/folio/payments`, cash)),
      four(() => post(`${id}/folio/charges`, minibar)),
    ])
    const done = answers.map((some) => some.filter(({ status }) => status === 200).length)
    expect(done.slice(1)).toEqual([1, 4, 4])
    expect(done[0]).toBeGreaterThan(0)
    expect(answers.flat().every(({ status }) => status === 200 || status === 409)).toBe(true)
    await issue(id, noise)
    const { invoices, open } = await list(id)
    const invoiced = invoices.reduce((sum, paper) => sum + paper.totalCents, 0)
    expect(invoiced).toBe(totalCents - 6000 + 4 * 1450)
    expect(open).toMatchObject([{ chargesCents: 0 }])
  })

  test('receipts have numbers of their own and every payment once', async () => {
    const { id } = await book()
    await ok(post(`${id}/folio/payments`, cash))
    const receipt = { position: 1, kind: 'receipt' }
    const issued = await ok<BookingInvoices>(issue(id, receipt))
    expect(issued.invoices[0]).toMatchObject({ kind: 'receipt', totalCents: 30_000 })
    expect(issued.invoices[0]?.number).toMatch(/^VM-\d{4}-R0001$/)
    expect((await issue(id, receipt)).status).toBe(409)
    expect(await textOf(`${id}/invoices/${issued.invoices[0]?.id}/pdf`)).toContain('cash')
  })

  test('nobody else finds them', async () => {
    const { id } = await book()
    const [invoice] = (await ok<BookingInvoices>(issue(id))).invoices
    const other = await openTestHotel(app, 1)
    const base = `/api/v1/bookings/${id}/invoices`
    for (const path of [base, `${base}/${invoice?.id}/pdf`, `${base}/preview?position=1`]) {
      expect((await other.ask('GET', path)).status, path).toBe(404)
    }
    const own = await other.book({ checkInOn: other.day(5), checkOutOn: other.day(6) })
    expect((await other.ask('GET', `/api/v1/bookings/${own.id}/invoices/${invoice?.id}/pdf`)).status).toBe(
      404,
    )
  })

  test('have no gap and no number twice: fifty at once, and some of them killed', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, book))
    const clerks = Array.from({ length: 5 }, () => bookings).flat()
    const answers = await Promise.all(clerks.map(({ id }) => issue(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(200),
      ...Array(40).fill(409),
    ])
    const crashing = await book()
    for (let round = 0; round < 3; round += 1) {
      const killed = app.sql.begin(async (sql) => {
        await sql`SELECT FROM invoice_numbers WHERE hotel_id = ${hotel.hotel.id} FOR UPDATE`
        const answer = issue(crashing.id)
        await waitUntil('the number to be taken', async () => (await lockWaits(app)) > 0)
        await app.sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'roomlark' AND wait_event_type = 'Lock'`
        throw new Error(`answered ${(await answer).status}`)
      })
      await expect(killed).rejects.toThrow(/answered 50/)
    }
    await ok(issue(crashing.id))
    const rows = await app.sql`
      SELECT sequence FROM invoices WHERE hotel_id = ${hotel.hotel.id} AND series = 'invoice' ORDER BY sequence`
    const sequences = rows.map(({ sequence }) => sequence)
    expect(sequences.length).toBeGreaterThan(10)
    expect(sequences).toEqual(sequences.map((_, at) => at + 1))
    // Frozen sums are what the lines on them say.
    const off = await app.sql`
      SELECT i.number FROM invoices i JOIN invoiced_lines p ON p.invoice_id = i.id
        JOIN folio_lines l ON l.id = p.folio_line_id
      WHERE i.series = 'invoice' GROUP BY i.id
      HAVING i.total_cents <> coalesce(sum(l.amount_cents) FILTER (WHERE l.method IS NULL), 0)`
    expect(off).toHaveLength(0)
  })
})
