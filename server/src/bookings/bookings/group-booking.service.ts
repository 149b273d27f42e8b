import { randomUUID } from 'node:crypto'
import type { BookingInput, StayInput } from '@roomlark/contract/bookings/booking-input'
import { dateIn, listNights } from '@roomlark/contract/dates'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countRoomsAgain, readNights } from '../../inventory/nights/nights.service.ts'
import { readTermsByHotel } from '../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../inventory/rooms/rooms.service.ts'
import { noRate, readHotelUsdRates } from '../../platform/exchange/exchange.service.ts'
import { recognisedGuest } from '../guests/recognition.service.ts'
import { announceBooking } from './announce.service.ts'
import type { Attempt } from './attempts.service.ts'
import { writeBooking } from './new-booking.service.ts'
import { getNightFacts, type PricedStay, priceStay, type Sale } from './quote.policy.ts'
import { nightsByType } from './sale.service.ts'

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
  lockedIds?: string[],
): Promise<Sale & { types: SoldType[] }> {
  const types = lockedIds ? await lockSoldTypes(sql, hotel.id, lockedIds) : await readSoldTypes(sql, hotel.id)
  const ids = types.map(({ id }) => id)
  const [terms, usdRates, nights] = await Promise.all([
    readTermsByHotel(sql, [hotel.id]),
    readHotelUsdRates(sql, [hotel.id], ctx.clock()),
    readNights(sql, ids, dates.fromOn, dates.untilOn),
  ])
  const usdRate = usdRates.get(hotel.id)
  if (usdRate === undefined) throw noRate(hotel.currency)
  const found = terms.get(hotel.id)
  const plan = found?.plans.find(({ id }) => id === group.ratePlanId)
  if (!found || !plan) {
    throw new AppError('conflict', 'The rate plan of this group was removed. Choose another one first.')
  }
  const today = dateIn(hotel.timeZone, ctx.clock())
  return { ...found, plan, hotel, types, usdRate, today, nights: nightsByType(nights) }
}

/** How many rooms of a type can still be sold on a night. */
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
): { priced: PricedStay; fault: string | undefined } {
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
  return { priced, fault: found && obstacleWords(found, plainFormats) }
}

/**
 * Makes a booking for each room, in the order given, and takes the rooms from what is set aside for the group, the rest
 * from what is free. Nights are counted last, because from then until the commit everyone else who wants them waits.
 * The caller has locked the hotel and the group. `within` happens to each booking before that.
 */
export async function bookForGroup(
  ctx: SignedInContext,
  tx: Sql,
  hotel: BookableHotel,
  group: SellingGroup,
  rooms: GroupRoom[],
  within: (bookingId: string) => Promise<void>,
): Promise<string[]> {
  const fromOn = rooms.map(({ checkInOn }) => checkInOn).toSorted()[0] ?? ''
  const untilOn = rooms
    .map(({ checkOutOn }) => checkOutOn)
    .toSorted()
    .at(-1)
  if (untilOn === undefined) return []
  const typeIds = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))]
  const sale = await readGroupSale(ctx, tx, hotel, group, { fromOn, untilOn }, typeIds)
  const ids: string[] = []
  const taken: { roomTypeId: string; night: string; rooms: number }[] = []
  for (const room of rooms) {
    const { priced, fault } = priceGroupRoom(sale, group, room)
    if (fault) throw new AppError('validation_failed', `${fault}.`)
    const id = await write(ctx, tx, hotel, group, room, sale, priced)
    await within(id)
    ids.push(id)
    for (const { roomTypeId, nights } of priced.rooms) {
      for (const { night } of nights) taken.push({ roomTypeId, night, rooms: 1 })
    }
  }
  await countRoomsAgain(tx, taken, group.id)
  return ids
}

async function write(
  ctx: SignedInContext,
  tx: Sql,
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
