import { randomUUID } from 'node:crypto'
import { holdMinutes } from '@roomlark/contract/booking-states'
import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { optionReminderAt } from '@roomlark/contract/bookings/options'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { Room } from '@roomlark/contract/inventory/rooms'
import { withoutStayCharges } from '@roomlark/contract/inventory/tax-rules'
import { say } from '@roomlark/contract/say'
import type { SellingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { readTakesPayments } from '../../../inventory/payment-accounts/payment-accounts.service.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countReadRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { attributeDeskBooking, getDeskReferral } from '../../../partners/referrals/attribution.service.ts'
import { recordSignals } from '../../../partners/referrals/signals/findings.service.ts'
import type { NewAttempt } from '../../../platform/limits/attempts.service.ts'
import { findDiscount, getHotelCompany } from '../../companies/companies.service.ts'
import { openFoliosOfProfile } from '../../folios/posting/follow.service.ts'
import { recognisedGuest } from '../../guests/recognition/recognition.service.ts'
import { dateObstacles } from '../change/obstacles.policy.ts'
import { selectHoldEnd } from '../hold/holds.queries.ts'
import { lapseLater } from '../hold/holds.service.ts'
import { requireOptionEnd } from '../hold/options.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { listTakenNights } from '../offer/priced-rooms.policy.ts'
import { type PricedStay, priceStay, type Sale } from '../offer/quote.policy.ts'
import { updateRoomsOfStays } from '../stays.queries.ts'
import { writeBooking } from './new-booking.service.ts'
import { requireNoObstacles, requireTotal } from './refusals.service.ts'
import { lockSale } from './sale.service.ts'

/**
 * Request to book or hold rooms. A guest on the site first holds rooms at the price they were shown, and enters who
 * is coming later.
 */
export type Placing = Omit<BookingInput, 'guest' | 'otherPlans'> & {
  guest: BookingInput['guest'] | null
  /** The total that the guest was shown. Any other total is refused with the new quote. */
  expectedTotalCents?: number
  /** Duration of a hold made on the site; without it, the time a guest needs to book. */
  holdMinutes?: number
  /** True for rooms on a further plan of one call: the first booking has what a stay pays once. */
  isFurtherPlan?: boolean
}

/** A stay that can be booked; `numbers` are the numbered rooms of its stays, as far as they were chosen. */
export type Opened = {
  input: Placing
  hotel: BookableHotel
  sale: Sale
  priced: PricedStay
  /** The company whose guests they are. */
  company: CompanyProfile | undefined
  stayIds: string[]
  numbers: { stayId: string; room: Room }[]
}

/** Locks what the stay depends on and prices it on the server, or refuses it. */
export async function openBooking(
  ctx: SellingContext,
  tx: Transaction,
  hotelId: string,
  input: Placing,
): Promise<Opened> {
  const { hotel, sale: read } = await lockSale(ctx, tx, hotelId, input)
  const { overrideReason, expectedTotalCents } = input
  requireNoObstacles(dateObstacles(input, read.today, read.lastNight), overrideReason)
  // Only guests of the site pay by the terms of the plan; the desk sends them a link instead.
  const isOnSite = ctx.actor.userType === 'guest'
  const takesPayments = isOnSite && (await readTakesPayments(ctx, tx, [hotelId])).has(hotelId)
  const company =
    input.companyId === undefined ? undefined : await getHotelCompany(tx, hotelId, input.companyId)
  if (company?.isArchived)
    throw new AppError('conflict', say('This company is archived. Choose another one.'))
  const discountPercent = company && findDiscount(company, input.ratePlanId)
  const taxes = input.isFurtherPlan ? withoutStayCharges(read.taxes) : read.taxes
  const sale = { ...read, taxes, takesPayments, companyId: company?.id, discountPercent }
  const priced = priceStay(input, sale)
  requireNoObstacles(priced.obstacles, overrideReason)
  requireTotal(priced.quote.totalCents, expectedTotalCents, priced.quote)
  return { input, hotel, sale, priced, company, stayIds: priced.rooms.map(() => randomUUID()), numbers: [] }
}

/**
 * Counts the rooms last of all, because from then until the commit everyone else who wants these nights waits. Those of
 * all bookings are counted at once, so that no two calls wait for each other.
 */
export async function takeOpenedRooms(tx: Transaction, opened: readonly Opened[]): Promise<void> {
  const read = new Map(opened.flatMap(({ sale }) => [...sale.nights]))
  await countReadRooms(
    tx,
    opened.flatMap(({ priced }) => listTakenNights(priced.rooms)),
    read,
  )
  const assigned = opened.flatMap(({ numbers }) => numbers)
  if (assigned.length === 0) return
  await updateRoomsOfStays(
    tx,
    assigned.map(({ stayId, room }) => ({ stayId, roomId: room.id })),
  )
}

/** Writes the booking or hold with its event. */
export function writeOpened(ctx: SellingContext, tx: Transaction, opened: Opened): Promise<string> {
  return writeTogether(ctx, tx, [opened], null)
}

/**
 * Writes the bookings or holds of one call with their events, which name each other, and returns the first. A retry of
 * the attempt finds what is made here. The guest gets one confirmation of them all.
 */
export async function writeTogether(
  ctx: SellingContext,
  tx: Transaction,
  opened: readonly Opened[],
  attempt: NewAttempt | null,
): Promise<string> {
  const made: Written[] = []
  for (const one of opened) made.push(await write(ctx, tx, one, made.length === 0 ? attempt : null))
  for (const one of made) {
    const others = made.filter(({ id }) => id !== one.id)
    await announce(ctx, tx, one, others, { mailGuest: one === made[0] })
  }
  const [first] = made
  if (!first) throw new Error('nothing was opened')
  return first.id
}

type Written = { id: string; reference: string; heldUntil: Date | null; opened: Opened }

async function write(
  ctx: SellingContext,
  tx: Transaction,
  opened: Opened,
  attempt: NewAttempt | null,
): Promise<Written> {
  const { input, hotel, sale, priced, company, stayIds } = opened
  const id = randomUUID()
  const now = ctx.clock()
  const heldUntil = await endOfHold(ctx, tx, hotel, input)
  const { partnershipId, checkInOn } = input
  const referral =
    partnershipId && (await getDeskReferral(ctx, tx, { hotelId: hotel.id, partnershipId, checkInOn }))
  const booked = {
    ...input,
    id,
    heldUntil,
    now,
    referral: referral || undefined,
    // Somebody who only holds rooms is not a guest yet.
    guestProfileId: input.guest && heldUntil === null ? recognisedGuest(ctx, tx, hotel, input.guest) : null,
    remindAt: heldUntil && input.heldUntil ? optionReminderAt(heldUntil, now) : null,
    bookedAt: heldUntil === null ? now : null,
    heldForCompanyId: heldUntil === null ? undefined : company?.id,
    createdBy: ctx.actor.userType === 'guest' ? null : ctx.actor.userId,
  }
  const reference = await writeBooking(tx, hotel, booked, sale, priced, { attempt, stayIds })
  if (referral) await attributeDeskBooking(ctx, tx, id, referral)
  return { id, reference, heldUntil, opened }
}

async function announce(
  ctx: SellingContext,
  tx: Transaction,
  { id, heldUntil, opened }: Written,
  others: readonly Written[],
  { mailGuest }: { mailGuest: boolean },
): Promise<void> {
  const { input, hotel, company } = opened
  const happening = describeCreation(opened, describeHold(hotel, input, ctx.clock()))
  const together = others.map(({ id, reference }) => ({ id, reference }))
  const params = { ...happening.params, ...(together.length > 0 && { together }) }
  await announceBooking(ctx, tx, id, { ...happening, params, quiet: input.state === 'held', mailGuest })
  // A hold has no folio yet; it gets them once it is confirmed.
  if (company && !heldUntil) await openFoliosOfProfile(ctx, tx, id, company)
  if (heldUntil) await lapseLater(ctx, tx, id, heldUntil)
  if (input.state === 'confirmed' && input.partnershipId) await recordSignals(ctx, tx, id)
}

/** Null for a booking. A hold ends by the database's clock, an option at the time that was agreed on. */
async function endOfHold(
  ctx: SellingContext,
  tx: Transaction,
  hotel: BookableHotel,
  input: Placing,
): Promise<Date | null> {
  if (input.state !== 'held') return null
  if (input.heldUntil === undefined) return selectHoldEnd(tx, input.holdMinutes ?? holdMinutes)
  const heldUntil = new Date(input.heldUntil)
  requireOptionEnd(heldUntil, { ...hotel, checkInOn: input.checkInOn }, ctx.clock())
  return heldUntil
}

/** The history records how long a hold lasts and, for an option, its end on the hotel's clock. */
function describeHold({ timeZone }: BookableHotel, { state, heldUntil, ...input }: Placing, now: Date) {
  if (state !== 'held') return { heldMinutes: null }
  if (heldUntil === undefined) return { heldMinutes: input.holdMinutes ?? holdMinutes }
  const end = new Date(heldUntil)
  const heldMinutes = Math.round((end.getTime() - now.getTime()) / 60_000)
  return { heldMinutes, heldUntil: hotelTime(end, timeZone) }
}

/** The reason is stored only if the desk overrode a limit. */
function describeCreation(
  { input, sale, priced, numbers }: Opened,
  hold: { heldMinutes: number | null; heldUntil?: string },
) {
  const { takenBy, checkInOn, checkOutOn, overrideReason } = input
  const { limits } = priced.quote
  const rooms = input.rooms.map(({ roomTypeId, quantity }) => ({
    name: sale.types.find((type) => type.id === roomTypeId)?.name ?? '',
    quantity,
  }))
  return {
    kind: 'created' as const,
    params: {
      ...hold,
      takenBy: takenBy ?? null,
      rooms,
      checkInOn,
      checkOutOn,
      limits,
      roomNumber: numbers.map(({ room }) => room.number).join(', ') || null,
    },
    particulars: limits.length > 0 ? (overrideReason ?? null) : null,
  }
}
