import { taxGroupNames, taxRules } from '@roomlark/contract/figures/hotel-report-words'
import type { TaxMonth, TaxReport } from '@roomlark/contract/figures/hotel-reports'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useTaxReport } from '../../../../data/reports.ts'
import { longRangeWords, monthWords } from '../../../../lib/day-words.ts'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { BellSpot } from '../../../../ui/spot.tsx'
import { CurrencyChip } from './currency-chip.tsx'
import type { ReportView } from './report-address.ts'
import { ReportBody } from './report-body.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'

export function TaxReportPage() {
  return (
    <ReportFrame title={say('Taxes')} report="taxes">
      {(hotel, view) => <Taxes hotel={hotel} view={view} />}
    </ReportFrame>
  )
}

function Taxes({ hotel, view: { fromOn, untilOn, currency } }: { hotel: Hotel; view: ReportView }) {
  const taxes = useTaxReport(hotel.id, { fromOn, untilOn, ...(currency && { currency }) })
  return (
    <ReportBody
      report={taxes}
      failed={say('The taxes did not load')}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {(data) => (
        <>
          <CurrencyChip {...data} />
          <Months report={data} />
          <div className="grid gap-5 lg:grid-cols-2">
            <Papers report={data} />
            <Rules />
          </div>
        </>
      )}
    </ReportBody>
  )
}

/** All days together first, then each month. */
function Months({ report: { months, total, currency } }: { report: TaxReport }) {
  const charged = months.filter(({ rates, cityTax }) => rates.length > 0 || cityTax.amountCents !== 0)
  if (charged.length === 0) {
    return (
      <Card>
        <EmptyState
          spot={<BellSpot />}
          title={say('Nothing was charged in these days')}
          text={say(
            'What guests are charged is listed here once it is on a folio, which begins at check-in at the latest.',
          )}
        />
      </Card>
    )
  }
  const isWhole = months.length === 1
  return (
    <>
      <MonthCard month={total} name={longRangeWords(total.fromOn, total.untilOn)} currency={currency} />
      {isWhole
        ? null
        : charged.map((month) => (
            <MonthCard key={month.fromOn} month={month} name={monthWords(month.fromOn)} currency={currency} />
          ))}
    </>
  )
}

function MonthCard({ month, name, currency }: { month: TaxMonth; name: string; currency: string }) {
  const { rates, cityTax, totalCents } = month
  const money = (cents: number) => moneyText(cents, currency)
  const { taxedNights, exemptNights } = cityTax
  return (
    <Card aria-label={name} className="overflow-hidden p-0! md:p-0!">
      <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
        <CardHead title={name} />
      </div>
      <ReportTable
        caption={say('VAT and city tax, {period}', { period: name })}
        columns={[
          { label: say('Charge##noun') },
          ...[say('Net'), say('VAT'), say('Gross')].map((label) => ({ label, isNumber: true })),
        ]}
        rows={[
          ...rates.flatMap(({ vatPercent, groups, ...sums }) => [
            {
              key: String(vatPercent),
              look: 'strong' as const,
              cells: [
                vatPercent === 0
                  ? say('Without VAT')
                  : say('VAT {percent}', { percent: percentText(vatPercent) }),
                ...[sums.netCents, sums.vatCents, sums.grossCents].map(money),
              ],
            },
            ...groups.map(({ group, netCents, vatCents, grossCents }) => ({
              key: `${vatPercent} ${group}`,
              look: 'part' as const,
              cells: [taxGroupNames[group], ...[netCents, vatCents, grossCents].map(money)],
            })),
          ]),
          {
            key: 'city-tax',
            look: 'strong',
            cells: [say('City tax'), money(cityTax.amountCents), money(0), money(cityTax.amountCents)],
          },
          ...(taxedNights + exemptNights > 0
            ? [
                {
                  key: 'nights',
                  look: 'part' as const,
                  cells: [
                    say('{taxed} taxed and {exempt} exempt nights of guests', {
                      taxed: countText(taxedNights),
                      exempt: countText(exemptNights),
                    }),
                    ...['', '', ''],
                  ],
                },
              ]
            : []),
        ]}
        foot={[say('Total'), '', '', money(totalCents)]}
      />
    </Card>
  )
}

function Papers({ report: { total, papers, currency } }: { report: TaxReport }) {
  const money = (cents: number) => moneyText(cents, currency)
  const rows = [
    [say('Of these charges on invoices'), total.invoicedCents],
    [say('On no invoice yet'), total.totalCents - total.invoicedCents],
    [
      say('Issued in these days, {count, plural, one {# invoice} other {# invoices}}', {
        count: papers.invoices,
      }),
      papers.invoicedCents,
    ],
    [
      say('Issued in these days, {count, plural, one {# credit note} other {# credit notes}}', {
        count: papers.creditNotes,
      }),
      papers.creditedCents,
    ],
  ] as const
  return (
    <Card>
      <CardHead title={say('Invoices')} subtitle={say('Charges, invoices and credit notes')} />
      <dl className="grid gap-2.5">
        {rows.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Rules() {
  return (
    <Card>
      <CardHead title={say('When something counts')} />
      <ul className="grid list-disc gap-1.5 pl-5 text-[14px] leading-5 text-muted">
        {taxRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
