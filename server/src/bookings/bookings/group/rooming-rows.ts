import { Guest, partyLimits } from '@roomlark/contract/bookings/booking-input'
import { groupLimits } from '@roomlark/contract/bookings/groups'
import { roomingColumns } from '@roomlark/contract/inventory/import-columns'
import { freeText, nameOrNothing } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { cellReader } from '../../../csv-cells.ts'
import type { Cells, RowReading } from '../../../csv-import.ts'
import { readAges, readGuest, reportFaults } from '../import/guest-cells.ts'

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
    guest: readGuest(reader),
    notes: text('notes'),
  })
  if (!written.success) reportFaults(reader, written.error)
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
