import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'

const Rows = z.array(z.object({ raw: z.string(), record: z.array(z.string()) }))

/** `line` is the one it begins on. */
export type CsvRow = { line: number; cells: string[] }

/** Comma or semicolon, with or without a byte order mark. Blank lines are no rows; a row may have any number of cells. */
export function readCsv(text: string): { heading: string[]; rows: CsvRow[] } {
  const [top = ''] = text.trimStart().split(/[\r\n]/, 1)
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: top.split(';').length > top.split(',').length ? ';' : ',',
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    const [first, ...rows] = withLines(z.parse(Rows, parsed))
    return { heading: first?.cells ?? [], rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const place = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw new AppError('validation_failed', `This is not a readable CSV file${place}.`)
  }
}

/** What is read for a row begins with the blank lines before it and ends with its own, cells of several lines and all. */
function withLines(rows: z.infer<typeof Rows>): CsvRow[] {
  let above = 0
  return rows.map(({ raw, record }) => {
    const [blank = ''] = raw.match(/^\s*/) ?? []
    const line = above + lineEnds(blank) + 1
    above += lineEnds(raw)
    return { line, cells: record }
  })
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
