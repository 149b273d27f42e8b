import type { Report } from '@roomlark/contract/report'
import { csvText } from '../../lib/csv.ts'
import { reportCharts } from './report-charts.tsx'
import { toldFigures } from './report-figures.tsx'

/** Everything a report tells, one value a row, so that a spreadsheet can turn it any way. */
export function reportCsv({ current, before, ...rest }: Report): string {
  const spans = [current, ...(before ? [before] : [])]
  const figures = spans.flatMap(({ fromOn, untilOn, figures: told }) =>
    toldFigures.map(({ title, read }) => ['Figures', `${fromOn} to ${untilOn}`, title, read(told) ?? '']),
  )
  const charts = Object.values(reportCharts).flatMap(({ title, read }) => {
    const { points, series } = read({ current, before, ...rest })
    return series.flatMap(({ name, values }) =>
      points.map(({ long }, at) => [title, long, name, values[at] ?? '']),
    )
  })
  return csvText([['Part', 'When or what', 'Figure', 'Value'], ...figures, ...charts])
}
