import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useMay } from '../../../../session/use-may.ts'
import { TabLinks } from '../../../../ui/tab-links.tsx'
import { carriedReportParts } from './report-address.ts'

/** Every report has a page of its own. */
const reportPages = {
  forecast: { path: '/bookings/reports', name: say('Forecast') },
  cash: { path: '/bookings/reports/cash', name: say('Cash book') },
  taxes: { path: '/bookings/reports/taxes', name: say('Taxes') },
  accounting: { path: '/bookings/reports/accounting', name: say('Bookkeeping') },
  day: { path: '/bookings/reports/day', name: say('Day close') },
} as const

export type ReportPage = keyof typeof reportPages

const tabs: Readonly<Record<ReportPage, string>> = {
  forecast: reportPages.forecast.name,
  cash: reportPages.cash.name,
  taxes: reportPages.taxes.name,
  accounting: reportPages.accounting.name,
  day: reportPages.day.name,
}

/** The desk closes days; the rest is for those who may see the books. */
const ofBooks: readonly ReportPage[] = ['forecast', 'cash', 'taxes', 'accounting']

export function ReportTabs({ current }: { current: ReportPage }) {
  const { search } = useLocation()
  const seesBooks = useMay('see-books')
  return (
    <TabLinks
      label={say('Reports')}
      tabs={tabs}
      current={current}
      hidden={seesBooks ? [] : ofBooks}
      toTab={(tab) => ({ pathname: reportPages[tab].path, search: carriedReportParts(search) })}
    />
  )
}
