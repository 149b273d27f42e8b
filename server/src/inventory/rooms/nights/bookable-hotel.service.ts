import { say } from '@roomlark/contract/say'
import type { SellingContext, SignedInContext } from '../../../context.ts'
import type { Sql, SqlPart, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import {
  type BookableHotel as BookableHotelRow,
  selectBookableHotel,
  selectBookableHotelForKeyShare,
} from './bookable-hotel.queries.ts'

export type BookableHotel = BookableHotelRow

/** `parts` are columns of other modules about the hotel, which a query calls h. */
export async function getBookableHotel<Parts extends object>(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
  parts?: SqlPart[],
): Promise<BookableHotel & Parts> {
  const hotel = await selectBookableHotel<Parts>(sql, hotelId, getHotelScope(ctx.actor), parts)
  if (!hotel) throw notFound('hotel')
  return hotel
}

/**
 * Every change to rooms, rates and bookings takes this lock first, so that all of them take locks in the same
 * order.
 */
export async function lockBookableHotel<Parts extends object>(
  { actor }: Pick<SellingContext, 'actor'>,
  tx: Transaction,
  hotelId: string,
  parts?: SqlPart[],
): Promise<BookableHotel & Parts> {
  const scope = actor.userType === 'guest' ? { ownerId: undefined, publicOnly: true } : getHotelScope(actor)
  const hotel = await selectBookableHotelForKeyShare<Parts>(tx, hotelId, scope, parts)
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
