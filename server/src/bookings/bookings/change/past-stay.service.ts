import { dateIn } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import type { AgreementReason } from '@roomlark/contract/partners/agreement-reason'
import { say } from '@roomlark/contract/say'
import type { StayAnswer } from '@roomlark/contract/settlement/stay-questions'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { adjustCommission, findAgreement } from '../../../partners/commissions/commissions.service.ts'
import { type BookingRow, updateState } from '../bookings.queries.ts'
import { lockBookingVersion } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { applyTransition } from '../desk/transitions.service.ts'
import { announceBooking } from '../mail/announce.service.ts'

/**
 * Records how a stay went that a partner brought and whose dates are over, in one transaction. No room is occupied by
 * it, since its nights are past.
 */
export async function recordPastStay(
  ctx: SignedInContext,
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
  answer: StayAnswer,
): Promise<void> {
  await beginForBooking(ctx, bookingId, async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, bookingId, answer.version)
    if (booking.hotelId !== hotelId || booking.source !== 'affiliate') throw notFound('booking')
    requireOpen(booking, dateIn(booking.timeZone, ctx.clock()))
    if (answer.keptCents !== undefined) requireKept(booking, answer.keptCents)
    if (answer.answer === 'no-show') await applyTransition(ctx, tx, booking, { to: 'no-show' })
    else await recordDeparture(ctx, tx, booking)
    await agreeOnBase(ctx, tx, booking, answer.keptCents)
  })
}

function requireOpen({ state, checkOutOn }: BookingRow, today: string): void {
  const isOpen = (state === 'confirmed' || state === 'checked-in') && checkOutOn < today
  if (!isOpen)
    throw new AppError('conflict', say('How this stay went is no longer in question. Reload to continue.'))
}

/** The hotel cannot have kept more than the stay cost. */
function requireKept(booking: BookingRow, keptCents: number): void {
  const most = computeCommissionBase(booking)
  if (keptCents <= most) return
  const message = say('Enter at most {amount}, the price of the rooms without taxes', {
    amount: moneyText(most, booking.currency),
  })
  throw new AppError('validation_failed', message, { fields: { keptCents: message } })
}

/** Commission is computed from the price of the rooms without taxes. */
function computeCommissionBase({
  roomCents,
  includedVatCents,
}: Pick<BookingRow, 'roomCents' | 'includedVatCents'>): number {
  return roomCents - includedVatCents
}

/** Unlike at the desk, the guest needs no room, and the hotel may be archived: nothing is left to come. */
async function recordDeparture(ctx: SignedInContext, tx: Transaction, booking: BookingRow): Promise<void> {
  const { id, state, checkOutOn } = booking
  if (state === 'confirmed') {
    await updateState(tx, id, { state: 'checked-in', now: ctx.clock() })
    await announceBooking(ctx, tx, id, { kind: 'checked-in', params: {} })
  }
  await updateState(tx, id, { state: 'checked-out', now: ctx.clock() })
  await announceBooking(ctx, tx, id, {
    kind: 'checked-out',
    params: { nights: 0, bookedUntilOn: checkOutOn },
  })
}

/** An answer that was undone may have left an agreement about part of the stay, which counts no longer. */
async function agreeOnBase(
  ctx: SignedInContext,
  tx: Transaction,
  booking: BookingRow,
  keptCents: number | undefined,
): Promise<void> {
  const before = await findAgreement(tx, booking.id)
  if (keptCents === undefined && before?.cause !== 'refund') return
  const whole = computeCommissionBase(booking)
  const baseCents = keptCents ?? whole
  const reason: AgreementReason =
    keptCents === undefined
      ? { kind: 'nothing-refunded' }
      : { kind: 'left-early', keptCents, ofCents: whole, currency: booking.currency }
  await adjustCommission(ctx, tx, booking.id, { baseCents, cause: 'refund', reason })
}
