import { readReference } from '@roomlark/contract/booking-reference'
import {
  cancelFeeCents,
  mayGuestCancel,
  mayGuestChange,
  mayGuestCorrect,
  mayGuestErase,
} from '@roomlark/contract/bookings/booking-fee'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { findCheckInWindow, onlineCheckInDays } from '@roomlark/contract/bookings/registration'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { GuestBooking, GuestMessage } from '@roomlark/contract/guest-site/guest-booking-page'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { billLinesOfBooking } from '@roomlark/contract/inventory/bill-lines'
import { listGuestExtras, sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { bookingLookupCounter, wrongLookupsFrom } from '../../accounts/auth/throttle.service.ts'
import { type BookingOfGuest, readBookingOfGuest } from '../../bookings/bookings/bookings.service.ts'
import { isGuestErased } from '../../bookings/bookings/erase.service.ts'
import { readOffers } from '../../bookings/bookings/extras/ordering.service.ts'
import { judgeGuestToken, makeGuestToken } from '../../bookings/bookings/mail/guest-link.service.ts'
import { readGuestAccount } from '../../bookings/folios/guest-account.service.ts'
import { readThread } from '../../bookings/messages/messages.service.ts'
import type { Origin, ServiceContext } from '../../context.ts'
import { readHotelsSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { countGuess, countWrong, forgetAttempts } from '../../platform/limits/throttles.service.ts'
import { readNamedId } from '../../signed-id.ts'
import { isLinkOver, normaliseEmail } from './guest-bookings.policy.ts'
import { selectBookingOfPair, selectHotelOfGuest } from './guest-bookings.queries.ts'
import { readGuestPayments } from './guest-payments.service.ts'

type ReadContext = Pick<ServiceContext, 'sql' | 'clock' | 'cipher' | 'payments' | 'switches' | 'preview'>

/** A booking that a link has opened. */
export type OpenedBooking = { id: string; hotelId: string; booking: GuestBooking; messages: GuestMessage[] }

/** Returns null if the link does not open a booking because it is forged, unknown or too old. */
export async function openBooking(
  ctx: ReadContext,
  token: string,
): Promise<OpenedBooking | 'erased' | 'ended' | null> {
  const id = readNamedId(token)
  if (id === undefined) return null
  const [found, isErased, thread, account] = await Promise.all([
    readBookingOfGuest(ctx.sql, id),
    isGuestErased(ctx.sql, id),
    readThread(ctx.sql, id),
    readGuestAccount(ctx.sql, id),
  ])
  if (!found) return null
  const verdict = judgeGuestToken(ctx, found.booking, token)
  if (verdict === 'forged') return null
  const now = ctx.clock()
  const { timeZone, hotelId, hotelName } = found.booking
  if (isLinkOver(found.booking, dateIn(timeZone, now))) return null
  if (isErased) return 'erased'
  if (verdict === 'ended') return 'ended'
  const hotel = await selectHotelOfGuest(ctx.sql, hotelId)
  if (!hotel) return null
  const messages = thread.map(({ byGuest, text, at }) => ({
    byGuest,
    text: text ?? '',
    at: hotelTime(at, timeZone),
    // Guests do not learn who at the hotel wrote it.
    author: byGuest ? found.booking.guest.name : hotelName,
  }))
  const fee = findCancelFee(found, now)
  const [paid, offers] = await Promise.all([
    readGuestPayments(ctx, found.booking, account, fee),
    readOffers(ctx, ctx.sql, found.booking),
  ])
  const booking = toGuestBooking(found, { hotel, account, offers, ...paid }, fee, now)
  return { id, hotelId, booking, messages }
}

/**
 * Returns the token of the booking that a reference and an email address belong to, or null. Attempts are
 * limited by reference, and wrong ones by visitor and by network, whether or not there is such a booking.
 */
export async function lookUpBooking(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'cipher' | 'afterwards'> & { origin: Origin },
  typed: { reference: string; email: string },
): Promise<string | null> {
  const pair = { reference: readReference(typed.reference), email: normaliseEmail(typed.email) }
  const booking = await countWrong(ctx, wrongLookupsFrom(ctx.origin), () =>
    countGuess(ctx, bookingLookupCounter(pair.reference), () => selectBookingOfPair(ctx.sql, pair)),
  )
  if (booking === undefined) return null
  await forgetAttempts(ctx.sql, bookingLookupCounter(pair.reference))
  return makeGuestToken(ctx, booking)
}

/** Lists what the hotel sells, for guests who need other rooms. */
export async function listRoomChoices(
  ctx: Pick<ServiceContext, 'sql'>,
  hotelId: string,
): Promise<{ id: string; name: string; maxAdults: number; maxChildren: number }[]> {
  const types = await readHotelsSoldTypes(ctx.sql, [hotelId])
  return types.map(({ id, name, maxAdults, maxChildren }) => ({ id, name, maxAdults, maxChildren }))
}

/** Returns the fee for cancelling now, or null if the guest cannot cancel. */
function findCancelFee({ booking, stays }: BookingOfGuest, now: Date): number | null {
  if (!mayGuestCancel(booking, dateIn(booking.timeZone, now))) return null
  return cancelFeeCents(booking, stays, now) + booking.droppedFeeCents
}

/** Each field is listed explicitly, because no serializer filters what the page gets. */
function toGuestBooking(
  { booking, stays, events }: BookingOfGuest,
  {
    hotel,
    account,
    offers,
    payments,
    payableCents,
    cancelReturnCents,
  }: Pick<GuestBooking, 'hotel' | 'account' | 'offers' | 'payments' | 'payableCents' | 'cancelReturnCents'>,
  cancelFee: number | null,
  now: Date,
): GuestBooking {
  const { state, timeZone } = booking
  const today = dateIn(timeZone, now)
  const taking = stays.filter((stay) => stay.taking || state === 'cancelled' || state === 'expired')
  const since = events.findLast(({ kind }) => kind === state)?.at
  const isOpen = state !== 'held' && state !== 'expired'
  return {
    reference: booking.reference,
    state,
    hotel,
    guest: { name: booking.guest.name, email: booking.guest.email },
    details: {
      name: booking.guest.name,
      email: booking.guest.email ?? '',
      phone: booking.guest.phone ?? '',
      arrivalTime: booking.arrivalTime ?? '',
      specialRequests: booking.specialRequests,
    },
    adults: booking.adults,
    childAges: booking.childAges,
    checkInOn: booking.checkInOn,
    checkOutOn: booking.checkOutOn,
    checkInTime: booking.checkInTime,
    checkOutTime: booking.checkOutTime,
    rooms: countRooms(taking, booking.checkInOn),
    ratePlanName: booking.ratePlanName,
    mealPlan: booking.mealPlan,
    cancellationPolicy: booking.cancellationPolicy,
    specialRequests: booking.specialRequests,
    currency: booking.currency,
    nights: sumNights(stays),
    ...billLinesOfBooking(booking, stays),
    totalCents: booking.totalCents,
    totalUsdCents: booking.totalUsdCents,
    extras: listGuestExtras(booking),
    extrasCents: sumExtras(booking),
    offers,
    feeCents: booking.feeCents,
    droppedFeeCents: booking.droppedFeeCents,
    payment: planBookingPayment(booking, stays),
    account,
    payments,
    payableCents,
    cancelReturnCents,
    cancelledBy: booking.cancelledBy,
    since: since ? hotelTime(since, timeZone) : null,
    bookedAt: hotelTime(booking.createdAt, timeZone),
    today,
    hotelTime: hotelTime(now, timeZone),
    cancelFeeCents: cancelFee,
    mayChange: mayGuestChange(booking, stays, now, today),
    mayCorrect: mayGuestCorrect(booking),
    mayWrite: isOpen,
    mayErase: mayGuestErase(booking),
    checkIn: {
      window: findCheckInWindow(booking, today),
      opensOn: addDays(booking.checkInOn, -onlineCheckInDays),
      state: booking.onlineCheckIn,
      firstGuest: booking.stayingName ?? booking.guest.name,
    },
    version: booking.version,
  }
}

/**
 * A guest who moved to another room has several consecutive stays, so only those of the first day are
 * counted.
 */
function countRooms(stays: BookingOfGuest['stays'], checkInOn: string): GuestBooking['rooms'] {
  const first = stays.filter((stay) => stay.checkInOn === checkInOn)
  return [...Map.groupBy(first, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, rooms]) => ({
    roomTypeId,
    name: rooms[0]?.roomTypeName ?? '',
    quantity: rooms.length,
  }))
}

function sumNights(stays: BookingOfGuest['stays']): GuestBooking['nights'] {
  const nights = Map.groupBy(
    stays.flatMap(({ nightlyCents }) => nightlyCents),
    ({ night }) => night,
  )
  return [...nights]
    .map(([night, rooms]) => ({
      night,
      cents: rooms.reduce((sum, { priceCents }) => sum + priceCents, 0),
      mealCents: rooms.reduce((sum, { mealCents }) => sum + mealCents, 0),
      rooms: rooms.length,
    }))
    .sort((a, b) => a.night.localeCompare(b.night))
}
