import { PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../context.ts'
import {
  listActiveAccounts,
  refreshAccountByService,
} from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { readPaymentDisputes } from './disputes.service.ts'
import { readRefundsSince } from './settle-refunds.service.ts'
import { readTransfers } from './transfers.service.ts'

/** A server that was down for longer is told of the rest by the people who have looked after it. */
const lookBackMs = 30 * 86_400_000

/**
 * Reads what happened at the accounts without anything of ours being open there, because its notice may be lost:
 * disputes, refunds that somebody made at the service or a bank sent back, transfers, and accounts that may take
 * payments no longer. An account that cannot be read keeps no other waiting.
 */
export async function reconcileAccounts(ctx: ServiceContext): Promise<void> {
  if (!ctx.payments) return
  const since = new Date(ctx.clock().getTime() - lookBackMs)
  const faults: unknown[] = []
  // Statements are paid to an account of ours.
  for (const account of [null, ...(await listActiveAccounts(ctx))]) {
    try {
      await readPaymentDisputes(ctx, account, since)
      await readRefundsSince(ctx, account, since)
      if (account === null) continue
      await readTransfers(ctx, account)
      await refreshAccountByService(ctx, account)
    } catch (error) {
      // The next hour asks again.
      if (!(error instanceof PaymentUnclear)) faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} accounts could not be read`)
}
