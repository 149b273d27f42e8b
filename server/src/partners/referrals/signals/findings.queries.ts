import type { SignalFinding, SignalKind } from '@roomlark/contract/signal-kinds'
import type { Sql } from '../../../db/database.ts'

type FactsRow = {
  guestEmail: string | null
  affiliateEmails: string[]
  isMadeByAffiliate: boolean
  allowsPaidAds: boolean
  adSource: string | null
  burst: { clicks: number; counted: number } | null
  latest: { bookings: number; cancelled: number }
}

type Bounds = {
  now: Date
  burstMinutesAside: number
  burstClicks: number
  cancellationDays: number
  cancellationBookings: number
}

/** Undefined for a booking that counts for nobody. However many clicks and bookings there are, few are read. */
export async function selectFacts(
  sql: Sql,
  bookingId: string,
  bounds: Bounds,
): Promise<FactsRow | undefined> {
  const aside = sql`make_interval(mins => ${bounds.burstMinutesAside})`
  const [row] = await sql<FactsRow[]>`
    SELECT b.guest_email AS "guestEmail", array_remove(ARRAY[u.email, p.invited_email], NULL) AS "affiliateEmails",
           coalesce(b.created_by = b.affiliate_id, false) AS "isMadeByAffiliate",
           p.allows_paid_ads AS "allowsPaidAds", c.ad_source AS "adSource",
           CASE WHEN r.clicked_at IS NOT NULL THEN (
             SELECT jsonb_build_object('clicks', count(*), 'counted', count(*) FILTER (WHERE counted))
             FROM (SELECT n.counted OR n.suspected AS counted FROM clicks n
                   WHERE n.link_id = r.link_id AND n.at BETWEEN r.clicked_at - ${aside} AND r.clicked_at + ${aside}
                   LIMIT ${bounds.burstClicks}) AS around) END AS burst,
           (SELECT jsonb_build_object('bookings', count(*), 'cancelled',
                                      count(*) FILTER (WHERE state = 'cancelled' AND cancelled_by = 'guest'))
            FROM (SELECT o.state, o.cancelled_by FROM bookings o
                  WHERE o.affiliate_id = b.affiliate_id
                    AND o.booked_at > ${bounds.now}::timestamptz - make_interval(days => ${bounds.cancellationDays})
                  ORDER BY o.booked_at DESC LIMIT ${bounds.cancellationBookings}) AS latest) AS latest
    FROM bookings b JOIN partnerships p ON p.id = b.partnership_id JOIN users u ON u.id = b.affiliate_id
      LEFT JOIN booking_referrals r ON r.booking_id = b.id
      LEFT JOIN clicks c ON c.at = r.clicked_at AND c.id = r.click_id
    WHERE b.id = ${bookingId}`
  return row
}

/** Inserts new signals and returns them; earlier ones stay as they are. */
export async function insertSignals(
  sql: Sql,
  bookingId: string,
  findings: SignalFinding[],
  at: Date,
): Promise<SignalKind[]> {
  const rows = await sql<{ kind: SignalKind }[]>`
    INSERT INTO booking_signals (booking_id, kind, evidence, at)
    SELECT ${bookingId}, kind, evidence, ${at} FROM jsonb_to_recordset(${sql.json(findings)}) AS f (kind text, evidence jsonb)
    ON CONFLICT ON CONSTRAINT booking_signals_once DO NOTHING RETURNING kind`
  return rows.map(({ kind }) => kind)
}
