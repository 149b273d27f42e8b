const formulaStart = /^[=+\-@\t\r\n]/

/** Writes RFC 4180 with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * A spreadsheet would execute text that starts like a formula, but treats it as text after an apostrophe. Numbers, also
 * negative ones, stay numbers.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`
  const safe = formulaStart.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Removes the apostrophe that `csvText` puts before text, so that a file that was exported can be imported again. */
export function unguarded(value: string): string {
  return value.startsWith("'") && formulaStart.test(value.slice(1)) ? value.slice(1) : value
}
