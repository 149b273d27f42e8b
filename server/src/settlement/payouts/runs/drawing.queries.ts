import { accountFaults } from '@roomlark/contract/payout-returns'
import type { Sql } from '../../../db/database.ts'
import type { fragment } from '../../../db/fragment.ts'

type Fragment = ReturnType<typeof fragment>

export type Drawing = {
  runId: string
  /** The first moment that is too late for a commission to become payable. */
  before: Date
  at: Date
  minimumCents: number
  isAdvance: boolean
}

/** Tells whether what would be drawn up now is anything else than what the run has. */
export async function selectDiffers(sql: Sql, drawing: Drawing): Promise<boolean> {
  const [row] = await sql<[{ differs: boolean }]>`
    WITH ${drawn(sql, drawing)}, had AS (
      SELECT * FROM affiliate_statements WHERE run_id = ${drawing.runId}
    ), had_lines AS (
      SELECT l.*, had.affiliate_id FROM had JOIN affiliate_statement_lines l ON l.statement_id = had.id
    )
    SELECT EXISTS (
      SELECT FROM decided d FULL JOIN had USING (affiliate_id)
      WHERE (d.line_count, d.earned_cents, d.corrections_cents, d.carried_cents, d.decision, d.details_id)
        IS DISTINCT FROM
        (had.line_count, had.earned_cents, had.corrections_cents, had.carried_cents, had.decision, had.details_id)
    ) OR EXISTS (
      SELECT FROM lines l FULL JOIN had_lines h USING (booking_id)
      WHERE (l.affiliate_id, l.kind, l.outcome, l.base_cents, l.gross_cents, l.share_cents, l.net_cents, l.net_usd_cents)
        IS DISTINCT FROM
        (h.affiliate_id, h.kind, h.outcome, h.base_cents, h.gross_cents, h.share_cents, h.net_cents, h.net_usd_cents)
    ) AS differs`
  return row.differs
}

/** Draws up everybody in the run again, in one statement, so that lines and sums are of one moment. */
export async function replaceStatements(sql: Sql, drawing: Drawing): Promise<void> {
  await sql`DELETE FROM affiliate_statements WHERE run_id = ${drawing.runId}`
  await sql`
    WITH ${drawn(sql, drawing)}, statements AS (
      INSERT INTO affiliate_statements (run_id, affiliate_id, line_count, earned_cents, corrections_cents, carried_cents,
                                        total_cents, decision, payout_cents, details_id)
      SELECT ${drawing.runId}, affiliate_id, line_count, earned_cents, corrections_cents, carried_cents, total_cents, decision,
             CASE WHEN decision = 'pay' THEN total_cents ELSE 0 END, details_id
      FROM decided
      RETURNING id, affiliate_id
    )
    INSERT INTO affiliate_statement_lines (statement_id, line, booking_id, hotel_id, kind, outcome, check_in_on, check_out_on,
                                           currency, rate_bps, share_bps, base_cents, gross_cents, share_cents, net_cents,
                                           net_usd_cents)
    SELECT s.id, row_number() OVER (PARTITION BY s.id ORDER BY l.check_out_on, l.booking_id), l.booking_id, l.hotel_id, l.kind,
           l.outcome, l.check_in_on, l.check_out_on, l.currency, l.rate_bps, l.share_bps, l.base_cents, l.gross_cents,
           l.share_cents, l.net_cents, l.net_usd_cents
    FROM lines l JOIN statements s USING (affiliate_id)`
}

/**
 * Everybody who has something in the run, with the decision about it. What earlier statements left unpaid is carried
 * over: what they list, less what was paid and did not come back.
 */
function drawn(sql: Sql, { before, at, minimumCents, isAdvance }: Drawing) {
  return sql`
    lines AS MATERIALIZED (
      SELECT * FROM payout_lines(${before}, ${isAdvance})
    ), earned AS (
      SELECT affiliate_id, count(*)::integer AS line_count,
             coalesce(sum(net_usd_cents) FILTER (WHERE kind = 'commission'), 0)::bigint AS earned_cents,
             coalesce(sum(net_usd_cents) FILTER (WHERE kind = 'correction'), 0)::bigint AS corrections_cents
      FROM lines GROUP BY affiliate_id
    ), carried AS (
      SELECT affiliate_id, sum(earned_cents + corrections_cents
               - CASE WHEN state IN ('approved', 'paid') THEN payout_cents ELSE 0 END)::bigint AS carried_cents
      FROM affiliate_statements WHERE state <> 'draft' GROUP BY affiliate_id
      HAVING sum(earned_cents + corrections_cents
               - CASE WHEN state IN ('approved', 'paid') THEN payout_cents ELSE 0 END) <> 0
    ), totals AS (
      SELECT affiliate_id, coalesce(line_count, 0) AS line_count, coalesce(earned_cents, 0) AS earned_cents,
             coalesce(corrections_cents, 0) AS corrections_cents, coalesce(carried_cents, 0) AS carried_cents,
             coalesce(earned_cents, 0) + coalesce(corrections_cents, 0) + coalesce(carried_cents, 0) AS total_cents
      FROM earned FULL JOIN carried USING (affiliate_id)
    ), decided AS MATERIALIZED (
      SELECT affiliate_id, line_count, earned_cents, corrections_cents, carried_cents, total_cents, decision,
             CASE WHEN decision = 'pay' THEN usable_id END AS details_id
      FROM (
        SELECT t.*, d.usable_id,
               CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended'
                    WHEN t.total_cents <= 0 OR t.total_cents < ${minimumCents} THEN 'under-minimum'
                    WHEN d.usable_id IS NOT NULL THEN 'pay'
                    WHEN d.waiting_until IS NOT NULL THEN 'cooling-off' ELSE 'no-details' END AS decision
        FROM totals t JOIN users u ON u.id = t.affiliate_id LEFT JOIN (
          ${detailsAt(sql, sql`(SELECT array_agg(affiliate_id) FROM totals)`, at)}
        ) AS d USING (affiliate_id)
      ) AS t
    )`
}

/**
 * Selects the details used at a moment, and until when newer ones wait. An account that the bank refused is not used.
 */
export function detailsAt(sql: Sql, affiliateIds: Fragment, at: Date) {
  return sql`
    SELECT affiliate_id, waiting_until,
           CASE WHEN NOT EXISTS (
             SELECT FROM affiliate_statements s
             WHERE s.details_id = d.details_id AND s.state = 'returned' AND s.return_code = ANY(${[...accountFaults]}::text[])
           ) THEN d.details_id END AS usable_id
    FROM payout_details_at(${affiliateIds}, ${at}) AS d`
}
