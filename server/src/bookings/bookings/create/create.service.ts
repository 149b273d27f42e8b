import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import type { SellingContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { beginAttempt, findMadeBooking } from '../../../platform/limits/attempts.service.ts'
import { getBooking } from '../bookings.service.ts'
import { lapseHoldsInTheWay, lapseHoldsOn } from '../hold/holds.service.ts'
import { withChosenRooms } from './chosen-rooms.service.ts'
import { type Opened, openBooking, type Placing, takeOpenedRooms, writeTogether } from './opening.service.ts'
import { beginForHotel } from './pool-share.service.ts'

/** Books the rooms of each rate plan, all of them or none, and returns the booking of the first. */
export async function createBooking(
  ctx: SignedInContext,
  hotelId: string,
  input: BookingInput,
  idempotencyKey: string,
): Promise<Booking> {
  const attemptKey = { actorId: ctx.actor.userId, key: idempotencyKey }
  const request = { hotelId, ...input }
  const made = await findMadeBooking(ctx, attemptKey, request)
  if (made !== undefined) return getBooking(ctx, made)
  const placings = splitByPlan(input)
  const wanted = { ...input, rooms: placings.flatMap(({ rooms }) => rooms) }
  const roomIds = placings.flatMap(listRoomIds)
  // The rooms that were chosen may be those of expired holds.
  if (roomIds.length > 0) await lapseHoldsOn(ctx, hotelId, { ...input, roomIds })
  const id = await beginTaking(ctx, hotelId, wanted, async (tx) => {
    const attempt = await beginAttempt(tx, attemptKey, request)
    if (attempt.bookingId !== undefined) return attempt.bookingId
    const opened: Opened[] = []
    for (const placing of placings) opened.push(await openBooking(ctx, tx, hotelId, placing))
    const chosen = await withChosenRooms(tx, hotelId, opened)
    const bookingId = await writeTogether(ctx, tx, chosen, attempt)
    await takeOpenedRooms(tx, chosen)
    return bookingId
  })
  return getBooking(ctx, id)
}

/** Terms belong to a booking as a whole, so the rooms of each rate plan are a booking of their own. */
function splitByPlan({ otherPlans = [], ...first }: BookingInput): Placing[] {
  return [first, ...otherPlans.map((plan) => ({ ...first, roomId: undefined, ...plan, isFurtherPlan: true }))]
}

function listRoomIds({ roomId, rooms }: Placing): string[] {
  const given = rooms.flatMap(({ guests = [] }) => guests.map((guest) => guest.roomId))
  return [roomId, ...given].filter((id) => id !== undefined)
}

/**
 * Begins a transaction that books or holds these rooms, and begins it again if expired holds have them. Somebody else
 * may take what becomes free, so this may happen more than once.
 */
export async function beginTaking(
  ctx: SellingContext,
  hotelId: string,
  stay: Pick<Placing, 'rooms' | 'checkInOn' | 'checkOutOn'>,
  work: (tx: Transaction) => Promise<string>,
): Promise<string> {
  for (;;) {
    try {
      return await beginForHotel(ctx, hotelId, work)
    } catch (error) {
      const isSoldOut = error instanceof AppError && error.isSoldOut
      if (!isSoldOut || !(await lapseHoldsInTheWay(ctx, hotelId, stay))) throw error
    }
  }
}
