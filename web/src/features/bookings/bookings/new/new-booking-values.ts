import { type BookingSource, type TakenWay, takenWays } from '@roomlark/contract/booking-states'
import { BookingInput, DeskStay, isEmailNeeded, StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays } from '@roomlark/contract/dates'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { askedGuest, type GuestValues, noGuest } from '../guest-values.ts'

/** One room of the booking with its own plan and guests; without a number, one is assigned later. */
export type BookedRoom = {
  roomTypeId: string
  ratePlanId: string
  adults: number
  childAges: number[]
  /** The guest in the room, if that is not the person who books. */
  name: string
  roomId: string
}

export type NewBookingValues = GuestValues & {
  hotelId: string
  checkInOn: string
  checkOutOn: string
  /** The guests that prices are asked for; a room that is chosen starts with them. */
  adults: number
  childAges: number[]
  rooms: BookedRoom[]
  /** Reason for exceeding a limit for guests. */
  overrideReason: string
  /** The source, or how a direct booking was taken. */
  cameBy: CameBy
  /** The partner who sent the guest, if that is the source. */
  partnershipId: string
  /** The company whose guests they are. */
  companyId: string
}

export type CameBy = TakenWay | Exclude<BookingSource, 'direct'>

export const NewBooking = z.extend(BookingInput, { hotelId: z.uuid(say('Choose a hotel')) })
export type NewBooking = z.infer<typeof NewBooking>

/** Start of a new booking: a day, and perhaps a room. */
export type BookingStart = {
  checkInOn: string
  untilOn?: string | undefined
  roomTypeId?: string | undefined
  roomId?: string | undefined
}

export function newBookingValues(
  hotelId: string,
  { checkInOn, untilOn, roomTypeId, roomId }: BookingStart,
): NewBookingValues {
  return {
    ...noGuest,
    hotelId,
    checkInOn,
    checkOutOn: untilOn && untilOn > checkInOn ? untilOn : addDays(checkInOn, 1),
    adults: 2,
    childAges: [],
    rooms: roomTypeId
      ? [{ roomTypeId, ratePlanId: '', adults: 2, childAges: [], name: '', roomId: roomId ?? '' }]
      : [],
    overrideReason: '',
    cameBy: 'phone',
    partnershipId: '',
    companyId: '',
  }
}

/** As the contract expects it. */
export function askedBooking(values: NewBookingValues) {
  const { hotelId, cameBy, partnershipId, companyId, overrideReason } = values
  const { checkInOn, checkOutOn } = values
  const [first = noRooms, ...otherPlans] = groupByPlan(values)
  return {
    hotelId,
    ...toSource(cameBy),
    ...(cameBy === 'affiliate' && partnershipId && { partnershipId }),
    ...(companyId && { companyId }),
    state: 'confirmed',
    checkInOn,
    checkOutOn,
    ...first,
    ...(otherPlans.length > 0 && { otherPlans }),
    ...askedGuest(values),
    ...(overrideReason.trim() && { overrideReason }),
  }
}

/** Guests who call or walk in need not give an address. */
export function isEmailOptional(cameBy: CameBy): boolean {
  return isWay(cameBy) && !isEmailNeeded(cameBy)
}

function toSource(cameBy: CameBy): { source: BookingSource; takenBy?: TakenWay } {
  return isWay(cameBy) ? { source: 'direct', takenBy: cameBy } : { source: cameBy }
}

function isWay(cameBy: CameBy): cameBy is TakenWay {
  return takenWays.some((way) => way === cameBy)
}

const noRooms = { rooms: [], ratePlanId: '', adults: 1, childAges: [] }

/** The rooms of each rate plan, as the contract expects them. */
function groupByPlan({ rooms }: Pick<NewBookingValues, 'rooms'>) {
  return [...Map.groupBy(rooms, ({ ratePlanId }) => ratePlanId)].map(([ratePlanId, booked]) => ({
    ratePlanId,
    rooms: [...Map.groupBy(booked, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, same]) => ({
      roomTypeId,
      quantity: same.length,
      guests: same.map(({ adults, childAges, name, roomId }) => ({
        adults,
        childAges,
        ...(name.trim() && { name }),
        ...(roomId && { roomId }),
      })),
    })),
    adults: booked.reduce((sum, { adults }) => sum + adults, 0),
    childAges: booked.flatMap(({ childAges }) => childAges),
  }))
}

/** Reads the stay of each rate plan to be priced; none while something is missing. */
export function readStays(values: NewBookingValues): DeskStay[] {
  const { checkInOn, checkOutOn, companyId } = values
  const company = companyId && { companyId }
  const parsed = groupByPlan(values).map((plan, index) =>
    DeskStay.safeParse({
      checkInOn,
      checkOutOn,
      ...company,
      ...plan,
      ...(index > 0 && { isFurtherPlan: true }),
    }),
  )
  return parsed.every(({ success }) => success) ? parsed.flatMap(({ data }) => data ?? []) : []
}

/** The dates, once both are given and in order. */
export function findDates({ checkInOn, checkOutOn }: NewBookingValues) {
  const isDates = StayInput.shape.checkInOn.safeParse(checkInOn).success && checkInOn < checkOutOn
  return isDates && checkOutOn <= addDays(checkInOn, stayLimits.nights)
    ? { checkInOn, checkOutOn }
    : undefined
}
