import type { Booking } from '@roomlark/contract/bookings/booking'
import type { SellingContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { toBooking } from './booking-shape.ts'
import { type BookingRow, selectBooking, selectBookingForUpdate } from './bookings.queries.ts'
import { readBookingPartner } from './create/partner.service.ts'
import { allowedNow, resolveUndo } from './desk/transitions.policy.ts'
import { type EventRow, selectEvents } from './events.queries.ts'
import { type StayRow, selectStays } from './stays.queries.ts'

export async function getBooking(ctx: SignedInContext, id: string): Promise<Booking> {
  const [row, stays, events] = await Promise.all([
    selectBooking(ctx.sql, id, getHotelScope(ctx.actor)),
    selectStays(ctx.sql, id),
    selectEvents(ctx.sql, id),
  ])
  if (!row) throw notFound('booking')
  const partner = row.source !== 'affiliate' ? null : await readBookingPartner(ctx.sql, id, ctx.actor)
  const now = ctx.clock()
  return toBooking(row, stays, events, {
    partner,
    allowed: allowedNow(row, now),
    canUndo: 'to' in resolveUndo(row, stateSince(row, events), now),
  })
}

export type BookingOfGuest = { booking: BookingRow; stays: StayRow[]; events: EventRow[] }

/** Reads a booking with everything that belongs to it, for a guest whose link has already been verified. */
export async function readBookingOfGuest(sql: Sql, id: string): Promise<BookingOfGuest | undefined> {
  const booking = await selectBooking(sql, id, { ownerId: undefined })
  return booking && { booking, stays: await selectStays(sql, id), events: await selectEvents(sql, id) }
}

/** Returns when a booking entered its current state, as far as its history shows. */
export function stateSince({ state }: Pick<BookingRow, 'state'>, events: EventRow[]): Date | undefined {
  return events.findLast(({ kind }) => kind === state)?.at
}

/** Takes the first lock of every change to a booking; its nights are locked afterwards. */
export async function lockBooking(
  { actor }: SellingContext,
  tx: Transaction,
  id: string,
): Promise<BookingRow> {
  // Guests have no account, and their link was verified before this is called.
  const scope = actor.userType === 'guest' ? { ownerId: undefined } : getHotelScope(actor)
  const row = await selectBookingForUpdate(tx, id, scope)
  if (!row) throw notFound('booking')
  return row
}

/** Does the same for a change that is based on a version of the booking, and refuses an outdated version. */
export async function lockBookingVersion(
  ctx: SellingContext,
  tx: Transaction,
  id: string,
  version: number,
): Promise<BookingRow> {
  const row = await lockBooking(ctx, tx, id)
  if (row.version !== version) throw changedByOthers('this booking')
  return row
}
