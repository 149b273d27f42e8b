import type { RoomChoice, StayQuery } from '@roomlark/contract/bookings/offers'
import type { CheckoutStop } from '@roomlark/contract/guest-site/guest-checkout-page'
import { getStayOffers } from '../../../bookings/bookings/offer/offers.service.ts'
import { computeUndiscountedTotal } from '../../../bookings/bookings/offer/quote.service.ts'
import type { PublicContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HeldCheckout } from '../../checkout/checkout.service.ts'

type Asked = { slug: string; stay: StayQuery; choice: RoomChoice; wasCents: number }

/** Finds out what has become of the rooms of a hold that has ended. */
export async function endedStop(ctx: PublicContext, held: HeldCheckout): Promise<CheckoutStop> {
  if (held.booking.state === 'cancelled') return { kind: 'cancelled' }
  const asked = { slug: held.checkout.slug, ...askedIn(held), wasCents: computeUndiscountedTotal(held) }
  return roomsNow(ctx, asked)
}

export async function toCheckoutStop(
  ctx: PublicContext,
  refusal: AppError,
  asked: Asked,
): Promise<CheckoutStop> {
  const { code, quote, retryAfterSeconds = 60 } = refusal
  if (code === 'price_changed' && quote) return { kind: 'price', wasCents: asked.wasCents, quote }
  if (code === 'too_many_held') return { kind: 'limit' }
  if (code === 'too_many_requests') return { kind: 'wait', minutes: Math.ceil(retryAfterSeconds / 60) }
  return roomsNow(ctx, asked)
}

async function roomsNow(ctx: PublicContext, { slug, stay, choice, wasCents }: Asked): Promise<CheckoutStop> {
  const now = await unlessRefused(getStayOffers(ctx, slug, stay, choice))
  if (!now) return { kind: 'gone', why: [{ kind: 'dates' }], others: [], wasCents }
  const { chosen, offers, refused } = now
  if (chosen) {
    const { quote } = chosen
    return quote.totalCents === wasCents ? { kind: 'lapsed' } : { kind: 'price', wasCents, quote }
  }
  const isChosen = (roomTypeId: string) => choice.rooms.some((room) => room.roomTypeId === roomTypeId)
  const why = refused
    .filter(({ roomTypeId, ratePlanId }) => isChosen(roomTypeId) && ratePlanId === choice.ratePlanId)
    .flatMap((one) => one.why)
  return { kind: 'gone', why, others: offers.slice(0, 5), wasCents }
}

/** Returns the stay as the site describes it: the number of rooms, and which ones. */
export function askedIn({ checkout }: HeldCheckout): { stay: StayQuery; choice: RoomChoice } {
  const { rooms, ratePlanId, checkInOn, checkOutOn, adults, childAges } = checkout.stay
  const number = rooms.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    stay: { checkInOn, checkOutOn, adults, childAges, rooms: number },
    choice: { ratePlanId, rooms },
  }
}

/** Rethrows our own faults; a refusal is shown on the page. */
export function requireRefusal(error: unknown): AppError {
  if (error instanceof AppError && error.status < 500) return error
  throw error
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    requireRefusal(error)
    return null
  }
}
