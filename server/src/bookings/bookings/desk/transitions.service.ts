import type { Happening } from '@roomlark/contract/booking-events'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { cancelFeeCents, noShowFeeCents } from '@roomlark/contract/bookings/booking-fee'
import type { TransitionInput } from '@roomlark/contract/bookings/booking-input'
import { dateIn } from '@roomlark/contract/dates'
import { isFirstNightToDecide, releasedFrom } from '@roomlark/contract/inventory/stay-dates'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { ActingContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { dirtyRooms } from '../../../inventory/housekeeping/room-states.service.ts'
import { requireNotArchived } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordCancellation, recordSignals } from '../../../partners/referrals/signals/findings.service.ts'
import { getHotelCompany } from '../../companies/companies.service.ts'
import { readBalance, readGuestBalance } from '../../folios/folios.service.ts'
import { openFoliosOfProfile } from '../../folios/posting/follow.service.ts'
import { recogniseGuest } from '../../guests/recognition/recognition.service.ts'
import { orderClosing } from '../../payments/begin.service.ts'
import { collectFee } from '../../payments/kept-cards.service.ts'
import { returnSurplus } from '../../payments/refunds.service.ts'
import { type BookingRow, updateState } from '../bookings.queries.ts'
import { getBooking, lockBooking, lockBookingVersion } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { dropExtras, shortenExtras } from '../extras/following.service.ts'
import { releaseNights } from '../hold/release.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectStays } from '../stays.queries.ts'
import { requireRooms } from './check-in.service.ts'
import { requireLate } from './no-show.service.ts'
import { findTransitionRefusal } from './transitions.policy.ts'

/** Moves a booking on. Of two transitions at once, one wins; the other finds the booking changed and is refused. */
export async function transitionBooking(
  ctx: SignedInContext,
  id: string,
  input: TransitionInput,
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking =
      input.version === undefined
        ? await lockBooking(ctx, tx, id)
        : await lockBookingVersion(ctx, tx, id, input.version)
    await applyTransition(ctx, tx, booking, input)
  })
  return getBooking(ctx, id)
}

/**
 * The caller has locked the booking and checked that it may be changed, by the desk of its hotel or by its
 * guest.
 */
export async function applyTransition(
  ctx: ActingContext,
  tx: Transaction,
  booking: BookingRow,
  input: TransitionInput,
): Promise<void> {
  const { id } = booking
  const now = ctx.clock()
  const refusal = findTransitionRefusal(booking, input.to, now)
  if (refusal) throw new AppError('conflict', refusal)
  const hotel =
    input.to === 'checked-in' || input.to === 'confirmed'
      ? await requireNotArchived(tx, booking.hotelId)
      : undefined
  if (input.to === 'checked-in') await requireRooms(ctx, tx, booking, input)
  if (input.to === 'no-show' && !input.isMeant) await requireLate(ctx, tx, booking)
  const { balanceCents, companyPays } =
    input.to === 'checked-out' ? await openBalance(tx, booking, input) : settled
  const { fee, waived } = await computeFee(tx, booking, input, now)
  const left = input.to === 'checked-out' ? await roomsLeft(tx, booking, now) : []
  const today = dateIn(booking.timeZone, now)
  const firstNight = resolveFirstNight(booking, input, today)
  const from = releasedFrom(input.to, booking.checkInOn, today, firstNight)
  const released = from === undefined ? 0 : await releaseNights(tx, booking, from)
  const leftEarly = input.to === 'checked-out' && released > 0
  await updateState(tx, id, {
    state: input.to,
    ...(leftEarly && from !== undefined ? { checkOutOn: from } : {}),
    cancelledBy: input.to === 'cancelled' ? (input.cancelledBy ?? null) : null,
    cancelReason: input.reason || null,
    feeCents: fee,
    waivedFeeCents: waived,
    ...(input.to === 'confirmed' && hotel
      ? { bookedAt: now, guestProfileId: await recogniseGuest(ctx, tx, hotel, booking.guest) }
      : {}),
    now,
  })
  if (input.to === 'cancelled' || input.to === 'no-show') await dropExtras(ctx, tx, booking)
  if (leftEarly && from !== undefined) await shortenExtras(tx, booking, from)
  if (input.to === 'confirmed') await recordSignals(ctx, tx, id)
  if (input.cancelledBy === 'guest' && booking.state !== 'held') await recordCancellation(ctx, tx, id)
  await dirtyRooms(ctx, tx, left, { cause: 'check-out', bookingId: id })
  const outcome = { fee, released, balanceCents, companyPays, firstNight }
  const quiet = booking.state === 'held' && input.to === 'cancelled'
  const mailGuest = input.to !== 'no-show' || input.mailGuest === true
  await announceBooking(ctx, tx, id, { ...describeTransition(booking, input, outcome), quiet, mailGuest })
  if (input.to === 'confirmed') await openFoliosOfHold(ctx, tx, booking)
  if (quiet) await orderClosing(ctx, tx, id)
  if ((input.to === 'cancelled' || input.to === 'no-show') && booking.state !== 'held') {
    await collectFee(ctx, tx, id)
    await returnSurplus(ctx, tx, id, 'cancelled')
  }
}

/** The company for whose guests the rooms were held pays for the booking, also if it was archived since. */
async function openFoliosOfHold(ctx: ActingContext, tx: Transaction, booking: BookingRow): Promise<void> {
  const { id, hotelId, heldForCompanyId } = booking
  if (heldForCompanyId === null) return
  await openFoliosOfProfile(ctx, tx, id, await getHotelCompany(tx, hotelId, heldForCompanyId))
}

/** The rooms that the guests of a booking are in today, also when they should have left before. */
async function roomsLeft(tx: Transaction, booking: BookingRow, now: Date): Promise<string[]> {
  const today = dateIn(booking.timeZone, now)
  const stays = (await selectStays(tx, booking.id)).filter(
    ({ taking, checkInOn, checkOutOn }) =>
      taking && checkInOn <= today && (checkOutOn >= today || checkOutOn >= booking.checkOutOn),
  )
  return [...new Set(stays.flatMap(({ roomId }) => roomId ?? []))]
}

/** Nobody leaves without paying, or without being paid back, unless the desk says why. */
async function openBalance(
  tx: Transaction,
  { id, currency }: BookingRow,
  input: TransitionInput,
): Promise<Pick<Outcome, 'balanceCents' | 'companyPays'>> {
  const balanceCents = await readBalance(tx, id)
  const companyPays =
    input.companyPaysLater === true && balanceCents > 0 && (await readGuestBalance(tx, id)) === 0
  if (balanceCents === 0 || companyPays || input.openBalance) return { balanceCents, companyPays }
  const amount = moneyText(Math.abs(balanceCents), currency)
  throw new AppError(
    'open_balance',
    balanceCents > 0
      ? say('{amount} is left to pay. Record the payment, or say why the guest leaves without paying.', {
          amount,
        })
      : say('The guest has paid {amount} too much. Record the refund, or say why they leave without it.', {
          amount,
        }),
  )
}

type Fee = { fee: number | null; waived: number | null }

/**
 * The fee is null when none applies, as for a hold, and nothing when the hotel cancels; what is owed for rooms that were
 * given up before stays owed.
 */
async function computeFee(
  tx: Transaction,
  booking: BookingRow,
  input: TransitionInput,
  now: Date,
): Promise<Fee> {
  if (input.to !== 'cancelled' && input.to !== 'no-show') return { fee: null, waived: null }
  const { droppedFeeCents: before } = booking
  if (input.cancelledBy === 'hotel') return { fee: before, waived: null }
  const stays = await selectStays(tx, booking.id)
  const fee = input.to === 'no-show' ? noShowFeeCents(booking, stays) : cancelFeeCents(booking, stays, now)
  return input.waiveFee ? { fee: before, waived: fee || null } : { fee: before + fee, waived: null }
}

/** The night of arrival of a guest who did not come is kept or released, as long as that can be decided. */
function resolveFirstNight(
  { checkInOn }: BookingRow,
  { to, firstNight }: TransitionInput,
  today: string,
): TransitionInput['firstNight'] {
  if (to !== 'no-show') return undefined
  if (isFirstNightToDecide(checkInOn, today)) return firstNight ?? 'kept'
  if (firstNight !== 'released') return undefined
  throw new AppError('conflict', say('The night of arrival is over, so it cannot be released.'))
}

const settled = { balanceCents: 0, companyPays: false }

type Outcome = {
  fee: number | null
  released: number
  balanceCents: number
  companyPays: boolean
  firstNight: TransitionInput['firstNight']
}

function describeTransition(
  booking: BookingRow,
  input: TransitionInput,
  { fee, released, balanceCents, companyPays, firstNight }: Outcome,
): Happening<TransitionInput['to']> {
  const owed = { feeCents: fee ?? 0, currency: booking.currency }
  const particulars = input.reason
  switch (input.to) {
    case 'confirmed':
    case 'checked-in':
      return { kind: input.to, params: {} }
    case 'checked-out':
      return {
        kind: 'checked-out',
        params: {
          nights: released,
          bookedUntilOn: booking.checkOutOn,
          ...(balanceCents === 0 ? {} : { open: { cents: balanceCents, currency: booking.currency } }),
          ...(companyPays && { companyPays }),
        },
        particulars: balanceCents === 0 || companyPays ? null : input.openBalance,
      }
    case 'cancelled':
      return { kind: 'cancelled', params: { by: input.cancelledBy ?? 'hotel', ...owed }, particulars }
    case 'no-show':
      return { kind: 'no-show', params: { ...owed, ...(firstNight && { firstNight }) }, particulars }
  }
}
