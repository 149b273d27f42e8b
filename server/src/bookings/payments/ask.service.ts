import { PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../context.ts'
import { refreshDueAccounts } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { handleNotice, listLostNotices } from './notices.service.ts'
import { selectPaymentsToAsk } from './payments.queries.ts'
import { selectRefundsToAsk } from './refunds.queries.ts'
import { settleRefund } from './refunds.service.ts'
import { settlePayment } from './settle.service.ts'

const batch = 200

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
  for (const id of await selectPaymentsToAsk(ctx.sql, ctx.clock(), batch))
    await attempt(settlePayment(ctx, id))
  for (const id of await selectRefundsToAsk(ctx.sql, ctx.clock(), batch)) await attempt(settleRefund(ctx, id))
  for (const id of await listLostNotices(ctx)) await attempt(handleNotice(ctx, id))
  await attempt(refreshDueAccounts(ctx))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be settled`)
}
