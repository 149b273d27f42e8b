import { csvText } from '@roomlark/contract/csv'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import type { EarningsLine, EarningsStatementSummary } from '@roomlark/contract/settlement/earnings'

type Column<T> = readonly [name: string, read: (of: T) => string | number]

const statementColumns: readonly Column<EarningsStatementSummary>[] = [
  ['Statement', ({ number }) => number],
  ['Date', ({ statementOn }) => statementOn],
  ['Paid on', ({ paidOn }) => paidOn ?? ''],
  ['Stays', ({ stays }) => stays],
  ['Earned, USD', (of) => dollars(of.earnedUsdCents)],
  ['Corrections, USD', (of) => dollars(of.correctionsUsdCents)],
  ['Carried over, USD', (of) => dollars(of.carriedUsdCents)],
  ['Paid out, USD', (of) => dollars(of.payoutUsdCents)],
  ['Status', ({ state }) => state],
  ['Reason', ({ decision }) => (decision === 'pay' ? '' : decision)],
]

export function statementsCsv(statements: readonly EarningsStatementSummary[]): string {
  return table(statementColumns, statements)
}

const lineColumns: readonly Column<EarningsLine>[] = [
  ['Kind', ({ kind }) => kind],
  ['Reference', ({ reference }) => reference],
  ['Hotel', ({ hotel }) => hotel.name],
  ['Check-in', ({ checkInOn }) => checkInOn],
  ['Check-out', ({ checkOutOn }) => checkOutOn],
  ['Nights', ({ nights }) => nights],
  ['Nights charged', ({ chargedNights }) => chargedNights],
  ['Outcome', ({ outcome }) => outcome],
  ['Corrects', ({ corrects }) => corrects?.number ?? ''],
  ['Currency', ({ currency }) => currency],
  ['Base', (of) => amount(of.baseCents, of.currency)],
  ['Rate %', ({ ratePercent }) => ratePercent],
  ['Boost points', ({ boostPoints }) => boostPoints],
  ['Commission', (of) => amount(of.grossCents, of.currency)],
  ['Roomlark share %', ({ sharePercent }) => sharePercent],
  ['Roomlark share', (of) => amount(of.shareCents, of.currency)],
  ['Yours', (of) => amount(of.netCents, of.currency)],
  ['Yours, USD', (of) => dollars(of.netUsdCents)],
]

/** Every stay, and what earlier statements left unpaid, so that the last column adds up to the total. */
export function linesCsv(
  { carriedUsdCents }: Pick<EarningsStatementSummary, 'carriedUsdCents'>,
  lines: readonly EarningsLine[],
): string {
  const rest = lineColumns.slice(2).map(() => '')
  const carried = carriedUsdCents === 0 ? [] : [['carried over', ...rest, dollars(carriedUsdCents)]]
  return table(lineColumns, lines, carried)
}

function table<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  more: (string | number)[][] = [],
): string {
  return csvText([
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
    ...more,
  ])
}

/** A number, so that spreadsheets write it in the reader's format. */
function amount(cents: number, currency: string): number {
  return Number((cents / minorUnits(currency)).toFixed(currencyDecimals(currency)))
}

function dollars(cents: number): number {
  return amount(cents, 'USD')
}
