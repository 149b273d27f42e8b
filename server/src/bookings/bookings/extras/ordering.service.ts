import type { Booking } from '@roomlark/contract/bookings/booking'
import { mayGuestCorrect } from '@roomlark/contract/bookings/booking-fee'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import {
  getMostPerBooking,
  type OfferedExtra,
  type OrderedExtra,
  orderedUntil,
  planExtra,
} from '@roomlark/contract/inventory/ordered-extras'
import { say } from '@roomlark/contract/say'
import type { ActingContext, GuestContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { readExtras } from '../../folios/extras.service.ts'
import { returnSurplus } from '../../payments/refunds.service.ts'
import { type BookingRow, updateVersion } from '../bookings.queries.ts'
import { getBooking, lockBooking } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { holdExpired } from '../hold/guest-holds.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { countTaken } from './following.service.ts'
import { countDays, countGuests, listOffers } from './orders.policy.ts'
import { insertOrder, selectOrdersOfHold, selectTaken, updateOrdersEnded } from './orders.queries.ts'

/** The quantity of an extra that a guest wants, at the price that was shown. */
export type WantedExtra = { extraId: string; quantity: number; priceCents: number }

/** Returns what a guest can order for a stay, and what it has already; nothing once the stay is over. */
export async function readOffers(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  booking: BookingRow,
): Promise<OfferedExtra[]> {
  if (booking.state !== 'held' && !mayGuestCorrect(booking)) return []
  const catalogue = await readExtras(sql, booking.hotelId)
  const days = { fromOn: booking.checkInOn, untilOn: booking.checkOutOn }
  const taken = catalogue.length > 0 ? await selectTaken(sql, booking.hotelId, days) : []
  return listOffers(booking, catalogue, taken, hotelTime(ctx.clock(), booking.timeZone))
}

/** Returns what a hold has, or had when it ended, to order it again. */
export async function readExtrasOfHold(sql: Sql, bookingId: string): Promise<WantedExtra[]> {
  return selectOrdersOfHold(sql, bookingId)
}

/** Sets how many of some extras a guest's hold has; the rooms and they are held for the same time. */
export async function setExtrasOfHold(
  ctx: GuestContext,
  id: string,
  wanted: readonly WantedExtra[],
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (booking.state !== 'held' || booking.isLapsed) throw holdExpired()
    // The guest is paying what the stay costs so far.
    if (!booking.isUnnamed) throw changedByOthers('this booking')
    if (await orderExtras(ctx, tx, booking, wanted)) await updateVersion(tx, id, ctx.clock())
  })
}

/**
 * Sets how many of some extras a booking has, and returns what was paid for those taken back. A second click finds them
 * ordered and does nothing.
 */
export async function changeExtrasAsGuest(
  ctx: GuestContext,
  id: string,
  wanted: readonly WantedExtra[],
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (!mayGuestCorrect(booking)) throw tooLate()
    if (await orderExtras(ctx, tx, booking, wanted)) await announceExtras(ctx, tx, id)
  })
}

/** Takes back at the desk what a booking has of an extra, at any time until its guest has left. */
export async function removeExtra(
  ctx: SignedInContext,
  { id, orderId }: { id: string; orderId: string },
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    const order = booking.extras.find((one) => one.id === orderId)
    if (!order) throw notFound('extra')
    if (!mayGuestCorrect(booking)) {
      throw new AppError('conflict', say('Extras can be removed until the guest leaves.'))
    }
    await replaceOrders(ctx, tx, booking, [order], [])
    await announceExtras(ctx, tx, id)
  })
  return getBooking(ctx, id)
}

async function announceExtras(ctx: ActingContext, tx: Transaction, id: string): Promise<void> {
  await updateVersion(tx, id, ctx.clock())
  await announceBooking(ctx, tx, id, { kind: 'changed', params: { details: ['extras'] } })
  await returnSurplus(ctx, tx, id, 'cancelled')
}

/** Returns false if the booking has what is wanted already. An extra that it has keeps the price for which it was ordered. */
async function orderExtras(
  ctx: GuestContext,
  tx: Transaction,
  booking: BookingRow,
  wanted: readonly WantedExtra[],
): Promise<boolean> {
  const catalogue = await readExtras(tx, booking.hotelId)
  const local = hotelTime(ctx.clock(), booking.timeZone)
  const ended: OrderedExtra[] = []
  const begun: Omit<OrderedExtra, 'id'>[] = []
  for (const { extraId, quantity, priceCents } of wanted) {
    const order = booking.extras.find((one) => one.extraId === extraId)
    const before = order?.quantity ?? 0
    const extra = catalogue.find(({ id }) => id === extraId)
    if (!extra) throw notFound('extra')
    if (quantity === before) continue
    if (quantity > before && (!extra.isOffered || extra.isArchived)) throw notFound('extra')
    if (local >= orderedUntil(extra, booking)) throw tooLate()
    if (quantity > Math.max(before, getMostPerBooking(extra, countGuests(booking)))) {
      throw new AppError('validation_failed', say('A booking cannot have that many of an extra.'))
    }
    if (order) ended.push(order)
    else if (priceCents !== extra.priceCents) {
      throw new AppError('price_changed', say('The price has changed. Please look at it again.'))
    }
    if (quantity === 0) continue
    const isOfBooking = order?.isOfBooking ?? !booking.isBooked
    const { name, per, servedOn, vatPercent } = order ?? extra
    const sold = { name, per, servedOn, vatPercent, priceCents: order?.priceCents ?? extra.priceCents }
    begun.push({ extraId, ...sold, ...planExtra({ per, servedOn }, booking), quantity, isOfBooking })
  }
  if (ended.length === 0 && begun.length === 0) return false
  await replaceOrders(ctx, tx, booking, ended, begun)
  return true
}

async function replaceOrders(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  { id: bookingId }: BookingRow,
  ended: readonly OrderedExtra[],
  begun: readonly Omit<OrderedExtra, 'id'>[],
): Promise<void> {
  const at = ctx.clock()
  await updateOrdersEnded(
    tx,
    ended.map(({ id }) => id),
    at,
  )
  for (const order of begun) await insertOrder(tx, { ...order, bookingId, at })
  await countTaken(tx, countDays(ended, begun))
}

function tooLate(): AppError {
  return new AppError('conflict', say('It is too late to change this here. Please write to the hotel.'))
}
