import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useBookingTrends } from '../../../data/analytics.ts'
import { periodLetters, periodWords } from '../../../parts/charts/period-words.ts'
import { ChartCard } from '../../../ui/charts/chart-card.tsx'
import { lineSummary } from '../../../ui/charts/chart-summary.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { trendsData } from './dashboard-data.ts'
import { chartPeriods, periodAddress } from './period-words.ts'
import { SampleLabel } from './sample-label.tsx'
import { sampleTrends } from './samples.ts'

const choices = chartPeriods.map((value) => ({
  value,
  label: periodLetters[value],
  words: periodWords[value],
}))

type BookingTrendsCardProps = {
  /** spec §2: half a year, and nothing to choose. */
  isFixed: boolean
  className: string
}

export function BookingTrendsCard({ isFixed, className }: BookingTrendsCardProps) {
  const { search } = useLocation()
  const period = isFixed ? '6m' : periodAddress.read(search).trend
  const trends = useBookingTrends(period)
  const isSample = trends.data === null
  const data = trends.data
    ? trendsData(trends.data, period.endsWith('m') ? 'month' : 'day')
    : isSample
      ? sampleTrends
      : undefined
  return (
    <ChartCard
      id="booking-trends"
      title={say('Booking Trends')}
      subtitle={isSample ? periodWords['6m'] : periodWords[period]}
      loading={trends}
      data={data}
      summarise={lineSummary}
      note={isSample && say('sample data')}
      className={className}
      actions={
        isSample ? (
          <SampleLabel />
        ) : isFixed ? null : (
          <Segments
            label={say('Booking Trends, period')}
            size="sm"
            value={period}
            choices={choices}
            toChoice={(trend) => ({ search: periodAddress.with(search, { trend }) })}
          />
        )
      }
    >
      {(drawing) => <LineChart {...drawing} />}
    </ChartCard>
  )
}
