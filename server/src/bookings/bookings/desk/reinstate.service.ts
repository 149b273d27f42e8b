import { reinstatableStates } from '@roomlark/contract/booking-states'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { requireNotArchived } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  countRoomsAgain,
  groupByTypeAndNight,
  readNights,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { freeRoomsFor, isRoomTaken } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { lockRemainingTypes, readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { type BookingRow, updateState } from '../bookings.queries.ts'
import { nightObstacles } from '../change/obstacles.policy.ts'
import { billAsItIs, type PlannedChange } from '../change/planned-booking.policy.ts'
import { keptStay } from '../change/planned-stays.policy.ts'
import { isGuestErased } from '../erase.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { getNightFacts } from '../offer/quote.policy.ts'
import { type StayRow, selectReleased, selectStays, updateStay, updateTakenAgain } from '../stays.queries.ts'

type Room = { id: string; number: string } | null

/** A stay as it comes back: until the end of its last night, in its room if that is free. */
type ReturningStay = StayRow & { room: Room }

type PlannedReinstatement = PlannedChange & { returning: ReturningStay[] }

/** A booking comes back as it was: the same nights at the same prices, and without the fee for having ended. */
export async function planReinstatement(
  ctx: SignedInContext,
  sql: Sql,
  booking: BookingRow,
): Promise<PlannedReinstatement> {
  await requireReinstatable(sql, booking)
  const stays = await selectStays(sql, booking.id)
  const returning = await returningStays(sql, booking.id, stays)
  return {
    bill: billAsItIs(booking, stays),
    before: stays,
    stays: stays.map((stay) => keptStay(stay)),
    after: 'confirmed',
    limits: [],
    returning,
    cancellationPolicy: booking.cancellationPolicy,
    feeCents: endingFee(booking),
    roomNumbers: returning.map(({ room }) => room?.number ?? null),
    details: null,
    isConcerning: true,
    obstacles: [
      ...datesObstacles(booking, dateIn(booking.timeZone, ctx.clock())),
      ...(await fullAgain(sql, booking, stays)),
    ],
  }
}

/** Returns the fee for the end of the booking, without the fees for rooms that were given up before. */
function endingFee({ feeCents, droppedFeeCents }: BookingRow): number | null {
  return feeCents === null ? null : feeCents - droppedFeeCents
}

async function requireReinstatable(sql: Sql, booking: BookingRow): Promise<void> {
  if (!reinstatableStates.some((state) => state === booking.state)) {
    throw new AppError(
      'conflict',
      say('Only a booking that was cancelled or marked as a no-show can be reinstated.'),
    )
  }
  if (!booking.isBooked) throw new AppError('conflict', say('This was only a hold. Please book again.'))
  if (await isGuestErased(sql, booking.id)) {
    throw new AppError(
      'conflict',
      say('The details of this guest were erased at their request. Please book again.'),
    )
  }
  await requireNotArchived(sql, booking.hotelId)
}

/** A guest who did not come may come late; nobody else can begin a stay in the past. */
function datesObstacles({ state, checkInOn, checkOutOn }: BookingRow, today: string): Obstacle[] {
  if (state === 'cancelled' && checkInOn < today) return [{ kind: 'check-in-past', params: {} }]
  return checkOutOn <= today ? [{ kind: 'check-out-past', params: {} }] : []
}

/** Nights that were closed to others meanwhile are still open to the guest whose they were. */
async function fullAgain(sql: Sql, booking: BookingRow, stays: StayRow[]): Promise<Obstacle[]> {
  const released = await selectReleased(sql, booking.id)
  const ids = [...new Set(released.map(({ roomTypeId }) => roomTypeId))]
  const types = await readSoldTypes(sql, booking.hotelId, ids)
  const stored = await readNights(sql, ids, booking.checkInOn, booking.checkOutOn, booking.group?.id)
  const nights = groupByTypeAndNight(stored)
  return released.flatMap(({ roomTypeId, night, rooms }) => {
    const type = types.find(({ id }) => id === roomTypeId)
    if (type) {
      return nightObstacles(type.name, rooms, night, {
        ...getNightFacts({ nights }, type, night),
        closed: false,
      })
    }
    const name = stays.find((stay) => stay.roomTypeId === roomTypeId)?.roomTypeName ?? ''
    return [{ kind: 'sold-out' as const, params: { name, on: night } }]
  })
}

/** Finds each stay that had a room the same one again, or else the free room of its type that fits best. */
async function returningStays(sql: Sql, bookingId: string, stays: StayRow[]): Promise<ReturningStay[]> {
  const given = new Set<string>()
  const returning: ReturningStay[] = []
  for (const stay of stays) {
    const last = stay.nightlyCents.at(-1)?.night
    const dates = { checkInOn: stay.checkInOn, checkOutOn: last ? addDays(last, 1) : stay.checkOutOn }
    const room = await roomAgain(sql, bookingId, { ...stay, ...dates }, given)
    if (room) given.add(room.id)
    returning.push({ ...stay, ...dates, room })
  }
  return returning
}

async function roomAgain(sql: Sql, bookingId: string, stay: StayRow, given: Set<string>): Promise<Room> {
  const { id: stayId, roomTypeId, roomId, roomNumber, checkInOn, checkOutOn } = stay
  if (roomId === null || roomNumber === null) return null
  if (!(await isRoomTaken(sql, roomId, { bookingId, checkInOn, checkOutOn }))) {
    return { id: roomId, number: roomNumber }
  }
  const seeker = { stayId, roomTypeId, fromOn: checkInOn, untilOn: checkOutOn }
  const free = (await freeRoomsFor(sql, [seeker])).get(stayId) ?? []
  return free.find(({ id }) => !given.has(id)) ?? null
}

/** The caller has locked the booking and found no obstacle; the nights are judged once more as they are taken. */
export async function carryOutReinstatement(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  { returning }: PlannedReinstatement,
  mailGuest: boolean,
): Promise<void> {
  const { id, state } = booking
  const released = await selectReleased(tx, id)
  await lockRemainingTypes(
    tx,
    booking.hotelId,
    released.map(({ roomTypeId }) => roomTypeId),
  )
  await countRoomsAgain(tx, released, booking.group?.id)
  await updateTakenAgain(tx, id)
  for (const { room, ...stay } of returning)
    await updateStay(tx, stay.id, { ...stay, roomId: room?.id ?? null })
  await updateState(tx, id, { state: 'confirmed', now: ctx.clock() })
  const lost = returning.filter(({ roomNumber, room }) => roomNumber !== null && room?.number !== roomNumber)
  await announceBooking(ctx, tx, id, {
    kind: 'reinstated',
    params: {
      after: state === 'no-show' ? 'no-show' : 'cancelled',
      nights: new Set(released.map(({ night }) => night)).size,
      feeDropped: Boolean(endingFee(booking)),
      otherRooms: lost.map(({ roomNumber, room }) => ({ from: roomNumber, to: room?.number ?? null })),
      guestMailed: mailGuest && booking.guest.email !== null,
    },
    mailGuest,
  })
}
