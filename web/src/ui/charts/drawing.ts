import type { ChartData } from './chart-data.ts'

/** What every kind of chart is given. */
export type DrawingProps = {
  data: ChartData
  /** One sentence for people who cannot see it. */
  summary: string
  height: number
}
