import { randomUUID } from 'node:crypto'
import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import { CheckoutInput, type GuestDetails, HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type {
  CheckoutField,
  CheckoutPromo,
  CheckoutStop,
  CheckoutValues,
} from '@roomlark/contract/guest-site/guest-checkout-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { PromoCodeText } from '@roomlark/contract/inventory/promo-codes'
import { getSellingHotel } from '../../../bookings/bookings/offer/offers.service.ts'
import {
  computeUndiscountedTotal,
  listUndiscountedNights,
  quoteOfBooking,
} from '../../../bookings/bookings/offer/quote.service.ts'
import type { PublicContext } from '../../../context.ts'
import type { AppError } from '../../../errors.ts'
import { findPromoCodeEnd } from '../../../inventory/rates/promo-codes.service.ts'
import { photosByOwner } from '../../../platform/images/albums.service.ts'
import {
  beginCheckout,
  extendCheckout,
  getCheckoutState,
  getHeld,
  type HeldCheckout,
  holdAgain,
  setPromoCode,
  toCheckout,
} from '../../checkout/checkout.service.ts'
import { confirmCheckout } from '../../checkout/confirm.service.ts'
import { GuestAddress } from '../address.policy.ts'
import { type Arrival, arrive, missing, unlessMissing, type Visitor } from '../guest-site.service.ts'
import {
  noValues,
  readCheckoutValues,
  readExpectedTotal,
  readGuestDetails,
  readKey,
  readOtherRoom,
  readPromoCode,
} from './checkout-form.policy.ts'
import { askedIn, endedStop, requireRefusal, toCheckoutStop } from './checkout-stops.service.ts'
import { withKeptPart } from './kept-answers.policy.ts'
import { findAnswer, type Outcome } from './kept-answers.service.ts'

type Params = { slug: string; token: string; form: URLSearchParams }

/** Holds what the guest chose on a hotel's page and leads to the checkout, or shows why it cannot be held. */
export async function beginBooking(
  ctx: PublicContext,
  visitor: Visitor,
  { slug, form }: Params,
): Promise<Outcome> {
  const arrival = await arriveBy(ctx, visitor, form, `/stays/${slug}`)
  const hotel = HotelSlug.safeParse(slug).success ? await unlessMissing(getSellingHotel(ctx, slug)) : null
  if (!hotel) return missing(arrival, false)
  const address = new GuestAddress(form.toString())
  const { stay } = address.stay(dateIn(hotel.timeZone, ctx.clock()))
  const { choice } = address
  const { visit, reference, setCookies } = arrival
  const refused = (status: number, stop: CheckoutStop | { kind: 'input' }): Outcome => {
    const page = { visit, kind: 'checkout-refused' as const, stay, choice, stop }
    return { status, setCookies, page: { ...page, hotel: { name: hotel.name, slug } } }
  }
  const input = stay && choice && { ...datesAndParty(stay), ...choice }
  const read = CheckoutInput.safeParse({
    ...input,
    slug,
    language: visit.language,
    key: readKey(form, randomUUID()),
    expectedTotalCents: readExpectedTotal(form),
    ...(reference !== null && { reference }),
  })
  if (!stay || !choice || !read.success) return refused(400, { kind: 'input' })
  try {
    const { token } = await beginCheckout(ctx, read.data)
    return { redirect: addressWith(visit, `/stays/checkout/${token}`) }
  } catch (error) {
    const refusal = requireRefusal(error)
    if (refusal.code === 'not_found' || refusal.code === 'idempotency_mismatch') {
      return refused(refusal.status, { kind: 'input' })
    }
    const stop = await toCheckoutStop(ctx, refusal, {
      slug,
      stay,
      choice,
      wasCents: read.data.expectedTotalCents,
    })
    return refused(refusal.status, stop)
  }
}

/** Shows why nothing could be held, or the hotel's page once that is forgotten. */
export async function showRefused(ctx: PublicContext, visitor: Visitor, { slug }: Params): Promise<Outcome> {
  const [arrival, kept] = await Promise.all([arrive(ctx, visitor), findAnswer(ctx, visitor)])
  const { visit, setCookies } = arrival
  if (kept?.part.kind === 'checkout-refused') {
    return { status: kept.status, setCookies, page: withKeptPart({ visit }, kept.part) }
  }
  const query = new URLSearchParams(visitor.query)
  query.delete('answer')
  return { redirect: `/stays/${encodeURIComponent(slug)}${query.size > 0 ? `?${query}` : ''}` }
}

export async function showCheckout(
  ctx: PublicContext,
  visitor: Visitor,
  { token }: Params,
): Promise<Outcome> {
  return checkoutPage(ctx, await arrive(ctx, visitor), token, { status: 200, values: noValues })
}

/**
 * Handles the only form of the page, which books, extends the hold or holds again. Nothing that was typed is
 * lost.
 */
export async function takeCheckout(
  ctx: PublicContext,
  visitor: Visitor,
  { token, form }: Params,
): Promise<Outcome> {
  const arrival = await arriveBy(ctx, visitor, form, `/stays/checkout/${token}`)
  const held = await unlessMissing(getHeld(ctx, token))
  if (!held) return missing(arrival, false)
  const values = readCheckoutValues(form)
  const show = (more: Partial<Shown>) => checkoutPage(ctx, arrival, token, { status: 200, values, ...more })
  // Script keeps what was typed, so that the server need not.
  const done = async (): Promise<Outcome> =>
    form.has('keepsTyped') ? { redirect: addressWith(arrival.visit, `/stays/checkout/${token}`) } : show({})
  const promoCode = readPromoCode(form)
  if (promoCode !== undefined) return usePromoCode(ctx, token, held, promoCode, { show, done })
  const agreedCents = readExpectedTotal(form)
  const read = form.get('act') === 'book' ? readGuestDetails(values) : undefined
  if (read && 'errors' in read) return show({ status: 400, errors: read.errors })
  // A form that does not say which price was agreed to shows the price and books nothing.
  if (read && agreedCents === undefined) return show({ status: 400 })
  const expectedTotalCents = agreedCents ?? held.booking.totalCents
  try {
    await act(ctx, token, held, form, { expectedTotalCents, details: read?.details })
    return await done()
  } catch (error) {
    const refusal = requireRefusal(error)
    // The page itself finds out what has become of the rooms.
    if (refusal.code === 'hold_expired') return show({ status: refusal.status })
    if (refusal.code === 'code_required') return show({ status: 403, needsCode: true })
    if (refusal.fields) return show({ status: 400, errors: ['code'], needsCode: true })
    const { slug } = held.checkout
    const asked = { slug, ...askedIn(held), wasCents: expectedTotalCents }
    return show({ status: refusal.status, stop: await toCheckoutStop(ctx, refusal, asked), refusal })
  }
}

/** Applies a promo code; accepted or not, the guest sees the price before booking. */
async function usePromoCode(
  ctx: PublicContext,
  token: string,
  held: HeldCheckout,
  typed: string | null,
  { show, done }: { show: (more: Partial<Shown>) => Promise<Outcome>; done: () => Promise<Outcome> },
): Promise<Outcome> {
  const read = PromoCodeText.safeParse(typed)
  const refused = (endedOn: string | null) =>
    show({ status: 400, promo: { kind: 'refused', typed: typed ?? '', endedOn } })
  if (typed !== null && !read.success) return refused(null)
  try {
    await setPromoCode(ctx, token, typed === null ? null : (read.data ?? null))
    return await done()
  } catch (error) {
    const refusal = requireRefusal(error)
    if (refusal.code === 'hold_expired') return show({ status: refusal.status })
    const { hotelId: id, slug } = held.checkout
    if (refusal.fields?.promoCode) {
      return refused(await findPromoCodeEnd(ctx, { id, timeZone: held.booking.timeZone }, read.data ?? ''))
    }
    const asked = { slug, ...askedIn(held), wasCents: held.booking.totalCents }
    return show({ status: refusal.status, stop: await toCheckoutStop(ctx, refusal, asked), refusal })
  }
}

/**
 * A form carries on the same preferences and reference as an address. Everything else that was typed stays
 * out of addresses, so the page's links start from its own address.
 */
async function arriveBy(
  ctx: PublicContext,
  visitor: Visitor,
  form: URLSearchParams,
  path: string,
): Promise<Arrival> {
  const arrival = await arrive(ctx, { ...visitor, query: form.toString() })
  return { ...arrival, visit: { ...arrival.visit, path, query: '' } }
}

async function act(
  ctx: PublicContext,
  token: string,
  held: HeldCheckout,
  form: URLSearchParams,
  asked: { expectedTotalCents: number; details: GuestDetails | undefined },
): Promise<void> {
  const { expectedTotalCents, details } = asked
  const { ratePlanId, rooms } = held.checkout.stay
  const other = readOtherRoom(
    form,
    rooms.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  if (other) await holdAgain(ctx, token, other)
  else if (form.get('act') === 'extend') await extendCheckout(ctx, token)
  else if (form.get('act') === 'hold') {
    // The rooms are held again without the promo code, which is applied again afterwards, so the total to
    // expect is the one without it.
    const isSamePrice = expectedTotalCents === held.booking.totalCents
    const totalCents = isSamePrice ? computeUndiscountedTotal(held) : expectedTotalCents
    await holdAgain(ctx, token, { ratePlanId, rooms, expectedTotalCents: totalCents })
  } else if (details) await confirmCheckout(ctx, token, { details, expectedTotalCents })
}

type Shown = {
  status: number
  values: CheckoutValues
  errors?: CheckoutField[]
  needsCode?: boolean
  stop?: CheckoutStop
  promo?: CheckoutPromo
  refusal?: AppError
}

async function checkoutPage(
  ctx: PublicContext,
  arrival: Arrival,
  token: string,
  shown: Shown,
): Promise<Outcome> {
  const held = await unlessMissing(getHeld(ctx, token))
  if (!held) return missing(arrival, false)
  const { visit, setCookies } = arrival
  const { bookingAddress, heldUntil, secondsLeft, canExtend } = toCheckout(ctx, held)
  if (bookingAddress) return { redirect: addressWith(visit, bookingAddress) }
  const { checkout, booking, stays } = held
  const [photos, stop] = await Promise.all([
    photosByOwner(ctx, ctx.sql, 'hotel', [checkout.hotelId]),
    shown.stop ?? (getCheckoutState(held) === 'lapsed' ? endedStop(ctx, held) : null),
  ])
  const names = new Map(stays.map(({ roomTypeId, roomTypeName }) => [roomTypeId, roomTypeName]))
  return {
    status: shown.status,
    setCookies,
    ...(shown.refusal?.retryAfterSeconds && { retryAfterSeconds: shown.refusal.retryAfterSeconds }),
    page: {
      visit,
      kind: 'checkout',
      token,
      ...askedIn(held),
      stop,
      hotel: {
        name: checkout.hotelName,
        slug: checkout.slug,
        city: checkout.city,
        photo: photos.get(checkout.hotelId)?.[0] ?? null,
        hasHouseRules: checkout.hasHouseRules,
      },
      rooms: checkout.stay.rooms.map(({ roomTypeId, quantity }) => ({
        name: names.get(roomTypeId) ?? '',
        quantity,
      })),
      ratePlanName: booking.ratePlanName,
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
      hotelTime: hotelTime(ctx.clock(), booking.timeZone),
      quote: quoteOfBooking(held),
      promo: shown.promo ?? getPromo(held),
      hold: heldUntil === null ? null : { secondsLeft, canExtend },
      values: shown.values,
      errors: shown.errors ?? [],
      needsCode: shown.needsCode ?? shown.values.code !== '',
    },
  }
}

function getPromo({ booking: { promoCode }, stays }: HeldCheckout): CheckoutPromo {
  return promoCode
    ? { kind: 'applied', ...promoCode, nights: listUndiscountedNights(stays) }
    : { kind: 'none' }
}

function datesAndParty({ rooms: _, ...rest }: StayQuery): Omit<StayQuery, 'rooms'> {
  return rest
}

/** Adds what the visit carries to an address. */
function addressWith({ carried }: Pick<GuestVisit, 'carried'>, address: string): string {
  const query = new URLSearchParams(Object.entries(carried))
  if (query.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
