import type { PrintedLine } from '@roomlark/contract/bookings/invoice-lines'
import type { BilledStay, Paper } from '@roomlark/contract/bookings/invoice-paper'
import { datedRange, dayRange, moneyIn, percentIn } from '@roomlark/contract/guest-formats'
import { fill } from '@roomlark/contract/say'
import type { PdfBlock, PdfCell, PdfDocument, PdfSumLine } from '../../../adapters/pdf/document.ts'
import { headBlock, writeIssuer } from './paper-head.service.ts'
import { formatLineName } from './paper-lines.ts'
import { type PaperWords, paperWordsIn } from './paper-words.ts'

/** Lays a paper out as a PDF; one without a number is a preview. */
export function paperDocument(
  paper: Paper,
  { number, madeAt }: { number: string | null; madeAt: Date },
): PdfDocument {
  const words = paperWordsIn(paper.language)
  const { issuer } = paper
  const title = words.kinds[paper.kind]
  return {
    brand: issuer.hotelName,
    brandNote: issuer.hotelAddress,
    language: paper.language,
    title,
    subtitle: number ?? words.preview,
    running: `${title} ${number ?? words.preview}`,
    number: number ?? '',
    pageText: words.page,
    issuer: [
      [issuer.hotelName, issuer.company].filter(Boolean).join(', '),
      writeIssuer(paper, words).length === 0 && issuer.vatId ? fill(words.vatId, { id: issuer.vatId }) : '',
      issuer.email,
      words.madeWith,
    ]
      .filter(Boolean)
      .join(', '),
    madeAt,
    blocks: [
      headBlock(paper, words),
      ...(number === null ? [{ kind: 'paragraph', text: words.previewNote, look: 'muted' } as const] : []),
      ...(paper.kind === 'receipt' ? receiptBlocks(paper, words) : invoiceBlocks(paper, number, words)),
      ...(issuer.closing === '' ? [] : [{ kind: 'closing', text: issuer.closing } as const]),
    ],
  }
}

function invoiceBlocks(paper: Paper, number: string | null, words: PaperWords): PdfBlock[] {
  return [
    linesTable(paper, words),
    {
      kind: 'columns',
      columns: [
        { grow: 1, blocks: [] },
        { grow: 1, blocks: [sumBlock(paper, words)] },
      ],
    },
    {
      kind: 'columns',
      columns: [
        { grow: 1, blocks: paidBlocks(paper, number, words) },
        { grow: 1.35, blocks: taxBlocks(paper, words) },
      ],
    },
  ]
}

function linesTable({ lines, stays, taxes, language, currency }: Paper, words: PaperWords): PdfBlock {
  const money = (cents: number) => moneyIn(language, cents, currency)
  const hasVat = taxes.some(({ vatBps }) => vatBps > 0)
  const rate = ({ kind, vatBps }: PrintedLine) =>
    kind === 'vat' || vatBps === null ? '' : percentIn(language, vatBps / 100)
  return {
    kind: 'table',
    columns: [
      { label: words.what, grow: 1 },
      { label: words.when },
      { label: words.quantity, align: 'right' },
      { label: words.price, align: 'right' },
      ...(hasVat ? [{ label: words.vatHead, align: 'right' } as const] : []),
      { label: words.amount, align: 'right' },
    ],
    rows: lines.flatMap((line, index): PdfCell[][] => {
      const row = [
        formatLineName(line, language, words),
        formatLineDates(line, language),
        String(line.quantity),
        money(line.unitCents),
        ...(hasVat ? [rate(line)] : []),
        money(line.amountCents),
      ]
      const isFirst = line.reference !== lines[index - 1]?.reference
      const stay = isFirst ? stays?.find(({ reference }) => reference === line.reference) : undefined
      return stay ? [stayRow(stay, language, row.length), row] : [row]
    }),
  }
}

/** Heading of the lines of one stay, on a bill of several. */
function stayRow(
  { reference, guestName, checkInOn, checkOutOn, rooms }: BilledStay,
  language: Paper['language'],
  columns: number,
): PdfCell[] {
  const numbers = rooms.flatMap(({ number }) => number ?? []).join(', ')
  const note = [guestName, numbers].filter(Boolean).join(', ')
  return [
    { text: [{ strong: reference }], note },
    { text: datedRange(language, checkInOn, checkOutOn), look: 'muted' },
    ...Array.from({ length: columns - 2 }, () => ''),
  ]
}

/** Only what was charged at the desk has a day of its own; the rest is about the stay. */
function formatLineDates(
  { kind, fromOn, untilOn, onDate }: PrintedLine,
  language: Paper['language'],
): string {
  if (fromOn !== null && untilOn !== null) return dayRange(language, fromOn, untilOn)
  return kind === 'extra' ? dayRange(language, onDate, onDate) : ''
}

function sumBlock({ lines, totalCents, language, currency }: Paper, words: PaperWords): PdfBlock {
  const money = (cents: number) => moneyIn(language, cents, currency)
  const sumLines = (isIn: (line: PrintedLine) => boolean) =>
    lines.filter(isIn).reduce((cents, { amountCents }) => cents + amountCents, 0)
  const charges = sumLines(({ kind }) => kind !== 'city-tax' && kind !== 'vat')
  const cityTax = sumLines(({ kind }) => kind === 'city-tax')
  const rates = [...new Set(lines.flatMap(({ kind, vatBps }) => (kind === 'vat' ? [vatBps ?? 0] : [])))]
  const parts: PdfSumLine[] = [
    { label: words.charges, amount: money(charges) },
    ...(cityTax === 0 ? [] : [{ label: words.cityTax, amount: money(cityTax) }]),
    ...rates.map((rate) => ({
      label: fill(words.vatOnTop, { rate: percentIn(language, rate / 100) }),
      amount: money(sumLines(({ kind, vatBps }) => kind === 'vat' && (vatBps ?? 0) === rate)),
    })),
  ]
  return {
    kind: 'sum',
    lines: [
      ...(parts.length > 1 ? parts : []),
      { label: words.total, amount: money(totalCents), weight: 'result' },
    ],
  }
}

function paidBlocks(paper: Paper, number: string | null, words: PaperWords): PdfBlock[] {
  const { language, currency, payments, totalCents, paidCents, kind } = paper
  if (kind === 'credit-note' && payments.length === 0) return []
  const left = totalCents - paidCents
  return [
    { kind: 'heading', text: payments.length > 0 ? words.paid : words.payment },
    {
      kind: 'sum',
      lines: [
        ...paymentLines(paper, words),
        {
          label: left < 0 ? words.toPayBack : words.stillToPay,
          amount: moneyIn(language, Math.abs(left), currency),
          weight: 'subtotal',
        },
      ],
    },
    ...dueBlocks(paper, number, words),
  ]
}

/** Bank details for the amount due, for payers who do not pay at the desk. */
function dueBlocks({ dueOn, issuer, language }: Paper, number: string | null, words: PaperWords): PdfBlock[] {
  const { iban, bic, bankName, company, hotelName, terms } = issuer
  if (!dueOn) return []
  const values = { day: datedRange(language, dueOn, dueOn), company: company || hotelName }
  const account = [`IBAN ${groupDigits(iban ?? '')}`, bic ? `BIC ${bic}` : '', bankName ?? '']
  const asked = [fill(words.payTo, values), number === null ? '' : fill(words.payReference, { number })]
  const toBank: PdfBlock[] = [
    { kind: 'paragraph', text: asked.join(' ') },
    ...account.filter(Boolean).map((strong): PdfBlock => ({ kind: 'paragraph', text: [{ strong }] })),
  ]
  return [
    ...(iban ? toBank : []),
    ...(terms ? [{ kind: 'paragraph', text: terms, look: 'muted' } as const] : []),
  ]
}

/** `IT60 X054 2811`, in one word, so that it is not broken. */
function groupDigits(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join('\u00a0')
}

function paymentLines({ payments, language, currency }: Paper, words: PaperWords): PdfSumLine[] {
  return payments.map(({ onDate, method, cardDigits, amountCents }) => {
    const how =
      cardDigits === null ? words.methods[method ?? 'cash'] : fill(words.cardEnding, { digits: cardDigits })
    const day = dayRange(language, onDate, onDate)
    return {
      label: amountCents > 0 ? fill(words.refund, { day, method: how }) : `${day}, ${how}`,
      amount: moneyIn(language, 0 - amountCents, currency),
    }
  })
}

function taxBlocks({ taxes, issuer, language, currency }: Paper, words: PaperWords): PdfBlock[] {
  const money = (cents: number) => moneyIn(language, cents, currency)
  const charged = taxes.filter(({ vatBps }) => vatBps > 0)
  const blocks: PdfBlock[] = [{ kind: 'heading', text: words.taxes }]
  if (charged.length === 0) blocks.push({ kind: 'paragraph', text: words.noVat })
  else {
    blocks.push({
      kind: 'table',
      columns: [
        { label: words.rate, grow: 1 },
        { label: words.net, align: 'right' },
        { label: words.vatHead, align: 'right' },
        { label: words.gross, align: 'right' },
      ],
      rows: taxes.map(({ vatBps, netCents, vatCents, grossCents }) => [
        percentIn(language, vatBps / 100),
        money(netCents),
        money(vatCents),
        money(grossCents),
      ]),
    })
  }
  if (issuer.taxNote !== '') blocks.push({ kind: 'paragraph', text: issuer.taxNote })
  return blocks
}

function receiptBlocks(paper: Paper, words: PaperWords): PdfBlock[] {
  return [
    { kind: 'heading', text: words.received },
    {
      kind: 'sum',
      lines: [
        ...paymentLines(paper, words),
        {
          label: words.total,
          amount: moneyIn(paper.language, paper.totalCents, paper.currency),
          weight: 'result',
        },
      ],
    },
  ]
}
