import { type BookingSource, type TakenWay, takenWays } from '@roomlark/contract/booking-states'
import { BookingInput, DeskStay, isEmailNeeded, StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays } from '@roomlark/contract/dates'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { askedGuest, type GuestValues, noGuest } from '../guest-values.ts'

export type NewBookingValues = GuestValues & {
  hotelId: string
  checkInOn: string
  checkOutOn: string
  adults: number
  childAges: number[]
  /** Number of rooms of each type. */
  rooms: Record<string, number>
  ratePlanId: string
  /** The numbered room it started from; kept as long as one room of its type is booked. */
  start: { roomTypeId: string; roomId: string } | null
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
    rooms: roomTypeId ? { [roomTypeId]: 1 } : {},
    ratePlanId: '',
    start: roomTypeId && roomId ? { roomTypeId, roomId } : null,
    overrideReason: '',
    cameBy: 'phone',
    partnershipId: '',
    companyId: '',
  }
}

/** As the contract expects it. */
export function askedBooking(values: NewBookingValues) {
  const { hotelId, cameBy, partnershipId, overrideReason } = values
  const roomId = startRoom(values)
  return {
    hotelId,
    ...toSource(cameBy),
    ...(cameBy === 'affiliate' && partnershipId && { partnershipId }),
    state: 'confirmed',
    ...askedStay(values),
    ...askedGuest(values),
    ...(roomId && { roomId }),
    ...(overrideReason.trim() && { overrideReason }),
  }
}

/** The numbered room, if exactly one room of its type is booked. */
export function startRoom({ start, rooms }: Pick<NewBookingValues, 'start' | 'rooms'>): string | undefined {
  const booked = Object.entries(rooms).filter(([, quantity]) => quantity > 0)
  const [only] = booked
  return start && booked.length === 1 && only?.[0] === start.roomTypeId && only[1] === 1
    ? start.roomId
    : undefined
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

function askedStay(values: NewBookingValues) {
  const { checkInOn, checkOutOn, adults, childAges, rooms, ratePlanId, companyId } = values
  return {
    ...(companyId && { companyId }),
    checkInOn,
    checkOutOn,
    adults,
    childAges,
    ratePlanId,
    rooms: Object.entries(rooms)
      .filter(([, quantity]) => quantity > 0)
      .map(([roomTypeId, quantity]) => ({ roomTypeId, quantity })),
  }
}

/** Reads the stay to be priced; undefined while something is missing. */
export function readStay(values: NewBookingValues): DeskStay | undefined {
  const parsed = DeskStay.safeParse(askedStay(values))
  return parsed.success ? parsed.data : undefined
}

/** The dates, once both are given and in order. */
export function findDates({ checkInOn, checkOutOn }: NewBookingValues) {
  const isDates = StayInput.shape.checkInOn.safeParse(checkInOn).success && checkInOn < checkOutOn
  return isDates && checkOutOn <= addDays(checkInOn, stayLimits.nights)
    ? { checkInOn, checkOutOn }
    : undefined
}
