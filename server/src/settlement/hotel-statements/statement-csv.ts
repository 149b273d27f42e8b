import { csvText } from '@roomlark/contract/csv'
import { daysBetween } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { sayAgreementReason } from '@roomlark/contract/partners/agreement-reason'
import { say } from '@roomlark/contract/say'
import { sayCode } from '../../csv-export.ts'
import type { LineRow } from './statements.queries.ts'

type Column = [string, (line: LineRow, index: number) => string | number]

/** The lines of a statement for a spreadsheet. */
export function statementCsv(lines: LineRow[], currency: string, number: string | null): string {
  const units = minorUnits(currency)
  const amount = (cents: number) => cents / units
  const columns: Column[] = [
    [say('Statement'), () => number ?? say('Open##state')],
    [say('Line'), (line, index) => line.line ?? index + 1],
    [say('Booking'), (line) => line.reference],
    [say('Kind'), (line) => sayCode(line.kind)],
    [say('Status'), ({ state }) => (state === 'held' ? say('held##a commission') : sayCode(state))],
    [say('Outcome'), (line) => sayCode(line.outcome)],
    [say('Check-in'), (line) => line.checkInOn],
    [say('Check-out'), (line) => line.checkOutOn],
    [say('Nights'), (line) => daysBetween(line.checkInOn, line.checkOutOn)],
    [say('Ended on'), (line) => line.endedOn],
    [say('Partner'), (line) => line.partnerName],
    [say('Rate percent##commission'), (line) => line.ratePercent],
    [say('Boost percent'), (line) => line.boostPercent],
    [say('Currency'), () => currency],
    [say('Base'), (line) => amount(line.baseCents)],
    [say('Commission'), (line) => amount(line.grossCents)],
    [say('Counted'), (line) => (line.state === 'counted' ? amount(line.grossCents) : 0)],
    [say('Agreed'), ({ agreed }) => (agreed ? sayAgreementReason(agreed.reason) : '')],
  ]
  return csvText([
    columns.map(([name]) => name),
    ...lines.map((line, index) => columns.map(([, read]) => read(line, index))),
  ])
}
