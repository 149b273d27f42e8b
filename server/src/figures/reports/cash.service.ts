import type {
  CashBook,
  CashBookQuery,
  CashDay,
  CashLine,
  CashLinesQuery,
  CashPart,
  CashSums,
} from '@roomlark/contract/figures/hotel-reports'
import type { PageMeta } from '@roomlark/contract/paging'
import type { SignedInContext } from '../../context.ts'
import { type CashLineRow, type CashRow, selectCashLines, selectCashRows } from './cash.queries.ts'
import type { ReportHotel } from './hotel.queries.ts'
import { chooseCurrency, getReportHotel } from './hotel.service.ts'

export async function getCashBook(
  ctx: SignedInContext,
  hotelId: string,
  query: CashBookQuery,
): Promise<CashBook> {
  return (await readCashBook(ctx, hotelId, query)).book
}

export async function readCashBook(
  ctx: SignedInContext,
  hotelId: string,
  query: CashBookQuery,
): Promise<{ hotel: ReportHotel; book: CashBook }> {
  const { fromOn, untilOn, method, clerk } = query
  const hotel = await getReportHotel(ctx, hotelId)
  const found = await selectCashRows(ctx.sql, { hotelId, fromOn, untilOn })
  const chosen = chooseCurrency(
    hotel,
    found.map((row) => row.currency),
    query.currency,
  )
  const all = found.filter(({ currency }) => currency === chosen.currency)
  const rows = all.filter(
    (row) =>
      (method === undefined || row.method === method) && (clerk === undefined || row.clerkId === clerk),
  )
  const clerks = [...new Map(all.map(({ clerkId, clerkName }) => [clerkId, clerkName]))]
  const book: CashBook = {
    ...chosen,
    days: groupByDay(rows),
    parts: groupByMethodAndClerk(rows),
    total: sumRows(rows),
    clerks: clerks.map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  }
  return { hotel, book }
}

function groupByDay(rows: readonly CashRow[]): CashDay[] {
  let cashCents = 0
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => {
    cashCents += sumRows(own.filter(({ method }) => method === 'cash')).netCents
    return { day, sums: sumRows(own), cashCents, parts: groupByMethodAndClerk(own) }
  })
}

function groupByMethodAndClerk(rows: readonly CashRow[]): CashPart[] {
  const parts = Map.groupBy(rows, ({ method, clerkId }) => `${method} ${clerkId}`)
  return [...parts.values()]
    .flatMap((own) => {
      const [first] = own
      if (!first) return []
      const { method, clerkId: id, clerkName: name } = first
      return [{ method, clerk: { id, name }, sums: sumRows(own) }]
    })
    .sort((a, b) => a.method.localeCompare(b.method) || a.clerk.name.localeCompare(b.clerk.name))
}

function sumRows(rows: readonly CashRow[]): CashSums {
  const sum = (name: 'lines' | 'paymentsCents' | 'refundsCents' | 'correctionsCents') =>
    rows.reduce((so, row) => so + row[name], 0)
  const [paymentsCents, refundsCents] = [sum('paymentsCents'), sum('refundsCents')]
  const correctionsCents = sum('correctionsCents')
  return {
    lines: sum('lines'),
    paymentsCents,
    refundsCents,
    correctionsCents,
    netCents: paymentsCents + refundsCents + correctionsCents,
  }
}

export async function listCashLines(
  ctx: SignedInContext,
  hotelId: string,
  query: CashLinesQuery,
): Promise<{ data: CashLine[]; meta: PageMeta }> {
  const { page, limit, fromOn, untilOn, method, clerk } = query
  const { book } = await readCashBook(ctx, hotelId, query)
  const filter = { hotelId, fromOn, untilOn, method, clerk }
  const offset = (page - 1) * limit
  const rows = await selectCashLines(ctx.sql, filter, { currency: book.currency, limit, offset })
  const total = book.total.lines
  return { data: rows.map(toLine), meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

/** All lines of a report, read in parts so that no query takes long. */
export async function readCashLines(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn, method, clerk }: CashBookQuery,
  { currency, most }: { currency: string; most: number },
): Promise<CashLineRow[]> {
  const lines: CashLineRow[] = []
  const filter = { hotelId, fromOn, untilOn, method, clerk }
  for (;;) {
    const last = lines.at(-1)
    const limit = Math.min(partLines, most - lines.length)
    const part = await selectCashLines(ctx.sql, filter, { currency, limit, after: last })
    lines.push(...part)
    if (part.length < limit || lines.length >= most) return lines
  }
}

const partLines = 5000

function toLine({ number: _number, at, ...line }: CashLineRow): CashLine {
  return { ...line, at: at.toISOString() }
}
