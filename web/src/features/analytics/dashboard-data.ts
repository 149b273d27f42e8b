import type { SourceShare, Trends } from '@roomlark/contract/dashboard'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { sourceWords } from './source-words.ts'

export function trendsData({ labels, datasets }: Trends, axis: string): ChartData {
  return {
    axis,
    unit: 'count',
    points: labels.map((label) => ({ short: label, long: label })),
    series: datasets.map(({ label, data }) => ({ name: label, values: data })),
  }
}

export function sourcesData(shares: readonly SourceShare[]): ChartData {
  return {
    axis: 'Source',
    unit: 'dollars',
    points: shares.map(({ source }) => ({ short: sourceWords[source], long: sourceWords[source] })),
    series: [{ name: 'Revenue', values: shares.map(({ revenueUsdCents }) => revenueUsdCents / 100) }],
  }
}
