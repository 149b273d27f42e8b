import type { BookingDetailName } from '@roomlark/contract/booking-events'
import { isChangeable } from '@roomlark/contract/booking-states'
import { cancelFeeCents } from '@roomlark/contract/bookings/booking-fee'
import { dateIn } from '@roomlark/contract/dates'
import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import { changeMeals, type StayRules } from '@roomlark/contract/inventory/plan-meals'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { moneyText } from '@roomlark/contract/money'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { readPlan, readRules } from '../../../inventory/rates/rates.service.ts'
import {
  type BookableHotel,
  requireNotArchived,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  groupByTypeAndNight,
  type Night,
  readNights,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { getRoom, lockRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { isRoomTaken } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { readBookingDiscount } from '../../companies/companies.service.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { stillBookingWords } from '../desk/transitions.policy.ts'
import type { StoredNights } from '../offer/quote.policy.ts'
import { type StayRow, selectTakingStays } from '../stays.queries.ts'
import type { Altered, OwnChange } from './alteration-ground.policy.ts'
import { alter, detailsByChange } from './alterations.policy.ts'
import { planDatesAndRooms, type RoomsWish } from './dates-and-rooms.policy.ts'
import { billOfPlan, type PlannedChange, type StayPlan } from './planned-booking.policy.ts'
import {
  type Dates,
  fullNights,
  isUntouched,
  type PlannedNight,
  type PlannedStay,
  pickDates,
  plannedDeltas,
} from './planned-stays.policy.ts'

/** Plans other dates or rooms, and returns the nights of the new dates as stored in the calendar. */
export async function planStayChange(
  sql: Sql,
  booking: BookingRow,
  types: SoldType[],
  stays: StayRow[],
  wish: Dates & { rooms?: RoomsWish | undefined },
): Promise<StayPlan & { nights: StoredNights<Night> }> {
  const sale = await readPlanSale(sql, booking, types, wish)
  return { ...planDatesAndRooms(booking, sale, stays, wish), nights: sale.nights }
}

/** Reads what prices and availability depend on, with the terms that were agreed for the booking. */
export async function readPlanSale(sql: Sql, booking: BookingRow, types: SoldType[], dates: Dates) {
  const ids = types.map(({ id }) => id)
  const rules = await readRules(sql, booking.hotelId)
  const stored = await readNights(sql, ids, dates.checkInOn, dates.checkOutOn, booking.group?.id)
  const nights = groupByTypeAndNight(stored)
  const discountPercent = booking.promoCode?.discountPercent ?? (await readBookingDiscount(sql, booking))
  return { types, rules, nights, plan: booking.plan, discountPercent }
}

/** The plan that a booking changes to, with the terms that come with it. */
type PlanTerms = Pick<RatePlan, 'id' | 'name' | 'mealPlan' | 'percent' | 'perAdultCents'> & {
  cancellationPolicy: CancellationPolicy
  taxRules: StayRules
}

export type PlannedAlteration = PlannedChange &
  StayPlan &
  Pick<Altered, 'party' | 'change'> & { details: BookingDetailName[]; terms: PlanTerms | undefined }

/**
 * Plans a change of one booking. For the change itself, room types and room are locked in the order in which everyone
 * locks them, after the booking.
 */
export async function planAlteration(
  ctx: SignedInContext,
  sql: Sql,
  booking: BookingRow,
  wish: OwnChange,
  { lockIn }: { lockIn?: Transaction } = {},
): Promise<PlannedAlteration> {
  if (booking.isBeingBooked) throw new AppError('conflict', stillBookingWords())
  if (!isChangeable(booking)) {
    throw new AppError('conflict', say('Only bookings that are still expected or in house can be changed.'))
  }
  const hotel = await requireNotArchived(sql, booking.hotelId)
  const ground = await readGround(ctx, sql, booking, hotel, wish, lockIn)
  const altered = alter(ground, wish)
  if ('refusal' in altered) throw new AppError('conflict', altered.refusal)
  const { plan, room, stays: before } = ground
  const { stays, party, change, limits } = altered
  const isWaived = wish.kind === 'drop-room' && wish.waiveFee === true
  const feeCents = computeFee(booking, wish, altered.dropped, ctx.clock())
  const droppedFeeCents = booking.droppedFeeCents + (isWaived ? 0 : (feeCents ?? 0))
  const taxRules = plan ? changeMeals(booking.taxRules, plan.mealValue) : booking.taxRules
  const bill = billOfPlan({ ...booking, ...party, droppedFeeCents, taxRules }, stays)
  const cancellationPolicy = plan
    ? (plan.cancellationPolicy ?? hotel.cancellationPolicy)
    : booking.cancellationPolicy
  const isOtherType = change.names?.from !== change.names?.to
  return {
    dates: altered.dates ?? pickDates(booking),
    party,
    stays,
    bill,
    before,
    after: booking.state,
    cancellationPolicy,
    terms: plan && { ...plan, cancellationPolicy, taxRules },
    feeCents,
    change:
      feeCents === null ? change : { ...change, ...(isWaived ? { waivedCents: feeCents } : { feeCents }) },
    details: [detailsByChange[change.kind]],
    isConcerning: change.kind !== 'split' || isOtherType || bill.totalCents !== booking.totalCents,
    roomNumbers: room ? [room.number] : [],
    limits,
    obstacles: [
      ...altered.obstacles,
      ...fullNights(plannedDeltas(stays), ground.types, ground.nights),
      ...(room ? await takenRoom(sql, booking, stays, room) : []),
    ],
  }
}

/** The fee for nights given up: by the policy, or as the desk decides for a guest who leaves early. */
function computeFee(booking: BookingRow, wish: OwnChange, dropped: PlannedNight[], now: Date): number | null {
  if (wish.kind !== 'drop-room' && wish.kind !== 'leave-early') return null
  if (wish.kind === 'drop-room' || wish.feeCents === undefined) {
    return cancelFeeCents(booking, [{ nightlyCents: dropped }], now)
  }
  const most = dropped.reduce((sum, { priceCents }) => sum + priceCents, 0)
  if (wish.feeCents <= most) return wish.feeCents
  const message = say('Enter at most {amount}, the price of the nights given up', {
    amount: moneyText(most, booking.currency),
  })
  throw new AppError('validation_failed', message, { fields: { 'change.feeCents': message } })
}

async function readGround(
  ctx: SignedInContext,
  sql: Sql,
  booking: BookingRow,
  { childrenPolicy }: BookableHotel,
  wish: OwnChange,
  lockIn: Transaction | undefined,
) {
  const { hotelId } = booking
  const stays = await selectTakingStays(sql, booking.id)
  if ('stayId' in wish && !stays.some(({ id }) => id === wish.stayId)) throw notFound('stay')
  const typeIds = new Set(stays.map(({ roomTypeId }) => roomTypeId))
  if ('roomTypeId' in wish) typeIds.add(wish.roomTypeId)
  const types = lockIn
    ? await lockSoldTypes(lockIn, hotelId, [...typeIds])
    : await readSoldTypes(sql, hotelId, [...typeIds])
  if (types.length < typeIds.size) throw notFound('room type')
  const sale = await readPlanSale(sql, booking, types, booking)
  const plan = wish.kind === 'plan' ? await readPlan(sql, hotelId, wish.ratePlanId) : undefined
  const roomId = 'roomId' in wish ? wish.roomId : undefined
  const room =
    roomId === undefined
      ? null
      : await (lockIn ? lockRoom(lockIn, hotelId, roomId) : getRoom(sql, hotelId, roomId))
  const today = dateIn(booking.timeZone, ctx.clock())
  return { booking, stays, sale, plan, room, childrenPolicy, today, types, nights: sale.nights }
}

/** The room must be free of others, and of the booking's other rooms, on the nights that it is wanted for. */
async function takenRoom(
  sql: Sql,
  { id: bookingId }: BookingRow,
  stays: PlannedStay[],
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
  const isTaken = isOwn || (await isRoomTaken(sql, room.id, { checkInOn, checkOutOn, bookingId }))
  return isTaken ? [{ kind: 'room-taken', params: { roomNumber: room.number } }] : []
}
