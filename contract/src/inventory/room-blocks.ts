import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** The longest time a room can be out of order; beyond that it should be removed. */
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
  reason: requiredText(blockReasonLength, say('Say why the room is out of order')),
})
export type RoomBlockInput = z.infer<typeof RoomBlockInput>

/** A stay in the room on one of the nights, and the rooms it could move to. */
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
    keys: 'availability',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Stays that must move before a room can be blocked, and the rooms they could move to',
    params: HotelParams,
    query: z.strictObject({ roomId: Id, fromOn: IsoDate, untilOn: IsoDate }),
    response: z.array(StayInTheWay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/room-blocks',
    keys: 'availability',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Mark a numbered room as out of order, and so not for sale; refused while it is occupied',
    params: HotelParams,
    body: RoomBlockInput,
    response: RoomBlock,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/room-blocks/:blockId',
    keys: 'availability',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Change when and why a room is out of order',
    params: BlockParams,
    body: z.extend(z.omit(RoomBlockInput, { roomId: true }), { version: Version }),
    response: RoomBlock,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/room-blocks/:blockId',
    keys: 'availability',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Put a room back in order from today on; a block that had not begun is removed',
    params: BlockParams,
    response: z.null(),
  }),
}
