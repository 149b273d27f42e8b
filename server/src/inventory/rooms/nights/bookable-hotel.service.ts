import { say } from '@roomlark/contract/say'
import type { SellingContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import {
  type BookableHotel as BookableHotelRow,
  selectBookableHotel,
  selectBookableHotelForKeyShare,
} from './bookable-hotel.queries.ts'

export type BookableHotel = BookableHotelRow

export async function getBookableHotel(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
): Promise<BookableHotel> {
  const hotel = await selectBookableHotel(sql, hotelId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

/**
 * Every change to rooms, rates and bookings takes this lock first, so that all of them take locks in the same
 * order.
 */
export async function lockBookableHotel(
  { actor }: Pick<SellingContext, 'actor'>,
  tx: Transaction,
  hotelId: string,
): Promise<BookableHotel> {
  const scope = actor.userType === 'guest' ? { ownerId: undefined, publicOnly: true } : getHotelScope(actor)
  const hotel = await selectBookableHotelForKeyShare(tx, hotelId, scope)
  if (!hotel) throw notFound('hotel')
  return hotel
}

/**
 * For changes that bring a stay back or move it into the future: a hotel is archived without upcoming stays,
 * and must stay without them.
 */
export async function requireNotArchived(sql: Sql, hotelId: string): Promise<BookableHotel> {
  const hotel = await selectBookableHotelForKeyShare(sql, hotelId, { ownerId: undefined })
  if (!hotel) throw new AppError('conflict', say('This hotel is archived. Restore it first.'))
  return hotel
}

/** The hotel of a booking, for its guest; undefined once it is archived. */
export async function findHotelOfBooking(sql: Sql, hotelId: string): Promise<BookableHotel | undefined> {
  return selectBookableHotel(sql, hotelId, { ownerId: undefined })
}
