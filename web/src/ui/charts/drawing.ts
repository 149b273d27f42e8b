import type { ChartData } from './chart-data.ts'

/** Properties of every kind of chart. */
export type DrawingProps = {
  data: ChartData
  /** One sentence for people who cannot see it. */
  summary: string
  height: number
}
