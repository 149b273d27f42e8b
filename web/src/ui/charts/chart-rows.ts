import type { ChartData } from './chart-data.ts'

export type ChartRow = { short: string; long: string; [series: `s${number}`]: number | null }

/** Recharts reads a row for each point; series go by number, since a name may hold anything. */
export function chartRows({ points, series }: ChartData): ChartRow[] {
  return points.map(({ short, long }, at) => {
    const row: ChartRow = { short, long }
    for (const [index, { values }] of series.entries()) row[`s${index}`] = values[at] ?? null
    return row
  })
}
