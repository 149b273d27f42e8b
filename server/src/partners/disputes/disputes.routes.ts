import { disputes } from '@roomlark/contract/partners/disputes'
import { route } from '../../http/route.ts'
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
]
