import type { Report } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import type { useReport } from '../../../data/analytics.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { type ChartData, hasFigures } from '../../../ui/charts/chart-data.ts'
import { SeriesLegend } from '../../../ui/charts/chart-legend.tsx'
import { lineSummary, shareSummary, stackSummary } from '../../../ui/charts/chart-summary.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { amount, bucketsData, lineData, moneyUnit, revenueBySourceData } from './report-data.ts'

type ReportChart = {
  id: string
  title: string
  subtitle: string
  read: (report: Report) => ChartData
  kind: 'line' | 'bars' | 'shares'
  empty?: string
}

export const reportCharts = {
  revenue: {
    id: 'revenue',
    title: say('Revenue'),
    subtitle: say('Over time, what the hotels keep'),
    kind: 'line',
    read: (report) =>
      lineData(report, moneyUnit(report), [
        { name: say('Revenue'), read: (of) => amount(of.revenueCents, report) },
      ]),
  },
  bookings: {
    id: 'bookings',
    title: say('Bookings'),
    subtitle: say('Over time, without cancelled ones'),
    kind: 'line',
    read: (report) => lineData(report, 'count', [{ name: say('Bookings'), read: (of) => of.bookings }]),
  },
  sources: {
    id: 'sources',
    title: say('Revenue by source'),
    subtitle: say('Where the bookings came from'),
    kind: 'bars',
    read: revenueBySourceData,
    empty: say('No revenue in this period yet.'),
  },
  occupancy: {
    id: 'occupancy',
    title: say('Occupancy'),
    subtitle: say('Share of rooms sold'),
    kind: 'line',
    read: (report) => lineData(report, 'percent', [{ name: say('Occupancy'), read: (of) => of.occupancy }]),
  },
  rates: {
    id: 'rates',
    title: say('ADR and RevPAR'),
    subtitle: say('Room revenue per night sold, and per available night'),
    kind: 'line',
    read: (report) =>
      lineData(report, moneyUnit(report), [
        { name: say('ADR'), read: (of) => amount(of.adrCents, report) },
        { name: say('RevPAR'), read: (of) => amount(of.revparCents, report) },
      ]),
  },
  leadTime: {
    id: 'lead-time',
    title: say('Lead time'),
    subtitle: say('Bookings by days before arrival'),
    kind: 'shares',
    read: ({ current }) => bucketsData(say('Days before arrival'), current.leadTime, current),
    empty: say('No bookings in this period yet.'),
  },
  lengthOfStay: {
    id: 'length-of-stay',
    title: say('Length of stay'),
    subtitle: say('Bookings by nights'),
    kind: 'shares',
    read: ({ current }) => bucketsData(say('Nights'), current.lengthOfStay, current),
    empty: say('No bookings in this period yet.'),
  },
  cancellations: {
    id: 'cancellations',
    title: say('Cancellations'),
    subtitle: say('Over time, by day of cancellation'),
    kind: 'line',
    read: (report) =>
      lineData(report, 'count', [{ name: say('Cancelled##bookings'), read: (of) => of.cancelled }]),
  },
} as const satisfies Record<string, ReportChart>

const summaries = { line: lineSummary, bars: stackSummary, shares: shareSummary }

type ReportChartCardProps = {
  chart: ReportChart
  report: ReturnType<typeof useReport>
  className: string
}

export function ReportChartCard({ chart, report, className }: ReportChartCardProps) {
  const data = report.data && chart.read(report.data)
  return (
    <ChartCard
      id={chart.id}
      title={chart.title}
      subtitle={chart.subtitle}
      loading={report}
      data={data}
      summarise={summaries[chart.kind]}
      empty={chart.empty !== undefined && data !== undefined && !hasFigures(data) && chart.empty}
      className={className}
    >
      {(drawing) => (
        <>
          {drawing.data.series.length > 1 ? <SeriesLegend data={drawing.data} /> : null}
          {chart.kind === 'line' ? <LineChart {...drawing} /> : <BarChart {...drawing} />}
        </>
      )}
    </ChartCard>
  )
}
