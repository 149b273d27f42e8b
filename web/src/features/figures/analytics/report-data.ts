import type { Bucket, FiguresPoint, Report } from '@roomlark/contract/figures/analytics-report'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { MoneyUnit, Unit } from '../../../lib/format-figure.ts'
import { axes, makePoint, type Span, spanPeriod } from '../../../parts/charts/chart-points.ts'
import type { ChartData, ChartSeries } from '../../../ui/charts/chart-data.ts'
import { sourceWords } from './source-words.ts'

/** The unit of the money in a report. */
export function moneyUnit({ currency }: { currency: string }): MoneyUnit {
  return `money ${currency}`
}

/** Major units of the currency; null stays null. */
export function amount(cents: number | null, { currency }: { currency: string }): number | null {
  return cents === null ? null : cents / minorUnits(currency)
}

type Line = { name: string; read: (point: FiguresPoint) => number | null }

/** Lines over the time of a report; the first is repeated for the period before if the report has one. */
export function lineData(report: Report, unit: Unit, lines: readonly [Line, ...Line[]]): ChartData {
  const { current, before, step } = report
  const [main] = lines
  const earlier: ChartSeries[] = before
    ? [
        {
          name: say('{figure}, period before', { figure: main.name }),
          values: current.series.map((_, at) => {
            const point = before.series[at]
            return point ? main.read(point) : null
          }),
        },
      ]
    : []
  return {
    axis: axes[step],
    unit,
    points: current.series.map((point) => makePoint(step, point)),
    series: [...lines.map(({ name, read }) => ({ name, values: current.series.map(read) })), ...earlier],
    ...spanPeriod([current]),
  }
}

export function revenueBySourceData(report: Report): ChartData {
  const { current, step } = report
  return {
    axis: axes[step],
    unit: moneyUnit(report),
    points: current.series.map((point) => makePoint(step, point)),
    series: current.sources.map(({ source }) => ({
      name: sourceWords[source],
      values: current.series.map(({ sources }) =>
        amount(sources.find((one) => one.source === source)?.revenueCents ?? 0, report),
      ),
    })),
    ...spanPeriod([current]),
  }
}

export function bucketsData(axis: string, buckets: readonly Bucket[], span: Span): ChartData {
  return {
    isNamed: true,
    ...spanPeriod([span]),
    axis,
    unit: 'count',
    points: buckets.map(({ label }) => ({ short: label, long: label })),
    series: [{ name: say('Bookings'), values: buckets.map(({ bookings }) => bookings) }],
  }
}
