import { randomInt, randomUUID } from 'node:crypto'
import { withMeals } from '@roomlark/contract/inventory/plan-meals'
import type { Transaction } from '../../../db/database.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import type { NewAttempt } from '../../../platform/limits/attempts.service.ts'
import type { PricedStay, Sale } from '../offer/quote.policy.ts'
import { insertBooking, type NewBooking } from './new-booking.queries.ts'

/** Facts of a booking apart from the terms that it is sold at. */
type Booked = Omit<
  NewBooking,
  | keyof PricedStay['quote']
  | 'reference'
  | 'hotelId'
  | 'ratePlanName'
  | 'plan'
  | 'paymentTerms'
  | 'taxRules'
  | 'feesCents'
  | 'usdRate'
  | 'checkInTime'
  | 'checkOutTime'
  | 'timeZone'
>

/**
 * Writes a booking with its rooms and nights, at the terms of the sale. The terms are copied, because those of the
 * hotel and the plan may change later. `roomIds` are the numbered rooms that the rooms get, `stayIds` what their stays
 * are called. Returns the reference.
 */
export async function writeBooking(
  tx: Transaction,
  hotel: BookableHotel,
  booked: Booked,
  sale: Sale,
  { rooms, quote, paymentTerms, bill }: PricedStay,
  {
    attempt = null,
    roomIds = [],
    stayIds = [],
  }: { attempt?: NewAttempt | null; roomIds?: (string | null)[]; stayIds?: readonly string[] } = {},
): Promise<string> {
  const { id: bookingId, checkInOn, checkOutOn } = booked
  const stays = rooms.map((room, index) => ({
    ...room,
    id: stayIds[index] ?? randomUUID(),
    bookingId,
    roomId: roomIds[index] ?? null,
    guestName: room.guestName || null,
    checkInOn,
    checkOutOn,
  }))
  const nights = stays.flatMap((stay) => stay.nights.map((night) => ({ ...night, stayId: stay.id })))
  const booking = {
    ...booked,
    ...quote,
    hotelId: hotel.id,
    ratePlanName: sale.plan.name,
    plan: sale.plan,
    paymentTerms,
    taxRules: withMeals(sale.taxes, sale.plan.mealValue),
    feesCents: bill.feesCents,
    usdRate: sale.usdRate,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    timeZone: hotel.timeZone,
  }
  return insertWithReference(tx, booking, { stays, nights, attempt })
}

async function insertWithReference(
  tx: Transaction,
  booking: Omit<NewBooking, 'reference'>,
  parts: Parameters<typeof insertBooking>[2],
): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const reference = newReference()
    if (await insertBooking(tx, { ...booking, reference }, parts)) return reference
  }
  throw new Error('no free reference was found')
}

/** There are no characters that are easily confused, and no vowels, so that no words appear by accident. */
const referenceAlphabet = 'CDFGHJKMNPQRTVWXY34679'

function newReference(): string {
  return `RL-${Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')}`
}
