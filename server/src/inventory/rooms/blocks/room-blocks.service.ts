import { dateIn } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import type { RoomBlock, RoomBlockInput, StayInTheWay } from '@roomlark/contract/inventory/room-blocks'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tellHotel } from '../../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { dirtyRooms } from '../../housekeeping/room-states.service.ts'
import { getBookableHotel, lockBookableHotel } from '../nights/bookable-hotel.service.ts'
import { countOutOfOrder } from '../nights/nights.service.ts'
import { getRoom, lockRoom } from '../numbers/numbers.service.ts'
import { freeRoomsFor, readOccupants } from '../numbers/occupancy.service.ts'
import { lockRemainingTypes } from '../rooms.service.ts'
import { inTheWayText, nightChanges, rangeFaults } from './room-blocks.policy.ts'
import {
  deleteRoomBlock,
  insertRoomBlock,
  selectRoomBlockForUpdate,
  selectRoomBlocks,
  updateRoomBlock,
} from './room-blocks.queries.ts'

type Range = { fromOn: string; untilOn: string }

/** Reads what is out of order in a hotel on these days, both included. */
export function readRoomBlocks(sql: Sql, hotelId: string, fromOn: string, untilOn: string) {
  return selectRoomBlocks(sql, hotelId, fromOn, untilOn)
}

export async function listInTheWay(
  ctx: SignedInContext,
  hotelId: string,
  wish: Range & { roomId: string },
): Promise<StayInTheWay[]> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  await getRoom(ctx.sql, hotelId, wish.roomId)
  requireRange(wish.untilOn <= wish.fromOn ? { untilOn: say('Choose a later day') } : {})
  const stays = await readOccupants(ctx.sql, { hotelId, ...wish })
  const today = dateIn(hotel.timeZone, ctx.clock())
  const seekers = stays.map(({ stayId, roomTypeId, state, checkInOn, checkOutOn }) => ({
    stayId,
    roomTypeId,
    fromOn: roomChangesFrom({ state, checkInOn }, today),
    untilOn: checkOutOn,
  }))
  const rooms = await freeRoomsFor(ctx.sql, seekers)
  return stays.map(({ state: _state, roomTypeId: _roomTypeId, ...stay }) => ({
    ...stay,
    rooms: rooms.get(stay.stayId) ?? [],
  }))
}

/**
 * Blocks the room and takes it out of sale in one transaction, so that no guest loses a night already sold.
 */
export async function blockRoom(
  ctx: SignedInContext,
  hotelId: string,
  input: RoomBlockInput,
): Promise<RoomBlock> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const today = dateIn(hotel.timeZone, ctx.clock())
    requireRange(rangeFaults(input, today))
    const room = await getRoom(tx, hotelId, input.roomId)
    await takeOutOfSale(tx, hotelId, room, { after: input, today })
    const block = await insertRoomBlock(tx, {
      ...input,
      hotelId,
      roomTypeId: room.roomTypeId,
      createdBy: ctx.actor.userId,
      now: ctx.clock(),
    })
    await recordAudit(ctx, tx, {
      action: 'room.blocked',
      target: `room:${room.id}`,
      after: { number: room.number, ...pickRange(block) },
    })
    return block
  })
}

export async function changeBlock(
  ctx: SignedInContext,
  { hotelId, blockId }: { hotelId: string; blockId: string },
  { version, ...input }: Range & { reason: string; version: number },
): Promise<RoomBlock> {
  return ctx.sql.begin(async (tx) => {
    const { before, room, today } = await lockBlock(ctx, tx, hotelId, blockId)
    if (before.version !== version) throw changedByOthers('this block')
    requireRange(rangeFaults(input, today, before))
    await takeOutOfSale(tx, hotelId, room, { before, after: input, today })
    const block = await updateRoomBlock(tx, blockId, { ...input, now: ctx.clock() })
    if (isIn(before, today) && !isIn(block, today)) await leaveDirty(ctx, tx, room.id)
    await recordAudit(ctx, tx, {
      action: 'room.block-changed',
      target: `room:${room.id}`,
      before: { ...pickRange(before), reason: before.reason },
      after: { ...pickRange(block), reason: block.reason },
    })
    return block
  })
}

/** Ends a block from today on; past nights stay on record. */
export async function endBlock(
  ctx: SignedInContext,
  { hotelId, blockId }: { hotelId: string; blockId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const { before, room, today } = await lockBlock(ctx, tx, hotelId, blockId)
    if (before.untilOn <= today) return null
    const after = before.fromOn < today ? { fromOn: before.fromOn, untilOn: today } : undefined
    await takeOutOfSale(tx, hotelId, room, { before, after, today })
    if (after) await updateRoomBlock(tx, blockId, { ...after, reason: before.reason, now: ctx.clock() })
    else await deleteRoomBlock(tx, blockId)
    if (isIn(before, today)) await leaveDirty(ctx, tx, room.id)
    await recordAudit(ctx, tx, {
      action: 'room.block-ended',
      target: `room:${room.id}`,
      before: { number: room.number, ...pickRange(before) },
    })
    return null
  })
}

async function lockBlock(ctx: SignedInContext, tx: Transaction, hotelId: string, blockId: string) {
  const hotel = await lockBookableHotel(ctx, tx, hotelId)
  const before = await selectRoomBlockForUpdate(tx, hotelId, blockId)
  if (!before) throw notFound('block')
  const room = await getRoom(tx, hotelId, before.roomId)
  return { before, room, today: dateIn(hotel.timeZone, ctx.clock()) }
}

/** Tells whether the room is out of order on that day. */
function isIn({ fromOn, untilOn }: Range, day: string): boolean {
  return fromOn <= day && day < untilOn
}

/** Somebody has worked in the room, so it is cleaned before the next guest. */
function leaveDirty(ctx: SignedInContext, tx: Transaction, roomId: string): Promise<void> {
  return dirtyRooms(ctx, tx, [roomId], { cause: 'block-end' })
}

type Change = { before?: Range; after: Range | undefined; today: string }

/**
 * Locks are taken in the same order everywhere: type, room, nights. Locking the room checks again that it
 * belongs to the hotel.
 */
async function takeOutOfSale(
  tx: Transaction,
  hotelId: string,
  { id: roomId, roomTypeId }: { id: string; roomTypeId: string },
  { before, after, today }: Change,
): Promise<void> {
  const [type] = await lockRemainingTypes(tx, hotelId, [roomTypeId])
  if (!type) throw notFound('room type')
  const room = await lockRoom(tx, hotelId, roomId)
  const stays = after ? await readOccupants(tx, { hotelId, roomId, ...after }) : []
  if (stays.length > 0) throw new AppError('conflict', inTheWayText(room.number, stays))
  await countOutOfOrder(tx, type, nightChanges(before, after, today))
  await tellHotel(tx, 'inventory', hotelId)
}

function requireRange(fields: FieldErrors): void {
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', message, { fields })
}

/** The audit log gets no reason, because that may name someone and the log is never rewritten. */
function pickRange({ fromOn, untilOn }: Range): Range {
  return { fromOn, untilOn }
}
