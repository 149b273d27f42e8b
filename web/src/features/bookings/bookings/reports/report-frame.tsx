import { dateIn } from '@roomlark/contract/dates'
import type { HotelReportName } from '@roomlark/contract/figures/hotel-reports'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTitle } from '../../../../lib/use-title.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { type ReportView, readReport } from './report-address.ts'
import { ReportDates } from './report-dates.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportTabs } from './report-tabs.tsx'

type ReportFrameProps = {
  title: string
  /** The day close is about one day and has a head of its own. */
  report: HotelReportName
  /** Beside the days. */
  controls?: (view: ReportView) => ReactNode
  /** The report of the chosen hotel and days. */
  children: (hotel: Hotel, view: ReportView) => ReactNode
}

/** The head that all reports share: the hotel, the days, the files, and the way to the other reports. */
export function ReportFrame({ title, report, controls, children }: ReportFrameProps) {
  useTitle(title)
  const { search } = useLocation()
  return (
    <HotelGate>
      {(hotel, picker) => {
        const view = readReport(search, dateIn(hotel.timeZone, new Date()), report)
        const { period: _period, page: _page, ...query } = view
        return (
          <>
            <BookingsHead
              subtitle={say(
                '{report, select, forecast {{hotel}, forecast} cash {{hotel}, cash book} other {{hotel}, taxes}}',
                { report, hotel: hotel.name },
              )}
              hasNew={false}
            >
              {picker}
            </BookingsHead>
            <ReportTabs current={report} />
            <div className="mb-5 flex flex-wrap items-center justify-between gap-2.5">
              <div className="flex min-w-0 flex-wrap items-center gap-2.5">
                <ReportDates view={view} report={report} />
                {controls?.(view)}
              </div>
              <ReportFiles hotelId={hotel.id} report={report} query={query} />
            </div>
            <div key={hotel.id}>{children(hotel, view)}</div>
          </>
        )
      }}
    </HotelGate>
  )
}
