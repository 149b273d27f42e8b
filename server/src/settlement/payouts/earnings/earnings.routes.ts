import { earnings } from '@roomlark/contract/settlement/earnings'
import { readRoute, route } from '../../../http/route.ts'
import { getEarnings, listEarningsStays } from './earnings.service.ts'
import { getStatementPdf } from './statement-pdf.service.ts'
import {
  exportLines,
  exportStatements,
  getStatement,
  listLines,
  listStatements,
} from './statements.service.ts'

export const earningsRoutes = [
  route(earnings.read, (ctx) => getEarnings(ctx)),
  readRoute(earnings.stays, (ctx, { query }) => listEarningsStays(ctx, query)),
  readRoute(earnings.statements, (ctx, { query }) => listStatements(ctx, query)),
  route(earnings.exportStatements, (ctx) => exportStatements(ctx)),
  route(earnings.statement, (ctx, { params }) => getStatement(ctx, params.id)),
  readRoute(earnings.lines, (ctx, { params, query }) => listLines(ctx, params.id, query)),
  route(earnings.pdf, (ctx, { params }) => getStatementPdf(ctx, params.id)),
  route(earnings.exportLines, (ctx, { params }) => exportLines(ctx, params.id)),
]
