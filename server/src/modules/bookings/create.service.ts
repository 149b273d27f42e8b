import { randomUUID } from 'node:crypto'
import type { Booking } from '@roomlark/contract/booking'
import type { BookingInput } from '@roomlark/contract/booking-input'
import { holdMinutes, type TakenWay } from '@roomlark/contract/booking-states'
import { dateIn, dayText } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { countRooms, type NightDelta } from '../calendar/nights.service.ts'
import { type House, holdHouse } from '../rooms/house.service.ts'
import { announceBooking } from './announce.service.ts'
import { type Attempt, beginAttempt } from './attempts.service.ts'
import { getBooking } from './bookings.service.ts'
import { lapseHolds, lapseLater } from './holds.service.ts'
import { insertBooking, type NewBooking } from './new-booking.queries.ts'
import { dateObstacles, type Obstacle } from './obstacles.policy.ts'
import { type PricedStay, priceStay, type Sale } from './quote.policy.ts'
import { newReference } from './reference.ts'
import { holdSaleParts, saleOf } from './sale.service.ts'

/**
 * The price is the server's. Rooms are counted last of all, because from then until the end everybody else who
 * wants these nights waits: what was free a moment ago is judged once more there.
 */
export async function createBooking(
  ctx: SignedInContext,
  hotelId: string,
  input: BookingInput,
  idempotencyKey: string,
): Promise<Booking> {
  await lapseHolds(ctx, hotelId)
  const id = await ctx.sql.begin(async (tx) => {
    const attempt = await beginAttempt(ctx, tx, idempotencyKey, { hotelId, ...input })
    if (attempt.bookingId !== undefined) return attempt.bookingId
    const [house, parts] = await Promise.all([
      holdHouse(ctx, tx, hotelId),
      holdSaleParts(ctx, tx, hotelId, input),
    ])
    refuse(dateObstacles(input, dateIn(house.timeZone, ctx.clock())))
    const sale = saleOf(ctx, house, parts)
    const priced = priceStay(input, sale)
    refuse(priced.obstacles)
    const bookingId = await write(ctx, tx, house, input, sale, priced, attempt)
    await countRooms(tx, takenBy(priced))
    return bookingId
  })
  return getBooking(ctx, id)
}

function refuse(obstacles: Obstacle[]): void {
  if (obstacles.length === 0) return
  const code = obstacles.some(({ kind }) => kind === 'input') ? 'validation_failed' : 'conflict'
  throw new AppError(code, `${obstacles.map(({ text }) => text).join('. ')}.`)
}

async function write(
  ctx: SignedInContext,
  tx: Sql,
  house: House,
  input: BookingInput,
  sale: Sale,
  { rooms, quote }: PricedStay,
  attempt: Attempt,
): Promise<string> {
  const id = randomUUID()
  const now = ctx.clock()
  const heldUntil = input.state === 'held' ? new Date(now.getTime() + holdMinutes * 60_000) : null
  const { checkInOn, checkOutOn } = input
  const stays = rooms.map((room) => ({
    ...room,
    ...{ id: randomUUID(), bookingId: id, roomId: null, checkInOn, checkOutOn },
  }))
  const booking = {
    ...input,
    ...quote,
    id,
    hotelId: house.id,
    ratePlanName: sale.plan.name,
    plan: sale.plan,
    taxes: sale.taxes,
    usdRate: sale.usdRate,
    checkInTime: house.checkInTime,
    checkOutTime: house.checkOutTime,
    timeZone: house.timeZone,
    heldUntil,
    createdBy: ctx.actor.userId,
    now,
  }
  const nights = stays.flatMap((stay) => stay.nights.map((night) => ({ ...night, stayId: stay.id })))
  await insertWithReference(tx, booking, { stays, nights, attempt })
  const quiet = input.state === 'held'
  await announceBooking(ctx, tx, id, { kind: 'created', text: summaryOf(input, sale), quiet })
  if (heldUntil) await lapseLater(ctx, tx, id, heldUntil)
  return id
}

function takenBy({ rooms }: PricedStay): NightDelta[] {
  return rooms.flatMap(({ roomTypeId, nights }) =>
    nights.map(({ night }) => ({ roomTypeId, night, rooms: 1 })),
  )
}

async function insertWithReference(
  tx: Sql,
  booking: Omit<NewBooking, 'reference'>,
  parts: Parameters<typeof insertBooking>[2],
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await insertBooking(tx, { ...booking, reference: newReference() }, parts)) return
  }
  throw new Error('no free reference was found')
}

function summaryOf(input: BookingInput, sale: Sale): string {
  const rooms = input.rooms.map(({ roomTypeId, quantity }) => {
    const name = sale.types.find((type) => type.id === roomTypeId)?.name ?? ''
    return quantity === 1 ? isolate(name) : `${quantity} × ${isolate(name)}`
  })
  const done = input.state === 'held' ? `Held for ${holdMinutes} minutes` : 'Booked'
  const way = input.takenBy ? takenWords[input.takenBy] : ''
  return `${done}${way}: ${rooms.join(', ')}, ${dayText(input.checkInOn)} to ${dayText(input.checkOutOn)}`
}

const takenWords: Record<TakenWay, string> = {
  phone: ' by phone',
  'walk-in': ' at the desk',
  email: ' by email',
}
