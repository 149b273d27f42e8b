import { taxGroupNames, taxRules } from '@roomlark/contract/figures/hotel-report-words'
import type { TaxMonth, TaxReport } from '@roomlark/contract/figures/hotel-reports'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfCell } from '../../adapters/pdf/document.ts'
import { csvAmount, type Rows, spanText } from './paper-parts.ts'

/** A row for each month, rate and kind of charge, and one for the city tax. */
export function taxRows({ currency, months }: TaxReport): Rows {
  const amount = (cents: number) => csvAmount(cents, currency)
  return [
    [
      ...[
        say('From'),
        say('Until'),
        say('Charge'),
        say('VAT rate in percent'),
        say('Net'),
        say('VAT'),
        say('Gross'),
        say('Currency'),
      ],
      ...[say('Taxed nights'), say('Exempt nights')],
    ],
    ...months.flatMap(({ fromOn, untilOn, rates, cityTax }) => [
      ...rates.flatMap(({ vatPercent, groups }) =>
        groups.map(({ group, netCents, vatCents, grossCents }) => [
          ...[fromOn, untilOn, say(taxGroupNames[group]), vatPercent],
          ...[amount(netCents), amount(vatCents), amount(grossCents), currency, '', ''],
        ]),
      ),
      [
        ...[
          fromOn,
          untilOn,
          say('City tax'),
          '',
          amount(cityTax.amountCents),
          0,
          amount(cityTax.amountCents),
        ],
        ...[currency, cityTax.taxedNights, cityTax.exemptNights],
      ],
    ]),
  ]
}

export function taxBlocks({ currency, months, total, papers }: TaxReport): PdfBlock[] {
  const money = (cents: number) => moneyText(cents, currency)
  return [
    ...(months.length > 1 ? months : []).flatMap((month) => monthBlocks(month, spanText(month), money)),
    ...monthBlocks(total, months.length > 1 ? say('All months') : spanText(total), money),
    { kind: 'heading', text: say('Invoices') },
    {
      kind: 'sum',
      lines: [
        { label: say('Of these charges on invoices'), amount: money(total.invoicedCents) },
        { label: say('On none yet'), amount: money(total.totalCents - total.invoicedCents) },
        {
          label: say('Issued in these days: {count} invoices', { count: papers.invoices }),
          amount: money(papers.invoicedCents),
        },
        {
          label: say('{count} credit notes', { count: papers.creditNotes }),
          amount: money(papers.creditedCents),
        },
      ],
    },
    { kind: 'closing', text: taxRules.map((rule) => say(rule)).join(' ') },
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
      say(taxGroupNames[group]),
      ...[netCents, vatCents, grossCents].map(money),
    ]),
    [
      { text: `${vatPercent}%`, look: 'strong' },
      { text: say('Together'), look: 'strong' },
      ...[sums.netCents, sums.vatCents, sums.grossCents].map(
        (cents): PdfCell => ({ text: money(cents), look: 'strong' }),
      ),
    ],
  ])
  const nights = say('City tax, {taxed} taxed and {exempt} exempt nights of guests', {
    taxed: cityTax.taxedNights,
    exempt: cityTax.exemptNights,
  })
  return [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      columns: [
        { label: say('VAT') },
        { label: say('Charge'), grow: 1 },
        { label: say('Net'), align: 'right' },
        { label: say('VAT'), align: 'right' },
        { label: say('Gross'), align: 'right' },
      ],
      rows: [...rows, ['', nights, '', '', money(cityTax.amountCents)]],
      totals: [
        ['', { text: say('Total'), look: 'strong' }, '', '', { text: money(totalCents), look: 'strong' }],
      ],
    },
  ]
}
