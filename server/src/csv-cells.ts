import { IsoDate } from '@roomlark/contract/dates'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { Cells } from './csv-import.ts'

/** Reads the cells of one row, and collects what is wrong with them by column. */
export function cellReader(cells: Cells, currency: string) {
  const errors = new Map<string, string>()
  const fault = (column: string, message: string) => {
    if (!errors.has(column)) errors.set(column, message)
    return undefined
  }
  const text = (column: string) => cells.get(column) ?? ''
  return {
    errors,
    fault,
    text,
    isEmpty: (column: string) => text(column) === '',
    /** Undefined if the cell is empty or unreadable. */
    whole(column: string): number | undefined {
      if (text(column) === '') return undefined
      return /^\d{1,6}$/.test(text(column))
        ? Number(text(column))
        : fault(column, say('Enter a whole number'))
    },
    /** The day comes first only with dots, because with slashes nobody could tell it from the month. */
    date(column: string): string | undefined {
      if (text(column) === '') return undefined
      const written = text(column).replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, isoDate)
      return IsoDate.safeParse(written).success
        ? written
        : fault(column, say('Write the date as 2027-06-01 or 01.06.2027'))
    },
    /** A comma counts as the decimal point, so there are no separators of thousands. */
    money(column: string): number | undefined {
      if (text(column) === '') return undefined
      const digits = currencyDecimals(currency)
      const pattern =
        digits === 0 ? /^\d{1,10}$/ : new RegExp(`^\\d{1,10}([${points(digits)}]\\d{1,${digits}})?$`)
      if (!pattern.test(text(column))) return fault(column, say('Write the amount as 120 or 120.50'))
      return Math.round(Number(text(column).replace(',', '.')) * minorUnits(currency))
    },
    flag(column: string): boolean | undefined {
      if (text(column) === '') return undefined
      return yesOrNo(text(column)) ?? fault(column, say('Use yes or no'))
    },
    list: (column: string) =>
      text(column)
        .split(/[;|]/, 600)
        .map((part) => part.trim())
        .filter(Boolean),
  }
}

export type CellReader = ReturnType<typeof cellReader>

function isoDate(_all: string, day: string, month: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** With three decimals, `1,200` could be either number, so that only the point is accepted. */
function points(digits: number): string {
  return digits === 3 ? '.' : '.,'
}

export function yesOrNo(text: string): boolean | undefined {
  return flags.get(text.normalize().toLowerCase())
}

/** A file may be written in another language than its reader's. */
const flags = new Map([
  ...['yes', 'true', '1', 'ja', 'oui', 'sí', 'sì', 'si'].map((word) => [word, true] as const),
  ...['no', 'false', '0', 'nein', 'non'].map((word) => [word, false] as const),
])
