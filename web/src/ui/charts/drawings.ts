import { lazy } from 'react'

/** Recharts comes with the first chart that is drawn, not with the page around it. */
export const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }))
export const BarChart = lazy(async () => ({ default: (await import('./bar-chart.tsx')).BarChart }))
export const DoughnutChart = lazy(async () => ({
  default: (await import('./doughnut-chart.tsx')).DoughnutChart,
}))
