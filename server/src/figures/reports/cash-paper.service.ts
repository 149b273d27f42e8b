import { dayText } from '@roomlark/contract/dates'
import { cashKindNames, cashLineTitle } from '@roomlark/contract/figures/hotel-report-words'
import type { CashBook, CashSums } from '@roomlark/contract/figures/hotel-reports'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfCell, PdfColumn } from '../../adapters/pdf/document.ts'
import type { CashLineRow } from './cash.queries.ts'
import { csvAmount, type Rows, timeText } from './paper-parts.ts'

/** Every line, and what all cash since the first day is after it. */
export function cashRows({ currency }: CashBook, lines: readonly CashLineRow[], timeZone: string): Rows {
  let cashCents = 0
  return [
    [
      ...[
        say('Day'),
        say('Time'),
        say('Booking'),
        say('Folio'),
        say('Kind'),
        say('Method'),
        say('Card'),
        say('Amount'),
        say('Currency'),
      ],
      ...[say('Cash so far'), say('By'), say('Note')],
    ],
    ...lines.map(({ day, at, reference, position, kind, method, cardDigits, amountCents, by, note }) => {
      if (method === 'cash') cashCents += amountCents
      return [
        ...[
          day,
          timeText(timeZone, at),
          reference,
          position,
          say(cashKindNames[kind]),
          say(paymentMethodNames[method]),
        ],
        ...[cardDigits ?? '', csvAmount(amountCents, currency), currency],
        ...[method === 'cash' ? csvAmount(cashCents, currency) : '', by, note ?? ''],
      ]
    }),
  ]
}

const sumColumns = (): PdfColumn[] => [
  { label: say('Payments'), align: 'right' },
  { label: say('Refunds'), align: 'right' },
  { label: say('Corrections'), align: 'right' },
  { label: say('Net##after refunds'), align: 'right' },
]

export function cashBlocks(book: CashBook, lines: readonly CashLineRow[], timeZone: string): PdfBlock[] {
  const money = (cents: number) => moneyText(cents, book.currency)
  const sums = ({ paymentsCents, refundsCents, correctionsCents, netCents }: CashSums): string[] =>
    [paymentsCents, refundsCents, correctionsCents, netCents].map(money)
  const strong = (cells: readonly string[]): PdfCell[] => cells.map((text) => ({ text, look: 'strong' }))
  return [
    { kind: 'heading', text: say('By method and person') },
    {
      kind: 'table',
      columns: [{ label: say('Method') }, { label: say('By'), grow: 1 }, ...sumColumns()],
      rows: book.parts.map(({ method, clerk, sums: own }) => [
        say(paymentMethodNames[method]),
        clerk.name,
        ...sums(own),
      ]),
      totals: [strong([say('Total'), '', ...sums(book.total)])],
    },
    { kind: 'heading', text: say('By day') },
    {
      kind: 'table',
      columns: [
        { label: say('Day'), grow: 1 },
        ...sumColumns(),
        { label: say('Cash so far'), align: 'right' },
      ],
      rows: book.days.map(({ day, sums: own, cashCents }) => [dayText(day), ...sums(own), money(cashCents)]),
    },
    { kind: 'heading', text: say('Every line') },
    ...(lines.length < book.total.lines
      ? [
          {
            kind: 'paragraph',
            text: say('The first {count} of {total}; the CSV has all.', {
              count: lines.length,
              total: book.total.lines,
            }),
          } as const,
        ]
      : []),
    {
      kind: 'table',
      columns: [
        ...[
          { label: say('Day') },
          { label: say('Time') },
          { label: say('Booking') },
          { label: say('What') },
          { label: say('By'), grow: 1 },
        ],
        { label: say('Amount'), align: 'right' },
      ],
      rows: lines.map(({ day, at, reference, position, kind, method, by, note, amountCents }) => [
        dayText(day),
        timeText(timeZone, at),
        position === 1 ? reference : say('{reference}, folio {number}', { reference, number: position }),
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
      text: say(
        'Lines count on the day on which they were written. Cash so far begins with the first day of this report.',
      ),
    },
  ]
}
