import { csvText } from '@roomlark/contract/csv'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { hotelColumns } from '@roomlark/contract/inventory/hotel-import'
import {
  bookingColumns,
  type ImportColumns,
  makeTemplate,
  rateColumns,
  roomColumns,
  roomingColumns,
} from '@roomlark/contract/inventory/import-columns'
import { say } from '@roomlark/contract/say'
import { describe, expect, test } from 'vitest'
import { headingFaults, readHeading } from './csv-heading.ts'
import { inLanguage } from './language.ts'

describe.each<[string, ImportColumns]>([
  ['hotels', hotelColumns],
  ['rooms', roomColumns],
  ['rates', rateColumns],
  ['bookings', bookingColumns],
  ['a rooming list', roomingColumns],
])('a file of %s', (_, columns) => {
  const names = Object.keys(columns)

  test.each(guestLanguageCodes)(
    'is read with the heading of a template in %s, whoever reads it',
    (language) => {
      const heading = inLanguage(language, () => Object.values(columns).map(({ label }) => say(label)))
      expect(readHeading(heading, columns)).toEqual(names)
      expect(inLanguage('it', () => readHeading(heading, columns))).toEqual(names)
      const retyped = heading.map((label) => label.toLowerCase().replaceAll('’', "'"))
      expect(readHeading(retyped, columns)).toEqual(names)
      expect(headingFaults(readHeading(heading, columns), columns)).toEqual([])
    },
  )

  test('is read with the names of the columns, and its template has no cell that needs a guard', () => {
    expect(readHeading(names, columns)).toEqual(names)
    const [heading, example] = makeTemplate(columns, '2027-06-01')
    expect(example).toHaveLength(names.length)
    expect(csvText([heading ?? [], example ?? []])).not.toContain(`"'`)
  })
})

test('a fault names columns in the language of the reader', () => {
  const faults = () => headingFaults(['price', 'price', '__proto__'], rateColumns)
  expect(inLanguage('de', faults)).toEqual([
    'In der Kopfzeile fehlen diese Spalten: Zimmertyp, Erste Nacht.',
    'Die Kopfzeile enthält unbekannte Spalten: "__proto__".',
    'Die Kopfzeile enthält Spalten mehrfach: "Preis".',
  ])
})
