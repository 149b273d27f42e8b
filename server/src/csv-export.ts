import { setImmediate as nextTurn } from 'node:timers/promises'
import { csvText } from '@roomlark/contract/csv'

type Cell = string | number

/** After this many rows the thread can answer other requests. */
const rowsPerTurn = 500

/** Writes a file of any number of rows, a part at a time. */
export async function writeCsv<T>(
  heading: readonly Cell[],
  rows: readonly T[],
  cellsOf: (row: T) => readonly Cell[],
): Promise<string> {
  const parts = [csvText([heading])]
  for (let at = 0; at < rows.length; at += rowsPerTurn) {
    // Only the file as a whole begins with a byte order mark.
    parts.push(csvText(rows.slice(at, at + rowsPerTurn).map(cellsOf)).slice(1))
    await nextTurn()
  }
  return parts.join('')
}
