import type { Sql } from '../../../db/database.ts'

export type HoldFacts = {
  /** From the click to the booking; null where no click led to it. */
  secondsAfterClick: number | null
  /** The median of the latest bookings that a click led to; null if there are too few. */
  usualSeconds: number | null
  checkedInAt: Date | null
  /** Amount that the hotel kept, once the stay has ended. */
  keptCents: number | null
  currency: string
  endedOn: string | null
  stays: number
  releasedBefore: number
  voidedBefore: number
}

/** The median needs some bookings to mean anything, and says no more with very many. */
const fewest = 20
const latest = 1000

/** Selects the other facts about a held booking and its partner. */
export async function selectHoldFacts(sql: Sql, holdId: string): Promise<HoldFacts | undefined> {
  const [row] = await sql<HoldFacts[]>`
    SELECT extract(epoch FROM b.booked_at - r.clicked_at)::integer AS "secondsAfterClick",
           (SELECT CASE WHEN count(*) >= ${fewest}
                        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY n.seconds)::integer END
            FROM (SELECT extract(epoch FROM nb.booked_at - nr.clicked_at) AS seconds
                  FROM booking_referrals nr JOIN bookings nb ON nb.id = nr.booking_id
                  WHERE nr.clicked_at IS NOT NULL AND nb.booked_at IS NOT NULL
                  ORDER BY nr.clicked_at DESC LIMIT ${latest}) AS n) AS "usualSeconds",
           (SELECT max(e.at) FROM booking_events e
            WHERE e.booking_id = b.id AND e.kind = 'checked-in' AND b.state IN ('checked-in', 'checked-out'))
             AS "checkedInAt",
           CASE WHEN c.ended_on IS NOT NULL AND c.base_cents > 0 THEN c.base_cents END AS "keptCents",
           b.currency, c.ended_on::text AS "endedOn",
           (SELECT count(*)::integer FROM commissions s
            WHERE s.affiliate_id = o.affiliate_id AND s.stage IN ('earned', 'payable') AND s.booking_id <> o.booking_id)
             AS stays,
           before.released AS "releasedBefore", before.voided AS "voidedBefore"
    FROM commission_holds o JOIN bookings b ON b.id = o.booking_id
      LEFT JOIN booking_referrals r ON r.booking_id = b.id
      LEFT JOIN commissions c ON c.booking_id = b.id AND c.kind = 'referral'
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE p.state = 'released')::integer AS released,
               count(*) FILTER (WHERE p.state = 'voided')::integer AS voided
        FROM commission_holds p
        WHERE p.affiliate_id = o.affiliate_id AND p.id <> o.id AND p.decided_at <= coalesce(o.decided_at, 'infinity')
      ) AS before
    WHERE o.id = ${holdId}`
  return row
}
