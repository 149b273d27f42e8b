import { auth } from '@roomlark/contract/accounts/auth'
import { partnerships } from '@roomlark/contract/partners/partnerships'
import { route } from '../../http/route.ts'
import { getPartnerInvitation } from './invitations/invitations.service.ts'
import { listHistory, takeStep } from './steps.service.ts'
import { cancelTermChange, changePartnerTerms } from './terms/terms.service.ts'

export const partnershipsRoutes = [
  route(auth.partnerInvitation, (ctx, { body }) => getPartnerInvitation(ctx, body)),
  route(partnerships.step, (ctx, { params, body }) => takeStep(ctx, params.id, body)),
  route(partnerships.history, (ctx, { params }) => listHistory(ctx, params.id)),
  route(partnerships.changeTerms, (ctx, { params, body }) => changePartnerTerms(ctx, params.id, body)),
  route(partnerships.cancelTermChange, (ctx, { params }) => cancelTermChange(ctx, params)),
]
