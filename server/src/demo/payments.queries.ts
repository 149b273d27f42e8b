import type { Sql } from '../db/database.ts'

export async function openPaymentSwitch(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO settings (name, value) VALUES ('switches', '{"onlinePayments": "open"}')
    ON CONFLICT (name) DO UPDATE SET value = settings.value || excluded.value`
}

/** The account is as if its owner had entered everything at the payment service. */
export async function insertActiveAccount(
  sql: Sql,
  { hotelName, serviceId }: { hotelName: string; serviceId: string },
): Promise<void> {
  await sql`
    WITH account AS (
      INSERT INTO payment_accounts (id, owner_id, service_id, country, state, methods, is_test, created_at, created_by)
      SELECT gen_random_uuid(), owner_id, ${serviceId}, country, 'active', '{card,sepa_debit}', true, now(), owner_id
      FROM hotels WHERE name = ${hotelName} RETURNING id)
    INSERT INTO hotel_payment_settings (hotel_id, account_id)
    SELECT h.id, account.id FROM hotels h, account WHERE h.name = ${hotelName}`
}

/** The next arrivals who have not paid anything. */
export async function selectStaysToPay(
  sql: Sql,
  { hotelName, limit }: { hotelName: string; limit: number },
): Promise<{ id: string; hotelId: string; currency: string; totalCents: number }[]> {
  return sql<{ id: string; hotelId: string; currency: string; totalCents: number }[]>`
    SELECT b.id, b.hotel_id AS "hotelId", b.currency, b.total_cents AS "totalCents"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.name = ${hotelName} AND b.state = 'confirmed' AND b.total_cents > 0
      AND b.check_in_on > current_date + 1
      AND NOT EXISTS (SELECT 1 FROM folios f WHERE f.booking_id = b.id)
    ORDER BY b.check_in_on, b.id LIMIT ${limit}`
}

export async function selectOpenRefund(sql: Sql, paymentId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM payment_refunds WHERE payment_id = ${paymentId} AND state = 'open'`
  return row?.id
}
