import { say } from '@roomlark/contract/say'
import { getFigureFormats } from '../../lib/format-figure.ts'
import { wholePercent } from '../../lib/format-number.ts'
import { listWords } from '../../lib/list-words.ts'
import type { ChartData } from './chart-data.ts'

/** One sentence for people who cannot see the chart: both ends and the extremes of the first series. */
export function lineSummary(title: string, { points, series, unit }: ChartData): string {
  const write = getFigureFormats(unit).full
  const [main] = series
  const known = (main?.values ?? []).flatMap((value, at) => {
    const point = points[at]
    return value === null || point === undefined ? [] : [{ value, when: point.long }]
  })
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return say('{chart}: nothing to show yet.', { chart: title })
  const span = { chart: title, start: first.when, end: last.when }
  const high = known.reduce((best, next) => (next.value > best.value ? next : best))
  const low = known.reduce((best, next) => (next.value < best.value ? next : best))
  if (high.value === low.value)
    return say('{chart} from {start} to {end}: {figure} throughout.', {
      ...span,
      figure: write(high.value),
    })
  return say(
    '{chart} from {start} to {end}: {first} at first, {last} at last, highest {highest} ({highestAt}), lowest {lowest} ({lowestAt}).',
    {
      ...span,
      first: write(first.value),
      last: write(last.value),
      highest: write(high.value),
      highestAt: high.when,
      lowest: write(low.value),
      lowestAt: low.when,
    },
  )
}

/** One sentence about the shares of a whole. */
export function shareSummary(title: string, data: ChartData): string {
  const total = sumFirstSeries(data)
  if (total === 0) return say('{chart}: nothing to show yet.', { chart: title })
  return say('{chart}, {total} in all: {shares}.', {
    chart: title,
    total: getFigureFormats(data.unit).full(total),
    shares: listWords(shareWords(data)),
  })
}

/** One sentence about stacked series: the share of each in the whole. */
export function stackSummary(title: string, { axis, series, unit }: ChartData): string {
  const sums = series.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
  const points = series.map(({ name }) => ({ short: name, long: name }))
  return shareSummary(title, { axis, unit, points, series: [{ name: title, values: sums }] })
}

/** `Direct 45%`, for each part. */
export function shareWords(data: ChartData): string[] {
  const total = sumFirstSeries(data)
  return data.points.map(({ long }, at) => {
    const value = data.series[0]?.values[at] ?? 0
    return `${long} ${wholePercent(total > 0 ? (value / total) * 100 : 0)}`
  })
}

function sumFirstSeries({ series }: ChartData): number {
  return (series[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
