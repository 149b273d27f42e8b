import { randomBytes } from 'node:crypto'
import { dateIn } from '@roomlark/contract/dates'
import type { RoomType, RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { photosByOwner, removePhotos } from '../../platform/images/albums.service.ts'
import { type BookableHotel, getBookableHotel, lockBookableHotel } from './nights/bookable-hotel.service.ts'
import { requireUsualBasePrice } from './nights/low-prices.service.ts'
import { selectRooms, selectStayOfType } from './numbers/numbers.queries.ts'
import { putNumbers } from './numbers/numbers.service.ts'
import { byNumber } from './rooms.policy.ts'
import {
  archiveRoomType,
  insertRoomType,
  type RoomTypeRow,
  roomTypesColumn,
  selectHotelsRoomTypes,
  selectRoomTypeForUpdate,
  selectRoomTypes,
  selectRoomTypesForKeyShare,
  updateRoomType as updateRoomTypeRow,
} from './rooms.queries.ts'

export type SoldType = RoomTypeRow

export async function listRoomTypes(ctx: SignedInContext, hotelId: string): Promise<RoomType[]> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return readRoomTypes(ctx, ctx.sql, hotelId)
}

/** Reads the types without their rooms, for pricing and display. */
export async function readSoldTypes(sql: Sql, hotelId: string, ids?: string[]): Promise<SoldType[]> {
  return selectRoomTypes(sql, hotelId, ids)
}

/** The types with these ids as the column `types` of a query whose hotels are called h. */
export function soldTypesPart(sql: Sql, ids: string[]) {
  return roomTypesColumn(sql, ids)
}

export async function readHotelsSoldTypes(sql: Sql, hotelIds: string[]): Promise<SoldType[]> {
  return selectHotelsRoomTypes(sql, hotelIds)
}

/** Reads the types and locks their number of rooms until the transaction ends; throws if one is gone. */
export async function lockSoldTypes(tx: Transaction, hotelId: string, ids: string[]): Promise<SoldType[]> {
  const types = await lockRemainingTypes(tx, hotelId, ids)
  if (types.length < new Set(ids).size) throw notFound('room type')
  return types
}

/** Does the same for those that still exist. */
export async function lockRemainingTypes(
  tx: Transaction,
  hotelId: string,
  ids: string[],
): Promise<SoldType[]> {
  return selectRoomTypesForKeyShare(tx, hotelId, [...new Set(ids)])
}

type NewRoomType = RoomTypeInput & { numbers: string[] }

export async function createRoomType(
  ctx: SignedInContext,
  hotelId: string,
  { acceptLow, ...input }: NewRoomType & { acceptLow?: boolean | undefined },
): Promise<RoomType> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    if (!acceptLow) requireUsualBasePrice(input, hotel.currency)
    return readRoomType(ctx, tx, hotelId, await addRoomType(ctx, tx, hotel, input))
  })
}

/** The caller has locked the hotel. */
export async function addRoomType(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  { numbers, ...input }: NewRoomType,
): Promise<string> {
  requireBounds(input)
  const icalToken = randomBytes(24).toString('base64url')
  const id = await insertRoomType(tx, { ...input, hotelId: hotel.id, icalToken, now: ctx.clock() })
  await putNumbers(ctx, tx, hotel, id, numbers)
  await recordAudit(ctx, tx, {
    action: 'room-type.created',
    target: `room-type:${id}`,
    after: { ...input, numbers },
  })
  return id
}

export async function updateRoomType(
  ctx: SignedInContext,
  params: { hotelId: string; roomTypeId: string },
  { acceptLow, ...input }: RoomTypeInput & { version: number; acceptLow?: boolean | undefined },
): Promise<RoomType> {
  return ctx.sql.begin(async (tx) => {
    const { currency } = await lockBookableHotel(ctx, tx, params.hotelId)
    const before = await readRoomType(ctx, tx, params.hotelId, params.roomTypeId)
    const isSame = before.basePriceCents === input.basePriceCents && before.floorCents === input.floorCents
    if (!acceptLow && !isSame) requireUsualBasePrice(input, currency)
    await changeRoomType(ctx, tx, params.hotelId, before, input)
    return readRoomType(ctx, tx, params.hotelId, params.roomTypeId)
  })
}

/** The caller has locked the hotel. */
export async function changeRoomType(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  before: RoomTypeInput & { id: string },
  { version, ...input }: RoomTypeInput & { version: number },
): Promise<void> {
  requireBounds({ ...before, ...input })
  if (!(await updateRoomTypeRow(tx, before.id, { ...input, version }))) {
    throw changedByOthers('this room type')
  }
  await tellOffers(tx, hotelId, 'every night')
  const after = { ...before, ...input, version: version + 1 }
  await recordAudit(ctx, tx, { action: 'room-type.updated', target: `room-type:${before.id}`, before, after })
}

function requireBounds({ floorCents, ceilingCents = null }: RoomTypeInput): void {
  if (floorCents === null || ceilingCents === null || floorCents <= ceilingCents) return
  const message = say('The highest price cannot be below the lowest')
  throw new AppError('validation_failed', message, { fields: { ceilingCents: message } })
}

export async function setRoomNumbers(
  ctx: SignedInContext,
  params: { hotelId: string; roomTypeId: string },
  numbers: string[],
): Promise<RoomType> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, params.hotelId)
    await changeNumbers(
      ctx,
      tx,
      hotel,
      await readRoomType(ctx, tx, params.hotelId, params.roomTypeId),
      numbers,
    )
    return readRoomType(ctx, tx, params.hotelId, params.roomTypeId)
  })
}

/** Adds rooms to those that a type has. The caller has locked the hotel. */
export async function addRooms(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  type: NumberedType,
  added: string[],
): Promise<void> {
  await changeNumbers(ctx, tx, hotel, type, [...type.rooms.map(({ number }) => number), ...added])
}

type NumberedType = { id: string; rooms: readonly { number: string }[] }

async function changeNumbers(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  type: NumberedType,
  numbers: string[],
): Promise<void> {
  await putNumbers(ctx, tx, hotel, type.id, numbers)
  await recordAudit(ctx, tx, {
    action: 'room-type.numbers',
    target: `room-type:${type.id}`,
    before: { numbers: type.rooms.map(({ number }) => number) },
    after: { numbers: numbers.toSorted(byNumber) },
  })
}

export async function removeRoomType(
  ctx: SignedInContext,
  params: { hotelId: string; roomTypeId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, params.hotelId)
    const type = await selectRoomTypeForUpdate(tx, params.hotelId, params.roomTypeId)
    if (!type) throw notFound('room type')
    const today = dateIn(hotel.timeZone, ctx.clock())
    const stay = await selectStayOfType(tx, params.roomTypeId, today)
    if (stay) {
      throw new AppError(
        'conflict',
        say('{roomType} still has upcoming stays, including {reference}.', {
          roomType: isolate(type.name),
          reference: stay.reference,
        }),
      )
    }
    await putNumbers(ctx, tx, hotel, params.roomTypeId, [])
    await removePhotos(ctx, tx, { shelf: 'room-type', ownerId: params.roomTypeId })
    await archiveRoomType(tx, params.roomTypeId, ctx.clock())
    await recordAudit(ctx, tx, {
      action: 'room-type.removed',
      target: `room-type:${params.roomTypeId}`,
      before: { name: type.name },
    })
    return null
  })
}

export async function readRoomTypes(
  ctx: Pick<ServiceContext, 'images'>,
  sql: Sql,
  hotelId: string,
): Promise<RoomType[]> {
  const types = await selectRoomTypes(sql, hotelId)
  const rooms = await selectRooms(sql, hotelId)
  const photos = await photosByOwner(
    ctx,
    sql,
    'room-type',
    types.map(({ id }) => id),
  )
  return types.map((type) => {
    const own = rooms.filter((room) => room.roomTypeId === type.id)
    return {
      ...type,
      rooms: own.map(({ id, number }) => ({ id, number })).sort((a, b) => byNumber(a.number, b.number)),
      roomTokens: Object.fromEntries(own.map(({ id, icalToken }) => [id, icalToken])),
      photos: photos.get(type.id) ?? [],
    }
  })
}

async function readRoomType(
  ctx: Pick<ServiceContext, 'images'>,
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<RoomType> {
  const type = (await readRoomTypes(ctx, sql, hotelId)).find((candidate) => candidate.id === id)
  if (!type) throw notFound('room type')
  return type
}
