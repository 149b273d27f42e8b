import { randomUUID } from 'node:crypto'
import type { BookingPayments, PaymentPurpose } from '@roomlark/contract/bookings/payments'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { beginPayment, openPaymentPage } from '../../src/bookings/payments/begin.service.ts'
import type { TestApp } from '../app.ts'
import { switchPayments } from '../taking-payments.ts'
import { openTestHotel } from '../test-hotel.ts'
import { waitUntil } from '../wait.ts'

export type PayingHotel = Awaited<ReturnType<typeof openPayingHotel>>

/** Gives a hotel an account that takes payments. Returns its id at the service. */
export async function connectHotel(app: TestApp, hotelId: string): Promise<string> {
  const serviceId = app.paymentSimulator.openAccount()
  await app.sql`
    WITH account AS (
      INSERT INTO payment_accounts (id, owner_id, service_id, country, state, methods, is_test, created_at)
      SELECT gen_random_uuid(), owner_id, ${serviceId}, country, 'active', '{card}', true, now()
      FROM hotels WHERE id = ${hotelId} RETURNING id)
    INSERT INTO hotel_payment_settings (hotel_id, account_id) SELECT ${hotelId}, id FROM account
    ON CONFLICT (hotel_id) DO UPDATE SET account_id = EXCLUDED.account_id`
  return serviceId
}

/** Opens a hotel that sells and takes payments online, and lets guests pay at it. */
export async function openPayingHotel(
  app: TestApp,
  units = 3,
  options: Parameters<typeof openTestHotel>[2] = {},
) {
  const testHotel = await openTestHotel(app, units, options)
  await switchPayments(app, 'open')
  const account = await connectHotel(app, testHotel.hotel.id)
  const guest = { ...app.services, sql: app.pool, actor: { userType: 'guest' as const } }
  const { paymentSimulator: simulator } = app

  /** Begins a payment as a page of the guest site does, and opens its page. */
  const openPage = async (
    bookingId: string,
    amountCents: number,
    order: { purpose?: PaymentPurpose; depositId?: string; keepsCard?: boolean } = {},
  ) => {
    const paymentId = await app.pool.begin(async (tx) => {
      const { purpose = 'balance', depositId = null, keepsCard = false } = order
      await tx`SELECT 1 FROM bookings WHERE id = ${bookingId} FOR UPDATE`
      const { hotel } = testHotel
      const { currency } = hotel
      const wanted = { purpose, hotelId: hotel.id, bookingId, depositId, amountCents, currency, keepsCard }
      return beginPayment(guest, tx, wanted)
    })
    const url = await openPaymentPage(guest, paymentId, {
      backUrl: `${app.services.publicUrl}/back`,
      cancelUrl: `${app.services.publicUrl}/cancel`,
      language: 'en',
    })
    return { paymentId, url }
  }
  const readPayments = (bookingId: string, token = testHotel.token): Promise<BookingPayments> =>
    testHotel.data(app.ask('GET', `/api/v1/bookings/${bookingId}/payments`, { token }))
  const post = (
    path: string,
    body: unknown,
    { token = testHotel.token, key = randomUUID() }: { token?: string; key?: string } = {},
  ) => app.ask('POST', `/api/v1${path}`, { token, body, headers: { 'idempotency-key': key } })

  return {
    ...testHotel,
    guest,
    account,
    simulator,
    openPage,
    readPayments,
    post,
    /** Sends the messages of the service, and waits until they were acted on. */
    async deliver(how?: Parameters<typeof simulator.notices.deliver>[0]) {
      const statuses = await simulator.notices.deliver(how)
      await waitUntil('the end of the notices', async () => {
        const open = await app.sql`SELECT 1 FROM payment_notices WHERE handled_at IS NULL`
        return open.length === 0
      })
      return statuses
    },
    /** Says how guests have agreed to pay for a booking. */
    async agree(bookingId: string, terms: PaymentTerms) {
      await app.sql`UPDATE bookings SET payment_terms = ${app.sql.json(terms)} WHERE id = ${bookingId}`
    },
  }
}
