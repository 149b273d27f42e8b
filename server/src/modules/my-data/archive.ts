import { promisify } from 'node:util'
import { csvText } from '@roomlark/contract/csv'
import { strToU8, type Zippable, zip } from 'fflate'

type Rows = Record<string, unknown>[]

const readMe = `What Roomlark keeps about you, in two forms: JSON for programs, CSV for spreadsheets.
Amounts are in the smallest unit of their currency. Times are in UTC.
`

/** Packs each table as JSON and as CSV, leaving out empty ones. */
export async function zipOf(tables: Record<string, Rows>): Promise<Buffer> {
  const files: Zippable = { 'README.txt': strToU8(readMe) }
  for (const [name, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue
    files[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2))
    files[`${name}.csv`] = strToU8(tableCsv(rows))
  }
  return Buffer.from(await promisify<Zippable, Uint8Array>(zip)(files))
}

function tableCsv(rows: Rows): string {
  const columns = Object.keys(rows[0] ?? {})
  return csvText([columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))])
}

function textOf(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}
