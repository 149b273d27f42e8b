import { csvText } from '@roomlark/contract/csv'
import { unitName } from '../../lib/format-figure.ts'
import type { ChartData } from './chart-data.ts'

/** A row for each point, a column with its unit for each series. */
export function chartCsv({ axis, unit, points, series }: ChartData): string {
  const named = unitName(unit) === '' ? '' : ` (${unitName(unit)})`
  return csvText([
    [axis, ...series.map(({ name }) => `${name}${named}`)],
    ...points.map(({ iso, long }, at) => [iso ?? long, ...series.map(({ values }) => values[at] ?? '')]),
  ])
}

/** `revenue-2026-06-01-to-2026-06-30`: the file name says what the file covers. */
export function chartFileName(id: string, { period }: ChartData): string {
  return period ? `${id}-${period.fromOn}-to-${period.untilOn}` : id
}
