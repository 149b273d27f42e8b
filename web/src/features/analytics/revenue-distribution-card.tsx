import type { Period } from '@roomlark/contract/analytics'
import { ChartCard } from '../../ui/charts/chart-card.tsx'
import { hasFigures } from '../../ui/charts/chart-data.ts'
import { ShareLegend } from '../../ui/charts/chart-legend.tsx'
import { shareSummary, shareWords } from '../../ui/charts/chart-summary.ts'
import { DoughnutChart } from '../../ui/charts/drawings.ts'
import { useRevenueBySource } from './analytics.api.ts'
import { sourcesData } from './dashboard-data.ts'
import { periodSpan, today } from './period-words.ts'
import { SampleLabel } from './sample-label.tsx'
import { sampleSources } from './samples.ts'

export function RevenueDistributionCard({ period, className }: { period: Period; className: string }) {
  const sources = useRevenueBySource(period)
  const isSample = sources.data === null
  const data = sources.data
    ? sourcesData(sources.data, periodSpan(period, today()))
    : isSample
      ? sampleSources
      : undefined
  return (
    <ChartCard
      id="revenue-distribution"
      title="Revenue Distribution"
      subtitle="By source"
      loading={sources}
      data={data}
      summarise={shareSummary}
      empty={data !== undefined && !hasFigures(data) && 'No revenue in this period yet.'}
      legend={data ? shareWords(data) : []}
      note={isSample && 'sample data'}
      className={className}
      actions={isSample ? <SampleLabel /> : null}
    >
      {({ data: shown, ...drawing }) => (
        <div className="flex items-center gap-7 max-md:flex-col max-md:gap-1">
          <div className="w-full min-w-0 md:w-[244px] md:shrink-0">
            <DoughnutChart data={shown} {...drawing} height={Math.max(drawing.height, 250)} />
          </div>
          <ShareLegend data={shown} />
        </div>
      )}
    </ChartCard>
  )
}
