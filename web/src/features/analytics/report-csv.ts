import type { Report } from '@roomlark/contract/report'
import { csvText } from '../../lib/csv.ts'
import { unitNames } from '../../lib/format-figure.ts'
import { reportCharts } from './report-charts.tsx'
import { toldFigures } from './report-figures.tsx'

/** Everything a report tells, one value a row, so that a spreadsheet can turn it any way. */
export function reportCsv({ current, before, ...rest }: Report): string {
  const spans = [current, ...(before ? [before] : [])]
  const figures = spans.flatMap(({ fromOn, untilOn, figures: told }) =>
    toldFigures.map(({ title, unit, read }) => [
      ...['Figures', `${fromOn}/${untilOn}`, title, unitNames[unit]],
      read(told) ?? '',
    ]),
  )
  const charts = Object.values(reportCharts).flatMap(({ title, read }) => {
    const { points, series, unit } = read({ current, before, ...rest })
    return series.flatMap(({ name, values }) =>
      points.map(({ iso, long }, at) => [title, iso ?? long, name, unitNames[unit], values[at] ?? '']),
    )
  })
  return csvText([['Part', 'When or what', 'Figure', 'Unit', 'Value'], ...figures, ...charts])
}
