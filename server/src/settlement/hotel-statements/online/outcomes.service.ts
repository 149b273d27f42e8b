import type { Listeners, PaidOnline, ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { keepHotelCard } from './automatic.service.ts'
import { countPayment } from './counting.service.ts'
import { selectPaidStatement } from './online.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>

/** Counts a payment that arrived, shows one that is on its way, and keeps a card that was entered. */
export const followStatementPayment: Listeners['statementPaid'] = async (ctx, tx, payment, card) => {
  if (card) await keepHotelCard(ctx, tx, payment.hotelId, card)
  await countPayment(ctx, tx, payment.id)
  await tell(tx, { type: 'money' }, { hotelIds: [payment.hotelId], admins: true })
  // Any excess becomes credit of the hotel, so nothing is ever paid twice.
  return 'paid'
}

/** Notifies the hotel that a payment failed while nobody looked; a page that nobody paid on is no news. */
export async function followFailedStatementPayment(
  ctx: Context,
  tx: Transaction,
  payment: PaidOnline,
): Promise<void> {
  await countPayment(ctx, tx, payment.id)
  const statement = await selectPaidStatement(tx, payment.id)
  if (payment.state === 'failed' && statement) {
    const { number, month, failure } = statement
    const { hotelId, amountCents: cents, currency } = payment
    await notifyOwner(ctx, tx, hotelId, null, {
      event: 'money',
      params: { news: 'statement-payment-failed', number, cents, currency, failure },
      link: `/hotels/${hotelId}/statements/${month.slice(0, 7)}`,
      occasion: `statement-payment-failed:${payment.id}`,
    })
  }
  await tell(tx, { type: 'money' }, { hotelIds: [payment.hotelId], admins: true })
}
