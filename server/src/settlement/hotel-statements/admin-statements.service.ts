import type { PageMeta } from '@roomlark/contract/paging'
import type {
  CoveredLine,
  ListedStatement,
  StatementListMeta,
  StatementListQuery,
} from '@roomlark/contract/settlement/hotel-statement-list'
import type { StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import {
  type ListedRow,
  selectAccount,
  selectCountsByStanding,
  selectLineCount,
  selectLines,
  selectOwed,
  selectPayments,
  selectStatementPage,
} from './admin-statements.queries.ts'

export async function listStatements(
  ctx: SignedInContext,
  query: StatementListQuery,
): Promise<{ data: ListedStatement[]; meta: StatementListMeta }> {
  const at = ctx.clock()
  const [rows, counts, owed] = await Promise.all([
    selectStatementPage(ctx.sql, query, at),
    selectCountsByStanding(ctx.sql, query, at),
    selectOwed(ctx.sql, at),
  ])
  const getCount = (standing: string) => counts.find((row) => row.standing === standing)?.count ?? 0
  const countsByStanding = {
    due: getCount('due'),
    overdue: getCount('overdue'),
    settled: getCount('settled'),
  }
  const { page, limit, standing } = query
  const total = standing ? countsByStanding[standing] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.map(toListed),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByStanding, owed },
  }
}

export async function getStatementAccount(ctx: SignedInContext, id: string): Promise<StatementAccount> {
  const [row, payments] = await Promise.all([
    selectAccount(ctx.sql, id, ctx.clock()),
    selectPayments(ctx.sql, id),
  ])
  if (!row) throw notFound('statement')
  const { version, shareCents, lineCount, coveredCount } = row
  return {
    ...toListed(row),
    version,
    shareCents,
    lineCount,
    coveredCount,
    payments: payments.map((payment) => ({ ...payment, at: payment.at.toISOString() })),
  }
}

export async function listCoveredLines(
  ctx: SignedInContext,
  id: string,
  query: { page: number; limit: number },
): Promise<{ data: CoveredLine[]; meta: PageMeta }> {
  const [total, data] = await Promise.all([selectLineCount(ctx.sql, id), selectLines(ctx.sql, id, query)])
  if (total === undefined) throw notFound('statement')
  return { data, meta: { total, totalPages: Math.ceil(total / query.limit), ...query } }
}

function toListed(row: ListedRow): ListedStatement {
  return {
    ...row,
    closedAt: row.closedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
  }
}
