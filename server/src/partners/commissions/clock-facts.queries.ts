import type {
  CommissionSettlement,
  CommissionStage,
  StayOutcome,
  VoidCause,
} from '@roomlark/contract/partners/stay-clock-facts'
import type { Sql } from '../../db/database.ts'

export type ClockRow = {
  bookingId: string
  stage: CommissionStage
  outcome: StayOutcome
  timeZone: string
  bookedAt: Date
  checkInOn: string
  checkOutOn: string
  endedOn: string | null
  earnedAt: Date | null
  payableAt: Date | null
  holdDays: number
  voidedAt: Date | null
  voidCause: VoidCause
  releasesAt: Date | null
  disputeSide: 'hotel' | 'affiliate' | null
  disputedAt: Date | null
  answerBy: Date | null
  standsAt: Date | null
  isCovered: boolean
  settlement: CommissionSettlement | null
}

/** Selects the facts behind the stay clocks of these bookings; bookings without a commission are left out. */
export async function selectClockRows(sql: Sql, bookingIds: string[]): Promise<ClockRow[]> {
  return sql<ClockRow[]>`
    SELECT c.booking_id AS "bookingId", c.stage, b.time_zone AS "timeZone", b.booked_at AS "bookedAt",
           CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                        ELSE 'to-come' END AS outcome,
           b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn", c.ended_on AS "endedOn",
           c.earned_at AS "earnedAt", c.payable_at AS "payableAt", c.hold_days AS "holdDays",
           voided.at AS "voidedAt",
           CASE WHEN agreed.base_cents = 0 THEN agreed.cause WHEN b.state = 'no-show' THEN 'no-show'
                WHEN b.cancelled_by = 'hotel' THEN 'hotel-cancelled' ELSE 'free-cancellation' END AS "voidCause",
           h.releases_at AS "releasesAt",
           d.opened_side AS "disputeSide", d.opened_at AS "disputedAt", d.answer_by AS "answerBy",
           CASE WHEN d.state = 'proposed' THEN d.stands_at END AS "standsAt",
           c.covered_net_usd_cents >= c.net_usd_cents AS "isCovered", settled.settlement
    FROM commissions c JOIN bookings b ON b.id = c.booking_id
      LEFT JOIN commission_adjustments agreed ON agreed.booking_id = c.booking_id AND agreed.replaced_at IS NULL
      LEFT JOIN commission_holds h ON h.booking_id = c.booking_id AND h.state = 'open'
      LEFT JOIN commission_disputes d ON d.booking_id = c.booking_id AND d.ended_at IS NULL
      LEFT JOIN LATERAL (
        -- It may have been void before and counted again.
        SELECT min(at) AS at FROM commission_changes v
        WHERE v.booking_id = c.booking_id AND v.number > coalesce((
          SELECT max(number) FROM commission_changes n WHERE n.booking_id = c.booking_id AND n.stage <> 'void'), 0)
      ) AS voided ON c.stage = 'void'
      LEFT JOIN LATERAL (
        -- An amount that a statement carried over, or that the bank returned, is paid with the next statement that is
        -- paid.
        SELECT jsonb_build_object('number', s.number, 'on', run.month, 'payOn', coalesce(paying.pay_on, run.pay_on),
                                  'state', coalesce(paying.state, s.state), 'paidOn', paying.paid_on) AS settlement
        FROM affiliate_statement_lines l JOIN affiliate_statements s ON s.id = l.statement_id
          JOIN payout_runs run ON run.id = s.run_id
          LEFT JOIN LATERAL (
            SELECT later.pay_on, p.state, p.paid_on FROM affiliate_statements p JOIN payout_runs later ON later.id = p.run_id
            WHERE p.affiliate_id = s.affiliate_id AND later.month >= run.month AND p.state IN ('approved', 'paid')
            ORDER BY later.month LIMIT 1
          ) AS paying ON true
        WHERE l.booking_id = c.booking_id AND s.state <> 'draft'
        ORDER BY run.month LIMIT 1
      ) AS settled ON true
    WHERE c.booking_id = ANY(${bookingIds}::uuid[]) AND c.kind = 'referral'`
}
