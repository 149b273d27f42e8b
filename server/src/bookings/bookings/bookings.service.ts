import type { Booking } from '@roomlark/contract/bookings/booking'
import type { SellingContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { toBooking } from './booking-shape.ts'
import { type BookingRow, selectBooking, selectBookingForUpdate } from './bookings.queries.ts'
import { type EventRow, selectEvents } from './events.queries.ts'
import { readBookingPartner } from './partner.service.ts'
import { type StayRow, selectStays } from './stays.queries.ts'
import { allowedNow, resolveUndo } from './transitions.policy.ts'

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
  const [booking, stays, events] = await Promise.all([
    selectBooking(sql, id, { ownerId: undefined }),
    selectStays(sql, id),
    selectEvents(sql, id),
  ])
  return booking && { booking, stays, events }
}

/** Returns when a booking entered its current state, as far as its history shows. */
export function stateSince({ state }: Pick<BookingRow, 'state'>, events: EventRow[]): Date | undefined {
  return events.findLast(({ kind }) => kind === state)?.at
}

/** Takes the first lock of every change to a booking; its nights are locked afterwards. */
export async function lockBooking({ actor }: SellingContext, tx: Sql, id: string): Promise<BookingRow> {
  // Guests have no account, and their link was verified before this is called.
  const scope = actor.userType === 'guest' ? { ownerId: undefined } : getHotelScope(actor)
  const row = await selectBookingForUpdate(tx, id, scope)
  if (!row) throw notFound('booking')
  return row
}

/** Does the same for a change that is based on a version of the booking, and refuses an outdated version. */
export async function lockBookingVersion(
  ctx: SellingContext,
  tx: Sql,
  id: string,
  version: number,
): Promise<BookingRow> {
  const row = await lockBooking(ctx, tx, id)
  if (row.version !== version) throw changedByOthers('this booking')
  return row
}
