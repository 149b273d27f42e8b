import { isChangeable } from '@roomlark/contract/booking-states'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { placeParty } from '@roomlark/contract/inventory/party'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { requireNotArchived } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  countRooms,
  groupByTypeAndNight,
  readNights,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { getRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { isTakenByOthers } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { type BookingRow, selectBooking, updateVersion } from '../bookings.queries.ts'
import { lockBookingVersion } from '../bookings.service.ts'
import { detailsByChange } from '../change/alterations.policy.ts'
import { billAsItIs, type PlannedChange } from '../change/planned-booking.policy.ts'
import { fullNights, keptStay } from '../change/planned-stays.policy.ts'
import { requireNoObstacles } from '../create/refusals.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { type StayRow, selectStays, updateStay } from '../stays.queries.ts'
import { makeRoomMove, movedNights, planRoomMove, type RoomMove, writeRoomMove } from './room-move.service.ts'
import { stillBookingWords } from './transitions.policy.ts'
import { requireLeftForMove } from './two-parties.service.ts'

type SwapWish = Extract<BookingChange, { kind: 'swap' }>

/** One of the two stays, with the room of the other. */
type Side = { booking: BookingRow; stay: StayRow; move: RoomMove }

/** The prices stay as agreed, as whenever a guest gets another room. */
export async function planSwap(
  ctx: SignedInContext,
  booking: BookingRow,
  wish: SwapWish,
): Promise<PlannedChange> {
  const { sql } = ctx
  const other = await selectBooking(sql, wish.with.bookingId, getHotelScope(ctx.actor))
  if (!other) throw notFound('booking')
  const [stay, otherStay] = await Promise.all([
    getTakingStay(sql, booking, wish.stayId),
    getTakingStay(sql, other, wish.with.stayId),
  ])
  requireSwappable(booking, other, stay, otherStay)
  await lapseHoldsOn(ctx, other.hotelId, other)
  const [room, otherRoom] = await Promise.all(
    [stay, otherStay].map(({ roomId }) => getRoom(sql, booking.hotelId, roomId ?? '')),
  )
  if (!room || !otherRoom) throw notFound('room')
  const mine = { booking, stay, move: await makeRoomMove(ctx, sql, booking, stay, otherRoom) }
  const theirs = {
    booking: other,
    stay: otherStay,
    move: await makeRoomMove(ctx, sql, other, otherStay, room),
  }
  const types = await readSoldTypes(sql, booking.hotelId, [stay.roomTypeId, otherStay.roomTypeId])
  const stays = await selectStays(sql, booking.id)
  return {
    bill: billAsItIs(booking, stays),
    before: stays,
    stays: stays.map((one) => keptStay(one)),
    after: booking.state,
    limits: [],
    cancellationPolicy: booking.cancellationPolicy,
    feeCents: null,
    details: [detailsByChange.swap],
    roomNumbers: [otherRoom.number, room.number],
    isConcerning: stay.roomTypeId !== otherStay.roomTypeId,
    obstacles: await swapObstacles(sql, [mine, theirs], types),
  }
}

/**
 * Exchanges the rooms of two stays of a hotel: both bookings in one transaction, locked in the order of their ids, with
 * one event each. Guests in house move tonight.
 */
export async function carryOutSwap(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  wish: SwapWish,
  { version, mailGuest, isMeant }: { version: number; mailGuest: boolean; isMeant?: boolean | undefined },
): Promise<void> {
  const wanted = [
    { id, version },
    { id: wish.with.bookingId, version: wish.with.version },
  ].toSorted((a, b) => a.id.localeCompare(b.id))
  const locked = new Map<string, BookingRow>()
  for (const one of wanted) locked.set(one.id, await lockBookingVersion(ctx, tx, one.id, one.version))
  const [booking, other] = [locked.get(id), locked.get(wish.with.bookingId)]
  if (!booking || !other) throw notFound('booking')
  await requireNotArchived(tx, booking.hotelId)
  const stay = await getTakingStay(tx, booking, wish.stayId)
  const otherStay = await getTakingStay(tx, other, wish.with.stayId)
  requireSwappable(booking, other, stay, otherStay)
  const types = await lockSoldTypes(tx, booking.hotelId, [stay.roomTypeId, otherStay.roomTypeId])
  const sides = [
    { booking, stay, move: await planRoomMove(ctx, tx, booking, stay, otherStay.roomId) },
    { booking: other, stay: otherStay, move: await planRoomMove(ctx, tx, other, otherStay, stay.roomId) },
  ]
  const obstacles = await swapObstacles(tx, sides, types)
  requireNoObstacles(obstacles)
  if (!isMeant) for (const side of sides) await requireLeftForMove(ctx, tx, side.booking, side.move)
  await countRooms(
    tx,
    sides.flatMap(({ move }) => movedNights(move)),
  )
  // The second stay leaves its room before the first enters it.
  await updateStay(tx, otherStay.id, { ...otherStay, roomId: null })
  for (const side of sides) await writeRoomMove(tx, side.booking.id, side.move)
  for (const one of locked.values()) await updateVersion(tx, one.id, ctx.clock())
  await announceSwap(ctx, tx, { booking, stay, other, otherStay }, mailGuest)
  if (other.id === booking.id) return
  await announceSwap(ctx, tx, { booking: other, stay: otherStay, other: booking, otherStay: stay }, mailGuest)
}

async function getTakingStay(sql: Sql, { id }: BookingRow, stayId: string): Promise<StayRow> {
  const stay = (await selectStays(sql, id)).find((one) => one.id === stayId && one.taking)
  if (!stay) throw notFound('stay')
  return stay
}

function requireSwappable(booking: BookingRow, other: BookingRow, stay: StayRow, otherStay: StayRow): void {
  if (booking.hotelId !== other.hotelId)
    throw new AppError('conflict', say('Both stays have to be in the same hotel.'))
  if (booking.isBeingBooked || other.isBeingBooked) throw new AppError('conflict', stillBookingWords())
  if (!isChangeable(booking) || !isChangeable(other)) {
    throw new AppError('conflict', say('Only stays that are still expected or in house can swap rooms.'))
  }
  if (stay.roomId === null || otherStay.roomId === null || stay.roomId === otherStay.roomId) {
    throw new AppError('conflict', say('Both stays need a room of their own before they can swap.'))
  }
}

async function swapObstacles(sql: Sql, sides: Side[], types: SoldType[]): Promise<Obstacle[]> {
  const stayIds = sides.map(({ stay }) => stay.id)
  const obstacles: Obstacle[] = []
  for (const { stay, move } of sides) {
    const type = types.find(({ id }) => id === move.room?.roomTypeId)
    const isOtherType = move.room?.roomTypeId !== stay.roomTypeId
    if (isOtherType && type && stay.adults > 0 && !placeParty([type], stay)) {
      obstacles.push({ kind: 'too-many-guests', params: {} })
    }
    if (!move.room) continue
    const nights = { fromOn: move.fromOn, untilOn: stay.checkOutOn }
    if (await isTakenByOthers(sql, move.room.id, { ...nights, stayIds })) {
      obstacles.push({ kind: 'room-taken', params: { roomNumber: move.room.number } })
    }
  }
  const deltas = sides.flatMap(({ move }) => movedNights(move))
  const days = deltas.map(({ night }) => night).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return obstacles
  const stored = await readNights(
    sql,
    types.map(({ id }) => id),
    first,
    last,
  )
  return [...obstacles, ...fullNights(deltas, types, groupByTypeAndNight(stored))]
}

type Swapped = { booking: BookingRow; stay: StayRow; other: BookingRow; otherStay: StayRow }

/** Another room of the same type is a matter of the desk; another type concerns the guest. */
async function announceSwap(
  ctx: SignedInContext,
  tx: Transaction,
  { booking, stay, other, otherStay }: Swapped,
  mailGuest: boolean,
): Promise<void> {
  const isOtherType = stay.roomTypeId !== otherStay.roomTypeId
  await announceBooking(ctx, tx, booking.id, {
    kind: 'changed',
    params: {
      details: [detailsByChange.swap],
      totalCents: { from: booking.totalCents, to: booking.totalCents },
      change: {
        kind: 'swap',
        names: { from: stay.roomTypeName, to: otherStay.roomTypeName },
        rooms: { from: stay.roomNumber, to: otherStay.roomNumber },
        reference: other.reference,
      },
      ...(isOtherType && !mailGuest && booking.guest.email !== null && { guestMailed: false }),
    },
    quiet: booking.state === 'held' || !isOtherType,
    mailGuest,
  })
}
