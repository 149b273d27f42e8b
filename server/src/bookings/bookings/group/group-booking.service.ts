import { randomUUID } from 'node:crypto'
import type { BookingInput, StayInput } from '@roomlark/contract/bookings/booking-input'
import { dateIn, listNights } from '@roomlark/contract/dates'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { readTermsByHotel } from '../../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  groupByTypeAndNight,
  type NightDelta,
  readNights,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import type { Attempt } from '../../../platform/limits/attempts.service.ts'
import { noRate, readHotelUsdRates } from '../../../platform/platform/exchange.service.ts'
import { recognisedGuest } from '../../guests/recognition/recognition.service.ts'
import { writeBooking } from '../create/new-booking.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { listTakenNights } from '../offer/priced-rooms.policy.ts'
import { getNightFacts, type PricedStay, priceStay, type Sale } from '../offer/quote.policy.ts'

/** A room that a guest of a group gets. */
export type GroupRoom = Pick<StayInput, 'checkInOn' | 'checkOutOn' | 'adults' | 'childAges'> & {
  roomTypeId: string
  guest: BookingInput['guest']
  notes: string
  specialRequests: string
  mailGuest: boolean
  attempt?: Attempt
}

export type SellingGroup = {
  id: string
  name: string
  ratePlanId: string
  /** The price that was agreed on for a room of a type and night; a type that is missing costs what the plan says. */
  prices: ReadonlyMap<string, number>
}

/**
 * Everything that the rooms of a group cost and whether guests fit depends on. `types` are all that the hotel sells, or
 * those locked for booking them.
 */
export async function readGroupSale(
  ctx: Pick<SignedInContext, 'clock'>,
  sql: Sql,
  hotel: BookableHotel,
  group: Pick<SellingGroup, 'ratePlanId'>,
  dates: { fromOn: string; untilOn: string },
  locking?: { tx: Transaction; typeIds: string[] },
): Promise<Sale & { types: SoldType[] }> {
  const types = locking
    ? await lockSoldTypes(locking.tx, hotel.id, locking.typeIds)
    : await readSoldTypes(sql, hotel.id)
  const ids = types.map(({ id }) => id)
  const terms = await readTermsByHotel(sql, [hotel.id])
  const usdRates = await readHotelUsdRates(sql, [hotel.id], ctx.clock())
  const nights = await readNights(sql, ids, dates.fromOn, dates.untilOn)
  const usdRate = usdRates.get(hotel.id)
  if (usdRate === undefined) throw noRate(hotel.currency)
  const found = terms.get(hotel.id)
  const plan = found?.plans.find(({ id }) => id === group.ratePlanId)
  if (!found || !plan) {
    throw new AppError('conflict', say('The rate plan of this group was removed. Choose another one first.'))
  }
  const today = dateIn(hotel.timeZone, ctx.clock())
  return { ...found, plan, hotel, types, usdRate, today, nights: groupByTypeAndNight(nights) }
}

/** Counts the rooms of a type that can still be sold on a night. */
export function leftOn(sale: Sale, roomTypeId: string, night: string): number {
  const type = sale.types.find(({ id }) => id === roomTypeId)
  return type ? roomsLeft(getNightFacts(sale, type, night)) : 0
}

/** Limits of the offer do not apply to what was agreed on; what concerns dates and guests does. */
const judged = [
  'check-out-first',
  'check-in-past',
  'stay-too-long',
  'too-far-ahead',
  'adults-only',
  'children-from-12',
  'too-many-guests',
] as const

/** Returns what the room costs, or what is wrong with its dates or guests. Whether it is free is judged when it is taken. */
export function priceGroupRoom(
  sale: Sale,
  { prices, ratePlanId }: Pick<SellingGroup, 'prices' | 'ratePlanId'>,
  room: Pick<GroupRoom, 'roomTypeId' | 'checkInOn' | 'checkOutOn' | 'adults' | 'childAges'>,
): { priced: PricedStay; fault: Obstacle | undefined } {
  const { roomTypeId, checkInOn, checkOutOn, adults, childAges } = room
  const wanted = { ...sale, types: sale.types.filter(({ id }) => id === roomTypeId) }
  const priceCents = prices.get(roomTypeId)
  const agreed = priceCents !== undefined && checkInOn < checkOutOn
  const nights = agreed
    ? listNights(checkInOn, checkOutOn).map((night) => ({ night, priceCents, agreed: true }))
    : []
  const stay = { checkInOn, checkOutOn, ratePlanId, adults, childAges, rooms: [{ roomTypeId, quantity: 1 }] }
  const priced = priceStay(stay, wanted, agreed ? [{ roomTypeId, adults, childAges, nights }] : undefined)
  const found = priced.obstacles.find(({ kind }) => judged.some((one) => one === kind))
  return { priced, fault: found }
}

/**
 * Writes a booking for each room, in the order given, and returns the nights that the caller then counts. The caller has
 * locked the hotel and the group.
 */
export async function writeGroupBookings(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  group: SellingGroup,
  rooms: GroupRoom[],
): Promise<{ ids: string[]; taken: NightDelta[] }> {
  const fromOn = rooms.map(({ checkInOn }) => checkInOn).toSorted()[0] ?? ''
  const untilOn = rooms
    .map(({ checkOutOn }) => checkOutOn)
    .toSorted()
    .at(-1)
  if (untilOn === undefined) return { ids: [], taken: [] }
  const typeIds = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))]
  const sale = await readGroupSale(ctx, tx, hotel, group, { fromOn, untilOn }, { tx, typeIds })
  const ids: string[] = []
  const taken: NightDelta[] = []
  for (const room of rooms) {
    const { priced, fault } = priceGroupRoom(sale, group, room)
    if (fault) throw new AppError('validation_failed', `${obstacleWords(fault, plainFormats)}.`)
    ids.push(await write(ctx, tx, hotel, group, room, sale, priced))
    taken.push(...listTakenNights(priced.rooms))
  }
  return { ids, taken }
}

async function write(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  group: SellingGroup,
  { roomTypeId, mailGuest, attempt, ...stay }: GroupRoom,
  sale: Sale,
  priced: PricedStay,
): Promise<string> {
  const id = randomUUID()
  const now = ctx.clock()
  const { checkInOn, checkOutOn, guest } = stay
  const booked = {
    ...stay,
    id,
    groupId: group.id,
    ratePlanId: sale.plan.id,
    heldUntil: null,
    bookedAt: now,
    now,
    state: 'confirmed' as const,
    source: 'direct' as const,
    guestProfileId: recognisedGuest(ctx, tx, hotel, guest),
    createdBy: ctx.actor.userId,
  }
  await writeBooking(tx, hotel, booked, sale, priced, { attempt: attempt ?? null })
  const name = sale.types.find((type) => type.id === roomTypeId)?.name ?? ''
  await announceBooking(ctx, tx, id, {
    kind: 'created',
    params: {
      heldMinutes: null,
      takenBy: null,
      checkInOn,
      checkOutOn,
      roomNumber: null,
      limits: [],
      rooms: [{ name, quantity: 1 }],
      group: group.name,
    },
    quiet: !mailGuest,
    informHotel: false,
  })
  return id
}
