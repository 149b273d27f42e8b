import { csvText } from '@roomlark/contract/csv'
import { daysBetween } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import type { LineRow } from './statements.queries.ts'

type Column = [string, (line: LineRow, index: number) => string | number]

/** The lines of a statement for a spreadsheet. */
export function statementCsv(lines: LineRow[], currency: string, number: string | null): string {
  const units = minorUnits(currency)
  const amount = (cents: number) => cents / units
  const columns: Column[] = [
    ['Statement', () => number ?? 'Open'],
    ['Line', (line, index) => line.line ?? index + 1],
    ['Booking', (line) => line.reference],
    ['Kind', (line) => line.kind],
    ['Status', (line) => line.state],
    ['Outcome', (line) => line.outcome],
    ['Check-in', (line) => line.checkInOn],
    ['Check-out', (line) => line.checkOutOn],
    ['Nights', (line) => daysBetween(line.checkInOn, line.checkOutOn)],
    ['Ended on', (line) => line.endedOn],
    ['Partner', (line) => line.partnerName],
    ['Rate percent', (line) => line.ratePercent],
    ['Boost percent', (line) => line.boostPercent],
    ['Currency', () => currency],
    ['Base', (line) => amount(line.baseCents)],
    ['Commission', (line) => amount(line.grossCents)],
    ['Counted', (line) => (line.state === 'counted' ? amount(line.grossCents) : 0)],
    ['Agreed', (line) => line.agreed?.reason ?? ''],
  ]
  return csvText([
    columns.map(([name]) => name),
    ...lines.map((line, index) => columns.map(([, read]) => read(line, index))),
  ])
}
