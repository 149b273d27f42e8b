import { randomUUID } from 'node:crypto'
import type { PaymentSimulator } from '../adapters/payments/simulator/simulator.ts'
import { beginPayment, openPaymentPage } from '../bookings/payments/begin.service.ts'
import { refundPayment } from '../bookings/payments/desk.service.ts'
import { settlePayment } from '../bookings/payments/settle.service.ts'
import { settleRefund } from '../bookings/payments/settle-refunds.service.ts'
import type { DemoContext } from './demo-context.ts'
import { villa } from './hotels.ts'

const { id: hotelId, name } = villa

/** Payments of some of the next guests; the simulator opens the dispute of a disputed one soon after the start. */
const guests = [
  { card: '4242424242424242', share: 1, returned: 0 },
  { card: '5555555555554444', share: 0.3, returned: 0 },
  { card: '4242424242424242', share: 1, returned: 0.2 },
  { card: '4000000000000259', share: 0.5, returned: 0 },
]

type Stay = { id: string; currency: string; totalCents: number }

/** Connects a hotel to the simulated payment service, where some of its next guests have paid. */
export async function seedPayments(ctx: DemoContext): Promise<void> {
  const { sql, simulator } = ctx
  if (!simulator) return
  await sql`
    INSERT INTO settings (name, value) VALUES ('switches', '{"onlinePayments": "open"}')
    ON CONFLICT (name) DO UPDATE SET value = settings.value || excluded.value`
  ctx.switches.forget()
  // The account is as if its owner had entered everything at the payment service.
  await sql`
    WITH account AS (
      INSERT INTO payment_accounts (id, owner_id, service_id, country, state, methods, is_test, created_at, created_by)
      SELECT gen_random_uuid(), owner_id, ${simulator.openAccount('IT', name)}, country, 'active', '{card,sepa_debit}',
             true, now(), owner_id
      FROM hotels WHERE id = ${hotelId} RETURNING id)
    INSERT INTO hotel_payment_settings (hotel_id, account_id) SELECT ${hotelId}, id FROM account`
  // The next arrivals who have not paid anything.
  const stays = await sql<Stay[]>`
    SELECT id, currency, total_cents AS "totalCents" FROM bookings b
    WHERE hotel_id = ${hotelId} AND state = 'confirmed' AND total_cents > 0 AND check_in_on > current_date + 1
      AND NOT EXISTS (SELECT FROM folios f WHERE f.booking_id = b.id)
    ORDER BY check_in_on, id LIMIT ${guests.length}`
  for (const [index, stay] of stays.entries()) {
    const guest = guests[index]
    if (guest) await pay(ctx, simulator, stay, guest)
  }
}

async function pay(
  ctx: DemoContext,
  simulator: PaymentSimulator,
  { id: bookingId, currency, totalCents }: Stay,
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
  const refunds = await ctx.sql<{ id: string }[]>`
    SELECT id FROM payment_refunds WHERE payment_id = ${paymentId} AND state = 'open'`
  for (const { id } of refunds) await settleRefund(ctx, id)
}
