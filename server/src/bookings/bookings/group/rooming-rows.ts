import { Guest, partyLimits } from '@roomlark/contract/bookings/booking-input'
import { groupLimits } from '@roomlark/contract/bookings/groups'
import { roomingColumns } from '@roomlark/contract/inventory/import-columns'
import { freeText, nameOrNothing } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { type CellReader, cellReader } from '../../../csv-cells.ts'
import { type Cells, errorsByColumn, type RowReading } from '../../../csv-import.ts'

export const roomingFile = {
  things: 'guests' as const,
  rows: groupLimits.listRows,
  columns: roomingColumns,
}

const Written = z.strictObject({ reference: nameOrNothing(60), guest: Guest, notes: freeText(1900) })

type RoomingRow = z.infer<typeof Written> & {
  roomType: string
  checkInOn: string
  checkOutOn: string
  adults: number
  childAges: number[]
}

/** Empty dates are those of the group. */
export function readRoomingRow(
  cells: Cells,
  group: { arriveOn: string; departOn: string },
  currency: string,
): RowReading<RoomingRow> {
  const reader = cellReader(cells, currency)
  const { text } = reader
  const written = Written.safeParse({
    reference: text('reference'),
    guest: {
      name: text('guestName'),
      email: text('email') || undefined,
      phone: text('phone') || undefined,
      country: text('country').toUpperCase() || undefined,
      language: text('language').toLowerCase() || undefined,
    },
    notes: text('notes'),
  })
  if (!written.success) {
    // The fields of the guest are columns of their own.
    const flat = written.error.issues.map(({ path, message }) => ({ path: path.slice(-1), message }))
    const found = errorsByColumn(flat, (field) => (field === 'name' ? 'guestName' : field))
    for (const [column, message] of Object.entries(found)) reader.fault(column, message)
  }
  if (text('roomType') === '') reader.fault('roomType', say('Name the room type'))
  const rest = {
    roomType: text('roomType'),
    checkInOn: reader.date('checkIn') ?? group.arriveOn,
    checkOutOn: reader.date('checkOut') ?? group.departOn,
    adults: reader.whole('adults') ?? 1,
    childAges: readAges(reader),
  }
  if (rest.adults === 0 || rest.adults > partyLimits.adults) {
    reader.fault('adults', say('Enter 1 to {most}', { most: partyLimits.adults }))
  }
  if (reader.errors.size > 0 || !written.success) return { errors: Object.fromEntries(reader.errors) }
  return { value: { ...written.data, ...rest } }
}

function readAges(reader: CellReader): number[] {
  return reader.list('childAges').flatMap((age) => {
    if (/^\d{1,2}$/.test(age) && Number(age) <= partyLimits.childAge) return [Number(age)]
    reader.fault(
      'childAges',
      say('Enter ages from 0 to {oldest}, separated by semicolons', { oldest: partyLimits.childAge }),
    )
    return []
  })
}
