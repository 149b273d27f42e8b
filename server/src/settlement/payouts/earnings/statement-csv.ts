import { csvText } from '@roomlark/contract/csv'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { EarningsLine, EarningsStatementSummary } from '@roomlark/contract/settlement/earnings'
import { sayCode } from '../../../csv-export.ts'

type Column<T> = readonly [name: string, read: (of: T) => string | number]

const statementColumns = (): Column<EarningsStatementSummary>[] => [
  [say('Statement'), ({ number }) => number],
  [say('Date'), ({ statementOn }) => statementOn],
  [say('Paid on'), ({ paidOn }) => paidOn ?? ''],
  [say('Stays'), ({ stays }) => stays],
  [say('Earned, USD'), (of) => dollars(of.earnedUsdCents)],
  [say('Corrections, USD'), (of) => dollars(of.correctionsUsdCents)],
  [say('Carried over, USD'), (of) => dollars(of.carriedUsdCents)],
  [say('Paid out, USD'), (of) => dollars(of.payoutUsdCents)],
  [say('Currency'), ({ conversion }) => conversion?.currency ?? ''],
  [say('Paid out'), ({ conversion }) => (conversion ? amount(conversion.cents, conversion.currency) : '')],
  [say('Exchange rate'), ({ conversion }) => conversion?.usdRate ?? ''],
  [say('Day of the rate'), ({ conversion }) => conversion?.rateOn ?? ''],
  [say('Status'), ({ state }) => sayCode(state)],
  [say('Reason'), ({ decision }) => (decision === 'pay' ? '' : sayCode(decision))],
]

export function statementsCsv(statements: readonly EarningsStatementSummary[]): string {
  return table(statementColumns(), statements)
}

const lineColumns = (): Column<EarningsLine>[] => [
  [say('Kind'), ({ kind }) => sayCode(kind)],
  [say('Reference'), ({ reference }) => reference],
  [say('Hotel'), ({ hotel }) => hotel.name],
  [say('Check-in'), ({ checkInOn }) => checkInOn],
  [say('Check-out'), ({ checkOutOn }) => checkOutOn],
  [say('Nights'), ({ nights }) => nights],
  [say('Nights charged'), ({ chargedNights }) => chargedNights],
  [say('Outcome'), ({ outcome }) => sayCode(outcome)],
  [say('Corrects'), ({ corrects }) => corrects?.number ?? ''],
  [say('Link'), ({ link }) => link ?? ''],
  [say('Tag'), ({ tag }) => tag ?? ''],
  [say('Sub id'), ({ subId }) => subId ?? ''],
  [say('Site'), ({ site }) => site ?? ''],
  [say('Currency'), ({ currency }) => currency],
  [say('Base'), (of) => amount(of.baseCents, of.currency)],
  [say('Rate %##commission'), ({ ratePercent }) => ratePercent],
  [say('Boost points'), ({ boostPoints }) => boostPoints],
  [say('Commission'), (of) => amount(of.grossCents, of.currency)],
  [say('Roomlark share %'), ({ sharePercent }) => sharePercent],
  [say('Roomlark share'), (of) => amount(of.shareCents, of.currency)],
  [say('Yours##share'), (of) => amount(of.netCents, of.currency)],
  [say('Yours, USD'), (of) => dollars(of.netUsdCents)],
]

/** Every stay, and what earlier statements left unpaid, so that the last column adds up to the total. */
export function linesCsv(
  { carriedUsdCents }: Pick<EarningsStatementSummary, 'carriedUsdCents'>,
  lines: readonly EarningsLine[],
): string {
  const columns = lineColumns()
  const rest = columns.slice(2).map(() => '')
  const carried = carriedUsdCents === 0 ? [] : [[say('carried over'), ...rest, dollars(carriedUsdCents)]]
  return table(columns, lines, carried)
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
