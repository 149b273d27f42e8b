import type { SourceShare, Trends } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import { axes, makePoint, type Span, type Step, spanPeriod } from '../../../parts/charts/chart-points.ts'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { sourceWords } from './source-words.ts'

export function trendsData({ labels, spans = [], datasets }: Trends, step: Step): ChartData {
  return {
    axis: axes[step],
    unit: 'count',
    points: labels.map((label, at) => {
      const span = spans[at]
      return span ? { ...makePoint(step, span), short: label } : { short: label, long: label }
    }),
    series: datasets.map(({ label, data }) => ({ name: label, values: data })),
    ...spanPeriod(spans),
  }
}

export function sourcesData(shares: readonly SourceShare[], span: Span): ChartData {
  return {
    axis: say('Source'),
    unit: 'dollars',
    points: shares.map(({ source }) => ({ short: sourceWords[source], long: sourceWords[source] })),
    series: [{ name: say('Revenue'), values: shares.map(({ revenueUsdCents }) => revenueUsdCents / 100) }],
    ...spanPeriod([span]),
  }
}
