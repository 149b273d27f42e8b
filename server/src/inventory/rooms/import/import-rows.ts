import { roomColumns } from '@roomlark/contract/inventory/import-columns'
import { dataImportLimits } from '@roomlark/contract/inventory/imports'
import { type RoomFeature, roomFeatureNames } from '@roomlark/contract/inventory/room-features'
import { bedKinds, type RoomTypeInput, roomTypeLimits } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { type CellReader, cellReader } from '../../../csv-cells.ts'
import type { Cells, RowReading } from '../../../csv-import.ts'

export const roomsFile = {
  things: 'rooms' as const,
  rows: dataImportLimits.rows,
  columns: roomColumns,
}

type TypeCells = Omit<RoomTypeInput, 'name' | 'childBands'>

/** Cells of a row about a room type, without empty ones, and the rooms it adds. */
export type RoomRow = { name: string; type: Partial<TypeCells>; numbers: string[] }

/** The column of each field, where it has another name. */
const columnNames: Partial<Record<string, string>> = {
  name: 'roomType',
  basePriceCents: 'basePrice',
  floorCents: 'floorPrice',
  extraAdultCents: 'extraAdultPrice',
}

export function columnOfField(field: string): string {
  return columnNames[field] ?? field
}

export function readRoomRow(cells: Cells, currency: string): RowReading<RoomRow> {
  const reader = cellReader(cells, currency)
  const name = reader.text('roomType')
  if (name === '') reader.fault('roomType', say('Name is required'))
  const type = {
    basePriceCents: reader.money('basePrice'),
    floorCents: reader.money('floorPrice'),
    maxAdults: reader.whole('maxAdults'),
    maxChildren: reader.whole('maxChildren'),
    includedAdults: reader.whole('includedAdults'),
    extraAdultCents: reader.money('extraAdultPrice'),
    beds: readBeds(reader),
    sizeSqm: reader.whole('sizeSqm'),
    features: readFeatures(reader),
    description: reader.text('description') || undefined,
  }
  const numbers = readRoomNumbers(reader)
  if (reader.errors.size > 0) return { errors: Object.fromEntries(reader.errors) }
  const said = Object.entries(type).filter(([, value]) => value !== undefined)
  return { value: { name, type: Object.fromEntries(said), numbers } }
}

function readBeds(reader: CellReader): RoomTypeInput['beds'] | undefined {
  if (reader.isEmpty('beds')) return undefined
  return reader.list('beds').flatMap((part) => {
    const [, count = '1', word = ''] = /^(?:(\d{1,2})\s*x?\s+)?([a-z]+?)(?:\s+beds?)?$/i.exec(part) ?? []
    const kind = bedKinds.find((known) => known === word.toLowerCase())
    if (kind) return [{ kind, count: Number(count) }]
    reader.fault('beds', say('Use {choices}, such as 1 double; 2 single', { choices: bedKinds.join(', ') }))
    return []
  })
}

/** In the order of the catalogue, so that the order in the file is no change. */
function readFeatures(reader: CellReader): RoomFeature[] | undefined {
  if (reader.isEmpty('features')) return undefined
  const names = reader.list('features').map((part) => part.toLowerCase())
  if (names.length === 1 && names[0] === 'none') return []
  const unknown = names.find((name) => !roomFeatureNames.some((known) => known === name))
  if (unknown !== undefined) {
    reader.fault('features', say('“{feature}” is not in the catalogue', { feature: unknown.slice(0, 40) }))
  }
  return roomFeatureNames.filter((known) => names.includes(known))
}

/** Lists the numbers of a cell like `101..108; 110`. */
function readRoomNumbers(reader: CellReader): string[] {
  const numbers = reader.list('rooms').flatMap((part) => {
    const [, from = '', until = ''] = /^(\d{1,6})\s*\.\.\s*(\d{1,6})$/.exec(part) ?? []
    if (from === '') return [part]
    const count = Number(until) - Number(from) + 1
    if (count < 1 || count > roomTypeLimits.rooms) {
      reader.fault(
        'rooms',
        say('{cell} is not a range of at most {most} rooms', { cell: part, most: roomTypeLimits.rooms }),
      )
      return []
    }
    return Array.from({ length: count }, (_, index) =>
      String(Number(from) + index).padStart(from.length, '0'),
    )
  })
  const wrong = numbers.find((number) => number.length > roomTypeLimits.numberLength)
  if (wrong !== undefined) {
    reader.fault(
      'rooms',
      say('A room number has at most {most} characters', { most: roomTypeLimits.numberLength }),
    )
  }
  return numbers
}
