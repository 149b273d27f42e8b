import { dayText } from '@roomlark/contract/dates'
import { forecastRules } from '@roomlark/contract/figures/hotel-report-words'
import type { Forecast, ForecastFigures, ForecastPart } from '@roomlark/contract/figures/hotel-reports'
import { moneyText } from '@roomlark/contract/money'
import type { PdfBlock, PdfCell, PdfColumn } from '../../adapters/pdf/document.ts'
import { csvAmount, type Rows, spanText } from './paper-parts.ts'

const figureNames = [
  ...['Available', 'Out of order', 'Sold', 'Occupancy in percent', 'Arrivals', 'Departures'],
  ...['Room revenue', 'ADR', 'RevPAR'],
] as const

/** A row for each day. */
export function forecastRows({ currency, days, total }: Forecast): Rows {
  const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, currency))
  const figures = (of: ForecastFigures) => [
    ...[of.available, of.outOfOrder, of.sold, of.occupancy ?? '', of.arrivals, of.departures],
    ...[amount(of.roomRevenueCents), amount(of.adrCents), amount(of.revparCents)],
  ]
  const names = ['Day', ...figureNames, 'Held', 'Options', 'Groups', 'Currency']
  const before = figureNames.map((name) => `${name}, year before`)
  return [
    total.before === null
      ? names
      : [...names, 'Day, year before', ...before, 'On the books then', 'Room revenue on the books then'],
    ...days.map((day) => [
      ...[day.fromOn, ...figures(day), day.held, day.options, day.groups, currency],
      ...(day.before === null
        ? []
        : [day.before.fromOn, ...figures(day.before), day.before.onBooks, amount(day.before.onBooksCents)]),
    ]),
  ]
}

export function forecastBlocks({ currency, days, months, total }: Forecast): PdfBlock[] {
  const money = (cents: number | null) => (cents === null ? '' : moneyText(cents, currency))
  const percent = (value: number | null) => (value === null ? '' : `${value.toFixed(1)}%`)
  const hasBefore = total.before !== null
  const columns: PdfColumn[] = [
    { label: 'Nights', grow: 1 },
    ...['Available', 'Sold', 'Occupancy', 'Arrivals', 'Departures', 'Revenue', 'ADR', 'RevPAR'].map(
      (label) => ({ label, align: 'right' as const }),
    ),
  ]
  const row = (name: string, part: ForecastPart): PdfCell[] => {
    const { before } = part
    const cell = (text: string, note: string | undefined): PdfCell => ({ text, note })
    return [
      cell(name, before ? `before: ${dayText(before.fromOn)}` : undefined),
      String(part.available),
      cell(String(part.sold), before ? String(before.sold) : undefined),
      cell(percent(part.occupancy), before ? percent(before.occupancy) : undefined),
      ...[String(part.arrivals), String(part.departures)],
      cell(money(part.roomRevenueCents), before ? money(before.roomRevenueCents) : undefined),
      cell(money(part.adrCents), before ? money(before.adrCents) : undefined),
      cell(money(part.revparCents), before ? money(before.revparCents) : undefined),
    ]
  }
  return [
    ...(hasBefore
      ? [{ kind: 'paragraph', text: 'Below each figure is that of the year before.' } as const]
      : []),
    { kind: 'heading', text: 'By month' },
    {
      kind: 'table',
      columns,
      rows: months.map((month) => row(spanText(month), month)),
      ...(months.length > 1 && { totals: [row('All', total)] }),
    },
    { kind: 'heading', text: 'By day' },
    { kind: 'table', columns, rows: days.map((day) => row(dayText(day.fromOn), day)) },
    { kind: 'closing', text: forecastRules.join(' ') },
  ]
}
