import * as z from 'zod/mini'
import { IsoDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Id, requiredText, Version } from './primitives.ts'

/** A room is at most so long out of order; longer, and it is no room any more. */
export const longestBlockNights = 365

export const blockReasonLength = 200

export const RoomBlock = z.object({
  id: Id,
  roomId: Id,
  roomTypeId: Id,
  /** The first night. */
  fromOn: IsoDate,
  /** The day the room is free again. */
  untilOn: IsoDate,
  reason: z.string(),
  version: z.int(),
})
export type RoomBlock = z.infer<typeof RoomBlock>

export const RoomBlockInput = z.strictObject({
  roomId: Id,
  fromOn: IsoDate,
  untilOn: IsoDate,
  reason: requiredText(blockReasonLength, 'Say why the room is out of order'),
})
export type RoomBlockInput = z.infer<typeof RoomBlockInput>

/** A stay that has the room on one of the nights, and where else it could go. */
export const StayInTheWay = z.object({
  bookingId: Id,
  stayId: Id,
  reference: z.string(),
  guestName: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  version: z.int(),
  /** Rooms of the same type that are free instead, the best first. */
  rooms: z.array(z.object({ id: Id, number: z.string() })),
})
export type StayInTheWay = z.infer<typeof StayInTheWay>

const HotelParams = z.strictObject({ hotelId: Id })
const BlockParams = z.strictObject({ hotelId: Id, blockId: Id })
const keepers = ['hotel', 'admin'] as const

export const roomBlocks = {
  inTheWay: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/room-blocks/in-the-way',
    access: keepers,
    launch: ['bookings'],
    summary: 'Stays that would have to leave a room before it can be blocked, and where they could go',
    params: HotelParams,
    query: z.strictObject({ roomId: Id, fromOn: IsoDate, untilOn: IsoDate }),
    response: z.array(StayInTheWay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/room-blocks',
    access: keepers,
    launch: ['bookings'],
    summary: 'Take a numbered room out of order, and out of sale; refused while somebody has it',
    params: HotelParams,
    body: RoomBlockInput,
    response: RoomBlock,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/room-blocks/:blockId',
    access: keepers,
    launch: ['bookings'],
    summary: 'Change when and why a room is out of order',
    params: BlockParams,
    body: z.extend(z.omit(RoomBlockInput, { roomId: true }), { version: Version }),
    response: RoomBlock,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/room-blocks/:blockId',
    access: keepers,
    launch: ['bookings'],
    summary: 'Put a room back into order from today on; a block that had not begun is removed',
    params: BlockParams,
    response: z.null(),
  }),
}
