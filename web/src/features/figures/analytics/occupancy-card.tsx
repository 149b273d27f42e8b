import type { FilterQuery, Period } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useOccupancy } from '../../../data/analytics.ts'
import { figures } from '../../../lib/format-figure.ts'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { lineSummary } from '../../../ui/charts/chart-summary.ts'
import { HeatLegend, HeatMap } from '../../../ui/charts/heat-map.tsx'
import { heatRange } from '../../../ui/charts/heat-scale.ts'
import { nightsAround, occupancyData, occupancyGrid, weeksWords } from './occupancy-grid.ts'
import { today } from './period-words.ts'

type OccupancyCardProps = { filters: FilterQuery; period: Period; className: string }

export function OccupancyCard({ filters, period, className }: OccupancyCardProps) {
  const nights = useOccupancy({ ...filters, ...nightsAround(period, today()) })
  return (
    <ChartCard
      id="nights"
      title={say('Occupancy by night')}
      subtitle={weeksWords(period)}
      loading={nights}
      data={nights.data && occupancyData(nights.data)}
      summarise={lineSummary}
      empty={nights.data?.every(({ rooms }) => rooms === 0) && say('There are no rooms to sell yet.')}
      className={className}
    >
      {({ data, summary }) => {
        const range = heatRange(data.series[0]?.values ?? [])
        return (
          <>
            <HeatMap data={data} summary={summary} grid={occupancyGrid(nights.data ?? [])} range={range} />
            <HeatLegend
              lowest={figures.percent.full(range.lowest)}
              highest={figures.percent.full(range.highest)}
            />
          </>
        )
      }}
    </ChartCard>
  )
}
