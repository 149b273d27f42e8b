import { randomUUID } from 'node:crypto'
import type { BookingInput, StayInput } from '@roomlark/contract/bookings/booking-input'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countReadRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { recognisedGuest } from '../../guests/recognition/recognition.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { listTakenNights } from '../offer/priced-rooms.policy.ts'
import { type PricedStay, priceStay, type Sale } from '../offer/quote.policy.ts'
import { writeBooking } from './new-booking.service.ts'
import { refusedBy } from './refusals.service.ts'
import { lockSale } from './sale.service.ts'

/** A stay as a channel sold it: what each night of each room costs is settled. */
export type SoldStay = Pick<StayInput, 'checkInOn' | 'checkOutOn' | 'ratePlanId'> & {
  rooms: {
    roomTypeId: string
    adults: number
    childAges: number[]
    nights: { night: string; priceCents: number }[]
  }[]
  guest: BookingInput['guest']
  specialRequests: string
}

/**
 * Limits of the offer were the channel's to keep when it sold the stay; what concerns dates, guests and rooms is judged
 * here as for everybody.
 */
const judged: readonly Obstacle['kind'][] = [
  ...(['check-out-first', 'check-in-past', 'check-out-past', 'stay-too-long', 'too-far-ahead'] as const),
  ...(['too-many-guests', 'too-many-rooms', 'night-closed', 'sold-out', 'few-left'] as const),
]

/** Books what a channel has sold. Rooms are counted last, like those of any other booking. */
export async function bookForChannel(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  sold: SoldStay,
  channel: string,
): Promise<string> {
  const stay = toStayInput(sold)
  const { sale } = await lockSale(ctx, tx, hotel.id, stay)
  const priced = priceStay(stay, sale, agreedRooms(sold))
  refuse(priced.obstacles)
  const bookingId = await write(ctx, tx, hotel, sold, stay, sale, priced, channel)
  await withReason(countReadRooms(tx, listTakenNights(sold.rooms), sale.nights))
  return bookingId
}

/** Says by its code what a channel should do about a refusal. */
export function refuse(obstacles: readonly Obstacle[]): void {
  const standing = obstacles.filter(({ kind }) => judged.includes(kind))
  const [first] = standing
  if (!first) return
  const { message } = refusedBy(standing)
  if (first.kind === 'check-in-past' || first.kind === 'check-out-past')
    throw new AppError('in_past', message)
  if (first.kind === 'night-closed') throw new AppError('not_on_sale', message)
  if (first.kind === 'sold-out' || first.kind === 'few-left') {
    throw new AppError('sold_out', message, { isSoldOut: true })
  }
  throw refusedBy(standing)
}

/** A booking that was faster by a moment is seen only when rooms are counted. */
export async function withReason<T>(counting: Promise<T>): Promise<T> {
  try {
    return await counting
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    const { isSoldOut, message } = error
    throw new AppError(isSoldOut ? 'sold_out' : 'not_on_sale', message, { isSoldOut, cause: error })
  }
}

export function toStayInput({ checkInOn, checkOutOn, ratePlanId, rooms }: SoldStay): StayInput {
  const types = Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)
  return {
    checkInOn,
    checkOutOn,
    ratePlanId,
    rooms: [...types].map(([roomTypeId, same]) => ({ roomTypeId, quantity: same.length })),
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  }
}

export function agreedRooms({ rooms }: SoldStay) {
  return rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night) => ({ ...night, agreed: true })),
  }))
}

async function write(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  sold: SoldStay,
  stay: StayInput,
  sale: Sale,
  priced: PricedStay,
  channel: string,
): Promise<string> {
  const id = randomUUID()
  const now = ctx.clock()
  const { checkInOn, checkOutOn, guest, specialRequests } = sold
  const booked = {
    ...stay,
    id,
    guest,
    specialRequests,
    notes: '',
    heldUntil: null,
    bookedAt: now,
    now,
    state: 'confirmed' as const,
    source: 'ota' as const,
    guestProfileId: recognisedGuest(ctx, tx, hotel, guest),
    createdBy: ctx.actor.userId,
  }
  await writeBooking(tx, hotel, booked, sale, priced)
  const named = stay.rooms.map(({ roomTypeId, quantity }) => ({
    name: sale.types.find((type) => type.id === roomTypeId)?.name ?? '',
    quantity,
  }))
  await announceBooking(ctx, tx, id, {
    kind: 'created',
    params: {
      heldMinutes: null,
      takenBy: null,
      checkInOn,
      checkOutOn,
      roomNumber: null,
      limits: [],
      rooms: named,
      channel,
    },
    // The channel writes to its guests itself.
    mailGuest: false,
  })
  return id
}
