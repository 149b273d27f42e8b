import { hotelStatements } from '@roomlark/contract/settlement/hotel-statements'
import { stayQuestions } from '@roomlark/contract/settlement/stay-questions'
import { route } from '../../http/route.ts'
import { exportStatement } from './exports.service.ts'
import { answerQuestion, listQuestions } from './questions.service.ts'
import { getStatementPdf } from './statement-pdf.service.ts'
import { getStatement, listLines, listStatements } from './statements.service.ts'

export const hotelStatementsRoutes = [
  route(hotelStatements.list, (ctx, { params, query }) => listStatements(ctx, params.hotelId, query)),
  route(hotelStatements.get, (ctx, { params, query }) => getStatement(ctx, params, query.currency)),
  route(hotelStatements.lines, (ctx, { params, query }) => listLines(ctx, params, query)),
  route(hotelStatements.pdf, (ctx, { params, query }) => getStatementPdf(ctx, params, query.currency)),
  route(hotelStatements.export, (ctx, { params, query }) => exportStatement(ctx, params, query.currency)),
  route(stayQuestions.list, (ctx, { params }) => listQuestions(ctx, params.hotelId)),
  route(stayQuestions.answer, (ctx, { params, body }) => answerQuestion(ctx, params, body)),
]
