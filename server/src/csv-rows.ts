import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { unguarded } from '@roomlark/contract/csv'
import { say } from '@roomlark/contract/say'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod/mini'
import { AppError } from './errors.ts'

const Row = z.object({ raw: z.string(), record: z.array(z.string()) })

/** `line` is the line on which the row begins. */
export type CsvRow = { line: number; cells: string[] }

/** Things that a file lists, and how many rows it may have below its heading. */
export type CsvFile = { things: 'rooms' | 'hotels' | 'rates' | 'guests' | 'bookings' | 'links'; rows: number }

/**
 * A file within the size limit can still contain a million cells, so reading stops at the first limit
 * exceeded.
 */
const limits = { lineBytes: 100_000, recordBytes: 100_000, columns: 200 }

/** Two characters end a line in some files, and cells may contain line ends. */
function lineLimit({ rows }: CsvFile): number {
  return Math.max(20_000, 5 * rows)
}

/** Between two chunks the thread can answer other requests. */
const pieceBytes = 4 * 1024

/**
 * Reads comma or semicolon, with or without a byte order mark. Blank lines are skipped; a row may have too
 * few or too many cells. `judge` can refuse the heading before anything below it is read.
 */
export async function readCsv(
  text: string,
  file: CsvFile,
  judge: (heading: string[]) => void,
): Promise<{ heading: string[]; rows: CsvRow[] }> {
  const source = Readable.from(splitPieces(Buffer.from(text), file))
  const parser = parse({
    bom: true,
    delimiter: detectDelimiter(text),
    max_record_size: limits.recordBytes,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // This covers the heading and one row more than allowed.
    to: file.rows + 2,
    trim: true,
  })
  source.on('error', (error) => parser.destroy(error))
  try {
    return await collect(source.pipe(parser), file, judge)
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error
  } finally {
    source.destroy()
  }
}

async function collect(parsed: AsyncIterable<unknown>, file: CsvFile, judge: (heading: string[]) => void) {
  const found: CsvRow[] = []
  let above = 0
  for await (const item of parsed) {
    const { raw, record } = z.parse(Row, item)
    if (record.length > limits.columns)
      throw tooMuch(file, say('more than {most} columns', { most: limits.columns }))
    if (found.length === 0) judge(record)
    // The raw text of a row starts with the blank lines before it and includes cells that span several lines.
    const [blank = ''] = raw.match(/^\s*/) ?? []
    found.push({ line: above + lineEnds(blank) + 1, cells: record.map(unguarded) })
    above += lineEnds(raw)
    if (found.length > file.rows + 1) {
      throw new AppError(
        'validation_failed',
        say(
          'Import at most {most, plural, other {#}} {things, select, rooms {rooms at a time} hotels {hotels at a time} rates {rates at a time} guests {guests at a time} links {links at a time} other {bookings at a time}}.',
          {
            most: file.rows,
            things: file.things,
          },
        ),
      )
    }
  }
  const [first, ...rows] = found
  if (!first) judge([])
  return { heading: first?.cells ?? [], rows }
}

/** The parser limits the text of a record, but not empty cells or blank lines. */
async function* splitPieces(bytes: Buffer, file: CsvFile): AsyncGenerator<Buffer> {
  const most = lineLimit(file)
  let lines = 0
  let lineBytes = 0
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes)
    for (const byte of piece) {
      const isEnd = byte === 10 || byte === 13
      lines += isEnd ? 1 : 0
      lineBytes = isEnd ? 0 : lineBytes + 1
      if (lines > most) throw tooMuch(file, say('more than {most, plural, other {# lines}}', { most }))
      if (lineBytes > limits.lineBytes) throw tooMuch(file, say('a line that is too long'))
    }
    yield piece
    await nextTurn()
  }
}

function detectDelimiter(text: string): ',' | ';' {
  const [top = ''] = text
    .slice(0, limits.lineBytes)
    .trimStart()
    .split(/[\r\n]/, 1)
  return top.split(';').length > top.split(',').length ? ';' : ','
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

function tooMuch({ things }: CsvFile, found: string): AppError {
  return new AppError(
    'validation_failed',
    say(
      'This is not {things, select, rooms {a list of rooms} hotels {a list of hotels} rates {a list of rates} guests {a list of guests} links {a list of links} other {a list of bookings}}: it has {found}.',
      { things, found },
    ),
  )
}

function unreadable(error: CsvError): AppError {
  const message =
    typeof error.lines === 'number'
      ? say('This is not a readable CSV file near line {line}.', { line: error.lines })
      : say('This is not a readable CSV file.')
  return new AppError('validation_failed', message, { cause: error })
}
