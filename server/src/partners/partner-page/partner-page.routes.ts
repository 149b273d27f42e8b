import { partnerPages } from '@roomlark/contract/partners/partner-page'
import { route } from '../../http/route.ts'
import { getPartnerPage, savePartnerPage } from './partner-page.service.ts'

export const partnerPageRoutes = [
  route(partnerPages.get, (ctx) => getPartnerPage(ctx)),
  route(partnerPages.save, (ctx, { body }) => savePartnerPage(ctx, body)),
]
