import { dayText } from '@roomlark/contract/dates'
import { cashKindNames, cashLineTitle } from '@roomlark/contract/figures/hotel-report-words'
import type { CashBook, CashSums } from '@roomlark/contract/figures/hotel-reports'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { moneyText } from '@roomlark/contract/money'
import type { PdfBlock, PdfCell, PdfColumn } from '../../adapters/pdf/document.ts'
import type { CashLineRow } from './cash.queries.ts'
import { csvAmount, type Rows, timeText } from './paper-parts.ts'

/** Every line, and what all cash since the first day is after it. */
export function cashRows({ currency }: CashBook, lines: readonly CashLineRow[], timeZone: string): Rows {
  let cashCents = 0
  return [
    [
      ...['Day', 'Time', 'Booking', 'Folio', 'Kind', 'Method', 'Card', 'Amount', 'Currency'],
      ...['Cash so far', 'By', 'Note'],
    ],
    ...lines.map(({ day, at, reference, position, kind, method, cardDigits, amountCents, by, note }) => {
      if (method === 'cash') cashCents += amountCents
      return [
        ...[
          day,
          timeText(timeZone, at),
          reference,
          position,
          cashKindNames[kind],
          paymentMethodNames[method],
        ],
        ...[cardDigits ?? '', csvAmount(amountCents, currency), currency],
        ...[method === 'cash' ? csvAmount(cashCents, currency) : '', by, note ?? ''],
      ]
    }),
  ]
}

const sumColumns: readonly PdfColumn[] = [
  { label: 'Payments', align: 'right' },
  { label: 'Refunds', align: 'right' },
  { label: 'Corrections', align: 'right' },
  { label: 'Net', align: 'right' },
]

export function cashBlocks(book: CashBook, lines: readonly CashLineRow[], timeZone: string): PdfBlock[] {
  const money = (cents: number) => moneyText(cents, book.currency)
  const sums = ({ paymentsCents, refundsCents, correctionsCents, netCents }: CashSums): string[] =>
    [paymentsCents, refundsCents, correctionsCents, netCents].map(money)
  const strong = (cells: readonly string[]): PdfCell[] => cells.map((text) => ({ text, look: 'strong' }))
  return [
    { kind: 'heading', text: 'By method and person' },
    {
      kind: 'table',
      columns: [{ label: 'Method' }, { label: 'By', grow: 1 }, ...sumColumns],
      rows: book.parts.map(({ method, clerk, sums: own }) => [
        paymentMethodNames[method],
        clerk.name,
        ...sums(own),
      ]),
      totals: [strong(['Total', '', ...sums(book.total)])],
    },
    { kind: 'heading', text: 'By day' },
    {
      kind: 'table',
      columns: [{ label: 'Day', grow: 1 }, ...sumColumns, { label: 'Cash so far', align: 'right' }],
      rows: book.days.map(({ day, sums: own, cashCents }) => [dayText(day), ...sums(own), money(cashCents)]),
    },
    { kind: 'heading', text: 'Every line' },
    ...(lines.length < book.total.lines
      ? [
          {
            kind: 'paragraph',
            text: `The first ${lines.length} of ${book.total.lines}; the CSV has all.`,
          } as const,
        ]
      : []),
    {
      kind: 'table',
      columns: [
        ...[
          { label: 'Day' },
          { label: 'Time' },
          { label: 'Booking' },
          { label: 'What' },
          { label: 'By', grow: 1 },
        ],
        { label: 'Amount', align: 'right' },
      ],
      rows: lines.map(({ day, at, reference, position, kind, method, by, note, amountCents }) => [
        dayText(day),
        timeText(timeZone, at),
        position === 1 ? reference : `${reference}, folio ${position}`,
        {
          text: cashLineTitle({ kind, method }),
          note: note ?? undefined,
        },
        by,
        money(amountCents),
      ]),
    },
    {
      kind: 'closing',
      text: 'Lines count on the day on which they were written. Cash so far begins with the first day of this report.',
    },
  ]
}
