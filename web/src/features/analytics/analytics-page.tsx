import { useLocation } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { PeriodSegments } from './period-segments.tsx'
import { periodWords } from './period-words.ts'
import { filtersOf, readReport } from './report-address.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportView } from './report-view.tsx'

export function AnalyticsPage() {
  const { search } = useLocation()
  const query = readReport(search)
  const isWhole = Object.keys(filtersOf(query)).length === 0
  useTitle('Analytics')
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>Analytics</h1>
          <p className="mt-1 text-muted">
            {isWhole ? 'The whole platform' : 'A part of the platform'},{' '}
            {periodWords[query.period].toLowerCase()}
          </p>
        </div>
        <div className="max-md:w-full">
          <PeriodSegments period={query.period} />
        </div>
      </div>
      <ReportFilters query={query} isOneHotel={false} />
      <ReportView query={query} isOneHotel={false} />
    </>
  )
}
