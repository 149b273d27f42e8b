import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'

const Rows = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))

export type CsvRecord = { line: number; cells: Record<string, string> }

/** Comma or semicolon, with or without a byte order mark; every record keeps its line for messages. */
export function readCsv(text: string): { columns: string[]; records: CsvRecord[] } {
  const [heading = ''] = text.split(/\r?\n/, 1)
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: heading.split(';').length > heading.split(',').length ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
    const rows = z.parse(Rows, parsed)
    const [first, ...rest] = rows
    const columns = first?.record ?? []
    const records = rest.map(({ record }, index) => ({
      // A cell may span lines: a row begins below the end of the one before it.
      line: (rows[index]?.info.lines ?? 0) + 1,
      cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])),
    }))
    return { columns, records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const place = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw new AppError('validation_failed', `This is not a readable CSV file${place}.`)
  }
}
