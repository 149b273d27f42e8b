import type { ReportQuery } from '@roomlark/contract/figures/analytics'
import type { Report } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { useReport } from '../../../data/analytics.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { OccupancyCard } from './occupancy-card.tsx'
import { PickUpCard } from './pick-up-card.tsx'
import { pickFilters } from './report-address.ts'
import { ReportChartCard, reportCharts } from './report-charts.tsx'
import { ReportFigures, ReportFiguresSkeleton } from './report-figures.tsx'
import { TopAffiliatesCard } from './top-affiliates-card.tsx'
import { TopHotelsCard } from './top-hotels-card.tsx'

/** Names the currency of a report, and explains how amounts in other currencies were converted. */
function currencyWords({ currency, isConverted }: Pick<Report, 'currency' | 'isConverted'>): string {
  if (!isConverted) return say('Amounts in {currency}, as booked.', { currency })
  return currency === 'USD'
    ? say('Amounts in USD, converted at the rate of the day each booking was made.')
    : say(
        'Amounts in {currency}. Bookings in other currencies are converted at the rate of the day each was made.',
        { currency },
      )
}

const half = 'desk:col-span-6'
const wide = 'desk:col-span-7'
const narrow = 'desk:col-span-5'

/** A period in figures and charts, of the platform or of one hotel, which needs no ranking. */
export function ReportView({ query, isOneHotel }: { query: ReportQuery; isOneHotel: boolean }) {
  const report = useReport(query)
  const filters = pickFilters(query)
  return (
    <>
      <Figures report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 desk:grid-cols-12">
        <ReportChartCard chart={reportCharts.revenue} report={report} className={half} />
        <ReportChartCard chart={reportCharts.bookings} report={report} className={half} />
        <ReportChartCard
          chart={reportCharts.sources}
          report={report}
          className={isOneHotel ? 'desk:col-span-12' : wide}
        />
        {isOneHotel ? null : <TopHotelsCard filters={filters} period={query.period} className={narrow} />}
        <TopAffiliatesCard filters={filters} period={query.period} className="desk:col-span-12" />
        <OccupancyCard filters={filters} period={query.period} className="desk:col-span-12" />
        <ReportChartCard chart={reportCharts.occupancy} report={report} className={half} />
        <ReportChartCard chart={reportCharts.rates} report={report} className={half} />
        <PickUpCard
          query={{ ...filters, ...(query.currency && { currency: query.currency }) }}
          className={half}
        />
        <ReportChartCard chart={reportCharts.cancellations} report={report} className={half} />
        <ReportChartCard chart={reportCharts.leadTime} report={report} className={half} />
        <ReportChartCard chart={reportCharts.lengthOfStay} report={report} className={half} />
      </div>
    </>
  )
}

function Figures({ report }: { report: ReturnType<typeof useReport> }) {
  if (report.isPending) return <ReportFiguresSkeleton />
  if (!report.data) {
    return <NotLoaded title={say('The figures did not load')} query={report} className="mb-3.5 md:mb-5" />
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">{currencyWords(report.data)}</p>
      <ReportFigures report={report.data} />
    </>
  )
}
