import { dateIn } from '@roomlark/contract/dates'
import { PaymentRefused, PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { readTakesPayments } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { readBalance } from '../folios/folios.service.ts'
import { listDeposits } from '../folios/posting/deposits.service.ts'
import { beginPayment } from './begin.service.ts'
import {
  type AgreedStay,
  type KeptCardRow,
  selectAgreedStay,
  selectCardOfBooking,
  selectCardsToForget,
  updateCardRemoved,
} from './kept-cards.queries.ts'
import { selectPaymentsOfBooking } from './payments.queries.ts'

export type ChargeableCard = {
  card: KeptCardRow
  stay: AgreedStay
  /** The most that the terms of the booking allow to be charged now; 0 until there is a reason. */
  chargeableCents: number
}

/**
 * Returns the card that is kept for a booking, and what its guest has agreed to be charged by now: the fee for a no-show
 * or a late cancellation, or the part of the price whose day has come. It is never more than what is owed.
 */
export async function findChargeableCard(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  bookingId: string,
): Promise<ChargeableCard | undefined> {
  const card = await selectCardOfBooking(sql, bookingId)
  const stay = card && (await selectAgreedStay(sql, bookingId))
  if (!stay) return undefined
  const owedCents = await readBalance(sql, bookingId)
  const onItsWay = (await selectPaymentsOfBooking(sql, bookingId))
    .filter(({ state, keptCardId }) => state === 'processing' || (state === 'open' && keptCardId !== null))
    .reduce((cents, { amountCents }) => cents + amountCents, 0)
  const agreedCents = isOver(stay) ? (stay.feeCents ?? 0) : await sumDue(ctx, sql, bookingId, stay)
  return { card, stay, chargeableCents: Math.max(0, Math.min(owedCents, agreedCents) - onItsWay) }
}

function isOver({ state }: AgreedStay): boolean {
  return state === 'cancelled' || state === 'no-show'
}

async function sumDue(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  bookingId: string,
  { timeZone, state }: AgreedStay,
): Promise<number> {
  if (state !== 'confirmed' && state !== 'checked-in') return 0
  const today = dateIn(timeZone, ctx.clock())
  return (await listDeposits(sql, bookingId, today))
    .filter((deposit) => deposit.chargesCard && deposit.state !== 'paid' && deposit.dueOn <= today)
    .reduce((cents, { amountCents }) => cents + amountCents, 0)
}

type Charge = {
  bookingId: string
  amountCents: number
  reason: string
  purpose: 'fee' | 'deposit'
  depositId?: string | null
}

/**
 * Writes down a charge of the kept card, which `settlePayment` carries out after the transaction. The caller has locked
 * the booking and checked that the amount is within the terms, which the database checks again.
 */
export async function chargeKeptCard(
  ctx: ActingContext,
  tx: Transaction,
  { card, stay, chargeableCents }: ChargeableCard,
  { bookingId, amountCents, reason, purpose, depositId = null }: Charge,
): Promise<string> {
  return beginPayment(ctx, tx, {
    purpose,
    hotelId: stay.hotelId,
    bookingId,
    depositId,
    amountCents,
    currency: stay.currency,
    keepsCard: false,
    card: { id: card.id, allowedCents: chargeableCents },
    reason,
  })
}

/**
 * Charges the fee that was advertised to a guest who did not come or cancelled late, if a card is kept. The caller has
 * locked the booking, and its folio shows the fee. A hotel that takes no payments any more collects it itself.
 */
export async function collectFee(ctx: ActingContext, tx: Transaction, bookingId: string): Promise<void> {
  const chargeable = await findChargeableCard(ctx, tx, bookingId)
  if (!chargeable || !isOver(chargeable.stay) || chargeable.chargeableCents === 0) return
  if (!(await takesPayments(ctx, tx, chargeable.stay.hotelId))) return
  const { chargeableCents: amountCents } = chargeable
  const paymentId = await chargeKeptCard(ctx, tx, chargeable, {
    bookingId,
    amountCents,
    reason: '',
    purpose: 'fee',
  })
  await ctx.jobs.enqueue(tx, 'payments.settle', { paymentId })
}

async function takesPayments(ctx: ServiceContext, tx: Transaction, hotelId: string): Promise<boolean> {
  return (await readTakesPayments(ctx, tx, [hotelId])).has(hotelId)
}

/** Cards are forgotten this long after the last thing that happened to a booking that is over. */
const forgetAfterMs = 30 * 86_400_000

/** Has the service forget cards for which there is no use any more. */
export async function forgetCards(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  const before = new Date(ctx.clock().getTime() - forgetAfterMs)
  for (const { id, methodId, account } of await selectCardsToForget(ctx.sql, before, 100)) {
    try {
      await ctx.payments.forgetCard(account, methodId)
    } catch (error) {
      // The next hour asks again.
      if (error instanceof PaymentUnclear) return
      // The service does not have it any more.
      if (!(error instanceof PaymentRefused)) throw error
    }
    await updateCardRemoved(ctx.sql, id, ctx.clock())
  }
}
