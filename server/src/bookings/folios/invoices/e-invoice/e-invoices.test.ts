import { randomUUID } from 'node:crypto'
import type { EInvoiceFile } from '@roomlark/contract/bookings/e-invoices'
import type { BookingInvoices } from '@roomlark/contract/bookings/invoices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../../../../../test/app.ts'
import { mailTo } from '../../../../../test/mail.ts'
import { simpleTaxes } from '../../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../../test/test-hotel.ts'

let app: TestApp
let hotel: TestHotel
beforeAll(async () => {
  app = await startTestApp()
  hotel = await openTestHotel(app, 20)
  await hotel.setTaxes(simpleTaxes({ cityTaxCents: 300, vatPercent: 10, vatIncluded: true }))
  await hotel.setInvoicing({ eInvoice: 'factur-x' })
})
afterAll(() => app.close())

const bonn = {
  name: '',
  company: 'Stadt Bonn',
  vatId: '',
  address: 'Berliner Platz 2',
  email: 'rechnung@bonn.test',
  language: 'de',
  postalCode: '53111',
  city: 'Bonn',
  country: 'DE',
  buyerReference: '04011000-12345-06',
}

async function issueTo(payer: object): Promise<{ id: string; path: string; answer: BookingInvoices }> {
  const { id } = await hotel.book({ checkInOn: hotel.day(5), checkOutOn: hotel.day(8) })
  await hotel.data(
    hotel.ask('PUT', `/api/v1/bookings/${id}/folio/folios/1`, { payer, takes: [], version: 0 }),
  )
  const answer = await read<BookingInvoices>(post(`${id}/invoices`, { position: 1, kind: 'invoice' }))
  return { id, path: `${id}/invoices/${answer.invoices[0]?.id}`, answer }
}
const read = <T>(answer: Promise<Answer>): Promise<T> => hotel.data(answer)
const post = (path: string, body: object) =>
  app.ask('POST', `/api/v1/bookings/${path}`, {
    token: hotel.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
const get = (path: string, format: string, of = hotel) =>
  of.ask('GET', `/api/v1/bookings/${path}/e-invoice?format=${format}`)
const contentOf = ({ base64 }: EInvoiceFile) => Buffer.from(base64, 'base64').toString('latin1')

describe('GET /bookings/:id/invoices/:invoiceId/e-invoice', () => {
  test('gives an invoice as Factur-X and as XRechnung to those who see the booking', async () => {
    const { path, answer } = await issueTo(bonn)
    expect(answer).toMatchObject({ attaches: 'factur-x' })
    expect(answer.invoices[0]?.eInvoices).toEqual([
      { format: 'factur-x', missing: [] },
      { format: 'xrechnung', missing: [] },
    ])
    const pdf = await read<EInvoiceFile>(get(path, 'factur-x'))
    expect(pdf).toMatchObject({
      contentType: 'application/pdf',
      filename: `${answer.invoices[0]?.number}.pdf`,
    })
    expect(contentOf(pdf)).toContain('factur-x.xml')
    const xml = await read<EInvoiceFile>(get(path, 'xrechnung'))
    expect(contentOf(xml)).toContain('<cbc:BuyerReference>04011000-12345-06</cbc:BuyerReference>')
    expect((await get(path, 'zugferd')).status).toBe(400)
    expect((await get(path, 'factur-x', await openTestHotel(app, 1))).status).toBe(404)
  })

  test('says what is missing, and that a receipt is none', async () => {
    const { id, path, answer } = await issueTo({ ...bonn, country: '', buyerReference: '' })
    expect(answer.invoices[0]?.eInvoices[1]?.missing).toEqual(['payerCountry', 'buyerReference'])
    const { status, body } = await get(path, 'xrechnung')
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('Country of who pays and Buyer reference'),
    ])
    await hotel.data(
      post(`${id}/folio/payments`, {
        position: 1,
        kind: 'payment',
        isMeant: true,
        method: 'cash',
        amountCents: 1000,
      }),
    )
    const { invoices } = await read<BookingInvoices>(post(`${id}/invoices`, { position: 1, kind: 'receipt' }))
    expect((await get(`${id}/invoices/${invoices[0]?.id}`, 'factur-x')).status).toBe(409)
  })
})

describe('the email of an invoice', () => {
  test('has the e-invoice that the hotel chose, and the PDF alone where something is missing', async () => {
    const send = async (path: string, email: string) => {
      await hotel.data(post(`${path}/mails`, { email }))
      const { attachments = [] } = await mailTo(app, email)
      return attachments.map(({ contentType, content }) => [
        contentType,
        Buffer.from(content).toString('latin1'),
      ])
    }
    const { path } = await issueTo(bonn)
    const facturX = await send(path, 'one@bonn.test')
    expect(facturX).toEqual([['application/pdf', expect.stringContaining('factur-x.xml')]])
    await hotel.setInvoicing({ eInvoice: 'xrechnung' })
    expect(await send(path, 'two@bonn.test')).toEqual([
      ['application/pdf', expect.not.stringContaining('factur-x.xml')],
      ['application/xml', expect.stringContaining('xrechnung_3.0')],
    ])
    const lacking = await issueTo({ ...bonn, country: '' })
    expect(await send(lacking.path, 'three@bonn.test')).toHaveLength(1)
  })
})
