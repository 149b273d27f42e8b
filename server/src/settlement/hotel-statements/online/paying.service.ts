import { say } from '@roomlark/contract/say'
import type { HotelStatement } from '@roomlark/contract/settlement/hotel-statements'
import { beginPayment, openPaymentPage } from '../../../bookings/payments/begin.service.ts'
import { settlePayment } from '../../../bookings/payments/settle.service.ts'
import type { SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getReaderLanguage } from '../../../language.ts'
import { monthText } from '../statement-facts.ts'
import { findStatement } from '../statements.service.ts'
import { getStatementService } from './offered.service.ts'
import { lockPaying, selectPendingPayments } from './online.queries.ts'

type Month = { hotelId: string; month: string }

/** Returns the page on which what is open of a statement is paid; two tabs get the same one. */
export async function payStatement(
  ctx: SignedInContext,
  ids: Month,
  currency: string | undefined,
): Promise<{ url: string }> {
  await getStatementService(ctx)
  // Somebody may have paid on a page whose outcome was not heard of yet.
  const { closed, statement } = await settlePending(ctx, ids, currency)
  const amountCents = statement.paid?.openCents ?? 0
  if (!closed || amountCents <= 0) throw new AppError('conflict', say('There is nothing to pay.'))
  const id = await ctx.sql.begin(async (tx) => {
    await lockPaying(tx, closed.id)
    const pending = await selectPendingPayments(tx, closed.id)
    if (pending.some(({ isUnderway }) => isUnderway))
      throw new AppError('conflict', say('A payment of this statement is on its way already.'))
    return beginPayment(ctx, tx, {
      purpose: 'statement',
      hotelId: ids.hotelId,
      bookingId: null,
      statementId: closed.id,
      amountCents,
      currency: closed.currency,
      keepsCard: false,
    })
  })
  const address = `${ctx.publicUrl}/hotels/${ids.hotelId}/statements/${ids.month}?currency=${closed.currency}`
  const url = await openPaymentPage(ctx, id, {
    backUrl: `${address}&paying=done`,
    cancelUrl: address,
    language: getReaderLanguage(),
    title: say('Roomlark statement {number}', { number: closed.number }),
    description: `${statement.hotel.name}, ${monthText(closed.month)}`,
  })
  return { url }
}

/** Asks the service what became of a payment, for whoever comes back from its page before its message arrives. */
export async function checkStatementPayment(
  ctx: SignedInContext,
  ids: Month,
  currency: string | undefined,
): Promise<HotelStatement> {
  return (await settlePending(ctx, ids, currency)).statement
}

async function settlePending(ctx: SignedInContext, ids: Month, currency: string | undefined) {
  const found = await findStatement(ctx, ids, currency)
  if (!found.closed) return found
  const pending = await selectPendingPayments(ctx.sql, found.closed.id)
  for (const { id } of pending) await settlePayment(ctx, id)
  return pending.length === 0 ? found : findStatement(ctx, ids, currency)
}
