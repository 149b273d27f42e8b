import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { PeriodSegments } from './period-segments.tsx'
import { reportAddress } from './report-address.ts'
import { ReportExport } from './report-export.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportView } from './report-view.tsx'

/** The parts of the analytics page, for one hotel. */
export function HotelAnalytics({ hotel }: { hotel: Hotel }) {
  const { search } = useLocation()
  const { period, compare, source, currency } = reportAddress.read(search)
  const query = {
    period,
    compare,
    hotelId: hotel.id,
    ...(source && { source }),
    ...(currency && { currency }),
  }
  return (
    <section aria-label={say('Analytics')}>
      <ReportFilters query={query} isOneHotel>
        <div className="flex items-center gap-3 max-md:w-full max-md:flex-col max-md:items-stretch">
          <PeriodSegments period={period} />
          <ReportExport query={query} />
        </div>
      </ReportFilters>
      <ReportView query={query} isOneHotel />
    </section>
  )
}
