import { partnerReports, type ReportRhythm } from '@roomlark/contract/partners/partner-reports'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { useChange } from '../lib/use-mutation.ts'
import { notificationKeys } from './keys.ts'

export function useReportChoice() {
  return useCall(notificationKeys.report, partnerReports.get)
}

export function useSaveReportChoice() {
  return useChange(
    (rhythm: ReportRhythm) => call(partnerReports.save, { body: { rhythm } }),
    notificationKeys.report,
  )
}
