import type { Unit } from '../../lib/format-figure.ts'

/** A place on the axis: as it stands there, and in full. */
export type ChartPoint = { short: string; long: string }

export type ChartSeries = { name: string; values: readonly (number | null)[] }

/** What a chart, its table and its file all show. */
export type ChartData = {
  /** What the points are, e.g. `Month`. */
  axis: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  unit: Unit
}

/** Something other than nothing to draw. */
export function hasFigures({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0))
}
