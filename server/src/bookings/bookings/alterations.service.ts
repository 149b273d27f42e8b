import type { AlterationKind, bookingDetailNames } from '@roomlark/contract/booking-events'
import { isChangeable } from '@roomlark/contract/booking-states'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import { dateIn } from '@roomlark/contract/dates'
import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { readPlan } from '../../inventory/rates/rates.service.ts'
import { type BookableHotel, requireNotArchived } from '../../inventory/rooms/bookable-hotel.service.ts'
import { getRoom, lockRoom } from '../../inventory/rooms/numbers.service.ts'
import { isRoomTaken } from '../../inventory/rooms/occupancy.service.ts'
import { lockSoldTypes, readSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { type Altered, alter, type Ground, type OwnChange } from './alterations.policy.ts'
import type { BookingRow } from './bookings.queries.ts'
import type { PlannedChange } from './changed-quote.service.ts'
import { billOfPlan, fullNights, isUntouched, plannedDeltas } from './stay-plan.policy.ts'
import { readPlanSale, type StayPlan } from './stay-plan.service.ts'
import { type StayRow, selectStays } from './stays.queries.ts'
import { stillBooking } from './transitions.policy.ts'

/** The plan that a booking changes to, with the terms that come with it. */
type PlanTerms = Pick<RatePlan, 'id' | 'name' | 'mealPlan' | 'percent' | 'perAdultCents'> & {
  cancellationPolicy: CancellationPolicy
}

type Detail = (typeof bookingDetailNames)[number]

export type OwnPlan = PlannedChange &
  StayPlan &
  Pick<Altered, 'party' | 'change' | 'limits'> & { terms: PlanTerms | undefined; details: Detail[] }

/** Names of the changes in the email to the guest. */
export const detailOf: Record<AlterationKind, Detail> = {
  guests: 'guests',
  plan: 'plan',
  'room-type': 'roomType',
  price: 'price',
  'add-room': 'rooms',
  'drop-room': 'rooms',
  split: 'rooms',
  swap: 'rooms',
}

/**
 * Works out what a change of one booking means. For the change itself, room types and room are locked in the order
 * in which everyone locks them, after the booking.
 */
export async function considerChange(
  ctx: SignedInContext,
  sql: Sql,
  booking: BookingRow,
  change: OwnChange,
  { isLocking = false }: { isLocking?: boolean } = {},
): Promise<OwnPlan> {
  if (booking.isUnnamed) throw new AppError('conflict', stillBooking)
  if (!isChangeable(booking)) {
    throw new AppError('conflict', 'Only bookings that are still expected or in house can be changed.')
  }
  const hotel = await requireNotArchived(sql, booking.hotelId)
  const stays = (await selectStays(sql, booking.id)).filter(({ taking }) => taking)
  if ('stayId' in change && !stays.some(({ id }) => id === change.stayId)) throw notFound('stay')
  const typeIds = [...stays.map(({ roomTypeId }) => roomTypeId), ...wishedType(change)]
  const types = await (isLocking ? lockSoldTypes : readSoldTypes)(sql, booking.hotelId, [...new Set(typeIds)])
  if (types.length < new Set(typeIds).size) throw notFound('room type')
  const sale = await readPlanSale(sql, booking, types, booking)
  const today = dateIn(booking.timeZone, ctx.clock())
  const plan = change.kind === 'plan' ? await readPlan(sql, booking.hotelId, change.ratePlanId) : undefined
  const room = await wishedRoom(sql, booking, change, isLocking)
  const ground: Ground = { booking, stays, sale, plan, room, childrenPolicy: hotel.childrenPolicy, today }
  const altered = alter(ground, change)
  if ('refusal' in altered) throw new AppError('conflict', altered.refusal)
  const isWaived = change.kind === 'drop-room' && change.waiveFee === true
  return makePlan(ctx, sql, { isWaived, booking, hotel, ground, altered, stays, nights: sale.nights, types })
}

function wishedType(change: OwnChange): string[] {
  return 'roomTypeId' in change ? [change.roomTypeId] : []
}

async function wishedRoom(
  sql: Sql,
  { hotelId }: BookingRow,
  change: OwnChange,
  isLocking: boolean,
): Promise<Ground['room']> {
  if (!('roomId' in change) || change.roomId === undefined) return null
  return isLocking ? lockRoom(sql, hotelId, change.roomId) : getRoom(sql, hotelId, change.roomId)
}

async function makePlan(
  ctx: SignedInContext,
  sql: Sql,
  given: {
    isWaived: boolean
    booking: BookingRow
    hotel: BookableHotel
    ground: Ground
    altered: Altered
    stays: StayRow[]
    nights: StayPlan['nights']
    types: Parameters<typeof fullNights>[1]
  },
): Promise<OwnPlan> {
  const { isWaived, booking, hotel, ground, altered, stays, nights, types } = given
  const { plan, room } = ground
  const { party, change, dropped } = altered
  const fee = change.kind === 'drop-room' ? droppingFee(booking, dropped, ctx.clock()) : null
  const droppedFeeCents = booking.droppedFeeCents + (isWaived ? 0 : (fee ?? 0))
  const bill = billOfPlan({ ...booking, ...party, droppedFeeCents }, altered.stays)
  const cancellationPolicy = plan
    ? (plan.cancellationPolicy ?? hotel.cancellationPolicy)
    : booking.cancellationPolicy
  const isOtherType = change.names?.from !== change.names?.to
  return {
    bill,
    nights,
    stays: altered.stays,
    party,
    cancellationPolicy,
    limits: altered.limits,
    terms: plan && { ...plan, cancellationPolicy },
    change: fee === null ? change : { ...change, ...(isWaived ? { waivedCents: fee } : { feeCents: fee }) },
    details: [detailOf[change.kind]],
    isConcerning: change.kind !== 'split' || isOtherType || bill.totalCents !== booking.totalCents,
    feeCents: fee,
    before: stays,
    after: booking.state,
    roomNumbers: room ? [room.number] : [],
    obstacles: [
      ...altered.obstacles,
      ...fullNights(plannedDeltas(altered), types, nights),
      ...(room ? await takenRoom(sql, booking, altered, room) : []),
    ],
  }
}

/** Computes the fee by the policy for a room that is given up at this moment. */
function droppingFee(booking: BookingRow, nightlyCents: Altered['dropped'], at: Date): number {
  return cancelFeeCents(booking, [{ nightlyCents }], at)
}

/** The room must be free of others, and of the booking's other rooms, on the nights that it is wanted for. */
async function takenRoom(
  sql: Sql,
  booking: BookingRow,
  { stays }: Altered,
  room: { id: string; number: string },
): Promise<Obstacle[]> {
  const wanted = stays.find((planned) => {
    const roomId = planned.isNew ? planned.stay.roomId : planned.roomId
    return roomId === room.id && !isUntouched(planned)
  })
  if (!wanted) return []
  const { checkInOn, checkOutOn } = wanted
  const isOwn = stays.some(
    (other) =>
      other !== wanted &&
      other.isLeft &&
      other.stay.roomId === room.id &&
      other.checkInOn < checkOutOn &&
      checkInOn < other.checkOutOn,
  )
  const isTaken = isOwn || (await isRoomTaken(sql, room.id, { checkInOn, checkOutOn, bookingId: booking.id }))
  return isTaken ? [{ kind: 'room-taken', params: { roomNumber: room.number } }] : []
}
