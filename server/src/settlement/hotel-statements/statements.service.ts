import { dateIn } from '@roomlark/contract/dates'
import { objectionsUntil, statementClosesOn, statementDueOn } from '@roomlark/contract/money-calendar'
import type { PageMeta } from '@roomlark/contract/paging'
import {
  endOfMonth,
  type HotelStatement,
  type HotelStatementLine,
  type HotelStatementSummary,
  openMonths,
  type StatementLineState,
  type StatementLinesQuery,
  type StatementPaid,
  type StatementSum,
} from '@roomlark/contract/settlement/hotel-statements'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { readOnline } from './online/offered.service.ts'
import {
  type ClosedStatement,
  type LineRow,
  type OpenStatement,
  type StatementHotel,
  type SumRow,
  selectClosedLines,
  selectClosedOfMonth,
  selectClosedPage,
  selectOpenLines,
  selectOpenSums,
  selectStatementHotel,
  selectToCome,
} from './statements.queries.ts'

export async function getStatementHotel(ctx: SignedInContext, hotelId: string): Promise<StatementHotel> {
  const hotel = await selectStatementHotel(ctx.sql, hotelId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

export async function listStatements(
  ctx: SignedInContext,
  hotelId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{
  data: { open: HotelStatementSummary[]; closed: HotelStatementSummary[] }
  meta: PageMeta
}> {
  const hotel = await getStatementHotel(ctx, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const [closed, ...open] = await Promise.all([
    selectClosedPage(ctx.sql, hotelId, { page, limit }),
    ...openMonths(today).map((month) => listOpenSummaries(ctx, hotel, month, today)),
  ])
  const { total } = closed
  return {
    data: { open: open.flat().reverse(), closed: closed.rows.map((row) => closedSummary(row, today)) },
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

/** The open statements of a month: in the hotel's currency, and in others in which it owes something. */
async function listOpenSummaries(
  ctx: SignedInContext,
  hotel: StatementHotel,
  month: string,
  today: string,
): Promise<HotelStatementSummary[]> {
  const sums = await selectOpenSums(ctx.sql, makeOpenStatement(hotel, month, today))
  return listCurrencies(hotel, sums).map((currency) => openSummary(month, currency, sums))
}

function listCurrencies(hotel: StatementHotel, sums: { currency: string }[]): string[] {
  return [...new Set([hotel.currency, ...sums.map(({ currency }) => currency)])]
}

function makeOpenStatement(hotel: StatementHotel, month: string, today: string): OpenStatement {
  const isFirst = openMonths(today)[0] === month
  return { hotelId: hotel.id, fromOn: isFirst ? null : month, untilOn: endOfMonth(month), today }
}

function openSummary(month: string, currency: string, sums: SumRow[]): HotelStatementSummary {
  const counted = getSum(sums, currency, 'counted')
  return {
    month: month.slice(0, 7),
    currency,
    state: 'open',
    number: null,
    paid: null,
    closesOn: statementClosesOn(month),
    dueOn: statementDueOn(month),
    lines: counted.lines,
    totalCents: counted.grossCents,
  }
}

function closedSummary(row: ClosedStatement, today: string): HotelStatementSummary {
  const { month, currency, number, dueOn, lines, totalCents } = row
  return {
    month: month.slice(0, 7),
    currency,
    state: 'closed',
    number,
    dueOn,
    lines,
    totalCents,
    closesOn: statementClosesOn(month),
    paid: toStatementPaid(row, today),
  }
}

function toStatementPaid(row: ClosedStatement, today: string): StatementPaid {
  const { totalCents, paidCents, writtenOffCents, settledAt, dueOn } = row
  return {
    paidCents,
    writtenOffCents,
    openCents: totalCents - paidCents - writtenOffCents,
    isOverdue: settledAt === null && dueOn < today,
    settledAt: settledAt?.toISOString() ?? null,
    pausesOn: row.pausesOn,
    pausedAt: row.pausedAt?.toISOString() ?? null,
  }
}

const nothing: StatementSum = { lines: 0, baseCents: 0, grossCents: 0 }

function getSum(sums: SumRow[], currency: string, state: StatementLineState): StatementSum {
  const row = sums.find((sum) => sum.currency === currency && sum.state === state)
  return row ? { lines: row.lines, baseCents: row.baseCents, grossCents: row.grossCents } : nothing
}

/** A statement of a month in one currency, wherever it stands, with what reading its lines needs. */
export type FoundStatement = {
  statement: HotelStatement
  closed: ClosedStatement | undefined
  open: OpenStatement
  /** Roomlark's part of the counted commissions. */
  shareCents: number
}

/** Finds the statement of a month; without a currency, the one in the hotel's own if there is one. */
export async function findStatement(
  ctx: SignedInContext,
  { hotelId, month: written }: { hotelId: string; month: string },
  wanted: string | undefined,
): Promise<FoundStatement> {
  const hotel = await getStatementHotel(ctx, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const month = `${written}-01`
  if (month > today) throw notFound('statement')
  const open = makeOpenStatement(hotel, month, today)
  const isOpen = openMonths(today).includes(month)
  const [closedOnes, sums, toCome] = await Promise.all([
    selectClosedOfMonth(ctx.sql, hotelId, month),
    isOpen ? selectOpenSums(ctx.sql, open) : [],
    isOpen ? selectToCome(ctx.sql, open) : [],
  ])
  const currencies = isOpen
    ? listCurrencies(hotel, [...sums, ...toCome])
    : closedOnes.map(({ currency }) => currency)
  const currency =
    wanted ?? (currencies.includes(hotel.currency) ? hotel.currency : (currencies[0] ?? hotel.currency))
  const closed = closedOnes.find((one) => one.currency === currency)
  const share = sums.find((sum) => sum.currency === currency && sum.state === 'counted')?.shareCents ?? 0
  const summary = closed ? closedSummary(closed, today) : openSummary(month, currency, sums)
  const { id, name, city, timeZone } = hotel
  const statement: HotelStatement = {
    ...summary,
    state: closed ? 'closed' : isOpen ? 'open' : 'nothing',
    hotel: { id, name, city, timeZone },
    currencies,
    today,
    closedAt: closed?.closedAt.toISOString() ?? null,
    counted: closed
      ? { lines: closed.lines, baseCents: closed.baseCents, grossCents: closed.totalCents }
      : getSum(sums, currency, 'counted'),
    asked: getSum(sums, currency, 'asked'),
    disputed: getSum(sums, currency, 'disputed'),
    held: getSum(sums, currency, 'held'),
    toCome: toSum(toCome.find((sum) => sum.currency === currency)),
    objectionsUntil: closed ? objectionsUntil(dateIn(timeZone, closed.closedAt)) : null,
    online: await readOnline(ctx, closed?.id),
  }
  return { statement, closed, open, shareCents: closed?.shareCents ?? share }
}

function toSum(row: Omit<SumRow, 'state' | 'shareCents'> | undefined): StatementSum {
  return row ? { lines: row.lines, baseCents: row.baseCents, grossCents: row.grossCents } : nothing
}

export async function getStatement(
  ctx: SignedInContext,
  ids: { hotelId: string; month: string },
  currency: string | undefined,
): Promise<HotelStatement> {
  return (await findStatement(ctx, ids, currency)).statement
}

export async function listLines(
  ctx: SignedInContext,
  ids: { hotelId: string; month: string },
  query: StatementLinesQuery,
): Promise<{ data: HotelStatementLine[]; meta: PageMeta }> {
  const found = await findStatement(ctx, ids, query.currency)
  const { counted, asked, disputed, held } = found.statement
  const waiting = asked.lines + disputed.lines + held.lines
  const total = { all: counted.lines + waiting, counted: counted.lines, waiting }[query.view]
  const { page, limit } = query
  return {
    data: (await readLines(ctx, found, query)).map(({ shareCents: _, ...line }) => line),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

/** All lines of a closed statement are counted. */
export async function readLines(
  ctx: SignedInContext,
  { statement, closed, open }: FoundStatement,
  query: Omit<StatementLinesQuery, 'currency'>,
): Promise<LineRow[]> {
  if (closed) return query.view === 'waiting' ? [] : selectClosedLines(ctx.sql, closed.id, query)
  if (statement.state === 'nothing') return []
  return selectOpenLines(ctx.sql, open, { ...query, currency: statement.currency })
}
