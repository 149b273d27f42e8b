import { randomUUID } from 'node:crypto'
import type { Happening } from '@roomlark/contract/booking-events'
import { holdMinutes } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingInput, Quote } from '@roomlark/contract/bookings/booking-input'
import { type CompanyProfile, toPayer } from '@roomlark/contract/bookings/company-profiles'
import { optionReminderAt } from '@roomlark/contract/bookings/options'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { Room } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import type { SellingContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { readTakesPayments } from '../../../inventory/payment-accounts/payment-accounts.service.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countReadRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { lockRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { attributeDeskBooking, getDeskReferral } from '../../../partners/referrals/attribution.service.ts'
import { recordSignals } from '../../../partners/referrals/signals/findings.service.ts'
import { beginAttempt, findMadeBooking, type NewAttempt } from '../../../platform/limits/attempts.service.ts'
import { findCompanyOf, findDiscount } from '../../companies/companies.service.ts'
import { openCompanyFolios } from '../../folios/posting/follow.service.ts'
import { recognisedGuest } from '../../guests/recognition/recognition.service.ts'
import { getBooking } from '../bookings.service.ts'
import { dateObstacles } from '../change/obstacles.policy.ts'
import { selectHoldEnd } from '../hold/holds.queries.ts'
import { lapseHoldsInTheWay, lapseHoldsOn, lapseLater } from '../hold/holds.service.ts'
import { requireOptionEnd } from '../hold/options.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { listTakenNights } from '../offer/priced-rooms.policy.ts'
import { type PricedStay, priceStay, type Sale } from '../offer/quote.policy.ts'
import { updateRoomOfStays } from '../stays.queries.ts'
import { writeBooking } from './new-booking.service.ts'
import { beginForHotel } from './pool-share.service.ts'
import { requireNoObstacles, requireTotal } from './refusals.service.ts'
import { lockSale } from './sale.service.ts'

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
  // The room that was chosen may be that of an expired hold.
  if (input.roomId !== undefined) await lapseHoldsOn(ctx, hotelId, input)
  const id = await beginTaking(ctx, hotelId, input, async (tx) => {
    const attempt = await beginAttempt(tx, attemptKey, request)
    if (attempt.bookingId !== undefined) return attempt.bookingId
    const opened = await openBooking(ctx, tx, hotelId, input)
    const bookingId = await writeOpened(ctx, tx, opened, attempt)
    await takeOpenedRooms(tx, opened, bookingId)
    return bookingId
  })
  return getBooking(ctx, id)
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

/**
 * Request to book or hold rooms. A guest on the site first holds rooms at the price they were shown, and enters who
 * is coming later.
 */
export type Placing = Omit<BookingInput, 'guest'> & {
  guest: BookingInput['guest'] | null
  /** The total that the guest was shown. Any other total is refused with the new quote. */
  expectedTotalCents?: number
  /** How long a hold of the site lasts; without it, as long as a guest takes to book. */
  holdMinutes?: number
}

type Opened = {
  input: Placing
  hotel: BookableHotel
  sale: Sale
  priced: PricedStay
  /** The company whose guests they are. */
  company: CompanyProfile | undefined
  room: Room | undefined
}

/** Locks what the stay depends on and prices it on the server, or refuses it. */
export async function openBooking(
  ctx: SellingContext,
  tx: Transaction,
  hotelId: string,
  input: Placing,
): Promise<Opened> {
  const { hotel, sale: read } = await lockSale(ctx, tx, hotelId, input)
  const { overrideReason, expectedTotalCents } = input
  requireNoObstacles(dateObstacles(input, read.today, read.lastNight), overrideReason)
  // Only guests of the site pay by the terms of the plan; the desk sends them a link instead.
  const isOnSite = ctx.actor.userType === 'guest'
  const takesPayments = isOnSite && (await readTakesPayments(ctx, tx, [hotelId])).has(hotelId)
  const company =
    input.companyId === undefined ? undefined : await findCompanyOf(tx, hotelId, input.companyId)
  if (company?.isArchived)
    throw new AppError('conflict', say('This company is archived. Choose another one.'))
  const discountPercent = company && findDiscount(company, input.ratePlanId)
  const sale = { ...read, takesPayments, discountPercent }
  const priced = priceStay(input, sale)
  requireNoObstacles(priced.obstacles, overrideReason)
  requireTotal(priced.quote.totalCents, expectedTotalCents, priced.quote)
  return { input, hotel, sale, priced, company, room: await chosenRoom(tx, hotel, input) }
}

/** Counts the rooms last of all, because from then until the commit everyone else who wants these nights waits. */
export async function takeOpenedRooms(
  tx: Transaction,
  { sale, priced, room }: Opened,
  bookingId: string,
): Promise<void> {
  await countReadRooms(tx, listTakenNights(priced.rooms), sale.nights)
  if (room) await updateRoomOfStays(tx, bookingId, room.id)
}

/**
 * Finds the numbered room that was chosen and locks it until the transaction ends. Its type must be the one
 * that is booked.
 */
async function chosenRoom(
  tx: Transaction,
  hotel: BookableHotel,
  { roomId, rooms }: Placing,
): Promise<Room | undefined> {
  if (roomId === undefined) return undefined
  const room = await lockRoom(tx, hotel.id, roomId)
  const [wanted, ...others] = rooms
  if (others.length > 0 || wanted?.quantity !== 1 || wanted.roomTypeId !== room.roomTypeId) {
    const fields = { roomId: say('Room {number} is not the room that is booked', { number: room.number }) }
    throw new AppError('validation_failed', fields.roomId, { fields })
  }
  return room
}

/** Writes the booking or hold with its event. A retry of the attempt finds what is made here. */
export async function writeOpened(
  ctx: SellingContext,
  tx: Transaction,
  { input, hotel, sale, priced, company, room }: Opened,
  attempt: NewAttempt | null = null,
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
    // Somebody who only holds rooms is not a guest yet.
    guestProfileId: input.guest && heldUntil === null ? recognisedGuest(ctx, tx, hotel, input.guest) : null,
    remindAt: heldUntil && input.heldUntil ? optionReminderAt(heldUntil, now) : null,
    bookedAt: heldUntil === null ? now : null,
    createdBy: ctx.actor.userType === 'guest' ? null : ctx.actor.userId,
  }
  await writeBooking(tx, hotel, booked, sale, priced, { attempt })
  if (referral) await attributeDeskBooking(ctx, tx, id, referral)
  const quiet = input.state === 'held'
  await announceBooking(ctx, tx, id, {
    ...describeCreation(input, sale, priced.quote, room?.number, describeHold(hotel, input, now)),
    quiet,
  })
  if (company) {
    const { id: companyId, takes } = company
    await openCompanyFolios(ctx, tx, id, { companyId, payer: toPayer(company), takes })
  }
  if (heldUntil) await lapseLater(ctx, tx, id, heldUntil)
  if (input.state === 'confirmed' && partnershipId) await recordSignals(ctx, tx, id)
  return id
}

/** Null for a booking. A hold ends by the database's clock, an option at the time that was agreed on. */
async function endOfHold(
  ctx: SellingContext,
  tx: Transaction,
  hotel: BookableHotel,
  input: Placing,
): Promise<Date | null> {
  if (input.state !== 'held') return null
  if (input.heldUntil === undefined) return selectHoldEnd(tx, input.holdMinutes ?? holdMinutes)
  const heldUntil = new Date(input.heldUntil)
  requireOptionEnd(heldUntil, { ...hotel, checkInOn: input.checkInOn }, ctx.clock())
  return heldUntil
}

/** The history records how long a hold lasts and, for an option, its end on the hotel's clock. */
function describeHold({ timeZone }: BookableHotel, { state, heldUntil, ...input }: Placing, now: Date) {
  if (state !== 'held') return { heldMinutes: null }
  if (heldUntil === undefined) return { heldMinutes: input.holdMinutes ?? holdMinutes }
  const end = new Date(heldUntil)
  const heldMinutes = Math.round((end.getTime() - now.getTime()) / 60_000)
  return { heldMinutes, heldUntil: hotelTime(end, timeZone) }
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
