import type { Period } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useRevenueBySource } from '../../../data/analytics.ts'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { type ChartData, hasFigures } from '../../../ui/charts/chart-data.ts'
import { ShareLegend } from '../../../ui/charts/chart-legend.tsx'
import { shareSummary, shareWords } from '../../../ui/charts/chart-summary.ts'
import { DoughnutChart } from '../../../ui/charts/doughnut-chart.tsx'
import { sourcesData } from './dashboard-data.ts'
import { periodSpan, today } from './period-words.ts'
import { SampleLabel } from './sample-label.tsx'
import { fixedShares, sampleSources } from './samples.ts'

type Loading = Parameters<typeof ChartCard>[0]['loading']
type DistributionProps = {
  loading: Loading
  data: ChartData | undefined
  isSample: boolean
  className: string
}

export function RevenueDistributionCard({ period, className }: { period: Period; className: string }) {
  const sources = useRevenueBySource(period)
  const isSample = sources.data === null
  const data = sources.data
    ? sourcesData(sources.data, periodSpan(period, today()))
    : isSample
      ? sampleSources
      : undefined
  return <Distribution loading={sources} data={data} isSample={isSample} className={className} />
}

/** spec §2: fixed figures, while the platform's own are not open yet. */
export function FixedDistributionCard({ className }: { className: string }) {
  return <Distribution loading={nothingToLoad} data={fixedShares} isSample className={className} />
}

const nothingToLoad: Loading = { isPending: false, isFetching: false, refetch: () => undefined }

function Distribution({ loading, data, isSample, className }: DistributionProps) {
  return (
    <ChartCard
      id="revenue-distribution"
      title={say('Revenue Distribution')}
      subtitle={say('By source')}
      loading={loading}
      data={data}
      summarise={shareSummary}
      empty={data !== undefined && !hasFigures(data) && say('No revenue in this period yet.')}
      legend={data ? shareWords(data) : []}
      note={isSample && say('sample data')}
      className={className}
      actions={isSample ? <SampleLabel /> : null}
    >
      {(drawing) => (
        <div className="@container">
          <div className="flex flex-col items-center gap-1 @[380px]:flex-row @[380px]:gap-7">
            <div className="w-full min-w-0 @[380px]:w-[244px] @[380px]:shrink-0">
              <DoughnutChart {...drawing} label={say('revenue')} />
            </div>
            <ShareLegend data={drawing.data} />
          </div>
        </div>
      )}
    </ChartCard>
  )
}
