import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** A proposal covers the arrivals of this many days at most. */
export const mostProposedDays = 92
const mostAssignments = 500

/** A room for a stay, or null to take it back. */
const RoomAssignment = z.strictObject({
  bookingId: Id,
  stayId: Id,
  roomId: z.nullable(Id),
  version: Version,
})
export type RoomAssignment = z.infer<typeof RoomAssignment>

export const RoomProposal = z.object({
  /** A room for each stay that has none, of the type that was booked. */
  proposed: z.array(
    z.object({ bookingId: Id, stayId: Id, roomId: Id, roomNumber: z.string(), version: z.int() }),
  ),
  /** Stays for which no room is free for all their nights. */
  left: z.array(z.object({ bookingId: Id, guestName: z.string() })),
})
export type RoomProposal = z.infer<typeof RoomProposal>

const HotelParams = z.strictObject({ hotelId: Id })

export const roomAssignments = {
  propose: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/room-assignments/proposal',
    access: ['hotel', 'admin'],
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'A room for every confirmed stay between two dates that has none; nothing is assigned',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: RoomProposal,
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/room-assignments',
    access: ['hotel', 'admin'],
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Assign rooms to several stays, all of them or none; the answer takes the same rooms back',
    params: HotelParams,
    body: z.strictObject({
      assignments: z
        .array(RoomAssignment)
        .check(
          z.minLength(1, say('Nothing is to be assigned')),
          z.maxLength(mostAssignments, say('These are too many rooms at once')),
        ),
    }),
    bodyLimit: 200_000,
    response: z.array(RoomAssignment),
  }),
}
