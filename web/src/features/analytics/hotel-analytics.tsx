import type { Hotel } from '@roomlark/contract/hotels'
import { useLocation } from 'react-router'
import { PeriodSegments } from './period-segments.tsx'
import { readReport } from './report-address.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportView } from './report-view.tsx'

/** The parts of the analytics page, for one hotel. */
export function HotelAnalytics({ hotel }: { hotel: Hotel }) {
  const { search } = useLocation()
  const { period, compare, source } = readReport(search)
  const query = { period, compare, ...(source && { source }), hotelId: hotel.id }
  return (
    <section aria-label="Analytics">
      <ReportFilters query={query} isOneHotel>
        <div className="max-md:w-full">
          <PeriodSegments period={period} />
        </div>
      </ReportFilters>
      <ReportView query={query} isOneHotel />
    </section>
  )
}
