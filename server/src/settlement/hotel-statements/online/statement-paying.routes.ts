import { statementPaying } from '@roomlark/contract/settlement/statement-paying'
import { route } from '../../../http/route.ts'
import {
  beginAutomaticPayment,
  checkAutomaticPayment,
  endAutomaticPayment,
  getAutomaticPayment,
} from './automatic.service.ts'
import { checkStatementPayment, payStatement } from './paying.service.ts'

export const statementPayingRoutes = [
  route(statementPaying.pay, (ctx, { params, query }) => payStatement(ctx, params, query.currency)),
  route(statementPaying.check, (ctx, { params, query }) =>
    checkStatementPayment(ctx, params, query.currency),
  ),
  route(statementPaying.getAutomatic, (ctx, { params }) => getAutomaticPayment(ctx, params.hotelId)),
  route(statementPaying.keepCard, (ctx, { params }) => beginAutomaticPayment(ctx, params.hotelId)),
  route(statementPaying.checkCard, (ctx, { params }) => checkAutomaticPayment(ctx, params.hotelId)),
  route(statementPaying.forgetCard, (ctx, { params }) => endAutomaticPayment(ctx, params.hotelId)),
]
