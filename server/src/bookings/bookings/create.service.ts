import { randomUUID } from 'node:crypto'
import type { Happening } from '@roomlark/contract/booking-events'
import { holdMinutes } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingInput, Quote } from '@roomlark/contract/bookings/booking-input'
import { optionReminderAt } from '@roomlark/contract/bookings/options'
import { dateIn } from '@roomlark/contract/dates'
import { hotelTime, lastNightOn } from '@roomlark/contract/hotel-clock'
import type { Room } from '@roomlark/contract/inventory/rooms'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SellingContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countReadRooms, type NightDelta } from '../../inventory/nights/nights.service.ts'
import { type BookableHotel, lockBookableHotel } from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockRoom } from '../../inventory/rooms/numbers.service.ts'
import { attributeDeskBooking, getDeskReferral } from '../../partners/referrals/attribution.service.ts'
import { recordSignals } from '../../partners/signals/findings.service.ts'
import { recognisedGuest } from '../guests/recognition.service.ts'
import { announceBooking } from './announce.service.ts'
import type { AttemptKey, NewAttempt } from './attempts.queries.ts'
import { beginAttempt, findMadeBooking } from './attempts.service.ts'
import { getBooking } from './bookings.service.ts'
import { selectHoldEnd } from './holds.queries.ts'
import { lapseHoldsInTheWay, lapseHoldsOn, lapseLater } from './holds.service.ts'
import { writeBooking } from './new-booking.service.ts'
import { dateObstacles, isLimit } from './obstacles.policy.ts'
import { requireOptionEnd } from './option-end.ts'
import { beginForHotel } from './pool-share.service.ts'
import { type PricedStay, priceStay, type Sale } from './quote.policy.ts'
import { refusedBy } from './refusals.service.ts'
import { assembleSale, lockSaleParts } from './sale.service.ts'
import { updateRoomOfStays } from './stays.queries.ts'

export async function createBooking(
  ctx: SignedInContext,
  hotelId: string,
  input: BookingInput,
  idempotencyKey: string,
): Promise<Booking> {
  const attemptKey = { actorId: ctx.actor.userId, key: idempotencyKey }
  return getBooking(ctx, await placeBooking(ctx, hotelId, input, { attemptKey }))
}

/**
 * Request to book or hold rooms. A guest on the site first holds rooms at the price they were shown, and enters who
 * is coming later.
 */
export type Placing = Omit<BookingInput, 'guest'> & {
  guest: BookingInput['guest'] | null
  /** The total that the guest was shown. Any other total is refused with the new quote. */
  expectedTotalCents?: number
}

/**
 * Prices the stay on the server and books it. Rooms are counted last, because from then until the commit
 * everyone else who wants these nights waits; availability is checked once more at that point. Whatever
 * `within` does happens before that. With an `attemptKey`, a retry finds what the first attempt made.
 */
export async function placeBooking(
  ctx: SellingContext,
  hotelId: string,
  input: Placing,
  { attemptKey, within }: { attemptKey?: AttemptKey; within?: (tx: Sql, bookingId: string) => Promise<void> },
): Promise<string> {
  const request = { hotelId, ...input }
  const made = attemptKey && (await findMadeBooking(ctx, attemptKey, request))
  if (made !== undefined) return made
  // The room that was chosen may be that of an expired hold.
  if (input.roomId !== undefined) await lapseHoldsOn(ctx, hotelId, input)
  const place = () =>
    beginForHotel(ctx, hotelId, async (tx) => {
      const [attempt, hotel, parts] = await Promise.all([
        attemptKey ? beginAttempt(tx, attemptKey, request) : null,
        lockBookableHotel(ctx, tx, hotelId),
        lockSaleParts(ctx, tx, hotelId, input),
      ])
      if (attempt?.bookingId !== undefined) return attempt.bookingId
      refuse(dateObstacles(input, dateIn(hotel.timeZone, ctx.clock()), yesterday(ctx, hotel)), input)
      const sale = assembleSale(ctx, hotel, parts)
      const priced = priceStay(input, sale)
      refuse(priced.obstacles, input)
      requireTotal(priced.quote, input.expectedTotalCents)
      const room = await chosenRoom(tx, hotel, input)
      const bookingId = await write(ctx, tx, hotel, input, sale, priced, attempt, room?.number)
      if (input.state === 'confirmed' && input.partnershipId) await recordSignals(ctx, tx, bookingId)
      await within?.(tx, bookingId)
      await countReadRooms(tx, takenBy(priced), sale.nights)
      if (room) await updateRoomOfStays(tx, bookingId, room.id)
      return bookingId
    })
  for (;;) {
    try {
      return await place()
    } catch (error) {
      // Expired holds may have the rooms. Somebody else may take what becomes free, so this may happen again.
      const isSoldOut = error instanceof AppError && error.isSoldOut
      if (!isSoldOut || !(await lapseHoldsInTheWay(ctx, hotelId, input))) throw error
    }
  }
}

/** Nobody is charged a price other than the one they agreed to. */
function requireTotal(quote: Quote, expectedTotalCents: number | undefined): void {
  if (expectedTotalCents === undefined || quote.totalCents === expectedTotalCents) return
  throw new AppError('price_changed', 'The price has changed. Please look at it again.', { quote })
}

function yesterday(ctx: SellingContext, { timeZone }: BookableHotel): string | undefined {
  return lastNightOn(timeZone, ctx.clock())
}

/** With a reason, the desk may override limits that apply only to guests. */
function refuse(obstacles: Obstacle[], { overrideReason }: Pick<Placing, 'overrideReason'>): void {
  const standing = overrideReason ? obstacles.filter((obstacle) => !isLimit(obstacle)) : obstacles
  if (standing.length > 0) throw refusedBy(standing)
}

/**
 * Finds the numbered room that was chosen and locks it until the transaction ends. Its type must be the one
 * that is booked.
 */
async function chosenRoom(
  tx: Sql,
  hotel: BookableHotel,
  { roomId, rooms }: Placing,
): Promise<Room | undefined> {
  if (roomId === undefined) return undefined
  const room = await lockRoom(tx, hotel.id, roomId)
  const [wanted, ...others] = rooms
  if (others.length > 0 || wanted?.quantity !== 1 || wanted.roomTypeId !== room.roomTypeId) {
    const fields = { roomId: `Room ${room.number} is not the room that is booked` }
    throw new AppError('validation_failed', fields.roomId, { fields })
  }
  return room
}

async function write(
  ctx: SellingContext,
  tx: Sql,
  hotel: BookableHotel,
  input: Placing,
  sale: Sale,
  priced: PricedStay,
  attempt: NewAttempt | null,
  roomNumber: string | undefined,
): Promise<string> {
  const id = randomUUID()
  const now = ctx.clock()
  const heldUntil = await endOfHold(ctx, tx, hotel, input)
  const { partnershipId } = input
  const referral = partnershipId && (await getDeskReferral(ctx, tx, { hotelId: hotel.id, partnershipId }))
  const booked = {
    ...input,
    id,
    heldUntil,
    now,
    referral: referral || undefined,
    // Whoever only holds rooms is not a guest yet.
    guestProfileId: input.guest && heldUntil === null ? recognisedGuest(ctx, tx, hotel, input.guest) : null,
    remindAt: heldUntil && input.heldUntil ? optionReminderAt(heldUntil, now) : null,
    bookedAt: heldUntil === null ? now : null,
    createdBy: ctx.actor.userType === 'guest' ? null : ctx.actor.userId,
  }
  await writeBooking(tx, hotel, booked, sale, priced, { attempt })
  if (referral) await attributeDeskBooking(ctx, tx, id, referral)
  const quiet = input.state === 'held'
  await announceBooking(ctx, tx, id, {
    ...describeCreation(input, sale, priced.quote, roomNumber, describeHold(hotel, input, now)),
    quiet,
  })
  if (heldUntil) await lapseLater(ctx, tx, id, heldUntil)
  return id
}

/** Null for a booking. A hold ends by the database's clock, an option at the time that was agreed on. */
async function endOfHold(
  ctx: SellingContext,
  tx: Sql,
  hotel: BookableHotel,
  input: Placing,
): Promise<Date | null> {
  if (input.state !== 'held') return null
  if (input.heldUntil === undefined) return selectHoldEnd(tx, holdMinutes)
  const heldUntil = new Date(input.heldUntil)
  requireOptionEnd(heldUntil, { ...hotel, checkInOn: input.checkInOn }, ctx.clock())
  return heldUntil
}

/** The history records how long a hold lasts and, for an option, its end on the hotel's clock. */
function describeHold({ timeZone }: BookableHotel, { state, heldUntil }: Placing, now: Date) {
  if (state !== 'held') return { heldMinutes: null }
  if (heldUntil === undefined) return { heldMinutes: holdMinutes }
  const end = new Date(heldUntil)
  const heldMinutes = Math.round((end.getTime() - now.getTime()) / 60_000)
  return { heldMinutes, heldUntil: hotelTime(end, timeZone) }
}

function takenBy({ rooms }: PricedStay): NightDelta[] {
  return rooms.flatMap(({ roomTypeId, nights }) =>
    nights.map(({ night }) => ({ roomTypeId, night, rooms: 1 })),
  )
}

/** The reason is stored only if the desk overrode a limit. */
function describeCreation(
  input: Placing,
  sale: Sale,
  { limits }: Quote,
  roomNumber: string | undefined,
  hold: { heldMinutes: number | null; heldUntil?: string },
): Happening<'created'> {
  const { takenBy, checkInOn, checkOutOn, overrideReason } = input
  const rooms = input.rooms.map(({ roomTypeId, quantity }) => ({
    name: sale.types.find((type) => type.id === roomTypeId)?.name ?? '',
    quantity,
  }))
  return {
    kind: 'created',
    params: {
      ...hold,
      takenBy: takenBy ?? null,
      rooms,
      checkInOn,
      checkOutOn,
      limits,
      roomNumber: roomNumber ?? null,
    },
    particulars: limits.length > 0 ? overrideReason : null,
  }
}
