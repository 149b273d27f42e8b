import { holds } from '@roomlark/contract/partners/commission-holds'
import { route } from '../../../http/route.ts'
import { answerHold, askAboutHold } from './answers.service.ts'
import { releaseHold, voidHold } from './decisions.service.ts'
import { getHold, listHolds } from './holds.service.ts'
import { getOwnHold, listOwnHolds } from './own-holds.service.ts'

export const holdRoutes = [
  route(holds.list, (ctx, { query }) => listHolds(ctx, query)),
  route(holds.get, (ctx, { params }) => getHold(ctx, params.id)),
  route(holds.ask, (ctx, { params, body }) => askAboutHold(ctx, params.id, body.text)),
  route(holds.release, (ctx, { params, body }) => releaseHold(ctx, params.id, body)),
  route(holds.void, (ctx, { params, body }) => voidHold(ctx, params.id, body)),
  route(holds.own, (ctx, { query }) => listOwnHolds(ctx, query)),
  route(holds.ofOwn, (ctx, { params }) => getOwnHold(ctx, params.id)),
  route(holds.answer, (ctx, { params, body }) => answerHold(ctx, params.id, body.text)),
]
