import * as z from 'zod/mini'
import type { BookingState } from '../booking-states.ts'
import { endpoint } from '../endpoint.ts'
import { freeText, Id, nameOrNothing, Version } from '../primitives.ts'
import { say } from '../say.ts'

export const arrivalLimits = { codes: 2000 } as const

/** Codes and passwords of doors and networks; guests see them during their stay, and emails never contain them. */
export const HotelEntry = z.strictObject({
  wayIn: freeText(1000),
  doorCode: nameOrNothing(60),
  wifiName: nameOrNothing(60),
  wifiPassword: nameOrNothing(100),
  /** Codes of rooms that have one of their own. */
  roomCodes: z
    .array(z.strictObject({ roomId: Id, code: nameOrNothing(60) }))
    .check(z.maxLength(arrivalLimits.codes, say('These are too many codes'))),
})
export type HotelEntry = z.infer<typeof HotelEntry>

export const HotelArrivalsInput = z.strictObject({
  directions: freeText(2000),
  /** False if guests register at the desk only. */
  takesCheckIn: z.boolean(),
  ...HotelEntry.shape,
  version: Version,
})
export type HotelArrivalsInput = z.infer<typeof HotelArrivalsInput>

/** Directions and ways in for guests who arrive; the version is 0 if nobody has written them yet. */
export const HotelArrivals = z.object({
  directions: z.string(),
  takesCheckIn: z.boolean(),
  wayIn: z.string(),
  doorCode: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  roomCodes: z.array(z.object({ roomId: Id, code: z.string() })),
  version: z.int(),
})
export type HotelArrivals = z.infer<typeof HotelArrivals>

/** Directions for the guest of one booking, with the way in during the stay alone. */
export type GuestArrival = {
  directions: string
  /** Null before and after the stay; there may be one to come. */
  entry: (Omit<HotelEntry, 'roomCodes'> & { rooms: { number: string; code: string }[] }) | null
  /** True if there is an entry that the guest will see once the stay begins. */
  isEntryToCome: boolean
}

type Staying = {
  state: BookingState
  checkInOn: string
  checkInTime: string
  checkOutOn: string
  checkOutTime: string
}

/**
 * Tells whether a guest sees how to get in: from the check-in time on, or once checked in, until the check-out time.
 * All times are those of the hotel's clock.
 */
export function isEntryShown(booking: Staying, hotelTime: string): boolean {
  const { state, checkInOn, checkInTime, checkOutOn, checkOutTime } = booking
  if (hotelTime >= `${checkOutOn}T${checkOutTime}`) return false
  return state === 'checked-in' || (state === 'confirmed' && hotelTime >= `${checkInOn}T${checkInTime}`)
}

/** Tells whether a guest reads how to come: while the hotel expects them, and while they stay. */
export function isArrivalShown({ state }: Pick<Staying, 'state'>): boolean {
  return state === 'confirmed' || state === 'checked-in'
}

const HotelParams = z.strictObject({ hotelId: Id })

export const arrivals = {
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/arrivals',
    access: ['hotel'],
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'What a hotel tells guests who arrive: directions, Wi-Fi and codes',
    params: HotelParams,
    response: HotelArrivals,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/arrivals',
    access: ['hotel'],
    permission: 'change-offer',
    launch: ['bookings'],
    summary: 'Write what a hotel tells guests who arrive',
    params: HotelParams,
    body: HotelArrivalsInput,
    bodyLimit: 400_000,
    response: HotelArrivals,
  }),
}
