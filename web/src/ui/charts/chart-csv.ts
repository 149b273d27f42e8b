import type { ChartData } from './chart-data.ts'

/** RFC 4180, with the mark that tells spreadsheets it is UTF-8. */
export function chartCsv({ axis, points, series }: ChartData): string {
  const rows = [
    [axis, ...series.map(({ name }) => name)],
    ...points.map(({ long }, at) => [long, ...series.map(({ values }) => values[at] ?? '')]),
  ]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A spreadsheet would run a cell that begins like a formula; behind an apostrophe it is text. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
