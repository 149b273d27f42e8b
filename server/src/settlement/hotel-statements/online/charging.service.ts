import { addDays, dateIn } from '@roomlark/contract/dates'
import { chargeNoticeDays } from '@roomlark/contract/settlement/statement-paying'
import { createAttempts } from '../../../attempts.ts'
import { beginPayment } from '../../../bookings/payments/begin.service.ts'
import { settlePayment } from '../../../bookings/payments/settle.service.ts'
import type { ServiceContext } from '../../../context.ts'
import { tell } from '../../../db/outbox.ts'
import { notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { lockStatements } from '../payments/payments.queries.ts'
import { findStatementService } from './offered.service.ts'
import {
  type DueStatement,
  lockPaying,
  selectChargeable,
  selectPendingPayments,
  selectToAnnounce,
  selectToCharge,
  updateChargesOn,
} from './online.queries.ts'

/** Runs every hour: charges the cards of hotels that pay automatically, two days after it was announced to them. */
export async function chargeStatements(ctx: ServiceContext): Promise<void> {
  if (!(await findStatementService(ctx))) return
  const { attempt, throwFailures } = createAttempts()
  for (const due of await selectToAnnounce(ctx.sql, chargeNoticeDays, ctx.clock())) {
    await attempt(announce(ctx, due))
  }
  for (const due of await selectToCharge(ctx.sql, ctx.clock())) await attempt(charge(ctx, due))
  throwFailures('some statements could not be charged')
}

async function announce(ctx: ServiceContext, { id, hotelId }: DueStatement): Promise<void> {
  const at = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    await lockStatements(tx, hotelId)
    const statement = await selectChargeable(tx, id)
    if (!statement || statement.chargesOn !== null || statement.openCents <= 0) return
    const { number, currency, dueOn, openCents, timeZone, month, card } = statement
    const earliest = addDays(dateIn(timeZone, at), chargeNoticeDays)
    const chargesOn = dueOn > earliest ? dueOn : earliest
    await updateChargesOn(tx, id, chargesOn)
    await notifyOwner(ctx, tx, hotelId, null, {
      event: 'money',
      params: {
        news: 'charge-announced',
        number,
        cents: openCents,
        currency,
        chargesOn,
        brand: card.brand,
        digits: card.digits,
      },
      link: `/hotels/${hotelId}/statements/${month.slice(0, 7)}`,
      occasion: `statement-charge:${id}`,
    })
    await tell(tx, { type: 'money' }, { hotelIds: [hotelId], admins: true })
  })
}

async function charge(ctx: ServiceContext, { id, hotelId }: DueStatement): Promise<void> {
  const paymentId = await ctx.sql.begin(async (tx) => {
    await lockPaying(tx, id)
    const statement = await selectChargeable(tx, id)
    if (!statement || statement.openCents <= 0 || (await selectPendingPayments(tx, id)).length > 0) return
    return beginPayment({ ...ctx, actor: null }, tx, {
      purpose: 'statement',
      hotelId,
      bookingId: null,
      statementId: id,
      amountCents: statement.openCents,
      currency: statement.currency,
      keepsCard: false,
      card: { id: statement.card.id, allowedCents: statement.openCents },
    })
  })
  if (paymentId !== undefined) await settlePayment(ctx, paymentId)
}
