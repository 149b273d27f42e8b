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

const firstSteps = (enter: string) => [
  say('Download the template and open it in your spreadsheet.'),
  enter,
  say('Save it as CSV (UTF-8) and drop it here.'),
]

export const importKinds: Record<ImportKind, KindWords> = {
  rooms: {
    tab: say('Rooms'),
    columns: roomColumns,
    noun: say('Room type'),
    steps: [
      ...firstSteps(
        say(
          'Enter one room type per row in place of the example. Keep the header row; columns you do not need may go.',
        ),
      ),
      say(
        'Review the result, then import: either everything is written or nothing. Rooms are added, never removed.',
      ),
    ],
    written: (count) => say('{count, plural, one {# room added} other {# rooms added}}', { count }),
    outcomes: { new: say('New'), change: say('Changes what you have'), same: say('As you have it') },
  },
  rates: {
    tab: say('Rates'),
    columns: rateColumns,
    noun: say('Room type'),
    steps: [
      ...firstSteps(
        say(
          'Enter one night or range of nights per row in place of the example. Keep the header row; columns you do not need may go.',
        ),
      ),
      say(
        'Review the result, then import: either everything is written or nothing. Of two rows about one night, the later one counts.',
      ),
    ],
    written: (count) => say('{count, plural, one {# night changed} other {# nights changed}}', { count }),
    outcomes: { new: say('New'), change: say('Changes nights'), same: say('As you have it') },
  },
  bookings: {
    tab: say('Bookings'),
    columns: bookingColumns,
    noun: say('Booking'),
    steps: [
      say('Import your rooms and rates first.'),
      ...firstSteps(
        say(
          'Enter one room of a booking per row in place of the example. Keep the header row; columns you do not need may go.',
        ),
      ),
      say(
        'Review the result, then import. If it is interrupted, choose the same file again: nothing is imported twice.',
      ),
    ],
    written: (count) =>
      say('{count, plural, one {# booking imported} other {# bookings imported}}', { count }),
    outcomes: { new: say('New'), change: say('Changes what you have'), same: say('Imported before') },
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
