import { taxGroupNames, taxRules } from '@roomlark/contract/figures/hotel-report-words'
import type { TaxMonth, TaxReport } from '@roomlark/contract/figures/hotel-reports'
import { moneyText } from '@roomlark/contract/money'
import type { PdfBlock, PdfCell } from '../../adapters/pdf/document.ts'
import { csvAmount, type Rows, spanText } from './paper-parts.ts'

/** A row for each month, rate and kind of charge, and one for the city tax. */
export function taxRows({ currency, months }: TaxReport): Rows {
  const amount = (cents: number) => csvAmount(cents, currency)
  return [
    [
      ...['From', 'Until', 'Charge', 'VAT rate in percent', 'Net', 'VAT', 'Gross', 'Currency'],
      ...['Taxed nights', 'Exempt nights'],
    ],
    ...months.flatMap(({ fromOn, untilOn, rates, cityTax }) => [
      ...rates.flatMap(({ vatPercent, groups }) =>
        groups.map(({ group, netCents, vatCents, grossCents }) => [
          ...[fromOn, untilOn, taxGroupNames[group], vatPercent],
          ...[amount(netCents), amount(vatCents), amount(grossCents), currency, '', ''],
        ]),
      ),
      [
        ...[fromOn, untilOn, 'City tax', '', amount(cityTax.amountCents), 0, amount(cityTax.amountCents)],
        ...[currency, cityTax.taxedNights, cityTax.exemptNights],
      ],
    ]),
  ]
}

export function taxBlocks({ currency, months, total, papers }: TaxReport): PdfBlock[] {
  const money = (cents: number) => moneyText(cents, currency)
  return [
    ...(months.length > 1 ? months : []).flatMap((month) => monthBlocks(month, spanText(month), money)),
    ...monthBlocks(total, months.length > 1 ? 'All months' : spanText(total), money),
    { kind: 'heading', text: 'Invoices' },
    {
      kind: 'sum',
      lines: [
        { label: 'Of these charges on invoices', amount: money(total.invoicedCents) },
        { label: 'On none yet', amount: money(total.totalCents - total.invoicedCents) },
        { label: `Issued in these days: ${papers.invoices} invoices`, amount: money(papers.invoicedCents) },
        { label: `${papers.creditNotes} credit notes`, amount: money(papers.creditedCents) },
      ],
    },
    { kind: 'closing', text: taxRules.join(' ') },
  ]
}

function monthBlocks(
  { rates, cityTax, totalCents }: TaxMonth,
  name: string,
  money: (cents: number) => string,
): PdfBlock[] {
  const rows = rates.flatMap(({ vatPercent, groups, ...sums }): PdfCell[][] => [
    ...groups.map(({ group, netCents, vatCents, grossCents }) => [
      `${vatPercent}%`,
      taxGroupNames[group],
      ...[netCents, vatCents, grossCents].map(money),
    ]),
    [
      { text: `${vatPercent}%`, look: 'strong' },
      { text: 'Together', look: 'strong' },
      ...[sums.netCents, sums.vatCents, sums.grossCents].map(
        (cents): PdfCell => ({ text: money(cents), look: 'strong' }),
      ),
    ],
  ])
  const nights = `City tax, ${cityTax.taxedNights} taxed and ${cityTax.exemptNights} exempt nights of guests`
  return [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      columns: [
        { label: 'VAT' },
        { label: 'Charge', grow: 1 },
        { label: 'Net', align: 'right' },
        { label: 'VAT', align: 'right' },
        { label: 'Gross', align: 'right' },
      ],
      rows: [...rows, ['', nights, '', '', money(cityTax.amountCents)]],
      totals: [['', { text: 'Total', look: 'strong' }, '', '', { text: money(totalCents), look: 'strong' }]],
    },
  ]
}
