import { randomUUID } from 'node:crypto'
import type { PaymentService } from '../src/adapters/payments/payment-service.ts'
import type { TestApp } from './app.ts'
import type { TestHotel } from './test-hotel.ts'

/** Stands for a payment service in tests that show what is due and never pay it. */
export const unusedPayments = { mode: 'simulated' } as PaymentService

export async function switchPayments(app: TestApp, to: 'open' | 'closed'): Promise<void> {
  await app.sql`
    INSERT INTO settings (name, value) VALUES ('switches', ${app.sql.json({ onlinePayments: to })})
    ON CONFLICT (name) DO UPDATE SET value = settings.value || excluded.value`
  app.services.switches.forget()
}

/** Gives a hotel an account at the payment service that can take payments. */
export async function connectAccount(
  app: TestApp,
  { hotel, owner }: Pick<TestHotel, 'hotel' | 'owner'>,
  state: 'active' | 'incomplete' = 'active',
): Promise<string> {
  const id = randomUUID()
  await app.sql`
    INSERT INTO payment_accounts (id, owner_id, service_id, country, state, methods, is_test, created_at)
    VALUES (${id}, ${owner.id}, ${`acct_${id}`}, 'IT', ${state}, '{card}', true, now())`
  await app.sql`
    INSERT INTO hotel_payment_settings (hotel_id, account_id) VALUES (${hotel.id}, ${id})
    ON CONFLICT (hotel_id) DO UPDATE SET account_id = excluded.account_id`
  return id
}
