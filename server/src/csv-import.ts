import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportColumns } from '@roomlark/contract/inventory/import-columns'
import { say, sayAgain } from '@roomlark/contract/say'
import { headingFaults, readHeading } from './csv-heading.ts'
import { type CsvFile, type CsvRow, readCsv } from './csv-rows.ts'
import { AppError } from './errors.ts'

export type Cells = ReadonlyMap<string, string>

/** Value of a row, or its errors by column; `row` stands for the row as a whole. */
export type RowReading<T> = { value: T } | { errors: Record<string, string> }

export type ReadRow<T> = {
  line: number
  cells: Cells
  /** Empty if the row is valid. */
  errors: Record<string, string>
  value: T | null
}

/** After this many rows the thread can answer other requests. */
const rowsPerTurn = 20

/** Reads a file row by row. Its heading is judged first; errors of rows are collected, never thrown. */
export async function readImport<T>(
  csv: string,
  file: CsvFile & { columns: ImportColumns },
  read: (cells: Cells) => RowReading<T>,
): Promise<ReadRow<T>[]> {
  const { heading: written, rows } = await readCsv(csv, file, (found) =>
    requireHeading(readHeading(found, file.columns), file.columns),
  )
  const heading = readHeading(written, file.columns)
  if (rows.length === 0) {
    throw new AppError(
      'validation_failed',
      say(
        'There are {things, select, rooms {no rooms} hotels {no hotels} rates {no rates} guests {no guests} links {no links} other {no bookings}} below the header row.',
        { things: file.things },
      ),
    )
  }
  const parsed: ReadRow<T>[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await nextTurn()
    parsed.push(readRow(row, heading, read))
  }
  return parsed
}

function requireHeading(heading: string[], columns: ImportColumns): void {
  const faults = headingFaults(heading, columns)
  if (faults.length > 0) {
    throw new AppError(
      'validation_failed',
      say('{faults} Start from the template.', { faults: faults.join(' ') }),
    )
  }
}

function readRow<T>(
  { line, cells: values }: CsvRow,
  heading: string[],
  read: (cells: Cells) => RowReading<T>,
): ReadRow<T> {
  const cells = new Map(heading.map((column, index) => [column, values[index] ?? '']))
  // It is unknown which cell is missing or extra, so their contents are not checked.
  if (values.length !== heading.length) {
    const few = values.length < heading.length
    const counts = { cells: values.length, columns: heading.length }
    const row = few
      ? say('There are too few cells: {cells} instead of the {columns} of the header row', counts)
      : say('There are too many cells: {cells} instead of the {columns} of the header row', counts)
    return { line, cells, errors: { row }, value: null }
  }
  const reading = read(cells)
  return 'value' in reading
    ? { line, cells, errors: {}, value: reading.value }
    : { line, cells, errors: reading.errors, value: null }
}

/** Refuses the whole import because of the first row with an error. */
export function requireNoErrors(rows: readonly Pick<ReadRow<unknown>, 'line' | 'errors'>[]): void {
  const faulty = rows.find(({ errors }) => Object.keys(errors).length > 0)
  if (!faulty) return
  throw new AppError(
    'validation_failed',
    say('Nothing was imported: line {line} has an error.', { line: faulty.line }),
    {
      fields: faulty.errors,
    },
  )
}

/** Keeps the first message of each column. */
export function errorsByColumn(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  getColumn: (field: string) => string = (field) => field,
): Record<string, string> {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) {
    const column = path[0] === undefined ? 'row' : getColumn(String(path[0]))
    if (!errors.has(column)) errors.set(column, sayAgain(message))
  }
  return Object.fromEntries(errors)
}
