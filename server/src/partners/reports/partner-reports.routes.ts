import { partnerReports } from '@roomlark/contract/partners/partner-reports'
import { route } from '../../http/route.ts'
import { getReportChoice, saveReportChoice } from './partner-reports.service.ts'

export const partnerReportsRoutes = [
  route(partnerReports.get, (ctx) => getReportChoice(ctx)),
  route(partnerReports.save, (ctx, { body }) => saveReportChoice(ctx, body)),
]
