import { readFileSync } from 'node:fs'
import { makeCreditNote, type Paper } from '@roomlark/contract/bookings/invoice-paper'
import { datedRange, longDay, moneyIn, percentIn, weekdayRange } from '@roomlark/contract/guest-formats'
import { type GuestLanguage, guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { invoicingInput } from '../../../../test/invoicing-input.ts'
import type { PdfBlock, PdfDocument } from '../../../adapters/pdf/document.ts'
import { renderPdf } from '../../../adapters/pdf/render-pdf.ts'
import { paperDocument } from './paper-pdf.service.ts'

const madeAt = new Date('2026-11-19T12:00:00Z')

/** Counts the empty boxes of a document: the glyph with the number 0, which every font draws for what it lacks. */
async function countBoxes(document: PdfDocument): Promise<number> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf(document)))
  let boxes = 0
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { argsArray } = await (await pdf.getPage(page)).getOperatorList()
    for (const args of argsArray) {
      const glyphs: unknown[] = Array.isArray(args?.[0]) ? args[0] : []
      boxes += glyphs.filter(isBox).length
    }
  }
  return boxes
}

function isBox(glyph: unknown): boolean {
  return (
    typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0
  )
}

const documentOf = (blocks: readonly PdfBlock[]): PdfDocument => ({
  ...{ title: 'Paper', subtitle: '', running: 'Paper', number: '1', issuer: 'Roomlark', madeAt },
  blocks,
})

/** Lays a text out in each face of a paper. */
const inEachFace = (text: string): PdfBlock[] => [
  { kind: 'heading', text },
  { kind: 'paragraph', text },
  { kind: 'paragraph', text: [{ strong: text }] },
]

const line = { fromOn: null, untilOn: null, method: null, cardDigits: null, onDate: '2026-08-01' }

function paperIn(language: GuestLanguage): Paper {
  const { prefix: _prefix, dueDays: _days, eInvoice: _choice, streetAddress, ...issuer } = invoicingInput()
  const kinds = ['room', 'fee', 'city-tax', 'vat', 'cancellation', 'no-show', 'waiver', 'extra'] as const
  const methods = ['card', 'cash', 'transfer', 'voucher', 'ota', 'online'] as const
  const amount = { quantity: 3, unitCents: 123_456_789, amountCents: -370_370_367 }
  return {
    ...{ kind: 'invoice', language, issuedOn: '2026-08-01', dueOn: '2026-08-15', currency: 'EUR' },
    issuer: {
      ...issuer,
      ...{ address: streetAddress, hotelName: 'Hôtel Žofie', hotelAddress: 'Łódź', taxNumber: '1', bic: 'B' },
    },
    payer: { ...{ name: 'Ærø Ñandú', company: 'İ GmbH', vatId: 'DE1', address: 'ß', email: '' }, language },
    stay: { reference: 'RL-1', checkInOn: '2026-07-30', checkOutOn: '2026-08-02', guests: 2, rooms: [] },
    vatIncluded: false,
    lines: [
      ...kinds.map((kind) => ({ ...line, ...amount, kind, name: null, vatBps: 1000 })),
      {
        ...line,
        ...amount,
        kind: 'room',
        name: 'Suite',
        vatBps: 550,
        fromOn: '2026-07-30',
        untilOn: '2026-08-01',
      },
    ],
    payments: methods.map((method) => ({
      ...{ ...line, ...amount, kind: 'payment', name: null, vatBps: null, method },
      cardDigits: method === 'card' ? '4417' : null,
    })),
    taxes: [{ vatBps: 1050, netCents: 1_234_567, vatCents: -98_765, grossCents: 2 }],
    ...{ totalCents: 2_345_678, paidCents: 0, credits: null },
  }
}

describe('no box stands in place of a letter', () => {
  test('where a font lacks one, it is found', async () => {
    expect(await countBoxes(documentOf([{ kind: 'paragraph', text: 'a\u{13000}' }]))).toBe(1)
  })

  test('a currency whose sign no font has is written by its code', async () => {
    const pdf = await renderPdf(documentOf([{ kind: 'paragraph', text: '₺12.50, 12,50 ₺, GH₵3, −₺1' }]))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text.replace(/\s/g, ' ')).toContain('TRY 12.50, 12,50 TRY, GHS 3, −TRY 1')
  })

  test.each(guestLanguageCodes)('on papers, and in any text, amount or date, in %s', async (language) => {
    const paper = paperIn(language)
    const number = 'VM-2026-0001'
    const papers: Paper[] = [
      paper,
      makeCreditNote(paper, { number, reason: 'Wrong', issuedOn: '2026-08-02' }),
      {
        ...paper,
        corrects: { number, invoices: [{ number, issuedOn: '2026-08-01' }], reason: 'Left early' },
      },
      { ...paper, kind: 'receipt', taxes: [] },
    ]
    // In one document, because drawing each would take most of the time.
    const [first, ...others] = papers.map((one) => paperDocument(one, { number, madeAt }))
    const blocks = others.flatMap(({ title, subtitle, blocks: own }): PdfBlock[] => [
      { kind: 'page', title, subtitle },
      ...own,
    ])
    const whole = { ...documentOf([]), ...first }
    const texts = inEachFace(sayEverything(language))
    expect(await countBoxes({ ...whole, blocks: [...whole.blocks, ...blocks, ...texts] })).toBe(0)
  })
})

/** Every letter of the catalogue, and every amount and date that a paper may have. */
function sayEverything(language: GuestLanguage): string {
  const file = new URL(`../../../../../contract/texts/${language}.json`, import.meta.url)
  const catalogue = language === 'en' ? {} : JSON.parse(readFileSync(file, 'utf8'))
  const letters = [...new Set(Object.entries(catalogue).flat().join(''))].sort()
  const amounts = Intl.supportedValuesOf('currency').map((code) => moneyIn(language, -123_456_789, code))
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`)
  const dates = days.flatMap((day) => [
    longDay(language, day),
    datedRange(language, day, '2027-01-02'),
    weekdayRange(language, day, '2027-01-02'),
  ])
  return [...letters, ...amounts, ...dates, percentIn(language, 12.5)].join(' ')
}
