import type postgres from 'postgres'
import { shippedMoneySettings } from '../../contract/src/platform/money-settings.ts'
import { growHotels } from './hotels-data.ts'
import { noTaxes } from './no-taxes.ts'

/** A moment at which all stays of January are to be billed, and to be paid out. */
export const measuredAt = '2026-03-03T12:00:00Z'

export type MoneySize = { commissions: number; hotels: number; affiliates: number }

/**
 * Writes commissions of stays that ended in January, all of them payable and in the ledger, and neither billed nor paid.
 * Commissions are spread evenly over pairs of a hotel and an affiliate; of the two numbers one has to be a multiple of
 * the other. Returns an administrator.
 */
export async function openMoney(
  sql: postgres.Sql,
  { commissions, hotels, affiliates }: MoneySize,
): Promise<string> {
  // Search is measured elsewhere, and its index would take most of the time.
  await sql`ALTER TABLE bookings DROP COLUMN search_text`
  await sql`SET synchronous_commit = off`
  await growHotels(sql, hotels)
  const [admin] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash) VALUES ('admin@bench.test', 'admin', 'x') RETURNING id`
  // Hotels have paid nothing, so that payouts do not depend on closing.
  await sql`
    INSERT INTO settings (name, value) VALUES ('money', ${sql.json({ ...shippedMoneySettings, advances: true })})`
  await addPairs(sql, { hotels, affiliates })
  await sql`SET session_replication_role = replica`
  await addBookings(sql, commissions, Math.max(hotels, affiliates))
  // Without it the sizes of these tables are guessed, and joining them takes the square of the time.
  await sql`ANALYZE`
  await addLedger(sql)
  // Figures are not measured here, and the doctor leaves out what is due to be counted.
  await sql`INSERT INTO rebuild_due DEFAULT VALUES`
  await sql`SET session_replication_role = DEFAULT`
  await sql`VACUUM ANALYZE`
  return admin?.id ?? ''
}

/** Affiliates with details that can be used; and who is a partner of whom. */
async function addPairs(sql: postgres.Sql, { hotels, affiliates }: Omit<MoneySize, 'commissions'>) {
  await sql`
    WITH added AS (
      INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
      SELECT gen_random_uuid() || '@bench.test', 'affiliate', 'x', 'Bench', 'Partner', now()
      FROM generate_series(1, ${affiliates}::integer)
      RETURNING id
    )
    INSERT INTO payout_details (affiliate_id, subject, kind, country, last_four, bank_name, sealed, saved_at, usable_from)
    SELECT id, 'all', 'iban', 'IT', '2207', 'Banca', '\\x01', '2025-12-01', '2025-12-04' FROM added`
  await sql`
    INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
    SELECT a.id, h.id, 'active', '2025-12-01', '2025-12-01', '2025-12-01'
    FROM generate_series(0, ${Math.max(hotels, affiliates) - 1}::integer) AS n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM hotels) AS h ON h.number = n % ${hotels}::integer
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users WHERE user_type = 'affiliate') AS a
        ON a.number = n % ${affiliates}::integer`
}

/** Stays of one to five nights at 100.00 a night, of which a tenth is the commission and a fifth of that Roomlark's. */
async function addBookings(sql: postgres.Sql, count: number, pairs: number): Promise<void> {
  await sql`
    INSERT INTO bookings (id, reference, hotel_id, state, source, affiliate_id, partnership_id, commission_bps, guest_name,
      guest_email, adults, child_ages, check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps,
      plan_per_adult_cents, tax_rules, cancellation_policy, check_in_time, check_out_time, time_zone, currency, room_cents,
      city_tax_cents, vat_cents, total_cents, usd_rate, total_usd_cents, notes, special_requests, created_at, updated_at,
      booked_at)
    SELECT id, id::text, hotel_id, 'checked-out', 'affiliate', affiliate_id, partnership_id, 1000, 'Hana Nakamura',
           'hana@example.test', 2, '{}', left_on - nights, left_on, id, 'Flexible', 'room-only', 0, 0, ${sql.json(noTaxes)}, '{}', '15:00',
           '11:00', 'Europe/Rome', 'USD', nights * 10000, 0, 0, nights * 10000, 1, nights * 10000, '', '', '2025-12-10',
           '2025-12-10', '2025-12-10'
    FROM (
      SELECT gen_random_uuid() AS id, p.hotel_id, p.affiliate_id, p.id AS partnership_id, 1 + n % 5 AS nights,
             date '2026-01-01' + (n / ${pairs}::integer) % 28 AS left_on
      FROM generate_series(0, ${count - 1}::integer) AS n
        JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS number FROM partnerships) AS p
          ON p.number = n % ${pairs}::integer
    ) AS made`
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, method, window_days, rate_bps,
                                   platform_share_bps, at)
    SELECT id, affiliate_id, partnership_id, 'desk', 30, 1000, 2000, booked_at FROM bookings`
  await sql`
    INSERT INTO commissions (booking_id, hotel_id, affiliate_id, partnership_id, currency, hold_days, stage, ended_on,
                             earned_at, payable_at, base_cents, gross_cents, share_cents, net_cents, net_usd_cents, changes)
    SELECT id, hotel_id, affiliate_id, partnership_id, currency, 14, 'payable', check_out_on, check_out_on + 2,
           check_out_on + 14, room_cents, room_cents / 10, room_cents / 50, room_cents / 10 - room_cents / 50,
           room_cents / 10 - room_cents / 50, 1
    FROM bookings`
}

/** The product checks every transaction that it writes; here the doctor checks all of them at once. */
const checked = {
  ledger_transactions: 'ledger_transactions_balance',
  ledger_entries: 'ledger_entries_in_time',
}

/** One transaction for each commission, counted in the balances. */
async function addLedger(sql: postgres.Sql): Promise<void> {
  for (const [on, trigger] of Object.entries(checked)) {
    await sql`ALTER TABLE ${sql(on)} DISABLE TRIGGER ${sql(trigger)}`
  }
  const posted = sql`commissions c CROSS JOIN LATERAL commission_postings(
    c.hotel_id, c.affiliate_id, c.currency, c.stage, c.is_held, c.is_disputed, false, c.gross_cents, c.share_cents,
    c.net_cents, c.net_usd_cents) AS p`
  await sql`
    INSERT INTO ledger_accounts (kind, holder_id, currency)
    SELECT DISTINCT p.account_kind, p.holder_id, p.account_currency FROM ${posted}`
  await sql`
    INSERT INTO ledger_transactions (at, cause, cause_key, booking_id)
    SELECT payable_at, 'backlog', booking_id, booking_id FROM commissions`
  await sql`
    INSERT INTO ledger_entries (transaction_id, account_id, amount)
    SELECT t.id, a.id, p.amount
    FROM ${posted} JOIN ledger_transactions t ON t.booking_id = c.booking_id
      JOIN ledger_accounts a ON a.kind = p.account_kind AND a.holder_key = holder_key(p.holder_id)
        AND a.currency = p.account_currency`
  await sql`
    INSERT INTO ledger_balances (account_id, debit_cents, credit_cents)
    SELECT account_id, sum(greatest(amount, 0)), sum(greatest(-amount, 0)) FROM ledger_entries GROUP BY account_id`
  await sql`
    INSERT INTO commission_changes (booking_id, number, at, cause, transaction_id, stage, is_held, is_disputed, base_cents,
                                    gross_cents, share_cents, net_cents, net_usd_cents)
    SELECT c.booking_id, 1, t.at, t.cause, t.id, c.stage, false, false, c.base_cents, c.gross_cents, c.share_cents,
           c.net_cents, c.net_usd_cents
    FROM commissions c JOIN ledger_transactions t USING (booking_id)`
  for (const [on, trigger] of Object.entries(checked)) {
    await sql`ALTER TABLE ${sql(on)} ENABLE ALWAYS TRIGGER ${sql(trigger)}`
  }
}
