import { legal } from '@roomlark/contract/platform/legal'
import { route } from '../../http/route.ts'
import { getLegalText, listNotices, publishLegalText } from './legal.service.ts'

export const legalRoutes = [
  route(legal.notices, (ctx) => listNotices(ctx)),
  route(legal.get, (ctx, { params }) => getLegalText(ctx, params.document)),
  route(legal.publish, (ctx, { params, body }) => publishLegalText(ctx, params.document, body)),
]
