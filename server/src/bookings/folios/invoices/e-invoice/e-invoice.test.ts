import { listEInvoiceGaps } from '@roomlark/contract/bookings/e-invoice-needs'
import type { BilledLine } from '@roomlark/contract/bookings/invoice-lines'
import { makeBill, makeCreditNote, makePaper, type Paper } from '@roomlark/contract/bookings/invoice-paper'
import { vatOnTop } from '@roomlark/contract/inventory/folio-charges'
import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { listBrokenRules } from '../../../../../test/e-invoice-rules.ts'
import { invoicingInput } from '../../../../../test/invoicing-input.ts'
import { renderPdf } from '../../../../adapters/pdf/render-pdf.ts'
import { paperDocument } from '../paper-pdf.service.ts'
import { splitAmounts } from './amounts.ts'
import { writeCii } from './cii.ts'
import { makeEInvoice } from './e-invoice.ts'
import { writeXRechnung } from './ubl.ts'
import { priceText } from './xml.ts'

const number = 'VM-2026-0418'
const madeAt = new Date('2026-08-01T10:00:00Z')

const blank: BilledLine = {
  id: 'a',
  kind: 'extra',
  name: 'Minibar & <bar>',
  fromOn: null,
  untilOn: null,
  quantity: 1,
  unitCents: 1450,
  amountCents: 1450,
  vatBps: 1900,
  method: null,
  cardDigits: null,
  onDate: '2026-08-01',
  endsId: null,
  correctsId: null,
}
const line = (change: Partial<BilledLine>): BilledLine => {
  const next = { ...blank, ...change }
  return { ...next, amountCents: next.quantity * next.unitCents }
}
const room = line({
  kind: 'room',
  name: 'Doppelzimmer',
  fromOn: '2026-07-30',
  untilOn: '2026-08-01',
  quantity: 3,
  unitCents: 11_999,
  vatBps: 700,
})
const cityTax = line({ kind: 'city-tax', name: null, vatBps: null, unitCents: 650 })
const paid = line({ kind: 'payment', name: null, vatBps: null, unitCents: -10_000, method: 'card' })

function frame(issuer: Partial<Paper['issuer']> = {}, payer: Partial<Paper['payer']> = {}) {
  const {
    prefix: _prefix,
    dueDays,
    streetAddress,
    postalCode,
    city,
    eInvoice: _choice,
    ...known
  } = invoicingInput({
    company: 'Adler Hotel GmbH',
    country: 'DE',
    vatId: 'DE 123456789',
    registerCourt: 'Amtsgericht München',
    registerNumber: 'HRB 12345',
    iban: 'DE02120300000000202051',
    terms: 'Payable without deduction.',
    taxNote: '',
  })
  return {
    dueDays,
    issuer: {
      ...known,
      hotelName: 'Zum Adler',
      hotelAddress: 'Am Tor 2, München',
      address: 'Am Tor 2\n80331 München',
      place: { streetAddress, postalCode, city, country: 'DE' },
      phone: '+49 89 123456',
      ...issuer,
    },
    payer: {
      name: 'Jonas Weber',
      company: 'Stadt Bonn',
      vatId: '',
      address: 'Berliner Platz 2',
      postalCode: '53111',
      city: 'Bonn',
      country: 'DE',
      buyerReference: '04011000-1234512345-06',
      email: 'rechnung@bonn.test',
      language: 'de',
      ...payer,
    },
    stay: { reference: 'RL-4M8TX', checkInOn: '2026-07-30', checkOutOn: '2026-08-02', guests: 2, rooms: [] },
    issuedOn: '2026-08-02',
    currency: 'EUR',
    vatIncluded: true,
  }
}
const paperOf = (lines: BilledLine[], more = {}, issuer?: Partial<Paper['issuer']>): Paper =>
  makePaper({ ...frame(issuer), ...more }, 'invoice', lines)

function expectRulesKept(paper: Paper): void {
  expect(listBrokenRules(makeEInvoice(paper, number))).toEqual([])
}

const billed = {
  guestName: 'Jonas Weber',
  checkInOn: '2026-07-30',
  checkOutOn: '2026-08-02',
  guests: 1,
  rooms: [],
}
const notes = { taxNote: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.' }
const papers: [string, Paper][] = [
  ['taxed rooms beside city tax, partly paid', paperOf([room, line({}), cityTax, paid])],
  [
    'an invoice that is paid in cash',
    paperOf([room, { ...paid, unitCents: -35_997, amountCents: -35_997, method: 'cash' }]),
  ],
  [
    'a bill of two stays, one of them partly paid',
    makeBill(frame(), [
      { ...billed, reference: 'RL-4M8TX', lines: [room, cityTax, paid] },
      { ...billed, reference: 'RL-7KQPD', checkOutOn: '2026-08-04', lines: [line({ id: 'other' })] },
    ]),
  ],
  ['a small business', paperOf([{ ...room, vatBps: null }, cityTax], {}, notes)],
  ['nothing but a fee outside the scope of VAT', paperOf([{ ...cityTax, kind: 'no-show' }])],
  ['something at the rate of zero', paperOf([room, line({ vatBps: 0 })])],
  [
    'a hotel with a tax number and no VAT id',
    paperOf([room], {}, { vatId: '', taxNumber: '143/123/12345', registerNumber: '' }),
  ],
  [
    'VAT on top of prices',
    paperOf([room, line({ kind: 'vat', vatBps: 700, unitCents: vatOnTop(35_997, 700) })], {
      vatIncluded: false,
    }),
  ],
  ['a fee that is partly waived', paperOf([room, line({ kind: 'waiver', vatBps: 700, unitCents: -2000 })])],
  [
    'a credit note',
    makeCreditNote(paperOf([room, cityTax]), { number, reason: 'Wrong company', issuedOn: '2026-08-03' }),
  ],
  ['a credit note about a difference', paperOf([{ ...room, unitCents: -11_999, amountCents: -35_997 }])],
]

const ublOrder = [
  ...[
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    'TypeCode',
    'Note',
    'DocumentCurrencyCode',
  ],
  ...[
    'BuyerReference',
    'InvoicePeriod',
    'BillingReference',
    'AccountingSupplierParty',
    'AccountingCustomerParty',
  ],
  ...['Delivery', 'PaymentMeans', 'PaymentTerms', 'TaxTotal', 'LegalMonetaryTotal', 'Line'],
]

describe('an e-invoice', () => {
  test.each(papers)('keeps every rule of the norm: %s', (_what, paper) => expectRulesKept(paper))

  test('has the elements of the official schema, in their order', async () => {
    for (const [, paper] of papers) {
      const { errors } = await validateXsd(writeCii(makeEInvoice(paper, number)), Profile.EN16931)
      expect(errors).toEqual([])
    }
  })

  test('is an invoice or a credit note of UBL, whose elements stand in the order of its schema', () => {
    for (const [, paper] of papers) {
      const xml = writeXRechnung(makeEInvoice(paper, number))
      const name = paper.kind === 'credit-note' ? 'CreditNote' : 'Invoice'
      expect(xml).toContain(`<${name} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"`)
      const parts = [...new Set([...xml.matchAll(/^ {2}<c[ab]c:(\w+)/gm)].map(([, part = '']) => part))]
      const known = ublOrder.map((part) =>
        part.replace('Type', `${name}Type`).replace(/^Line$/, `${name}Line`),
      )
      expect(parts).toEqual(known.filter((part) => parts.includes(part)))
    }
  })

  test('adds up to the cent with the paper, whatever is on it', () => {
    const rates = fc.constantFrom(null, 0, 250, 700, 1000, 1900, 2200)
    const kinds = fc.constantFrom('room', 'extra', 'fee', 'city-tax', 'cancellation', 'waiver', 'payment')
    const any = fc.record({
      kind: kinds,
      vatBps: rates,
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: -50_000, max: 200_000 }),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), fc.boolean(), (drawn, vatIncluded) => {
        const lines = drawn.flatMap(({ kind, vatBps, quantity, cents }, at): BilledLine[] => {
          const isPlain = kind === 'city-tax' || kind === 'payment'
          const own = line({
            id: String(at),
            kind,
            quantity,
            unitCents: cents,
            vatBps: isPlain ? null : vatBps,
            ...(kind === 'payment' && { method: 'card' }),
          })
          const onTop = vatIncluded || isPlain ? 0 : vatOnTop(own.amountCents, vatBps ?? 0)
          return onTop === 0 ? [own] : [own, line({ id: `v${at}`, kind: 'vat', vatBps, unitCents: onTop })]
        })
        fc.pre(lines.some(({ kind }) => kind !== 'payment'))
        const paper = paperOf(lines, { vatIncluded })
        const sign = paper.kind === 'credit-note' ? -1 : 1
        const { lines: net, groups, totals } = splitAmounts(paper)
        const sum = (numbers: number[]) => numbers.reduce((cents, one) => cents + one, 0)
        // BR-CO-10, 13, 14, 15 and 16
        expect(totals.netCents).toBe(sum(net.map(({ netCents }) => netCents)))
        expect(totals.vatCents).toBe(sum(groups.map(({ vatCents }) => vatCents)))
        expect(totals.grossCents).toBe(totals.netCents + totals.vatCents)
        expect(totals.dueCents).toBe(totals.grossCents - totals.paidCents)
        expect(totals.grossCents).toBe(0 + sign * paper.totalCents)
        expect(sum(paper.taxes.map(({ vatCents }) => vatCents))).toBe(0 + sign * totals.vatCents)
        for (const { category, rateBps, netCents, vatCents } of groups) {
          const own = net.filter((one) => one.category === category && one.rateBps === rateBps)
          expect(netCents).toBe(sum(own.map((one) => one.netCents)))
          // BR-CO-17, which rounds once: VAT within prices is at most a cent off, VAT on top a cent for each line.
          const computed = Math.round((netCents * rateBps) / 10_000)
          expect(Math.abs(vatCents - computed)).toBeLessThanOrEqual(vatIncluded ? 1 : own.length)
        }
        for (const { quantity, priceCents, netCents } of makeEInvoice(paper, number).lines) {
          const again = Math.abs(quantity) * Number(priceText(priceCents, 'EUR')) * 100
          expect(Math.abs(again - Math.abs(netCents))).toBeLessThan(1)
        }
        expectRulesKept(paper)
      }),
    )
  })

  test('is embedded in a PDF/A-3 that names it, and is the same whenever it is drawn', async () => {
    const [[, paper] = ['', paperOf([room])]] = papers
    const xml = writeCii(makeEInvoice(paper, number))
    const document = { ...paperDocument(paper, { number, madeAt }), data: { xml, description: 'Rechnung' } }
    const pdf = await renderPdf(document)
    const read = await getDocumentProxy(new Uint8Array(pdf))
    const [name = ''] = [...((await read.getAttachments())?.keys() ?? [])]
    expect(name).toBe('factur-x.xml')
    expect(Buffer.from((await read.getAttachmentContent(name)) ?? []).toString()).toBe(xml)
    expect(pdf.toString('latin1')).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>')
    expect((await renderPdf(document)).equals(pdf)).toBe(true)
  })

  test('says what a paper lacks', () => {
    const paper = paperOf([room])
    expect(listEInvoiceGaps(paper, 'xrechnung')).toEqual([])
    const bare = { ...paper, payer: { ...paper.payer, country: '', buyerReference: '' } }
    expect(listEInvoiceGaps(bare, 'factur-x')).toEqual(['payerCountry'])
    expect(listEInvoiceGaps(bare, 'xrechnung')).toEqual(['payerCountry', 'buyerReference'])
    const { place: _place, ...before } = paper.issuer
    expect(listEInvoiceGaps({ ...paper, issuer: before }, 'factur-x')).toEqual(['parts'])
    expect(listEInvoiceGaps({ ...paper, currency: 'KWD' }, 'factur-x')).toEqual(['currency'])
  })
})
