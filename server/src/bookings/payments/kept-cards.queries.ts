import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import type { Sql } from '../../db/database.ts'

export type KeptCardRow = {
  id: string
  bookingId: string | null
  accountId: string | null
  customerId: string
  methodId: string
  brand: string
  digits: string
  expiresOn: string | null
}

/** The newest card that is kept for a booking. */
export async function selectCardOfBooking(sql: Sql, bookingId: string): Promise<KeptCardRow | undefined> {
  const [row] = await sql<KeptCardRow[]>`
    ${cardsWhere(sql, sql`booking_id = ${bookingId} AND removed_at IS NULL`)} ORDER BY agreed_at DESC LIMIT 1`
  return row
}

export async function selectCard(sql: Sql, id: string): Promise<KeptCardRow | undefined> {
  const [row] = await sql<KeptCardRow[]>`${cardsWhere(sql, sql`id = ${id} AND removed_at IS NULL`)}`
  return row
}

function cardsWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql`
    SELECT id, booking_id AS "bookingId", account_id AS "accountId", customer_id AS "customerId",
           method_id AS "methodId", brand, digits, expires_on AS "expiresOn"
    FROM kept_cards WHERE ${condition}`
}

export async function insertCard(sql: Sql, card: Omit<KeptCardRow, 'id'> & { at: Date }): Promise<void> {
  await sql`
    INSERT INTO kept_cards (id, booking_id, account_id, customer_id, method_id, brand, digits, expires_on, agreed_at)
    VALUES (gen_random_uuid(), ${card.bookingId}, ${card.accountId}, ${card.customerId}, ${card.methodId},
            ${card.brand}, ${card.digits}, ${card.expiresOn}, ${card.at})
    ON CONFLICT (method_id) DO NOTHING`
}

export type AgreedStay = {
  terms: PaymentTerms
  state: string
  totalCents: number
  cityTaxCents: number
  feeCents: number | null
  checkInOn: string
  timeZone: string
  currency: string
  hotelId: string
  nightlyCents: number[]
}

/** The payment terms that were agreed on for a booking. */
export async function selectAgreedStay(sql: Sql, bookingId: string): Promise<AgreedStay | undefined> {
  const [row] = await sql<AgreedStay[]>`
    SELECT b.payment_terms AS terms, b.state, b.total_cents AS "totalCents", b.city_tax_cents AS "cityTaxCents",
           b.fee_cents AS "feeCents", b.check_in_on AS "checkInOn", b.time_zone AS "timeZone", b.currency,
           b.hotel_id AS "hotelId",
           (SELECT coalesce(jsonb_agg(n.cents ORDER BY n.night), '[]')
            FROM (SELECT n.night, sum(n.price_cents)::bigint AS cents
                  FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id
                  WHERE s.booking_id = b.id GROUP BY n.night) n) AS "nightlyCents"
    FROM bookings b WHERE b.id = ${bookingId}`
  return row
}

/** Cards for which there is no use any more. */
export async function selectCardsToForget(
  sql: Sql,
  before: Date,
  limit: number,
): Promise<{ id: string; methodId: string; account: string | null }[]> {
  return sql<{ id: string; methodId: string; account: string | null }[]>`
    SELECT k.id, k.method_id AS "methodId", a.service_id AS account
    FROM kept_cards k JOIN bookings b ON b.id = k.booking_id LEFT JOIN payment_accounts a ON a.id = k.account_id
    WHERE k.removed_at IS NULL AND b.state IN ('checked-out', 'cancelled', 'no-show', 'expired')
      AND b.updated_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.kept_card_id = k.id AND p.state IN ('open', 'processing'))
    ORDER BY k.agreed_at LIMIT ${limit}`
}

export async function updateCardRemoved(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE kept_cards SET removed_at = ${at} WHERE id = ${id} AND removed_at IS NULL`
}
