import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange, BookingChangeQuote } from '@roomlark/contract/bookings/booking-changes'
import type { Answer } from '../app.ts'
import type { TestHotel } from '../test-hotel.ts'

type Seen = Pick<Booking, 'id' | 'version'>

export function quoteChange(testHotel: TestHotel, { id }: Seen, change: BookingChange): Promise<Answer> {
  return testHotel.ask('POST', `/api/v1/bookings/${id}/changes/quote`, { change })
}

/** Makes a change for this total, whatever it really costs. */
export function makeChange(
  testHotel: TestHotel,
  { id, version }: Seen,
  change: BookingChange,
  expectedTotalCents: number,
  extras: object = {},
): Promise<Answer> {
  const body = { change, version, expectedTotalCents, ...extras }
  return testHotel.ask('POST', `/api/v1/bookings/${id}/changes`, body)
}

/** Looks at the price first and then makes the change, as the desk does. */
export async function changeAsQuoted(
  testHotel: TestHotel,
  booking: Seen,
  change: BookingChange,
  extras: object = {},
): Promise<{ quote: BookingChangeQuote; after: Booking }> {
  const quote = await testHotel.data(quoteChange(testHotel, booking, change))
  const after = await testHotel.data(makeChange(testHotel, booking, change, quote.totalCents, extras))
  return { quote, after }
}
