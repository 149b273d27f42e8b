import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { strToU8, type Zippable, zip } from 'fflate'
import { writeCsv } from '../../../csv-export.ts'

type Rows = Record<string, unknown>[]

const readMe = `What Roomlark keeps about you, in two forms: JSON for programs, CSV for spreadsheets.
Amounts are in the smallest unit of their currency. Times are in UTC.
`

/** Packs each table as JSON and as CSV, leaving out empty ones. */
export async function packZip(tables: Record<string, Rows>): Promise<Buffer> {
  const files: Zippable = { 'README.txt': strToU8(readMe) }
  for (const [name, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue
    files[`${name}.json`] = strToU8(await tableJson(rows))
    files[`${name}.csv`] = strToU8(await tableCsv(rows))
  }
  return Buffer.from(await promisify<Zippable, Uint8Array>(zip)(files))
}

/** After this many rows the thread can answer requests. */
const rowsPerTurn = 500

async function tableJson(rows: Rows): Promise<string> {
  const parts: string[] = []
  for (let at = 0; at < rows.length; at += rowsPerTurn) {
    const some = rows.slice(at, at + rowsPerTurn).map((row) => JSON.stringify(row, null, 2))
    parts.push(some.join(',\n'))
    await nextTurn()
  }
  return `[\n${parts.join(',\n')}\n]`
}

function tableCsv(rows: Rows): Promise<string> {
  const columns = Object.keys(rows[0] ?? {})
  return writeCsv(columns, rows, (row) => columns.map((column) => toCell(row[column])))
}

function toCell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}
