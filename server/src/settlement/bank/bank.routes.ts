import { bank } from '@roomlark/contract/settlement/bank'
import { route } from '../../http/route.ts'
import {
  buyCurrency,
  changeBankAccount,
  createBankAccount,
  listBankAccounts,
  listBankDays,
} from './bank-accounts.service.ts'
import { bookLine, getBankLine, listBankLines, matchLine, undoMatch } from './lines.service.ts'
import { importStatement } from './statements.service.ts'

export const bankRoutes = [
  route(bank.list, (ctx) => listBankAccounts(ctx)),
  route(bank.create, (ctx, { body }) => createBankAccount(ctx, body)),
  route(bank.exchange, (ctx, { body }) => buyCurrency(ctx, body)),
  route(bank.update, (ctx, { params, body }) => changeBankAccount(ctx, params.id, body)),
  route(bank.importStatement, (ctx, { params, body }) => importStatement(ctx, params.id, body)),
  route(bank.lines, (ctx, { params, query }) => listBankLines(ctx, params.id, query)),
  route(bank.days, (ctx, { params }) => listBankDays(ctx, params.id)),
  route(bank.line, (ctx, { params }) => getBankLine(ctx.sql, params.lineId)),
  route(bank.match, (ctx, { params, body }) => matchLine(ctx, params.lineId, body)),
  route(bank.book, (ctx, { params, body }) => bookLine(ctx, params.lineId, body)),
  route(bank.undo, (ctx, { params }) => undoMatch(ctx, params.lineId, params.id)),
]
