import { utcDay } from '@roomlark/contract/dates'
import { objectionsUntil } from '@roomlark/contract/money-calendar'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type {
  EarningsLine,
  EarningsLineQuery,
  EarningsStatement,
  EarningsStatementSummary,
} from '@roomlark/contract/settlement/earnings'
import type { SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { findOwnPayee, findPayee } from '../details/paying.service.ts'
import { linesCsv, statementsCsv } from './statement-csv.ts'
import {
  countLines,
  countStatements,
  type LineRow,
  type StatementRow,
  selectLines,
  selectStatement,
  selectStatementHotels,
  selectStatements,
} from './statements.queries.ts'

type Page = { page: number; limit: number }

function makePageMeta({ page, limit }: Page, total: number): PageMeta {
  return { total, totalPages: Math.ceil(total / limit), page, limit }
}

export async function listStatements(
  ctx: SignedInContext,
  page: Page,
): Promise<{ data: EarningsStatementSummary[]; meta: PageMeta }> {
  const { userId } = ctx.actor
  const total = await countStatements(ctx.sql, userId)
  return { data: await selectStatements(ctx.sql, userId, page), meta: makePageMeta(page, total) }
}

/** There is one statement a month, so a file has them all. */
export async function exportStatements(ctx: SignedInContext): Promise<{ filename: string; csv: string }> {
  const statements = await selectStatements(ctx.sql, ctx.actor.userId, { page: 1, limit: 2000 })
  return {
    filename: `${say('payouts##a file')}-${utcDay(ctx.clock())}.csv`,
    csv: statementsCsv(statements),
  }
}

async function getOwn(ctx: SignedInContext, id: string): Promise<StatementRow> {
  const row = await selectStatement(ctx.sql, ctx.actor.userId, id)
  if (!row) throw notFound('statement')
  return row
}

/** A statement as its affiliate prints it for the books: with the tax number in full, which invoices and returns need. */
export async function getPrintedStatement(ctx: SignedInContext, id: string): Promise<EarningsStatement> {
  const { detailsId } = await getOwn(ctx, id)
  const statement = await getStatement(ctx, id)
  const details = detailsId === null ? null : await findOwnPayee(ctx, ctx.sql, detailsId)
  return { ...statement, payee: { ...statement.payee, details } }
}

export async function getStatement(ctx: SignedInContext, id: string): Promise<EarningsStatement> {
  const row = await getOwn(ctx, id)
  const hotels = await selectStatementHotels(ctx.sql, id)
  const { runNumber, bankReference, returnCode, corrections, drawnAt, approvedAt, exportedAt } = row
  const { payeeName, publicName, detailsId, accountKind, lastFour, bankName, accountCurrency: currency } = row
  return {
    summary: toSummary(row),
    runNumber,
    bankReference,
    returnCode,
    corrections,
    drawnAt: drawnAt.toISOString(),
    approvedAt: approvedAt.toISOString(),
    exportedAt: exportedAt?.toISOString() ?? null,
    payee: {
      name: payeeName.trim(),
      publicName,
      account:
        accountKind === null || lastFour === null || currency === null
          ? null
          : { kind: accountKind, lastFour, bankName, currency },
      details: detailsId === null ? null : await findPayee(ctx, ctx.sql, detailsId),
    },
    hotels: hotels.map(({ hotelId, hotelName, lowestRateBps, highestRateBps, ...sums }) => ({
      ...sums,
      hotel: { id: hotelId, name: hotelName },
      lowestRatePercent: lowestRateBps / 100,
      highestRatePercent: highestRateBps / 100,
    })),
    objectionsUntil: objectionsUntil(row.statementOn),
  }
}

function toSummary(row: StatementRow): EarningsStatementSummary {
  const { id, number, statementOn, payOn, stays, decision, state, paidOn, returnedOn, conversion } = row
  const { earnedUsdCents, correctionsUsdCents, carriedUsdCents, totalUsdCents, payoutUsdCents } = row
  return {
    id,
    number,
    statementOn,
    payOn,
    stays,
    decision,
    state,
    paidOn,
    returnedOn,
    earnedUsdCents,
    correctionsUsdCents,
    carriedUsdCents,
    totalUsdCents,
    payoutUsdCents,
    conversion,
  }
}

export async function listLines(
  ctx: SignedInContext,
  id: string,
  query: EarningsLineQuery,
): Promise<{ data: EarningsLine[]; meta: PageMeta }> {
  await getOwn(ctx, id)
  const total = await countLines(ctx.sql, id, query)
  return {
    data: (await selectLines(ctx.sql, id, query, query)).map(toLine),
    meta: makePageMeta(query, total),
  }
}

const exportLimit = 20_000

export async function exportLines(
  ctx: SignedInContext,
  id: string,
): Promise<{ filename: string; csv: string }> {
  const statement = await getOwn(ctx, id)
  const total = await countLines(ctx.sql, id, {})
  if (total > exportLimit) {
    throw new AppError(
      'conflict',
      say('This statement has too many stays for one file. Please ask us for it.'),
    )
  }
  const lines = await selectLines(ctx.sql, id, {}, { page: 1, limit: exportLimit })
  return { filename: `${statement.number}.csv`, csv: linesCsv(statement, lines.map(toLine)) }
}

export function toLine({
  hotelId,
  hotelName,
  rateBps,
  boostBps,
  shareBps,
  correctsId,
  correctsNumber,
  ...line
}: LineRow): EarningsLine {
  return {
    ...line,
    hotel: { id: hotelId, name: hotelName },
    ratePercent: rateBps / 100,
    boostPoints: boostBps / 100,
    sharePercent: shareBps / 100,
    corrects: correctsId && correctsNumber ? { id: correctsId, number: correctsNumber } : null,
  }
}
