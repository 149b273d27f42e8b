import type { Booking } from '@roomlark/contract/bookings/booking'
import { addDays, listNights } from '@roomlark/contract/dates'
import type { HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import {
  costOfExtra,
  getMostPerBooking,
  type OfferedExtra,
  type OrderedExtra,
  orderedUntil,
  planExtra,
} from '@roomlark/contract/inventory/ordered-extras'

/** The difference in ordered quantity for a day. */
type DayDelta = { extraId: string; day: string; quantity: number }
type TakenDay = { extraId: string; day: string; taken: number }
type Ordering = Pick<
  Booking,
  'adults' | 'childAges' | 'checkInOn' | 'checkOutOn' | 'checkInTime' | 'checkOutTime' | 'extras'
> & { taxRules: { vatIncluded: boolean } }
type Party = { adults: number; childAges: readonly number[] }
type Order = Pick<OrderedExtra, 'extraId' | 'fromOn' | 'untilOn' | 'quantity'>

/** Returns what becomes of each day if these orders end and those begin, by extra and day. */
export function countDays(ended: readonly Order[], begun: readonly Order[]): DayDelta[] {
  const deltas = new Map<string, DayDelta>()
  const add = ({ extraId, fromOn, untilOn, quantity }: Order, sign: 1 | -1) => {
    for (const day of listNights(fromOn, addDays(untilOn, 1))) {
      const key = `${extraId} ${day}`
      const before = deltas.get(key)?.quantity ?? 0
      deltas.set(key, { extraId, day, quantity: before + sign * quantity })
    }
  }
  for (const order of ended) add(order, -1)
  for (const order of begun) add(order, 1)
  return [...deltas.values()].filter(({ quantity }) => quantity !== 0)
}

export function countGuests({ adults, childAges }: Party): number {
  return adults + childAges.length
}

/** Returns an order as it is on other dates and for another party: by the same price, for as many nights as there are. */
export function replanOrder(
  order: OrderedExtra,
  stay: { checkInOn: string; checkOutOn: string; guests: number },
): OrderedExtra {
  const isByGuest = order.per === 'guest' || order.per === 'guest-night'
  const quantity = isByGuest ? Math.min(order.quantity, stay.guests) : order.quantity
  return { ...order, ...planExtra(order, stay), quantity }
}

/**
 * Lists what a guest can order for a stay, and what it has already, which can be changed until it is too late. Nothing is
 * said about how many are left beyond what one booking may have.
 */
export function listOffers(
  booking: Ordering,
  catalogue: readonly HotelExtra[],
  taken: readonly TakenDay[],
  hotelTime: string,
): OfferedExtra[] {
  const guests = countGuests(booking)
  const { vatIncluded } = booking.taxRules
  return catalogue.flatMap((extra): OfferedExtra[] => {
    const order = booking.extras.find(({ extraId }) => extraId === extra.id)
    const quantity = order?.quantity ?? 0
    const until = orderedUntil(extra, booking)
    const isOpen = hotelTime < until
    const isForSale = extra.isOffered && !extra.isArchived && isOpen
    const left = isForSale ? countLeft(extra, planExtra(extra, booking), taken) : 0
    const most = Math.max(quantity, Math.min(getMostPerBooking(extra, guests), quantity + left))
    if (quantity === 0 && !isForSale) return []
    const { id, name, description, per, vatPercent, priceCents } = { ...extra, ...order, id: extra.id }
    const { times } = planExtra(extra, booking)
    const each = costOfExtra({ quantity: 1, times, priceCents, vatPercent }, vatIncluded)
    const vat = vatIncluded || vatPercent === 0 ? null : vatPercent
    const price = { priceCents, eachCents: each, vatOnTopPercent: vat }
    return [{ id, name, description, per, ...price, quantity, most, until, isOpen }]
  })
}

function countLeft(
  { id, dailyStock }: HotelExtra,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
  taken: readonly TakenDay[],
): number {
  if (dailyStock === null) return Number.POSITIVE_INFINITY
  const mostTaken = taken
    .filter(({ extraId, day }) => extraId === id && day >= fromOn && day <= untilOn)
    .reduce((most, day) => Math.max(most, day.taken), 0)
  return Math.max(0, dailyStock - mostTaken)
}
