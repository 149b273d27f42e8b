import type postgres from 'postgres'

/** The product checks every transaction that it writes; here the doctor checks them. */
const checked = {
  ledger_transactions: 'ledger_transactions_balance',
  ledger_entries: 'ledger_entries_in_time',
}

export async function switchLedgerChecks(sql: postgres.Sql, isOn: boolean): Promise<void> {
  for (const [on, trigger] of Object.entries(checked)) {
    const how = isOn ? sql`ENABLE ALWAYS` : sql`DISABLE`
    await sql`ALTER TABLE ${sql(on)} ${how} TRIGGER ${sql(trigger)}`
  }
}

/** Opens the accounts of everybody, and makes the table that says which belong to a hotel and its partner. */
export async function openAccounts(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (kind, holder_id, currency)
    SELECT 'hotel-' || kind, id, 'EUR' FROM hotels, unnest(ARRAY['expected', 'receivable', 'guests', 'rooms', 'card']) AS kind
    UNION ALL
    SELECT 'affiliate-' || kind, id, 'USD' FROM users, unnest(ARRAY['expected', 'payable', 'in-transit']) AS kind
    WHERE user_type = 'affiliate'
    UNION ALL
    VALUES ('platform-expected', NULL::uuid, 'EUR'), ('platform-share', NULL, 'EUR'), ('exchange', NULL, 'EUR'),
           ('exchange', NULL, 'USD'), ('cash', NULL, 'EUR'), ('cash', NULL, 'USD')`
  const account = (kind: string, holder: string, currency: string) => sql`
    (SELECT id FROM ledger_accounts a
     WHERE kind = ${kind} AND holder_key = holder_key(${sql.unsafe(holder)}) AND currency = ${currency})`
  const ofHotel = (kind: string) => account(`hotel-${kind}`, 'p.hotel_id', 'EUR')
  const ofPartner = (kind: string) => account(`affiliate-${kind}`, 'p.affiliate_id', 'USD')
  const ofRoomlark = (kind: string, currency: string) => account(kind, 'NULL', currency)
  await sql`
    CREATE UNLOGGED TABLE bench_hotels AS
    SELECT row_number() OVER (ORDER BY p.hotel_id) - 1 AS number, p.hotel_id, p.affiliate_id, p.id AS partnership_id,
           l.id AS link_id, r.id AS plan_id, ${ofHotel('expected')} AS hotel_expected,
           ${ofHotel('receivable')} AS hotel_receivable, ${ofHotel('guests')} AS hotel_guests,
           ${ofHotel('rooms')} AS hotel_rooms, ${ofHotel('card')} AS hotel_card,
           ${ofPartner('expected')} AS partner_expected, ${ofPartner('payable')} AS partner_payable,
           ${ofPartner('in-transit')} AS partner_in_transit, ${ofRoomlark('platform-expected', 'EUR')} AS our_expected,
           ${ofRoomlark('platform-share', 'EUR')} AS our_share, ${ofRoomlark('exchange', 'EUR')} AS exchange_eur,
           ${ofRoomlark('exchange', 'USD')} AS exchange_usd, ${ofRoomlark('cash', 'EUR')} AS cash_eur,
           ${ofRoomlark('cash', 'USD')} AS cash_usd
    FROM partnerships p JOIN tracked_links l ON l.partnership_id = p.id JOIN rate_plans r ON r.hotel_id = p.hotel_id`
}

/** Commissions of stays that ended before this are billed, paid by the hotel and paid out. */
const settledUntil = `(date_trunc('month', current_date) - interval '1 month')::date`

/**
 * Commissions, folios and their transactions of the bookings in the table `made`. A tenth of the price is the commission,
 * a fifth of which is Roomlark's; folios are charged and paid by card when guests leave.
 */
export async function addSettledMoney(sql: postgres.Sql): Promise<void> {
  await sql`ALTER TABLE made ADD is_payable boolean, ADD is_settled boolean, ADD has_folio boolean`
  await sql`
    UPDATE made SET is_payable = is_referred AND state = 'checked-out' AND check_out_on < current_date - 14,
                    is_settled = is_referred AND state = 'checked-out' AND check_out_on < ${sql.unsafe(settledUntil)},
                    has_folio = state = 'checked-out' AND n / 7 % every = 0`
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, method, window_days, rate_bps,
                                   platform_share_bps, at)
    SELECT id, affiliate_id, partnership_id, link_id, 'link', 30, 1000, 2000, at FROM made WHERE is_referred`
  const stage = sql`
    CASE WHEN NOT stands THEN 'void' WHEN is_payable THEN 'payable' WHEN state = 'checked-out' THEN 'ended'
         ELSE 'expected' END`
  const amounts = sql`amount * 10000, amount * 1000, amount * 200, amount * 800, amount * 928`
  const settled = sql`CASE WHEN is_settled THEN amount ELSE 0 END`
  await sql`
    INSERT INTO commissions (booking_id, hotel_id, affiliate_id, partnership_id, currency, hold_days, stage, ended_on,
                             earned_at, payable_at, base_cents, gross_cents, share_cents, net_cents, net_usd_cents,
                             billed_base_cents, billed_gross_cents, billed_share_cents, billed_net_cents,
                             billed_net_usd_cents, covered_net_usd_cents, settled_net_usd_cents, changes)
    SELECT id, hotel_id, affiliate_id, partnership_id, 'EUR', 14, ${stage},
           CASE WHEN state = 'checked-out' THEN check_out_on END, CASE WHEN is_payable THEN check_out_on + 2 END,
           CASE WHEN is_payable THEN check_out_on + 14 END, ${amounts}, ${settled} * 10000, ${settled} * 1000,
           ${settled} * 200, ${settled} * 800, ${settled} * 928, ${settled} * 928, ${settled} * 928,
           CASE WHEN is_payable THEN 2 ELSE 1 END
    FROM (SELECT *, CASE WHEN stands THEN nights ELSE 0 END AS amount FROM made) AS made WHERE is_referred`
  await sql`
    INSERT INTO commission_changes (booking_id, number, at, cause, transaction_id, stage, is_held, is_disputed, base_cents,
                                    gross_cents, share_cents, net_cents, net_usd_cents)
    SELECT id, 1, at, 'booking', CASE WHEN stands THEN n * 4 + 1 END,
           CASE WHEN is_payable THEN 'expected' ELSE ${stage} END, false, false, ${amounts}
    FROM (SELECT *, CASE WHEN stands THEN nights ELSE 0 END AS amount FROM made) AS made WHERE is_referred
    UNION ALL
    SELECT id, 2, check_out_on + 14, 'payable', n * 4 + 2, 'payable', false, false, 0, 0, 0, 0, 0
    FROM made WHERE is_payable`
  await sql`
    INSERT INTO folios (id, booking_id, hotel_id, currency, position, opened_at)
    SELECT folio_id, id, hotel_id, 'EUR', 1, check_in_on FROM made WHERE has_folio`
  await sql`
    INSERT INTO folio_lines (id, number, folio_id, booking_id, hotel_id, kind, cause, from_on, until_on, quantity,
                             unit_cents, amount_cents, method, on_date, at, transaction_id)
    OVERRIDING SYSTEM VALUE
    SELECT gen_random_uuid(), n * 2 + 1, folio_id, id, hotel_id, 'room', 'booking', check_in_on, check_out_on, nights,
           10000, nights * 10000, NULL, check_out_on, check_out_on, n * 4 + 3
    FROM made WHERE has_folio
    UNION ALL
    SELECT gen_random_uuid(), n * 2 + 2, folio_id, id, hotel_id, 'payment', 'desk', NULL, NULL, 1, nights * -10000,
           nights * -10000, 'card', check_out_on, check_out_on, n * 4 + 4
    FROM made WHERE has_folio`
  await sql`
    INSERT INTO ledger_transactions (id, at, cause, cause_key, booking_id)
    OVERRIDING SYSTEM VALUE
    SELECT n * 4 + 1, at, 'booking', id::text, id FROM made WHERE is_referred AND stands
    UNION ALL SELECT n * 4 + 2, check_out_on + 14, 'payable', id::text, id FROM made WHERE is_payable
    UNION ALL SELECT n * 4 + 3, check_out_on, 'folio-charge', id::text, id FROM made WHERE has_folio
    UNION ALL SELECT n * 4 + 4, check_out_on, 'folio-payment', id::text, id FROM made WHERE has_folio`
  await sql`
    INSERT INTO ledger_entries (transaction_id, account_id, amount)
    SELECT n * 4 + act, account, amount
    FROM made CROSS JOIN LATERAL (VALUES
      (1, hotel_expected, nights * 1000), (1, our_expected, nights * -200), (1, exchange_eur, nights * -800),
      (1, exchange_usd, nights * 928), (1, partner_expected, nights * -928),
      (2, hotel_expected, nights * -1000), (2, hotel_receivable, nights * 1000), (2, our_expected, nights * 200),
      (2, our_share, nights * -200), (2, partner_expected, nights * 928), (2, partner_payable, nights * -928),
      (3, hotel_guests, nights * 10000), (3, hotel_rooms, nights * -10000),
      (4, hotel_card, nights * 10000), (4, hotel_guests, nights * -10000)
    ) AS posted (act, account, amount)
    WHERE CASE act WHEN 1 THEN is_referred AND stands WHEN 2 THEN is_payable ELSE has_folio END`
}

/** A statement a month for every hotel, paid, and one for every partner, paid out; with their transactions. */
export async function addStatements(sql: postgres.Sql): Promise<void> {
  const month = sql`date_trunc('month', ended_on)::date`
  const numbered = (prefix: string, order: string) => sql`
    ${prefix} || '-' || year || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0')
    FROM (SELECT *, row_number() OVER (PARTITION BY year ORDER BY month, ${sql(order)}) AS serial
          FROM (SELECT *, extract(year FROM month + interval '1 month')::integer AS year FROM summed) AS dated) AS summed`
  await sql`
    WITH summed AS (
      SELECT hotel_id, ${month} AS month, count(*) AS lines, sum(billed_base_cents) AS base,
             sum(billed_gross_cents) AS gross, sum(billed_share_cents) AS share
      FROM commissions WHERE billed_gross_cents <> 0 GROUP BY 1, 2
    )
    INSERT INTO hotel_statements (hotel_id, currency, month, closed_at, due_on, line_count, base_cents, total_cents,
                                  share_cents, billed_to, paid_cents, settled_at, number)
    SELECT hotel_id, 'EUR', month, month + interval '1 month 2 days', month + 45, lines, base, gross, share, '{}', gross,
           month + 40, ${numbered('HS', 'hotel_id')}`
  await sql`
    INSERT INTO hotel_statement_lines (statement_id, line, booking_id, affiliate_id, kind, outcome, check_in_on,
      check_out_on, ended_on, rate_bps, boost_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents, is_covered)
    SELECT s.id, row_number() OVER (PARTITION BY s.id), c.booking_id, c.affiliate_id, 'commission', 'stayed',
           c.ended_on - (c.base_cents / 10000)::integer, c.ended_on, c.ended_on, 1000, 0, c.base_cents, c.gross_cents,
           c.share_cents, c.net_cents, c.net_usd_cents, true
    FROM commissions c JOIN hotel_statements s ON s.hotel_id = c.hotel_id AND s.month = ${month}
    WHERE c.billed_gross_cents <> 0`
  await sql`
    INSERT INTO hotel_payments (statement_id, kind, amount_cents, paid_on, note, at)
    SELECT id, 'payment', total_cents, month + 40, '', month + 40 FROM hotel_statements`
  await sql`
    INSERT INTO payout_runs (month, number, state, drawn_at, pay_on, minimum_cents, is_advance, approved_at, done_at)
    SELECT DISTINCT month, 'PR-' || month, 'done', month + 40, month + 45, 0, false, month + 41, month + 46
    FROM hotel_statements`
  await sql`
    WITH summed AS (
      SELECT affiliate_id, ${month} AS month, count(*) AS lines, sum(settled_net_usd_cents) AS net_usd
      FROM commissions WHERE settled_net_usd_cents <> 0 GROUP BY 1, 2
    )
    INSERT INTO affiliate_statements (run_id, affiliate_id, line_count, earned_cents, corrections_cents, carried_cents,
      total_cents, decision, payout_cents, details_id, state, paid_on, bank_reference, number)
    SELECT (SELECT id FROM payout_runs r WHERE r.month = summed.month), affiliate_id, lines, net_usd, 0, 0, net_usd, 'pay',
           net_usd, (SELECT id FROM payout_details d WHERE d.affiliate_id = summed.affiliate_id), 'paid', month + 46, 'x',
           ${numbered('ST', 'affiliate_id')}`
  await sql`
    INSERT INTO affiliate_statement_lines (statement_id, line, booking_id, hotel_id, kind, outcome, check_in_on,
      check_out_on, currency, rate_bps, share_bps, base_cents, gross_cents, share_cents, net_cents, net_usd_cents)
    SELECT s.id, row_number() OVER (PARTITION BY s.id), c.booking_id, c.hotel_id, 'commission', 'stayed',
           c.ended_on - (c.base_cents / 10000)::integer, c.ended_on, 'EUR', 1000, 2000, c.base_cents, c.gross_cents,
           c.share_cents, c.net_cents, c.net_usd_cents
    FROM commissions c JOIN payout_runs r ON r.month = ${month}
      JOIN affiliate_statements s ON s.run_id = r.id AND s.affiliate_id = c.affiliate_id
    WHERE c.settled_net_usd_cents <> 0`
  await sql`
    INSERT INTO statement_numbers (kind, year, last)
    SELECT kind, split_part(number, '-', 2)::integer, count(*)
    FROM (SELECT 'hotel' AS kind, number FROM hotel_statements
          UNION ALL SELECT 'affiliate', number FROM affiliate_statements) AS numbers
    GROUP BY 1, 2`
  await sql`SELECT setval(pg_get_serial_sequence('ledger_transactions', 'id'), (SELECT max(id) FROM ledger_transactions))`
  await sql`
    INSERT INTO ledger_transactions (at, cause, cause_key)
    SELECT at, 'hotel-payment', id::text FROM hotel_payments
    UNION ALL
    SELECT paid_on, cause, id::text FROM affiliate_statements, unnest(ARRAY['payout-approved', 'payout-paid']) AS cause`
  await sql`
    INSERT INTO ledger_entries (transaction_id, account_id, amount)
    SELECT t.id, account, amount
    FROM ledger_transactions t JOIN (
      SELECT 'hotel-payment' AS cause, p.id::text AS cause_key, account, sign * p.amount_cents AS amount
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id JOIN bench_hotels h USING (hotel_id)
        CROSS JOIN LATERAL (VALUES (cash_eur, 1), (hotel_receivable, -1)) AS posted (account, sign)
      UNION ALL
      SELECT posted.cause, s.id::text, account, sign * s.payout_cents
      FROM affiliate_statements s
        JOIN (SELECT DISTINCT affiliate_id, partner_payable, partner_in_transit, cash_usd FROM bench_hotels) AS h
          USING (affiliate_id)
        CROSS JOIN LATERAL (VALUES ('payout-approved', partner_payable, 1), ('payout-approved', partner_in_transit, -1),
          ('payout-paid', partner_in_transit, 1), ('payout-paid', cash_usd, -1)) AS posted (cause, account, sign)
    ) AS posted USING (cause, cause_key)`
}

export async function countBalances(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO ledger_balances (account_id, debit_cents, credit_cents)
    SELECT account_id, sum(greatest(amount, 0)), sum(greatest(-amount, 0)) FROM ledger_entries GROUP BY account_id`
}

/** Every fifth hotel has closed its days for a year. */
export async function closeDays(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO day_closes (hotel_id, day, previous_on, closed_at, key, figures)
    SELECT h.hotel_id, day::date, CASE WHEN ago < 365 THEN day::date - 1 END, day + interval '1 day', ago::text,
           jsonb_build_object('money', coalesce(money, '[]'))
    FROM bench_hotels h CROSS JOIN (
        SELECT ago, current_date - ago AS day FROM generate_series(2, 365) AS ago
      ) AS days
      LEFT JOIN (
        SELECT hotel_id, on_date, jsonb_build_array(jsonb_build_object(
                 'currency', 'EUR', 'chargedCents', sum(amount_cents) FILTER (WHERE method IS NULL),
                 'paidCents', -sum(amount_cents) FILTER (WHERE method IS NOT NULL),
                 'openingCents', 0, 'closingCents', 0, 'ledgerCents', 0)) AS money
        FROM folio_lines GROUP BY hotel_id, on_date
      ) AS m ON m.hotel_id = h.hotel_id AND m.on_date = days.day
    WHERE h.number % 5 = 0`
}
