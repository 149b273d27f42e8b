import {
  bookingColumns,
  type ImportColumns,
  rateColumns,
  roomColumns,
} from '@roomlark/contract/inventory/import-columns'
import type { ImportOutcome } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { ImportKind } from '../../../../data/imports.ts'

type KindWords = {
  tab: string
  columns: ImportColumns
  /** Noun for one row. */
  noun: string
  steps: string[]
  written: (count: number) => string
  outcomes: Record<Exclude<ImportOutcome, 'error'>, string>
}

const firstSteps = (things: string) => [
  'Download the template and open it in your spreadsheet.',
  `Enter ${things} in place of the example. Keep the header row; columns you do not need may go.`,
  'Save it as CSV (UTF-8) and drop it here.',
]

export const importKinds: Record<ImportKind, KindWords> = {
  rooms: {
    tab: 'Rooms',
    columns: roomColumns,
    noun: 'Room type',
    steps: [
      ...firstSteps('one room type per row'),
      'Review the result, then import: either everything is written or nothing. Rooms are added, never removed.',
    ],
    written: (count) => say('{count, plural, one {# room added} other {# rooms added}}', { count }),
    outcomes: { new: 'New', change: 'Changes what you have', same: 'As you have it' },
  },
  rates: {
    tab: 'Rates',
    columns: rateColumns,
    noun: 'Room type',
    steps: [
      ...firstSteps('one night or range of nights per row'),
      'Review the result, then import: either everything is written or nothing. Of two rows about one night, the later one counts.',
    ],
    written: (count) => say('{count, plural, one {# night changed} other {# nights changed}}', { count }),
    outcomes: { new: 'New', change: 'Changes nights', same: 'As you have it' },
  },
  bookings: {
    tab: 'Bookings',
    columns: bookingColumns,
    noun: 'Booking',
    steps: [
      'Import your rooms and rates first.',
      ...firstSteps('one room of a booking per row'),
      'Review the result, then import. If it is interrupted, choose the same file again: nothing is imported twice.',
    ],
    written: (count) =>
      say('{count, plural, one {# booking imported} other {# bookings imported}}', { count }),
    outcomes: { new: 'New', change: 'Changes what you have', same: 'Imported before' },
  },
}

export const importTabs = {
  rooms: importKinds.rooms.tab,
  rates: importKinds.rates.tab,
  bookings: importKinds.bookings.tab,
} satisfies Record<ImportKind, string>

export function isImportKind(text: string): text is ImportKind {
  return Object.hasOwn(importKinds, text)
}

/** The columns that need more than their name, for the card beside the file. */
export function listHints(columns: ImportColumns): [string, string][] {
  return Object.entries(columns).flatMap(([name, { hint, needed }]) => {
    if (hint === undefined && !needed) return []
    const words = [needed ? 'required' : '', hint ?? ''].filter(Boolean).join('; ')
    return [[name, `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`]]
  })
}
