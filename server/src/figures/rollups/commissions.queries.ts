import type { Sql } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'
import { linkMeasures } from './measures.queries.ts'

const { names, sums, replaced } = linkMeasures

/** The columns of booking_commissions in their order. */
const rows = fragment`
  SELECT c.*, m.revenue_cents, m.revenue_usd_cents
  FROM commission_figures c JOIN booking_money m ON m.id = c.booking_id`

/** Writes the commissions of these bookings again; the terms of a booking are frozen, what it is worth is not. */
export async function upsertCommissions(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    INSERT INTO booking_commissions
    ${rows} WHERE c.booking_id IN (SELECT booking_id FROM booking_events WHERE id = ANY(${eventIds}::bigint[]))
    ON CONFLICT ON CONSTRAINT booking_commissions_pkey DO UPDATE SET
      state = excluded.state, outcome = excluded.outcome, base_cents = excluded.base_cents,
      boosted_cents = excluded.boosted_cents, gross_cents = excluded.gross_cents, share_cents = excluded.share_cents,
      net_cents = excluded.net_cents, base_usd_cents = excluded.base_usd_cents,
      gross_usd_cents = excluded.gross_usd_cents, net_usd_cents = excluded.net_usd_cents,
      stay_end_on = excluded.stay_end_on, revenue_cents = excluded.revenue_cents,
      revenue_usd_cents = excluded.revenue_usd_cents`
}

/**
 * Counts the days of these bookings again, by link and by method, from their commissions. As in upsertDays, a
 * group never disappears.
 */
export async function upsertLinkDays(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT c.link_id, c.booked_on
      FROM booking_events e JOIN booking_commissions c ON c.booking_id = e.booking_id
      WHERE e.id = ANY(${eventIds}::bigint[]) AND c.link_id IS NOT NULL
    )
    INSERT INTO link_days (link_id, day, tag, affiliate_id, hotel_id, ${sql.unsafe(names)})
    SELECT link_id, booked_on, coalesce(tag, ''), affiliate_id, hotel_id, ${sql.unsafe(sums)}
    FROM touched JOIN booking_commissions USING (link_id, booked_on) GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT ON CONSTRAINT link_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}`
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT c.affiliate_id, c.booked_on
      FROM booking_events e JOIN booking_commissions c ON c.booking_id = e.booking_id
      WHERE e.id = ANY(${eventIds}::bigint[])
    )
    INSERT INTO referral_method_days (affiliate_id, day, hotel_id, method, link_id, promo_code, ${sql.unsafe(names)})
    SELECT affiliate_id, booked_on, hotel_id, method, link_id, promo_code, ${sql.unsafe(sums)}
    FROM touched JOIN booking_commissions USING (affiliate_id, booked_on) GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT referral_method_days_key DO UPDATE SET ${sql.unsafe(replaced)}`
}

export async function deleteCommissions(sql: Sql): Promise<void> {
  await sql`DELETE FROM booking_commissions`
  await sql`DELETE FROM link_days`
  await sql`DELETE FROM referral_method_days`
}

/** Writes all of them from scratch, in the order in which they are read. */
export async function insertAllCommissions(sql: Sql): Promise<void> {
  await sql`INSERT INTO booking_commissions ${rows} ORDER BY c.affiliate_id, c.booked_on`
  await sql`
    INSERT INTO link_days (link_id, day, tag, affiliate_id, hotel_id, ${sql.unsafe(names)})
    SELECT link_id, booked_on, coalesce(tag, ''), affiliate_id, hotel_id, ${sql.unsafe(sums)}
    FROM booking_commissions WHERE link_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY affiliate_id, booked_on, 1`
  await sql`
    INSERT INTO referral_method_days (affiliate_id, day, hotel_id, method, link_id, promo_code, ${sql.unsafe(names)})
    SELECT affiliate_id, booked_on, hotel_id, method, link_id, promo_code, ${sql.unsafe(sums)}
    FROM booking_commissions GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2`
}

export async function analyzeCommissions(sql: Sql): Promise<void> {
  await sql`ANALYZE booking_commissions, link_days, referral_method_days`
}
