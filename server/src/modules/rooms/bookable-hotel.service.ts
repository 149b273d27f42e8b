import type { Actor, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import {
  type BookableHotel as BookableHotelRow,
  type OwnerScope as Scope,
  selectBookableHotel,
  selectBookableHotelForKeyShare,
} from './bookable-hotel.queries.ts'

export type BookableHotel = BookableHotelRow
export type OwnerScope = Scope

/** Whose rooms and bookings somebody may see and change: their own hotels'; an administrator everybody's. */
export function ownerScope(actor: Actor): OwnerScope {
  return { ownerId: actor.userType === 'admin' ? undefined : actor.userId }
}

export async function getBookableHotel(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
): Promise<BookableHotel> {
  const hotel = await selectBookableHotel(sql, hotelId, ownerScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** The first lock of every change to rooms, rates and bookings, so that all take theirs in the same order. */
export async function lockBookableHotel(
  ctx: SignedInContext,
  tx: Sql,
  hotelId: string,
): Promise<BookableHotel> {
  const hotel = await selectBookableHotelForKeyShare(tx, hotelId, ownerScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** For what brings a stay back or puts it ahead: a hotel is archived without stays to come, and stays without them. */
export async function requireNotArchived(tx: Sql, hotelId: string): Promise<void> {
  const hotel = await selectBookableHotelForKeyShare(tx, hotelId, { ownerId: undefined })
  if (!hotel) throw new AppError('conflict', 'This hotel is archived. Restore it first.')
}
