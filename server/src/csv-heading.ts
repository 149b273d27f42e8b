import { say } from '@roomlark/contract/say'
/** The columns a file may have, and those that it must have. */
export type CsvColumns = { columns: readonly string[]; needed: readonly string[] }

/** Describes columns that are missing, unknown or repeated. */
export function headingFaults(heading: readonly string[], { columns: known, needed }: CsvColumns): string[] {
  const columns = [...new Set(heading)]
  const missing = needed.filter((column) => !columns.includes(column))
  const unknown = columns.filter((column) => !known.includes(column))
  const repeated = columns.filter(
    (column) => known.includes(column) && heading.indexOf(column) !== heading.lastIndexOf(column),
  )
  return [
    ...(missing.length > 0
      ? [say('These columns are missing from the header row: {columns}.', { columns: missing.join(', ') })]
      : []),
    ...(unknown.length > 0
      ? [say('The header row has unknown columns: {columns}.', { columns: named(unknown) })]
      : []),
    ...(repeated.length > 0
      ? [say('The header row repeats columns: {columns}.', { columns: named(repeated) })]
      : []),
  ]
}

/** Keeps the message short, even if the first line is not a heading at all. */
function named(columns: string[]): string {
  const shown = columns
    .slice(0, 5)
    .map((column) => (column === '' ? say('one without a name##a column') : `"${cut(column)}"`))
  const more = columns.length - shown.length
  const columnNames = shown.join(', ')
  return more > 0 ? say('{columns} and {more} more', { columns: columnNames, more }) : columnNames
}

function cut(column: string): string {
  return column.length > 40 ? `${column.slice(0, 40)}…` : column
}
