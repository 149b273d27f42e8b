import { Guest } from '@roomlark/contract/bookings/booking-input'
import { deskMethods, type PaymentMethod } from '@roomlark/contract/folio-kinds'
import { bookingColumns, importedSources } from '@roomlark/contract/inventory/import-columns'
import { dataImportLimits } from '@roomlark/contract/inventory/imports'
import { freeText, requiredName } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { type CellReader, cellReader } from '../../../csv-cells.ts'
import type { Cells, RowReading } from '../../../csv-import.ts'
import { readAges, readGuest, reportFaults } from './guest-cells.ts'

export const bookingsFile = {
  things: 'bookings' as const,
  rows: dataImportLimits.rows,
  columns: bookingColumns,
}

const Written = z.strictObject({
  reference: requiredName(60, say('Enter the reference of your old system')),
  guest: Guest,
  notes: freeText(1900),
  specialRequests: freeText(2000),
})

/** One room of a booking as the file describes it. */
export type BookingCells = z.infer<typeof Written> & {
  checkInOn: string
  checkOutOn: string
  roomType: string
  roomNumber: string
  ratePlan: string
  adults: number | undefined
  childAges: number[]
  nightCents: number | undefined
  totalCents: number | undefined
  paidCents: number | undefined
  paidBy: PaymentMethod
  source: (typeof importedSources)[number]
}

export function readBookingRow(cells: Cells, currency: string): RowReading<BookingCells> {
  const reader = cellReader(cells, currency)
  const { text } = reader
  const written = Written.safeParse({
    reference: text('reference'),
    guest: readGuest(reader),
    notes: text('notes'),
    specialRequests: text('specialRequests'),
  })
  if (!written.success) reportFaults(reader, written.error)
  const checkInOn = reader.date('checkIn') ?? reader.fault('checkIn', say('Enter the day of arrival'))
  const checkOutOn = reader.date('checkOut') ?? reader.fault('checkOut', say('Enter the day of departure'))
  if (text('roomType') === '') reader.fault('roomType', say('Name the room type'))
  const rest = {
    roomType: text('roomType'),
    roomNumber: text('roomNumber'),
    ratePlan: text('ratePlan'),
    adults: reader.whole('adults'),
    childAges: readAges(reader),
    nightCents: reader.money('pricePerNight'),
    totalCents: reader.money('total'),
    paidCents: reader.money('paid'),
    paidBy: readMethod(reader),
    source: readSource(reader),
  }
  if (rest.adults === 0) reader.fault('adults', say('At least one adult'))
  if (rest.nightCents !== undefined && rest.totalCents !== undefined) {
    reader.fault('total', say('Enter either a price per night or a total'))
  }
  if (reader.errors.size > 0 || !written.success || checkInOn === undefined || checkOutOn === undefined) {
    return { errors: Object.fromEntries(reader.errors) }
  }
  return { value: { ...written.data, ...rest, checkInOn, checkOutOn } }
}

function readMethod(reader: CellReader): PaymentMethod {
  const cell = reader.text('paidBy').toLowerCase()
  const method = deskMethods.find((known) => known === cell)
  if (!method && cell !== '')
    reader.fault('paidBy', say('Use {choices}', { choices: deskMethods.join(', ') }))
  return method ?? (reader.text('source').toLowerCase() === 'ota' ? 'ota' : 'transfer')
}

function readSource(reader: CellReader): BookingCells['source'] {
  const cell = reader.text('source').toLowerCase()
  const source = importedSources.find((known) => known === cell)
  if (!source && cell !== '')
    reader.fault('source', say('Use {choices}', { choices: importedSources.join(', ') }))
  return source ?? 'other'
}
