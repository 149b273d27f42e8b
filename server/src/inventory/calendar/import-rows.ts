import { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { rateColumns } from '@roomlark/contract/inventory/import-columns'
import { dataImportLimits } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import { type CellReader, cellReader } from '../../csv-cells.ts'
import { type Cells, errorsByColumn, type RowReading } from '../../csv-import.ts'

export const ratesFile = {
  things: 'rates' as const,
  rows: dataImportLimits.rows,
  columns: rateColumns,
}

export type RateRow = {
  roomType: string
  fromOn: string
  /** The last night is included. */
  untilOn: string
  weekdays: number[]
  change: CalendarChange
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export function readRateRow(cells: Cells, currency: string): RowReading<RateRow> {
  const reader = cellReader(cells, currency)
  const roomType = reader.text('roomType')
  if (roomType === '') reader.fault('roomType', say('Name the room type'))
  const fromOn = reader.date('fromOn') ?? reader.fault('fromOn', say('Enter the first night'))
  const untilOn = reader.date('untilOn') ?? fromOn
  if (fromOn !== undefined && untilOn !== undefined && untilOn < fromOn) {
    reader.fault('untilOn', say('The last night cannot be before the first'))
  }
  const weekdays = readWeekdays(reader)
  const change = readChange(reader)
  if (reader.errors.size === 0 && Object.keys(change).length === 0)
    reader.fault('row', say('The row changes nothing: enter a price or a limit'))
  const parsed = CalendarChange.safeParse(change)
  if (!parsed.success) {
    const found = errorsByColumn(parsed.error.issues, (field) => columnNames[field] ?? field)
    for (const [column, message] of Object.entries(found)) reader.fault(column, message)
  }
  if (reader.errors.size > 0 || fromOn === undefined || untilOn === undefined || !parsed.success) {
    return { errors: Object.fromEntries(reader.errors) }
  }
  return { value: { roomType, fromOn, untilOn, weekdays, change: parsed.data } }
}

const columnNames: Partial<Record<string, string>> = { priceCents: 'price', capacity: 'roomsToSell' }

/** Only what the row says; everything else stays as it is. */
function readChange(reader: CellReader): CalendarChange {
  const cells = {
    priceCents: reader.money('price'),
    minStay: readStayLimit(reader, 'minStay'),
    maxStay: readStayLimit(reader, 'maxStay'),
    closed: reader.flag('closed'),
    closedToArrival: reader.flag('closedToArrival'),
    closedToDeparture: reader.flag('closedToDeparture'),
    capacity: reader.text('roomsToSell').toLowerCase() === 'all' ? null : reader.whole('roomsToSell'),
  }
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined))
}

function readStayLimit(reader: CellReader, column: string): number | null | undefined {
  const nights = reader.whole(column)
  return nights === 0 ? null : nights
}

function readWeekdays(reader: CellReader): number[] {
  return reader.list('weekdays').flatMap((name) => {
    const day = dayNames.indexOf(name.slice(0, 3).toLowerCase())
    if (day >= 0) return [day]
    reader.fault('weekdays', say('Use {choices}', { choices: dayNames.join(', ') }))
    return []
  })
}
