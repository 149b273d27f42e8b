import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { ImportColumns } from '@roomlark/contract/inventory/import-columns'
import { say } from '@roomlark/contract/say'
import { getReaderLanguage, inLanguage } from './language.ts'

/** Names the columns of a header row: by their names, or as templates call them in any of our languages. */
export function readHeading(heading: readonly string[], columns: ImportColumns): string[] {
  const known = new Map<string, string>()
  for (const language of [...guestLanguageCodes, getReaderLanguage()]) {
    inLanguage(language, () => {
      for (const [column, { label }] of Object.entries(columns)) known.set(fold(say(label)), column)
    })
  }
  for (const column of Object.keys(columns)) known.set(fold(column), column)
  return heading.map((cell) => known.get(fold(cell)) ?? cell)
}

/** Spreadsheets change capitals and apostrophes. */
function fold(text: string): string {
  return text.normalize().toLowerCase().replaceAll('’', "'")
}

/** Describes columns that are missing, unknown or repeated. */
export function headingFaults(heading: readonly string[], known: ImportColumns): string[] {
  const columns = [...new Set(heading)]
  const isKnown = (column: string) => Object.hasOwn(known, column)
  const missing = Object.keys(known).filter((column) => known[column]?.needed && !columns.includes(column))
  const unknown = columns.filter((column) => !isKnown(column))
  const repeated = columns.filter(
    (column) => isKnown(column) && heading.indexOf(column) !== heading.lastIndexOf(column),
  )
  const label = (column: string) => say(known[column]?.label ?? column)
  return [
    ...(missing.length > 0
      ? [
          say('These columns are missing from the header row: {columns}.', {
            columns: missing.map(label).join(', '),
          }),
        ]
      : []),
    ...(unknown.length > 0
      ? [say('The header row has unknown columns: {columns}.', { columns: named(unknown) })]
      : []),
    ...(repeated.length > 0
      ? [say('The header row repeats columns: {columns}.', { columns: named(repeated.map(label)) })]
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
