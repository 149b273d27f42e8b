import type { Booking, BookingSummary } from '@roomlark/contract/bookings/booking'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { daysBetween } from '@roomlark/contract/dates'
import { billLinesOfBooking } from '@roomlark/contract/inventory/bill-lines'
import type { SummaryRow } from './booking-list.queries.ts'
import type { BookingRow } from './bookings.queries.ts'
import type { EventRow } from './events.queries.ts'
import type { StayRow } from './stays.queries.ts'

export function toBooking(
  { plan: _plan, ratePlanId: _ratePlanId, heldForCompanyId: _company, ...row }: BookingRow,
  stays: StayRow[],
  events: EventRow[],
  next: Pick<Booking, 'allowed' | 'canUndo' | 'partner'>,
): Booking {
  return {
    ...row,
    guestName: row.guest.name,
    guestEmail: row.guest.email,
    nights: daysBetween(row.checkInOn, row.checkOutOn),
    children: row.childAges.length,
    rooms: stays.map((stay) => ({
      roomTypeId: stay.roomTypeId,
      name: stay.roomTypeName,
      number: stay.roomNumber,
    })),
    stays,
    ...billLinesOfBooking(row, stays),
    payment: planBookingPayment(row, stays),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    ...next,
  }
}

export function toSummary(row: SummaryRow): BookingSummary {
  return {
    ...row,
    nights: daysBetween(row.checkInOn, row.checkOutOn),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
