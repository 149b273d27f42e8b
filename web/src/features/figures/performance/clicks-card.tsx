import type { Performance } from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import type { usePerformance } from '../../../data/performance.ts'
import { axes, makePoint, spanPeriod } from '../../../parts/charts/chart-points.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { type ChartData, hasFigures } from '../../../ui/charts/chart-data.ts'
import { lineSummary } from '../../../ui/charts/chart-summary.ts'

type ClicksCardProps = { performance: ReturnType<typeof usePerformance>; className: string }

/** Clicks over time, or bookings where a way of tracking is chosen, which clicks do not have. */
export function ClicksCard({ performance, className }: ClicksCardProps) {
  const { data } = performance
  const title = formatTitle(data)
  const chart = data && toChartData(data)
  return (
    <ChartCard
      id="clicks"
      title={title}
      subtitle={data?.step === 'month' ? say('Months in UTC') : say('Days in UTC')}
      loading={performance}
      data={chart}
      summarise={lineSummary}
      empty={chart !== undefined && !hasFigures(chart) && say('Nothing in these days yet.')}
      className={className}
    >
      {(drawing) => <BarChart {...drawing} />}
    </ChartCard>
  )
}

function formatTitle(data: Performance | undefined): string {
  const step = data?.step
  return data?.totals.clicks === null
    ? say('{step, select, month {Bookings by month} other {Bookings by day}}', { step })
    : say('{step, select, month {Clicks by month} other {Clicks by day}}', { step })
}

function toChartData({ series, step, totals, fromOn, untilOn }: Performance): ChartData {
  const isClicks = totals.clicks !== null
  return {
    axis: axes[step],
    unit: 'count',
    points: series.map((point) => makePoint(step, point)),
    series: [
      {
        name: isClicks ? say('Clicks') : say('Bookings'),
        values: series.map(({ clicks, bookings }) => (isClicks ? clicks : bookings)),
      },
    ],
    ...spanPeriod([{ fromOn, untilOn }]),
  }
}
