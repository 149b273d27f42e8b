import type { FilterQuery, Period } from '@roomlark/contract/analytics'
import { ChartCard } from '../../ui/charts/chart-card.tsx'
import { courseSummary } from '../../ui/charts/chart-summary.ts'
import { HeatLegend, HeatMap } from '../../ui/charts/heat-map.tsx'
import { useOccupancy } from './analytics.api.ts'
import { nightsAround, occupancyData, occupancyGrid, weeksWords } from './occupancy-grid.ts'

type OccupancyCardProps = { filters: FilterQuery; period: Period; className: string }

export function OccupancyCard({ filters, period, className }: OccupancyCardProps) {
  const today = new Date().toISOString().slice(0, 10)
  const nights = useOccupancy({ ...filters, ...nightsAround(period, today) })
  return (
    <ChartCard
      id="nights"
      title="Occupancy by night"
      subtitle={weeksWords(period)}
      loading={nights}
      data={nights.data && occupancyData(nights.data)}
      summarise={courseSummary}
      empty={nights.data?.every(({ rooms }) => rooms === 0) && 'There are no rooms to sell yet.'}
      className={className}
    >
      {({ data, summary }) => (
        <>
          <HeatMap data={data} summary={summary} grid={occupancyGrid(nights.data ?? [])} highest={100} />
          <HeatLegend lowest="0%" highest="100%" />
        </>
      )}
    </ChartCard>
  )
}
