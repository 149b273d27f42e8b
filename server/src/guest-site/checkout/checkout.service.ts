import { randomUUID } from 'node:crypto'
import type { Checkout, CheckoutInput, HoldAgainInput } from '@roomlark/contract/guest-site/checkouts'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { holdsFrom, wrongPromoCodesFrom } from '../../accounts/auth/throttle.service.ts'
import { readBookingOfGuest } from '../../bookings/bookings/bookings.service.ts'
import { beginTaking } from '../../bookings/bookings/create/create.service.ts'
import { openBooking, takeOpenedRooms, writeOpened } from '../../bookings/bookings/create/opening.service.ts'
import { setPromoCodeOfHold } from '../../bookings/bookings/create/promo-code.service.ts'
import {
  readExtrasOfHold,
  setExtrasOfHold,
  type WantedExtra,
} from '../../bookings/bookings/extras/ordering.service.ts'
import { extendHold, holdExpired } from '../../bookings/bookings/hold/guest-holds.service.ts'
import { releaseHolds } from '../../bookings/bookings/hold/holds.service.ts'
import { makeGuestToken } from '../../bookings/bookings/mail/guest-link.service.ts'
import { getSellingHotel } from '../../bookings/bookings/offer/offers.service.ts'
import { closePayment } from '../../bookings/payments/begin.service.ts'
import type { PublicContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { withMutex } from '../../keyed-mutex.ts'
import { hashRequest, requireSameRequest } from '../../platform/limits/attempts.service.ts'
import { countWrong, takeAttempt } from '../../platform/limits/throttles.service.ts'
import {
  type CheckoutPayment,
  type CheckoutRow,
  insertCheckout,
  type NewCheckout,
  selectCheckout,
  selectCheckoutByKey,
  selectHoldsOfVisitor,
  updateExtended,
  updateHeld,
} from './checkout.queries.ts'
import { requireWithinLimits } from './limits.service.ts'
import { hashOfToken, hashVisitor, makeCheckoutToken, type Visitor } from './visitors.service.ts'

type GuestBooking = NonNullable<Awaited<ReturnType<typeof readBookingOfGuest>>>

/** A checkout with its hold, which may have ended or become a booking. */
export type HeldCheckout = { checkout: CheckoutRow } & GuestBooking

/**
 * Holds what a guest has chosen. A key identifies one checkout, and the visitor's earlier holds at the hotel
 * end.
 */
export async function beginCheckout(
  ctx: PublicContext,
  { key, language, reference, expectedTotalCents, slug, ...stay }: CheckoutInput,
): Promise<Checkout & { token: string }> {
  const hotel = await getSellingHotel(ctx, slug)
  const visitor = hashVisitor(ctx, ctx.origin)
  const requestHash = hashRequest({ hotelId: hotel.id, stay, expectedTotalCents })
  const findMade = async () => {
    const made = await selectCheckoutByKey(ctx.sql, key)
    if (made) requireSameRequest(made.requestHash, requestHash)
    return made?.id
  }
  const make = async () => {
    const id = randomUUID()
    const begun = {
      id,
      key,
      requestHash,
      ...visitor,
      hotelId: hotel.id,
      stay,
      language,
      tokenHash: hashOfToken(makeCheckoutToken(ctx, id)),
      reference: reference || null,
      now: ctx.clock(),
    }
    await countHold(ctx, visitor)
    await hold(ctx, visitor, begun, expectedTotalCents)
    return id
  }
  return oneAtATime(visitor, async () => {
    const id = (await findMade()) ?? (await unlessDone(make, findMade))
    return { token: makeCheckoutToken(ctx, id), ...(await getCheckout(ctx, makeCheckoutToken(ctx, id))) }
  })
}

/** Another tab or another server may have done the same meanwhile; what it made is then found instead. */
async function unlessDone<T>(work: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const done = await find()
    if (done === undefined) throw error
    return done
  }
}

export async function getCheckout(ctx: ServiceContext, token: string): Promise<Checkout> {
  return toCheckout(ctx, await getHeld(ctx, token))
}

/** Extends the hold to ten minutes from now, once per hold. A second click changes nothing. */
export async function extendCheckout(ctx: PublicContext, token: string): Promise<Checkout> {
  const held = await getHeld(ctx, token)
  const { checkout } = held
  const isPaying = getCheckoutState(held) === 'paying'
  if (!checkout.extended && checkout.confirmedAt === null && !isPaying) {
    await ctx.sql.begin(async (tx) => {
      if (await updateExtended(tx, checkout.id)) await extendHold(ctx, tx, checkout.bookingId)
    })
  }
  return getCheckout(ctx, token)
}

/** Holds the same or other rooms once a hold has ended. A hold that is still valid is kept. */
export async function holdAgain(
  ctx: PublicContext,
  token: string,
  { expectedTotalCents, ...choice }: HoldAgainInput,
): Promise<Checkout> {
  const visitor = hashVisitor(ctx, ctx.origin)
  return oneAtATime(visitor, async () => {
    const { checkout, booking } = await getHeld(ctx, token)
    const findCurrent = async () => {
      const held = await getHeld(ctx, token)
      return getCheckoutState(held) === 'lapsed' ? undefined : toCheckout(ctx, held)
    }
    const replace = async () => {
      const extras = await readExtrasOfHold(ctx.sql, booking.id)
      const stay = { ...checkout.stay, ...choice }
      await countHold(ctx, visitor)
      await hold(ctx, visitor, { ...checkout, stay }, expectedTotalCents)
      if (booking.promoCode) await keepPromoCode(ctx, token, booking.promoCode.code)
      await keepExtras(ctx, token, extras)
      return getCheckout(ctx, token)
    }
    return (await findCurrent()) ?? (await unlessDone(replace, findCurrent))
  })
}

/** Applies the code of the hold that has ended, if it can still be used. The guest sees whether it was. */
async function keepPromoCode(ctx: PublicContext, token: string, code: string): Promise<void> {
  try {
    await setPromoCode(ctx, token, code)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error
  }
}

/** Orders the extras of the hold that has ended, if all can still be had. The guest sees whether they are. */
async function keepExtras(ctx: PublicContext, token: string, extras: readonly WantedExtra[]): Promise<void> {
  if (extras.length === 0) return
  const { checkout } = await getHeld(ctx, token)
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  try {
    await setExtrasOfHold(asGuest, checkout.bookingId, extras)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
  }
}

/** Limits the number of wrong codes, so that codes cannot be guessed. */
export async function setPromoCode(
  ctx: PublicContext,
  token: string,
  promoCode: string | null,
): Promise<Checkout> {
  const { checkout } = await getHeld(ctx, token)
  const counters = promoCode === null ? [] : wrongPromoCodesFrom(hashVisitor(ctx, ctx.origin))
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  await countWrong(ctx, counters, async () => {
    await setPromoCodeOfHold(asGuest, checkout.bookingId, promoCode)
    return true
  })
  return getCheckout(ctx, token)
}

/** An unknown token is not found, and the answer reveals nothing about other checkouts. */
export async function getHeld(ctx: { sql: Sql }, token: string): Promise<HeldCheckout> {
  const checkout = await selectCheckout(ctx.sql, hashOfToken(token))
  const booked = checkout && (await readBookingOfGuest(ctx.sql, checkout.bookingId))
  if (!booked) throw notFound('checkout')
  return { checkout, ...booked }
}

export function getCheckoutState({ checkout, booking }: HeldCheckout): Checkout['state'] {
  // Another tab may have confirmed it between the reading of the checkout and that of its booking.
  if (checkout.confirmedAt || booking.isBooked) return 'confirmed'
  if (booking.state !== 'held' || booking.isLapsed) return 'lapsed'
  return checkout.payment === null ? 'held' : 'paying'
}

export function toCheckout(ctx: Pick<ServiceContext, 'cipher' | 'clock'>, held: HeldCheckout): Checkout {
  const { checkout, booking } = held
  const state = getCheckoutState(held)
  const isHeld = state === 'held' || state === 'paying'
  return {
    state,
    heldUntil: isHeld ? (booking.heldUntil?.toISOString() ?? null) : null,
    secondsLeft: isHeld ? booking.secondsLeft : 0,
    canExtend: state === 'held' && !checkout.extended,
    currency: booking.currency,
    totalCents: booking.totalCents,
    extrasCents: sumExtras(booking),
    promoCode: booking.promoCode,
    bookingAddress:
      state === 'confirmed' ? `/stays/bookings/${makeGuestToken(ctx, booking)}?confirmed=1` : null,
    paymentUrl: state === 'paying' && checkout.payment ? findPageUrl(checkout.payment, ctx.clock()) : null,
  }
}

type Page = Pick<CheckoutPayment, 'state' | 'pageUrl'> & { pageEndsAt: string | Date | null }

/** Returns the page of the payment service while somebody can pay on it. */
export function findPageUrl({ state, pageUrl, pageEndsAt }: Page, now: Date): string | null {
  return state === 'open' && pageEndsAt !== null && new Date(pageEndsAt) > now ? pageUrl : null
}

/**
 * Requests of one visitor wait for each other here, where waiting does not occupy a database connection.
 */
function oneAtATime<T>({ visitorHash }: Visitor, work: () => Promise<T>): Promise<T> {
  return withMutex(`checkouts of ${visitorHash.toString('hex')}`, work)
}

async function countHold(ctx: PublicContext, visitor: Visitor): Promise<void> {
  for (const counter of holdsFrom(visitor)) await takeAttempt(ctx.sql, counter, ctx.clock())
}

/** A checkout that begins, or one whose hold has ended. */
type HoldingCheckout = Omit<NewCheckout, 'bookingId'> | CheckoutRow

/**
 * The visitor's other holds at this hotel end once this one is made. If they are what prevents it, they end
 * first, so that guests who change their mind about the last room still get it. A hold that is being paid for ends only
 * if it is in the way, and only once nobody can pay for it any more.
 */
async function hold(
  ctx: PublicContext,
  visitor: Visitor,
  checkout: HoldingCheckout,
  expectedTotalCents: number,
): Promise<void> {
  const { key, hotelId } = checkout
  const earlier = await selectHoldsOfVisitor(ctx.sql, { key, hotelId, visitorHash: visitor.visitorHash })
  const place = () => placeHold(ctx, visitor, checkout, expectedTotalCents)
  try {
    await place()
  } catch (error) {
    if (earlier.length === 0 || !(error instanceof AppError) || error.code !== 'conflict') throw error
    await releaseHolds(ctx, hotelId, await findUnpaid(ctx, earlier))
    await place()
  }
  const unpaid = earlier.filter(({ paymentId }) => paymentId === null)
  await releaseHolds(
    ctx,
    hotelId,
    unpaid.map(({ bookingId }) => bookingId),
  )
}

/** Closes the payment pages of holds, and returns the holds that nobody has paid for. */
async function findUnpaid(
  ctx: PublicContext,
  holds: { bookingId: string; paymentId: string | null }[],
): Promise<string[]> {
  const unpaid: string[] = []
  for (const { bookingId, paymentId } of holds) {
    if (paymentId === null || (await closePayment(ctx, paymentId))) unpaid.push(bookingId)
  }
  return unpaid
}

async function placeHold(
  ctx: PublicContext,
  visitor: Visitor,
  checkout: HoldingCheckout,
  expectedTotalCents: number,
): Promise<void> {
  const { hotelId, stay } = checkout
  const placing = {
    ...stay,
    expectedTotalCents,
    guest: null,
    notes: '',
    specialRequests: '',
    state: 'held' as const,
    source: 'direct' as const,
  }
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  await beginTaking(asGuest, hotelId, stay, async (tx) => {
    const opened = await openBooking(asGuest, tx, hotelId, placing)
    const bookingId = await writeOpened(asGuest, tx, opened)
    await requireWithinLimits(tx, visitor, hotelId, stay)
    const isKept =
      'bookingId' in checkout
        ? await updateHeld(tx, checkout, { bookingId, stay })
        : await insertCheckout(tx, { ...checkout, bookingId })
    // The checkout has a hold or a booking already.
    if (!isKept) throw holdExpired()
    await takeOpenedRooms(tx, [opened])
    return bookingId
  })
}
