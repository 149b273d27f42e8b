import { randomUUID } from 'node:crypto'
import type { PaymentSimulator } from '../adapters/payments/simulator/simulator.ts'
import { beginPayment, openPaymentPage } from '../bookings/payments/begin.service.ts'
import { refundPayment } from '../bookings/payments/desk.service.ts'
import { settlePayment } from '../bookings/payments/settle.service.ts'
import { settleRefund } from '../bookings/payments/settle-refunds.service.ts'
import type { SignedInContext } from '../context.ts'
import {
  insertActiveAccount,
  openPaymentSwitch,
  selectOpenRefund,
  selectStaysToPay,
} from './payments.queries.ts'
import { insertMark } from './seed.queries.ts'

const hotelName = 'Villa Marenne'

/** Payments of some of the next guests; the simulator opens the dispute of a disputed one soon after the start. */
const guests = [
  { card: '4242424242424242', share: 1, returned: 0 },
  { card: '5555555555554444', share: 0.3, returned: 0 },
  { card: '4242424242424242', share: 1, returned: 0.2 },
  { card: '4000000000000259', share: 0.5, returned: 0 },
]

/** Connects a hotel to the simulated payment service, where some of its next guests have paid. */
export async function seedPayments(ctx: SignedInContext, simulator: PaymentSimulator | null): Promise<void> {
  // Marked first: what was paid twice would stay.
  if (!(await insertMark(ctx.sql, 'demo.payments')) || simulator === null) return
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  await openPaymentSwitch(ctx.sql)
  ctx.switches.forget()
  await insertActiveAccount(ctx.sql, { hotelName, serviceId: simulator.openAccount('IT', hotelName) })
  const stays = await selectStaysToPay(ctx.sql, { hotelName, limit: guests.length })
  for (const [index, stay] of stays.entries()) {
    const guest = guests[index]
    if (guest) await pay(quiet, simulator, stay, guest)
  }
}

type Stay = Awaited<ReturnType<typeof selectStaysToPay>>[number]

async function pay(
  ctx: SignedInContext,
  simulator: PaymentSimulator,
  { id: bookingId, hotelId, currency, totalCents }: Stay,
  { card, share, returned }: (typeof guests)[number],
): Promise<void> {
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  const amountCents = Math.round(totalCents * share)
  const order = { purpose: 'balance', hotelId, bookingId, amountCents, currency, keepsCard: false } as const
  const paymentId = await ctx.sql.begin((tx) => beginPayment(asGuest, tx, order))
  const backUrl = `${ctx.publicUrl}/stays`
  const page = await openPaymentPage(ctx, paymentId, { backUrl, cancelUrl: backUrl, language: 'en' })
  simulator.pay(page, card)
  await settlePayment(ctx, paymentId)
  if (returned === 0) return
  const input = { amountCents: Math.round(amountCents * returned), reason: 'The lift was out of order' }
  await refundPayment(ctx, { id: bookingId, paymentId }, input, randomUUID())
  const refundId = await selectOpenRefund(ctx.sql, paymentId)
  if (refundId) await settleRefund(ctx, refundId)
}
