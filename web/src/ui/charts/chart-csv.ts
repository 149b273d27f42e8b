import { csvText } from '../../lib/csv.ts'
import type { ChartData } from './chart-data.ts'

/** A row for each point, a column for each series. */
export function chartCsv({ axis, points, series }: ChartData): string {
  return csvText([
    [axis, ...series.map(({ name }) => name)],
    ...points.map(({ long }, at) => [long, ...series.map(({ values }) => values[at] ?? '')]),
  ])
}
