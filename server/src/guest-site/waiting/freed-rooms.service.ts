import type { RoomChoice, StayOffers, StayQuery } from '@roomlark/contract/bookings/offers'
import { waitingLimits } from '@roomlark/contract/guest-site/waiting'
import { freeCancellationHours } from '@roomlark/contract/inventory/cancellation'
import { beginTaking } from '../../bookings/bookings/create/create.service.ts'
import { openBooking, takeOpenedRooms, writeOpened } from '../../bookings/bookings/create/opening.service.ts'
import { getStayOffers } from '../../bookings/bookings/offer/offers.service.ts'
import type { ServiceContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import { giveCheckout } from '../checkout/given-checkout.service.ts'
import {
  lockUntold,
  selectChangedHotels,
  selectUntold,
  updateTold,
  type WaitingRow,
} from './waiting.queries.ts'

/**
 * Notes where rooms may have come free that somebody waits for, by whatever has freed them. The job that looks closer is
 * enqueued in the transaction that moves the position, so a crash in between loses nothing.
 */
export async function noteFreedRooms(ctx: Pick<ServiceContext, 'sql' | 'jobs'>): Promise<void> {
  await consume(ctx, 'waiting', async (tx, until) => {
    for (const hotelId of await selectChangedHotels(tx, until)) {
      await ctx.jobs.enqueue(tx, 'waiting.offer', { hotelId })
    }
  })
}

/** Holds what has come free at a hotel for those who wait for it, the first of them first. */
export async function offerFreedRooms(ctx: ServiceContext, hotelId: string): Promise<void> {
  // Many wait for the same stay. What one of them cannot have, those behind cannot have either.
  const full = new Set<string>()
  for (const guest of await selectUntold(ctx.sql, hotelId)) {
    const { checkInOn, checkOutOn, adults, childAges, rooms } = guest
    const stay = { checkInOn, checkOutOn, adults, childAges, rooms }
    const key = JSON.stringify(stay)
    if (!full.has(key) && !(await unlessRefused(offerTo(ctx, guest, stay)))) full.add(key)
  }
}

/** Somebody else may be faster, or the hotel may no longer sell these dates: the guest waits on. */
async function unlessRefused(work: Promise<boolean>): Promise<boolean> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false
    throw error
  }
}

/** Returns false if nothing is free. */
async function offerTo(ctx: ServiceContext, guest: WaitingRow, stay: StayQuery): Promise<boolean> {
  const { hotelId } = guest
  const choice = chooseRooms(await getStayOffers(ctx, guest.slug, stay, null), stay)
  if (!choice) return false
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  const held = { ...stay, ...choice }
  await beginTaking(asGuest, hotelId, held, async (tx) => {
    if (!(await lockUntold(tx, guest.id))) return ''
    const opened = await openBooking(asGuest, tx, hotelId, {
      ...held,
      guest: null,
      notes: '',
      specialRequests: '',
      state: 'held',
      source: 'direct',
      holdMinutes: waitingLimits.holdMinutes,
    })
    const bookingId = await writeOpened(asGuest, tx, opened)
    const checkoutId = await giveCheckout(ctx, tx, {
      hotelId,
      bookingId,
      stay: held,
      language: guest.language,
      reference: guest.reference,
    })
    await updateTold(tx, guest.id, checkoutId, ctx.clock())
    await ctx.jobs.enqueue(tx, 'mail.waiting', { waitingId: guest.id, news: 'free' })
    await takeOpenedRooms(tx, [opened])
    return bookingId
  })
  return true
}

/** The cheapest terms that can be cancelled free of charge, since the guest was not asked for any. */
function chooseRooms({ offers, mix }: StayOffers, { rooms: quantity }: StayQuery): RoomChoice | null {
  const offer =
    offers.find(({ cancellationPolicy }) => freeCancellationHours(cancellationPolicy) !== null) ?? offers[0]
  if (!offer) return mix && { ratePlanId: mix.ratePlanId, rooms: mix.rooms }
  return { ratePlanId: offer.ratePlanId, rooms: [{ roomTypeId: offer.roomTypeId, quantity }] }
}
