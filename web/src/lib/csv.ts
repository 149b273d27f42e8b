/** RFC 4180, with the byte order mark that makes spreadsheets read it as UTF-8. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A spreadsheet would run text that begins like a formula; an apostrophe keeps it text. Numbers need none. */
function cell(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
