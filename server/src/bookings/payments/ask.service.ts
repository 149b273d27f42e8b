import { PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../context.ts'
import { refreshDueAccounts } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { handleNotice, listLostNotices } from './notices.service.ts'
import { selectPaymentsToAsk } from './payments.queries.ts'
import { selectRefundsToAsk } from './refunds.queries.ts'
import { settlePayment } from './settle.service.ts'
import { settleRefund } from './settle-refunds.service.ts'

const batch = 200
/** No more than may book at one hotel at a time, and half of the pool: guests are served meanwhile. */
const mostAtOnce = 4

/**
 * Runs every minute: asks the payment service about everything whose outcome is open, so that a lost notice costs
 * minutes and never money. One payment that cannot be settled does not keep others waiting.
 */
export async function askAboutPayments(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  const faults: unknown[] = []
  const attempt = async (work: Promise<unknown>) => {
    await work.catch((fault: unknown) => {
      // A service that does not answer is asked again in a minute.
      if (!(fault instanceof PaymentUnclear)) faults.push(fault)
    })
  }
  const forEach = async (ids: readonly string[], work: (id: string) => Promise<unknown>) => {
    const left = ids.values()
    const workOff = async () => {
      for (const id of left) await attempt(work(id))
    }
    await Promise.all(Array.from({ length: mostAtOnce }, workOff))
  }
  await forEach(await selectPaymentsToAsk(ctx.sql, ctx.clock(), batch), (id) => settlePayment(ctx, id))
  await forEach(await selectRefundsToAsk(ctx.sql, ctx.clock(), batch), (id) => settleRefund(ctx, id))
  await forEach(await listLostNotices(ctx), (id) => handleNotice(ctx, id))
  await attempt(refreshDueAccounts(ctx))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be settled`)
}
