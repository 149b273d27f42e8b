import type { Unit } from '../../lib/format-figure.ts'

/** A point on the axis, as written there and in full. */
export type ChartPoint = {
  short: string
  long: string
  /** For files: a date, a month or an interval, as ISO 8601 writes it. */
  iso?: string
  /** It is not over yet: its figures are those so far. */
  isRunning?: boolean
}

export type ChartSeries = { name: string; values: readonly (number | null)[] }

/** Data that a chart, its table and its file all show. */
export type ChartData = {
  /** Name of the points, e.g. `Month`. */
  axis: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  unit: Unit
  /** The days it covers, both included, for the names of its files. */
  period?: { fromOn: string; untilOn: string }
  /** The points are a few names rather than points in time, so each is written on the axis. */
  isNamed?: boolean
}

/** Properties of every kind of chart. */
export type DrawingProps = {
  data: ChartData
  /** One sentence for people who cannot see it. */
  summary: string
  height: number
}

/** Tells whether there is anything to draw. */
export function hasFigures({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0))
}
