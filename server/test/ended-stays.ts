import type { Happening } from '@roomlark/contract/booking-events'
import { addDays } from '@roomlark/contract/dates'
import { followBooking } from '../src/partners/commissions/commissions.service.ts'
import type { TestApp } from './app.ts'
import type { PastBooking, PastHotel } from './past-bookings.ts'

type Ended = Pick<PastBooking, 'checkInOn' | 'nights' | 'nightCents' | 'money'> & {
  affiliateId: string
  endedAt?: Date
}

/** Records a stay that an affiliate brought and that has ended, with its commission; returns the booking. */
export async function putEndedStay(app: TestApp, hotel: PastHotel, stay: Ended): Promise<string> {
  const { endedAt, ...booking } = stay
  const checkOutOn = addDays(stay.checkInOn, stay.nights ?? 2)
  const madeAt = new Date(`${addDays(stay.checkInOn, -20)}T12:00:00Z`)
  const id = await hotel.put({ ...booking, madeAt, source: 'affiliate', state: 'checked-out' })
  const params: Happening<'checked-out'>['params'] = { nights: 0, bookedUntilOn: checkOutOn }
  const [event] = await app.sql<[{ id: number }]>`
    INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
    VALUES (${id}, ${endedAt ?? new Date(`${checkOutOn}T10:00:00Z`)}, 'checked-out', ${app.sql.json(params)},
            ${hotel.hotel.id}, ${stay.affiliateId}, ${stay.checkInOn}, ${checkOutOn}, false)
    RETURNING id::float8 AS id`
  await app.pool.begin((tx) => followBooking(app.services, tx, id, event.id))
  return id
}

/** Moves the server's clock to an instant. */
export function advanceTo(app: TestApp, instant: string): void {
  app.advance(Date.parse(instant) - app.services.clock().getTime())
}
