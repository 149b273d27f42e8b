import { say } from '@roomlark/contract/say'
import type { HotelStatement } from '@roomlark/contract/settlement/hotel-statements'
import type { PaymentService } from '../../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { isLaunched } from '../../../platform/platform/launch.service.ts'
import { selectChargesOn, selectNewestPayment } from './online.queries.ts'

/** Returns the payment service if statements can be paid with it: nothing is paid before payments are announced. */
export async function findStatementService(ctx: ServiceContext): Promise<PaymentService | null> {
  const isOpen =
    (await isLaunched(ctx, ['onlinePayments'], () => ctx.sql)) &&
    (await isLaunched(ctx, ['payouts'], () => ctx.sql))
  return isOpen ? ctx.payments : null
}

export async function getStatementService(ctx: ServiceContext): Promise<PaymentService> {
  const service = await findStatementService(ctx)
  if (!service) throw new AppError('not_launched', say('Statements cannot be paid online yet.'))
  return service
}

/** Reads what a closed statement shows about paying it online. */
export async function readOnline(
  ctx: ServiceContext,
  statementId: string | undefined,
): Promise<HotelStatement['online']> {
  if (statementId === undefined) return null
  const service = await findStatementService(ctx)
  if (!service) return null
  const [payment, chargesOn] = await Promise.all([
    selectNewestPayment(ctx.sql, statementId),
    selectChargesOn(ctx.sql, statementId),
  ])
  return {
    isLive: service.mode === 'live',
    chargesOn,
    payment: payment
      ? {
          ...payment,
          createdAt: payment.createdAt.toISOString(),
          settledAt: payment.settledAt?.toISOString() ?? null,
        }
      : null,
  }
}
