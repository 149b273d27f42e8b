import * as z from 'zod/mini'
import { BookingState } from '../booking-states.ts'
import { IsoDate } from '../dates.ts'
import { GroupHold } from '../inventory/calendar.ts'
import { RoomBlock } from '../inventory/room-blocks.ts'
import { Id } from '../primitives.ts'
import { BookingSummary } from './booking.ts'

/** A guest who changes rooms; a number is null while no room is assigned. */
export const DayMove = z.object({
  stayId: Id,
  bookingId: Id,
  guestName: z.string(),
  fromRoom: z.nullable(z.string()),
  toRoom: z.nullable(z.string()),
})
export type DayMove = z.infer<typeof DayMove>

/** A booking with what the desk wants to know of its guest at a glance. */
export const DeskBooking = z.object({
  ...BookingSummary.shape,
  /** Expected time of arrival, on the hotel's clock; null if unknown. */
  arrivalTime: z.nullable(z.string()),
  guestPhone: z.nullable(z.string()),
  specialRequests: z.string(),
  /** The number of this stay among those of the guest that the caller sees. */
  stayNumber: z.int(),
  isVip: z.boolean(),
  /** Messages of the guest that nobody at the hotel has read. */
  unreadMessages: z.int(),
  /** The balance due over all folios; negative if the guest has overpaid. */
  balanceCents: z.int(),
})
export type DeskBooking = z.infer<typeof DeskBooking>

export const DayView = z.object({
  hotelId: Id,
  day: IsoDate,
  arrivals: z.array(DeskBooking),
  departures: z.array(DeskBooking),
  inHouse: z.array(DeskBooking),
  /** Guests who sleep in another room from this day on. */
  moves: z.array(DayMove),
})
export type DayView = z.infer<typeof DayView>

/** Today's arrivals in the time zone of each hotel of an account; those not checked in yet first. */
export const ArrivalsToday = z.object({
  hotels: z.int(),
  /** The name of the only hotel, or null if there are several or none. */
  hotelName: z.nullable(z.string()),
  day: z.nullable(IsoDate),
  /** The total number of arrivals, of which the list contains only the first. */
  total: z.int(),
  arrivals: z.array(BookingSummary),
})
export type ArrivalsToday = z.infer<typeof ArrivalsToday>

/** A tape chart can show this many days at a time. */
export const mostTapeDays = 92

export const TapeBar = z.object({
  stayId: Id,
  bookingId: Id,
  reference: z.string(),
  guestName: z.string(),
  state: BookingState,
  roomTypeId: Id,
  roomId: z.nullable(Id),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  /** The dates of the whole booking; a guest who changes rooms has a bar for each room. */
  bookedFromOn: IsoDate,
  bookedUntilOn: IsoDate,
  isVip: z.boolean(),
  /** Messages of the guest that nobody at the hotel has read. */
  unreadMessages: z.int(),
  version: z.int(),
})

/** Rooms a stay can have for all its nights, the best first. */
export const FreeRooms = z.object({
  stayId: Id,
  roomTypeName: z.string(),
  roomId: z.nullable(Id),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  rooms: z.array(z.object({ id: Id, number: z.string() })),
})
export type FreeRooms = z.infer<typeof FreeRooms>

/** Rooms of a type that are free for a whole stay, those that leave the fewest gaps first. */
export const FreeRoomsOfType = z.object({
  roomTypeId: Id,
  rooms: z.array(z.object({ id: Id, number: z.string() })),
})
export type FreeRoomsOfType = z.infer<typeof FreeRoomsOfType>

/** A block from an imported calendar takes one room and, like a stay, does not include the check-out day. */
export const TapeBlock = z.object({
  id: Id,
  roomTypeId: Id,
  /** The room, if the calendar is about a single one. */
  roomId: z.nullable(Id),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  summary: z.string(),
})
export const Tape = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  roomTypes: z.array(
    z.object({ id: Id, name: z.string(), rooms: z.array(z.object({ id: Id, number: z.string() })) }),
  ),
  bars: z.array(TapeBar),
  blocks: z.array(TapeBlock),
  /** Numbered rooms that are out of order. */
  roomBlocks: z.array(RoomBlock),
  /** Rooms set aside for groups, night by night. */
  groupHolds: z.array(GroupHold),
})
export type Tape = z.infer<typeof Tape>
