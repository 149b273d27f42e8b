import type {
  ReceiptAgreement,
  ReceiptChange,
  ReceiptSource,
  ReceiptStatement,
} from '@roomlark/contract/partners/commission-receipt'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

/** The commissions that somebody may see. */
export type ReceiptScope = HotelScope | { affiliateId: string }

export type ReceiptRow = Pick<
  ReceiptSource,
  | 'method'
  | 'promoCode'
  | 'windowDays'
  | 'ratePercent'
  | 'isOwnRate'
  | 'agreedPercent'
  | 'tierPercent'
  | 'campaign'
  | 'sharePercent'
> & {
  reference: string
  hotelName: string
  partnerName: string
  timeZone: string
  clickedAt: Date | null
  linkCode: string | null
  linkHotel: string | null
  tag: string | null
  site: string | null
  currency: string
  usdRate: number
  roomCents: number
  includedVatCents: number
  discountPercent: number
  chargedNights: number
  chargedCents: number
  addedVatCents: number
  feesCents: number
  cityTaxCents: number
  agreement: ReceiptAgreement | null
  baseCents: number
  boostCents: number
  bonusCents: number
  grossCents: number
  shareCents: number
  netCents: number
  netUsdCents: number
  settledUsdCents: number
  rooms: { name: string; quantity: number }[]
}

export async function selectReceipt(
  sql: Sql,
  bookingId: string,
  scope: ReceiptScope,
): Promise<ReceiptRow | undefined> {
  const [row] = await sql<ReceiptRow[]>`
    SELECT b.reference, h.name AS "hotelName", coalesce(partner_name(u), '') AS "partnerName",
           b.time_zone AS "timeZone", r.method, r.clicked_at AS "clickedAt", l.code AS "linkCode",
           linked.name AS "linkHotel", r.tag, site.name AS site,
           CASE WHEN r.method = 'promo-code' THEN b.promo_code END AS "promoCode", r.window_days AS "windowDays",
           r.rate_bps::float8 / 100 AS "ratePercent", r.platform_share_bps::float8 / 100 AS "sharePercent",
           own_term(r.partnership_id, 'rate', r.at) IS NOT NULL AS "isOwnRate",
           coalesce(raised.agreed_bps, r.rate_bps)::float8 / 100 AS "agreedPercent",
           CASE WHEN raised.tier_bps > raised.agreed_bps THEN raised.tier_bps::float8 / 100 END AS "tierPercent",
           campaign.name AS campaign,
           c.currency, b.usd_rate AS "usdRate", b.room_cents AS "roomCents",
           b.included_vat_cents AS "includedVatCents",
           b.discount_bps::float8 / 100 AS "discountPercent", charged_nights(b.id) AS "chargedNights", charged.base_cents AS "chargedCents",
           b.total_cents - b.room_cents - b.fees_cents - b.city_tax_cents - b.dropped_fee_cents AS "addedVatCents",
           b.fees_cents AS "feesCents", b.city_tax_cents AS "cityTaxCents",
           CASE WHEN a.id IS NOT NULL THEN ${buildAgreement(sql)} END AS agreement,
           c.base_cents AS "baseCents",
           -- The boost's part of the commission, and that of the bonus, which is less than promised where the base is all used.
           c.gross_cents - bonus.cents - CASE WHEN f.boosted_cents = 0 THEN c.gross_cents - bonus.cents
             ELSE rounded_quotient(c.base_cents::numeric * r.rate_bps, 10000) END AS "boostCents",
           bonus.cents AS "bonusCents",
           c.gross_cents AS "grossCents", c.share_cents AS "shareCents", c.net_cents AS "netCents",
           c.net_usd_cents AS "netUsdCents", c.settled_net_usd_cents AS "settledUsdCents",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity) ORDER BY name) FROM (
               SELECT t.name, count(*)::integer AS quantity FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id
               WHERE s.booking_id = b.id GROUP BY t.name
             ) AS types), '[]') AS rooms
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
      JOIN users u ON u.id = c.affiliate_id JOIN booking_referrals r ON r.booking_id = c.booking_id
      JOIN commission_figures f ON f.booking_id = c.booking_id
      CROSS JOIN LATERAL stay_commission(
        b.state, b.room_cents, b.included_vat_cents, b.dropped_fee_cents,
        kept_without_vat(b.fee_cents, b.room_cents, b.included_vat_cents, r.fees_by_share), r.fees_by_share, 0, 0,
        r.rate_bps, r.platform_share_bps) AS charged
      LEFT JOIN first_stay_bonuses promised ON promised.booking_id = c.booking_id
      CROSS JOIN LATERAL (SELECT CASE
        WHEN c.gross_cents < c.base_cents THEN coalesce(promised.cents, 0)
        ELSE greatest(0, least(coalesce(promised.cents, 0),
                               c.base_cents - rounded_quotient(c.base_cents::numeric * r.rate_bps, 10000)))
        END AS cents) AS bonus
      LEFT JOIN booking_raises raised ON raised.booking_id = c.booking_id
      LEFT JOIN campaigns campaign ON campaign.id = raised.campaign_id
      LEFT JOIN tracked_links l ON l.id = r.link_id
      LEFT JOIN hotels linked ON linked.id = l.hotel_id AND linked.id <> c.hotel_id
      LEFT JOIN affiliate_sites site ON site.id = l.site_id
      LEFT JOIN commission_adjustments a ON a.booking_id = c.booking_id AND a.replaced_at IS NULL
    WHERE c.booking_id = ${bookingId} AND c.kind = 'referral'
      ${'affiliateId' in scope ? sql`AND c.affiliate_id = ${scope.affiliateId}` : inScope(sql, scope)}`
  return row
}

/** Needs `a`, the agreement, and `b`, its booking. */
function buildAgreement(sql: Sql) {
  return sql`jsonb_build_object('cause', a.cause, 'on', (a.at AT TIME ZONE b.time_zone)::date, 'reason', agreement_reason(a))`
}

export type ChangeRow = Omit<ReceiptChange, 'at' | 'event'> & {
  at: Date
  eventKind: string | null
  eventParams: unknown
}

/** In order. The first one tells of the booking as it was made, whichever of its events it followed. */
export async function selectChanges(sql: Sql, bookingId: string): Promise<ChangeRow[]> {
  return sql<ChangeRow[]>`
    SELECT k.number, k.at, k.cause, k.is_held AS "isHeld", k.is_disputed AS "isDisputed", k.base_cents AS "baseCents",
           k.gross_cents AS "grossCents", k.net_cents AS "netCents", k.transaction_id AS entry,
           CASE WHEN a.id IS NOT NULL THEN ${buildAgreement(sql)} END AS agreement,
           e.kind AS "eventKind", e.params AS "eventParams"
    FROM commission_changes k JOIN bookings b ON b.id = k.booking_id
      LEFT JOIN commission_adjustments a ON a.id = k.adjustment_id
      LEFT JOIN booking_events e ON e.id = CASE WHEN k.number > 1 THEN k.event_id ELSE (
        SELECT min(id) FROM booking_events created WHERE created.booking_id = k.booking_id AND created.kind = 'created') END
    WHERE k.booking_id = ${bookingId} ORDER BY k.number`
}

export type StatementRow = ReceiptStatement & { payOn: string | null; usdCents: number }

/** The closed statements of both sides that have the commission, in their order. */
export async function selectStatements(sql: Sql, bookingId: string): Promise<StatementRow[]> {
  return sql<StatementRow[]>`
    SELECT 'hotel' AS side, s.number, s.month, l.kind = 'correction' AS "isCorrection", l.gross_cents AS cents, s.currency,
           l.is_covered AS "isPaid", NULL::date AS "payOn", l.net_usd_cents AS "usdCents"
    FROM hotel_statement_lines l JOIN hotel_statements s ON s.id = l.statement_id WHERE l.booking_id = ${bookingId}
    UNION ALL
    SELECT 'affiliate', s.number, run.month, l.kind = 'correction', l.net_usd_cents, 'USD', EXISTS (
             SELECT FROM affiliate_statements p JOIN payout_runs later ON later.id = p.run_id
             WHERE p.affiliate_id = s.affiliate_id AND later.month >= run.month AND p.state = 'paid'),
           run.pay_on, l.net_usd_cents
    FROM affiliate_statement_lines l JOIN affiliate_statements s ON s.id = l.statement_id
      JOIN payout_runs run ON run.id = s.run_id
    WHERE l.booking_id = ${bookingId} AND s.state <> 'draft'
    ORDER BY month, side DESC`
}
