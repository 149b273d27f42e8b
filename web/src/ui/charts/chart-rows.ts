import type { ChartData } from './chart-data.ts'

export type ChartRow = {
  short: string
  long: string
  [series: `s${number}`]: number | null
  /** The segment from the last finished point to the unfinished one. */
  [running: `r${number}`]: number | null
}

/** A row for each point; series go by number, since a name may hold anything. */
function chartRows({ points, series }: ChartData): ChartRow[] {
  return points.map(({ short, long }, at) => {
    const row: ChartRow = { short, long }
    for (const [index, { values }] of series.entries()) row[`s${index}`] = values[at] ?? null
    return row
  })
}

/** The same with each line in two parts: the finished one, and the last segment to the unfinished point. */
export function lineRows(data: ChartData): ChartRow[] {
  const isRunning = (at: number) => data.points[at]?.isRunning === true
  return chartRows(data).map((row, at) => {
    for (const index of data.series.keys()) {
      if (isRunning(at) || isRunning(at + 1)) row[`r${index}`] = row[`s${index}`] ?? null
      if (isRunning(at)) row[`s${index}`] = null
    }
    return row
  })
}
