import { hotelFields } from '@roomlark/contract/hotel-fields'
import { importColumns } from '@roomlark/contract/hotel-import'

/** The heading and one hotel to overwrite. The mark at the start tells spreadsheets that this is UTF-8. */
export function importTemplate(): string {
  const rows = [importColumns, importColumns.map((column) => hotelFields[column].example)]
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}

export function csvCell(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
