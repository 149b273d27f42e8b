import type { Period } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { PeriodSegments } from './period-segments.tsx'
import { pickFilters, reportAddress } from './report-address.ts'
import { ReportExport } from './report-export.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportView } from './report-view.tsx'

/** As in the middle of a sentence. */
const lastWords: Record<Period, string> = {
  '7d': say('last 7 days'),
  '30d': say('last 30 days'),
  '90d': say('last 90 days'),
  '12m': say('last 12 months'),
}

export function AnalyticsPage() {
  const { search } = useLocation()
  const query = reportAddress.read(search)
  const isWhole = Object.keys(pickFilters(query)).length === 0
  useTitle(say('Analytics'))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{say('Analytics')}</h1>
          <p className="mt-1 text-muted">
            {isWhole ? say('The whole platform') : say('A part of the platform')}, {lastWords[query.period]}
          </p>
        </div>
        <div className="flex items-center gap-3 max-md:w-full max-md:flex-col max-md:items-stretch">
          <PeriodSegments period={query.period} />
          <ReportExport query={query} />
        </div>
      </div>
      <ReportFilters query={query} isOneHotel={false} />
      <ReportView query={query} isOneHotel={false} />
    </>
  )
}
