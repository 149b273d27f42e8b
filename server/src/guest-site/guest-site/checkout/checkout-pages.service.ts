import { randomUUID } from 'node:crypto'
import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { dateIn } from '@roomlark/contract/dates'
import { CheckoutInput, type GuestDetails, HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type { CheckoutStop, CheckoutValues } from '@roomlark/contract/guest-site/guest-checkout-page'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { PromoCodeText } from '@roomlark/contract/inventory/promo-codes'
import { getSellingHotel } from '../../../bookings/bookings/offer/offers.service.ts'
import { computeUndiscountedTotal } from '../../../bookings/bookings/offer/quote.service.ts'
import type { PublicContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { findPromoCodeEnd } from '../../../inventory/rates/promo-codes.service.ts'
import {
  beginCheckout,
  extendCheckout,
  getCheckout,
  getCheckoutState,
  getHeld,
  type HeldCheckout,
  holdAgain,
  setPromoCode,
} from '../../checkout/checkout.service.ts'
import { confirmCheckout } from '../../checkout/confirm.service.ts'
import { changeDetails, payAgain } from '../../checkout/paying.service.ts'
import { GuestAddress } from '../address.policy.ts'
import { type Arrival, arrive, missing, unlessMissing, type Visitor } from '../guest-site.service.ts'
import { chooseExtras } from './checkout-extras.service.ts'
import {
  noValues,
  readCents,
  readCheckoutValues,
  readExpectedTotal,
  readGuestDetails,
  readKey,
  readOtherRoom,
  readPromoCode,
} from './checkout-form.policy.ts'
import { askedIn, requireRefusal, toCheckoutStop } from './checkout-stops.service.ts'
import {
  addressWith,
  checkoutPage,
  isOutcomeOpen,
  type Params,
  payPage,
  type Shown,
} from './checkout-view.service.ts'
import { withKeptPart } from './kept-answers.policy.ts'
import { findAnswer, type Outcome } from './kept-answers.service.ts'

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
  if (getCheckoutState(held) === 'paying' && form.get('act') !== 'book') {
    return payOrChange(ctx, arrival, held, { token, form, values })
  }
  const chosen = await chooseExtras(ctx, held, form)
  if (chosen === 'saved') {
    const address = addressWith(arrival.visit, `/stays/checkout/${token}?extras=1`)
    return form.has('keepsTyped') ? { redirect: `${address}#extras` } : show({ extrasNews: 'saved' })
  }
  if (chosen) return show({ status: chosen.status, ...(chosen.news && { extrasNews: chosen.news }) })
  const promoCode = readPromoCode(form)
  if (promoCode !== undefined) return usePromoCode(ctx, token, held, promoCode, { show, done })
  const agreedCents = readExpectedTotal(form)
  const read = form.get('act') === 'book' ? readGuestDetails(values) : undefined
  if (read && 'errors' in read) return show({ status: 400, errors: read.errors })
  // A form that does not say which price was agreed to shows the price and books nothing.
  if (read && agreedCents === undefined) return show({ status: 400 })
  const expectedExtrasCents = readCents(form, 'expectedExtrasCents') ?? 0
  // Another tab has chosen other extras, whose price is shown first.
  if (read && expectedExtrasCents !== sumExtras(held.booking))
    return show({ status: 409, extrasNews: 'price' })
  const expectedTotalCents = agreedCents ?? held.booking.totalCents
  try {
    await act(ctx, token, held, form, { expectedTotalCents, expectedExtrasCents, details: read?.details })
    return (await toPayment(ctx, arrival, token)) ?? (await done())
  } catch (error) {
    const refusal = requireRefusal(error)
    const payment = await toPayment(ctx, arrival, token)
    if (payment)
      return refusal.code === 'too_many_requests' ? waitToPay(ctx, arrival, token, refusal) : payment
    // The page itself finds out what has become of the rooms.
    if (refusal.code === 'hold_expired') return show({ status: refusal.status })
    if (refusal.code === 'code_required') return show({ status: 403, needsCode: true })
    if (refusal.fields) return show({ status: 400, errors: ['code'], needsCode: true })
    const { slug } = held.checkout
    const asked = { slug, ...askedIn(held), wasCents: expectedTotalCents }
    return show({ status: refusal.status, stop: await toCheckoutStop(ctx, refusal, asked), refusal })
  }
}

/** Leads to the page that leads on to the payment service, if the checkout waits for a payment. */
async function toPayment(ctx: PublicContext, { visit }: Arrival, token: string): Promise<Outcome | null> {
  const { state } = await getCheckout(ctx, token)
  return state === 'paying' ? { redirect: addressWith(visit, `/stays/checkout/${token}?pay=1`) } : null
}

/** Handles the page of a payment: the guest goes to the payment service again, or changes the details. */
async function payOrChange(
  ctx: PublicContext,
  arrival: Arrival,
  held: HeldCheckout,
  { token, form, values }: { token: string; form: URLSearchParams; values: CheckoutValues },
): Promise<Outcome> {
  const act = form.get('act')
  try {
    if (act === 'pay') await payAgain(ctx, token)
    if (act === 'details') {
      await changeDetails(ctx, token)
      const isHeld = (await getCheckout(ctx, token)).state === 'held'
      const entered = isHeld ? toValues(held) : values
      return await checkoutPage(ctx, arrival, token, { status: 200, values: entered })
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable')
      return payPage(ctx, arrival, held, token, isOutcomeOpen(held) ? 'checking' : 'unreachable')
    const refusal = requireRefusal(error)
    if (refusal.code === 'too_many_requests') return waitToPay(ctx, arrival, token, refusal)
  }
  return (await toPayment(ctx, arrival, token)) ?? checkoutPage(ctx, arrival, token, { status: 200, values })
}

async function waitToPay(
  ctx: PublicContext,
  arrival: Arrival,
  token: string,
  { status, retryAfterSeconds = 60 }: AppError,
): Promise<Outcome> {
  const held = await getHeld(ctx, token)
  const waitMinutes = Math.ceil(retryAfterSeconds / 60)
  return { ...payPage(ctx, arrival, held, token, 'wait', waitMinutes), status, retryAfterSeconds }
}

/** Returns what the guest has entered before, as the form shows it. */
function toValues({ booking }: HeldCheckout): CheckoutValues {
  const { guest, arrivalTime, stayingName, specialRequests } = booking
  return {
    ...noValues,
    forWhom: stayingName ? 'someone-else' : 'myself',
    name: guest.name,
    stayingName: stayingName ?? '',
    email: guest.email ?? '',
    phone: guest.phone ?? '',
    country: guest.country ?? '',
    arrivalTime: arrivalTime ?? '',
    specialRequests,
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
export async function arriveBy(
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
  asked: { expectedTotalCents: number; expectedExtrasCents: number; details: GuestDetails | undefined },
): Promise<void> {
  const { expectedTotalCents, expectedExtrasCents, details } = asked
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
  } else if (details) {
    await confirmCheckout(ctx, token, { details, expectedTotalCents, expectedExtrasCents })
  }
}

function datesAndParty({ rooms: _, ...rest }: StayQuery): Omit<StayQuery, 'rooms'> {
  return rest
}
