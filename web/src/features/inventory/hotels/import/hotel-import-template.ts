import { csvText } from '@roomlark/contract/csv'
import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { importColumns } from '@roomlark/contract/inventory/hotel-import'

/** The heading and one hotel to overwrite. */
export function importTemplate(): string {
  return csvText([importColumns, importColumns.map((column) => hotelFields[column].example)])
}
