/** Writes RFC 4180 with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvOf(rows: (string | number)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * A spreadsheet would execute a cell that starts like a formula, but treats it as text after an apostrophe.
 */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
