import { statementList } from '@roomlark/contract/settlement/hotel-statement-list'
import { statementPayments } from '@roomlark/contract/settlement/hotel-statement-payments'
import { route } from '../../../http/route.ts'
import { getStatementAccount, listCoveredLines, listStatements } from '../admin-statements.service.ts'
import { recordPayment, returnPayment, writeOff } from './payments.service.ts'

export const statementPaymentsRoutes = [
  route(statementList.list, (ctx, { query }) => listStatements(ctx, query)),
  route(statementList.lines, (ctx, { params, query }) => listCoveredLines(ctx, params.id, query)),
  route(statementPayments.get, (ctx, { params }) => getStatementAccount(ctx, params.id)),
  route(statementPayments.record, (ctx, { params, body, idempotencyKey }) =>
    recordPayment(ctx, params.id, body, idempotencyKey),
  ),
  route(statementPayments.writeOff, (ctx, { params, body, idempotencyKey }) =>
    writeOff(ctx, params.id, body, idempotencyKey),
  ),
  route(statementPayments.return, (ctx, { params, body, idempotencyKey }) =>
    returnPayment(ctx, params.id, body, idempotencyKey),
  ),
]
