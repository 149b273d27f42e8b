import { IsoDate } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { StatementColumns } from '@roomlark/contract/settlement/bank'
import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { AppError } from '../../../errors.ts'
import type { FileLine, ReadStatement } from './bank-file.ts'

const Rows = z.array(z.array(z.string()))

/** Reads a statement as a bank exports it for spreadsheets, by the columns that somebody has chosen. */
export function readStatementCsv(csv: string, columns: StatementColumns, currency: string): ReadStatement {
  const [heading = [], ...rows] = splitRows(csv)
  const find = (name: string) => (name === '' ? -1 : heading.indexOf(name))
  const at = {
    bookedOn: find(columns.bookedOn),
    amount: find(columns.amount),
    party: find(columns.party),
    reference: find(columns.reference),
    details: find(columns.details),
  }
  if (at.bookedOn < 0 || at.amount < 0) throw unreadable(say('The chosen columns are not in this file.'))
  const lines = rows.map((cells, index): FileLine => {
    const cell = (column: number) => cells[column]?.trim() ?? ''
    const bookedOn = readDay(cell(at.bookedOn), columns.dateOrder)
    const amountCents = readCents(cell(at.amount), columns.decimal, currency)
    if (bookedOn === undefined || amountCents === undefined) {
      throw unreadable(say('Row {row} has no readable date or amount.', { row: index + 2 }))
    }
    return {
      bankId: undefined,
      bookedOn,
      amountCents,
      party: cell(at.party).slice(0, 200),
      reference: cell(at.reference).slice(0, 2000),
      details: cell(at.details).slice(0, 2000),
    }
  })
  return {
    iban: null,
    currency: null,
    closing: null,
    lines: lines.filter(({ amountCents }) => amountCents !== 0),
  }
}

function splitRows(csv: string): string[][] {
  try {
    return Rows.parse(
      parse(csv, {
        bom: true,
        delimiter: detectDelimiter(csv),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        trim: true,
      }),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(say('This is not a readable CSV file.'))
  }
}

function detectDelimiter(csv: string): string {
  const [top = ''] = csv.split(/[\r\n]/, 1)
  return [',', ';', '\t'].toSorted((one, other) => top.split(other).length - top.split(one).length)[0] ?? ','
}

function readDay(text: string, order: StatementColumns['dateOrder']): string | undefined {
  const [a = '', b = '', c = ''] = text.split(/[T ]/, 1)[0]?.split(/[./-]/) ?? []
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  const full = year.length === 2 ? `20${year}` : year
  return IsoDate.safeParse(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).data
}

/** Signs of currencies, blanks and whatever parts thousands are left out. */
function readCents(text: string, decimal: string, currency: string): number | undefined {
  const isNegative = /^[^\d]*[-−(]/.test(text) || /-$/.test(text)
  const digits = text.replaceAll(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.')
  if (!/^\d{1,13}(\.\d{0,4})?$/.test(digits)) return undefined
  const cents = Math.round(Number(digits) * minorUnits(currency))
  return isNegative ? -cents : cents
}

function unreadable(message: string): AppError {
  return new AppError('validation_failed', message, { fields: { content: message } })
}
