import { csvText } from '@roomlark/contract/csv'
import type { Report } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { unitName } from '../../../lib/format-figure.ts'
import { reportCharts } from './report-charts.tsx'
import { figureCards, readFigure } from './report-figures.tsx'

/** Everything in a report, one value per row, so that a spreadsheet can pivot it. */
export function reportCsv(report: Report): string {
  const { current, before, currency } = report
  const spans = [current, ...(before ? [before] : [])]
  const figures = spans.flatMap(({ fromOn, untilOn, figures: of }) => [
    ...figureCards.map((card) => [
      ...[say('Figures'), `${fromOn}/${untilOn}`, card.title],
      card.unit === 'money' || card.unit === 'exact money' ? currency : unitName(card.unit),
      readFigure(card, report, of) ?? '',
    ]),
    [say('Figures'), `${fromOn}/${untilOn}`, say('Suspected clicks'), unitName('count'), of.suspectedClicks],
  ])
  const charts = Object.values(reportCharts).flatMap(({ title, read }) => {
    const { points, series, unit } = read(report)
    return series.flatMap(({ name, values }) =>
      points.map(({ iso, long }, at) => [title, iso ?? long, name, unitName(unit), values[at] ?? '']),
    )
  })
  return csvText([
    [say('Part##of a report'), say('When or what'), say('Figure'), say('Unit'), say('Value')],
    ...figures,
    ...charts,
  ])
}
