import { addDays, dateIn } from '@roomlark/contract/dates'
import { noticeDays } from '@roomlark/contract/inventory/payment-terms'
import { createAttempts } from '../../attempts.ts'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { readTakesPayments } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { listBookingsToCollect, listDeposits, markNoticeMailed } from '../folios/posting/deposits.service.ts'
import { chargeKeptCard, findChargeableCard, forgetCards } from './kept-cards.service.ts'
import { lockBookingRow, selectPaymentsOfBooking } from './payments.queries.ts'
import { settlePayment } from './settle.service.ts'

/**
 * Runs every hour: announces charges of kept cards two days ahead, makes those whose day has come, and forgets cards for
 * which there is no use any more. One booking whose card cannot be charged keeps no other waiting.
 */
export async function collectDeposits(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  const { attempt, throwFailures } = createAttempts()
  for (const bookingId of await listBookingsToCollect(ctx, noticeDays)) {
    await attempt(collectNow(ctx, bookingId))
  }
  await forgetCards(ctx)
  throwFailures('some bookings could not be charged')
}

async function collectNow(ctx: ServiceContext, bookingId: string): Promise<void> {
  const paymentIds = await ctx.sql.begin((tx) => collect(ctx, tx, bookingId))
  for (const id of paymentIds) await settlePayment(ctx, id)
}

/** A guest who was told late is charged later, and never without having been told. */
async function collect(ctx: ServiceContext, tx: Transaction, bookingId: string): Promise<string[]> {
  await lockBookingRow(tx, bookingId)
  const chargeable = await findChargeableCard(ctx, tx, bookingId)
  if (chargeable?.stay.state !== 'confirmed') return []
  const { hotelId, timeZone } = chargeable.stay
  if (!(await readTakesPayments(ctx, tx, [hotelId])).has(hotelId)) return []
  const today = dateIn(timeZone, ctx.clock())
  const tried = new Set((await selectPaymentsOfBooking(tx, bookingId)).map(({ depositId }) => depositId))
  const paymentIds: string[] = []
  let leftCents = chargeable.chargeableCents
  for (const deposit of await listDeposits(tx, bookingId, today)) {
    const { id: depositId, dueOn, noticeMailedAt, failedAt } = deposit
    if (!deposit.chargesCard || deposit.state === 'paid' || failedAt !== null || tried.has(depositId))
      continue
    if (noticeMailedAt === null) {
      if (dueOn > addDays(today, noticeDays)) continue
      await markNoticeMailed(ctx, tx, depositId)
      await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'charge-soon', id: depositId })
      continue
    }
    const isTold = addDays(dateIn(timeZone, noticeMailedAt), noticeDays) <= today
    const amountCents = Math.min(deposit.amountCents, leftCents)
    if (dueOn > today || !isTold || amountCents <= 0) continue
    leftCents -= amountCents
    const charge = { bookingId, amountCents, reason: '', purpose: 'deposit', depositId } as const
    paymentIds.push(await chargeKeptCard({ ...ctx, actor: null }, tx, chargeable, charge))
  }
  return paymentIds
}
