import type { Sql, SqlPart } from '../../db/database.ts'
import { differences } from './differences.queries.ts'
import { isCounted, notCounted } from './figure-invariants.queries.ts'
import { type Part, within } from './part.queries.ts'

const ofClicks = ['clicks', 'suspected']
const ofReferrals = [
  'bookings',
  'cancelled',
  ...ofClicks,
  'revenue_cents',
  'commission_cents',
  'net_commission_cents',
]
const ofHotels = [
  ...ofReferrals,
  ...['referred', 'fees_cents', 'lead_days', 'stay_nights', 'lead_0', 'lead_1', 'lead_2', 'lead_3', 'lead_4'],
  ...['stay_0', 'stay_1', 'stay_2', 'stay_3', 'stay_4'],
]
/** The measures of hotels for clicks on links to no hotel in particular. */
const clicksAlone = ofHotels.map((name) => (ofClicks.includes(name) ? name : '0')).join(', ')
const ofScores = [
  ...['reviews', 'score_sum', 'score_1', 'score_2', 'score_3', 'score_4', 'score_5'],
  ...['room', 'cleanliness', 'staff', 'place', 'value'].flatMap((part) => [`${part}_sum`, `${part}_count`]),
]
const ofLinks = [
  ...['bookings', 'cancelled', 'no_shows', 'stays', 'revenue_cents', 'commission_cents', 'earned_cents'],
  'expected_cents',
]

/**
 * Each finds figures that do not add up from those of which they are sums; see contract/src/invariants.ts. Both are
 * written in one transaction, so that what is not counted yet is in neither.
 */
export const sumInvariants = {
  'scores-counted': (sql: Sql, part: Part) =>
    differences(sql, {
      table: 'hotel_scores',
      keys: ['hotel_id'],
      measures: ofScores,
      counted: sql`SELECT * FROM hotel_scores WHERE ${within(sql, part, 'hotels', 'hotel_id')}`,
      recounted: sql`SELECT * FROM counted_reviews WHERE ${within(sql, part, 'hotels', 'hotel_id')}`,
    }),

  'figures-of-links': (sql: Sql, part: Part) => sql`
    WITH ${notCounted(sql)}, brought AS NOT MATERIALIZED (
      SELECT *, coalesce(tag, '') AS tag_or_none, booked_on AS day,
             (outcome <> 'cancelled')::integer AS bookings, (outcome = 'cancelled')::integer AS cancelled,
             (outcome = 'no-show')::integer AS no_shows, (outcome = 'stayed')::integer AS stays,
             gross_usd_cents AS commission_cents,
             CASE WHEN state = 'earned' THEN net_usd_cents ELSE 0 END AS earned_cents,
             CASE WHEN state = 'expected' THEN net_usd_cents ELSE 0 END AS expected_cents
      FROM booking_commissions
    ), days AS MATERIALIZED (
      SELECT DISTINCT affiliate_id, booked_on AS day FROM booking_commissions
      WHERE ${part === null ? sql`false` : within(sql, part, 'counted', 'booking_id')}
    )
    SELECT 'booking_commissions' AS figures, jsonb_build_object('booking_id', b.id) AS of,
           jsonb_build_object('counted', to_jsonb(c), 'recounted', to_jsonb(f)) AS off_by
    FROM (
        SELECT booking_id FROM booking_referrals WHERE ${within(sql, part, 'bookings', 'booking_id')}
        UNION SELECT booking_id FROM booking_commissions WHERE ${within(sql, part, 'bookings', 'booking_id')}
      ) AS referred
      CROSS JOIN LATERAL (SELECT id, hotel_id FROM bookings WHERE id = referred.booking_id OFFSET 0) AS b
      LEFT JOIN LATERAL (
        SELECT c.*, m.revenue_cents, m.revenue_usd_cents
        FROM commission_figures c JOIN booking_money m ON m.id = c.booking_id
        WHERE c.booking_id = b.id AND m.id = b.id OFFSET 0
      ) AS f ON true
      LEFT JOIN booking_commissions c ON c.booking_id = b.id
    WHERE to_jsonb(c) IS DISTINCT FROM to_jsonb(f) AND ${isCounted(sql, 'b.hotel_id')}
    UNION ALL
    ${differences(sql, {
      table: 'link_days',
      keys: ['link_id', 'day', 'tag', 'affiliate_id', 'hotel_id'],
      measures: ofLinks,
      counted: ofDays(sql, part, sql`SELECT * FROM link_days`),
      recounted: sql`
        SELECT link_id, day, tag_or_none AS tag, affiliate_id, hotel_id, bookings, cancelled, no_shows, stays,
               revenue_usd_cents AS revenue_cents, commission_cents, earned_cents, expected_cents
        FROM (${ofDays(sql, part, sql`SELECT * FROM brought`)}) AS b WHERE link_id IS NOT NULL`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'referral_method_days',
      keys: ['affiliate_id', 'day', 'hotel_id', 'method', 'link_id', 'promo_code'],
      measures: ofLinks,
      counted: ofDays(sql, part, sql`SELECT * FROM referral_method_days`),
      recounted: sql`
        SELECT affiliate_id, day, hotel_id, method, link_id, promo_code, bookings, cancelled, no_shows, stays,
               revenue_usd_cents AS revenue_cents, commission_cents, earned_cents, expected_cents
        FROM (${ofDays(sql, part, sql`SELECT * FROM brought`)}) AS b`,
    })}`,

  'figures-summed': (sql: Sql, part: Part) => sql`
    WITH owners AS MATERIALIZED (
      SELECT DISTINCT owner_id FROM hotels WHERE ${within(sql, part, 'hotels', 'id')}
    ), some_days AS MATERIALIZED (
      SELECT DISTINCT (booked_at AT TIME ZONE zone)::date AS day
      FROM bookings CROSS JOIN LATERAL (VALUES ('UTC'), (time_zone)) AS of (zone)
      WHERE ${part === null ? sql`false` : within(sql, part, 'slept', 'id')} LIMIT 20
    ), some_nights AS MATERIALIZED (
      SELECT DISTINCT check_in_on AS night FROM bookings
      WHERE ${part === null ? sql`false` : within(sql, part, 'slept', 'id')} LIMIT 5
    )
    ${differences(sql, {
      table: 'owner_days',
      keys: ['owner_id', 'day', 'source'],
      measures: ofHotels,
      counted: sql`
        SELECT * FROM owner_days JOIN owners USING (owner_id) WHERE ${isChosen(sql, part, 'day', 'some_days')}`,
      recounted:
        part === null
          ? sql`
              SELECT h.owner_id, d.* FROM hotels h JOIN hotel_days d ON d.hotel_id = h.id WHERE d.calendar = 'hotel'`
          : sql`
              SELECT h.owner_id, d.* FROM owners JOIN hotels h USING (owner_id) CROSS JOIN some_days t
                CROSS JOIN LATERAL (
                  SELECT * FROM hotel_days d WHERE d.hotel_id = h.id AND d.calendar = 'hotel' AND d.day = t.day OFFSET 0
                ) AS d`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'affiliate_days',
      keys: ['affiliate_id', 'day'],
      measures: ofReferrals,
      counted: sql`SELECT * FROM affiliate_days WHERE ${within(sql, part, 'affiliates', 'affiliate_id')}`,
      recounted: sql`SELECT * FROM referral_days WHERE ${within(sql, part, 'affiliates', 'affiliate_id')}`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'referral_days',
      keys: ['affiliate_id', 'hotel_id', 'day'],
      measures: ofClicks,
      counted: sql`SELECT * FROM referral_days WHERE ${within(sql, part, 'affiliates', 'affiliate_id')}`,
      recounted: sql`SELECT * FROM link_days WHERE ${within(sql, part, 'affiliates', 'affiliate_id')}`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'hotel_days',
      keys: ['hotel_id', 'day'],
      measures: ofClicks,
      counted: sql`
        SELECT * FROM hotel_days WHERE calendar = 'utc' AND ${within(sql, part, 'hotels', 'hotel_id')}`,
      recounted: sql`
        SELECT * FROM referral_days WHERE hotel_id IS NOT NULL AND ${within(sql, part, 'hotels', 'hotel_id')}`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'platform_days',
      keys: ['day', 'source'],
      measures: ofHotels,
      counted: sql`SELECT * FROM platform_days WHERE ${isChosen(sql, part, 'day', 'some_days')}`,
      recounted: sql`
        SELECT day, source, ${sql.unsafe(ofHotels.join(', '))} FROM hotel_days
        WHERE calendar = 'utc' AND ${isChosen(sql, part, 'day', 'some_days')}
        UNION ALL
        SELECT day, 'affiliate', ${sql.unsafe(clicksAlone)} FROM referral_days
        WHERE hotel_id IS NULL AND ${isChosen(sql, part, 'day', 'some_days')}`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'platform_nights',
      keys: ['night', 'source'],
      measures: ['rooms', 'room_cents'],
      counted: sql`SELECT * FROM platform_nights WHERE ${isChosen(sql, part, 'night', 'some_nights')}`,
      recounted:
        part === null
          ? sql`SELECT * FROM hotel_nights`
          : sql`
              SELECT n.* FROM some_nights t CROSS JOIN hotels h CROSS JOIN LATERAL (
                SELECT * FROM hotel_nights n WHERE n.hotel_id = h.id AND n.night = t.night OFFSET 0
              ) AS n`,
    })}`,
}

/** Of a part, the rows of some days of some affiliates. */
function ofDays(sql: Sql, part: Part, rows: SqlPart): SqlPart {
  return part === null ? rows : sql`SELECT r.* FROM days JOIN (${rows}) AS r USING (affiliate_id, day)`
}

function isChosen(sql: Sql, part: Part, column: string, chosen: string): SqlPart {
  return part === null ? sql`true` : sql`${sql(column)} IN (SELECT ${sql(column)} FROM ${sql(chosen)})`
}
