import { dayText } from '@roomlark/contract/dates'
import { forecastRules } from '@roomlark/contract/figures/hotel-report-words'
import type { Forecast, ForecastFigures, ForecastPart } from '@roomlark/contract/figures/hotel-reports'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfCell, PdfColumn } from '../../adapters/pdf/document.ts'
import { csvAmount, type Rows, spanText } from './paper-parts.ts'

const figureNames = () => [
  say('Available'),
  say('Out of order'),
  say('Sold'),
  say('Occupancy in percent'),
  say('Arrivals'),
  say('Departures'),
  say('Room revenue'),
  say('ADR'),
  say('RevPAR'),
]

const figureNamesBefore = () => [
  say('Day, year before'),
  say('Available, year before'),
  say('Out of order, year before'),
  say('Sold, year before'),
  say('Occupancy in percent, year before'),
  say('Arrivals, year before'),
  say('Departures, year before'),
  say('Room revenue, year before'),
  say('ADR, year before'),
  say('RevPAR, year before'),
  say('On the books then'),
  say('Room revenue on the books then'),
]

/** A row for each day. */
export function forecastRows({ currency, days, total }: Forecast): Rows {
  const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, currency))
  const figures = (of: ForecastFigures) => [
    ...[of.available, of.outOfOrder, of.sold, of.occupancy ?? '', of.arrivals, of.departures],
    ...[amount(of.roomRevenueCents), amount(of.adrCents), amount(of.revparCents)],
  ]
  const names = [say('Day'), ...figureNames(), say('Held'), say('Options'), say('Groups'), say('Currency')]
  return [
    total.before === null ? names : [...names, ...figureNamesBefore()],
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
    { label: say('Nights'), grow: 1 },
    ...[
      say('Available'),
      say('Sold'),
      say('Occupancy'),
      say('Arrivals'),
      say('Departures'),
      say('Revenue'),
      say('ADR'),
      say('RevPAR'),
    ].map((label) => ({ label, align: 'right' as const })),
  ]
  const row = (name: string, part: ForecastPart): PdfCell[] => {
    const { before } = part
    const cell = (text: string, note: string | undefined): PdfCell => ({ text, note })
    return [
      cell(name, before ? say('before: {day}', { day: dayText(before.fromOn) }) : undefined),
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
      ? [{ kind: 'paragraph', text: say('Below each figure is that of the year before.') } as const]
      : []),
    { kind: 'heading', text: say('By month') },
    {
      kind: 'table',
      columns,
      rows: months.map((month) => row(spanText(month), month)),
      ...(months.length > 1 && { totals: [row(say('All'), total)] }),
    },
    { kind: 'heading', text: say('By day') },
    { kind: 'table', columns, rows: days.map((day) => row(dayText(day.fromOn), day)) },
    { kind: 'closing', text: forecastRules.map((rule) => say(rule)).join(' ') },
  ]
}
