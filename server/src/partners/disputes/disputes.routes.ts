import { holds } from '@roomlark/contract/partners/commission-holds'
import { disputes } from '@roomlark/contract/partners/disputes'
import { route } from '../../http/route.ts'
import { answerHold, askAboutHold } from './commission-holds/answers.service.ts'
import { releaseHold, voidHold } from './commission-holds/decisions.service.ts'
import { getHold, listHolds } from './commission-holds/holds.service.ts'
import { getOwnHold, listOwnHolds } from './commission-holds/own-holds.service.ts'
import { getDispute, listBookingDisputes, listDisputes } from './disputes.service.ts'
import {
  acceptProposal,
  answerDispute,
  openDispute,
  proposeSettlement,
  rejectDispute,
  withdrawDispute,
} from './steps.service.ts'

export const disputeRoutes = [
  route(disputes.ofCommission, (ctx, { params }) => listBookingDisputes(ctx, params.bookingId)),
  route(disputes.open, (ctx, { params, body }) => openDispute(ctx, params.bookingId, body)),
  route(disputes.list, (ctx, { query }) => listDisputes(ctx, query)),
  route(disputes.get, (ctx, { params }) => getDispute(ctx, params.id)),
  route(disputes.answer, (ctx, { params, body }) => answerDispute(ctx, params.id, body)),
  route(disputes.propose, (ctx, { params, body }) => proposeSettlement(ctx, params.id, body)),
  route(disputes.accept, (ctx, { params, body }) => acceptProposal(ctx, params.id, body)),
  route(disputes.withdraw, (ctx, { params, body }) => withdrawDispute(ctx, params.id, body)),
  route(disputes.reject, (ctx, { params, body }) => rejectDispute(ctx, params.id, body)),
  route(holds.list, (ctx, { query }) => listHolds(ctx, query)),
  route(holds.get, (ctx, { params }) => getHold(ctx, params.id)),
  route(holds.ask, (ctx, { params, body }) => askAboutHold(ctx, params.id, body.text)),
  route(holds.release, (ctx, { params, body }) => releaseHold(ctx, params.id, body)),
  route(holds.void, (ctx, { params, body }) => voidHold(ctx, params.id, body)),
  route(holds.own, (ctx, { query }) => listOwnHolds(ctx, query)),
  route(holds.ofOwn, (ctx, { params }) => getOwnHold(ctx, params.id)),
  route(holds.answer, (ctx, { params, body }) => answerHold(ctx, params.id, body.text)),
]
