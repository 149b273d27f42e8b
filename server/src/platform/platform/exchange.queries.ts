import type { ExchangeRate } from '@roomlark/contract/platform/exchange'
import type { Sql } from '../../db/database.ts'
import { tellOffersWhere } from '../../db/outbox.ts'

/** Returns the rate in effect on a day; on days before the first rate, the first one; null without any. */
export async function selectUsdRate(sql: Sql, currency: string, day: string): Promise<number | null> {
  const [row] = await sql<{ usdRate: number | null }[]>`SELECT usd_rate_on(${currency}, ${day}) AS "usdRate"`
  return row?.usdRate ?? null
}

/** Returns the rate for each hotel's currency on its own current day, or null if there is none yet. */
export async function selectHotelUsdRates(
  sql: Sql,
  hotelIds: string[],
  now: Date,
): Promise<{ hotelId: string; usdRate: number | null }[]> {
  return sql<{ hotelId: string; usdRate: number | null }[]>`
    SELECT h.id AS "hotelId", ${usdRateColumn(sql, now)} FROM hotels h WHERE h.id = ANY(${hotelIds}::uuid[])`
}

/** The rate as a column of a query whose hotels are called h. */
export function usdRateColumn(sql: Sql, now: Date) {
  return sql`usd_rate_on(h.currency, (${now}::timestamptz AT TIME ZONE h.time_zone)::date) AS "usdRate"`
}

/** Returns every currency with its rate in effect on a day; the dollar has no rate. */
export async function selectRatesOn(sql: Sql, day: string): Promise<{ currency: string; usdRate: number }[]> {
  return sql<{ currency: string; usdRate: number }[]>`
    WITH asked AS MATERIALIZED (SELECT ${day}::date AS day)
    SELECT known.currency, rate.usd_rate AS "usdRate"
    FROM asked, (SELECT DISTINCT currency FROM exchange_rates) AS known,
      find_usd_rate(known.currency, asked.day) AS rate
    ORDER BY known.currency`
}

/** Returns since when the rate of each of these currencies applies; null where there is none yet on this day. */
export async function selectRateDays(
  sql: Sql,
  currencies: readonly string[],
  day: string,
): Promise<{ currency: string; since: string | null }[]> {
  return sql<{ currency: string; since: string | null }[]>`
    SELECT c.currency, (SELECT max(r.valid_from) FROM exchange_rates r
                        WHERE r.currency = c.currency AND r.valid_from <= ${day})::text AS since
    FROM unnest(${[...currencies]}::text[]) AS c (currency) ORDER BY c.currency`
}

export type RateRow = Omit<ExchangeRate, 'setAt'> & { setAt: Date }

/** Returns the newest of each currency first: by the day they take effect, and then by when they were set. */
export async function selectRates(sql: Sql, mostOfCurrency: number): Promise<RateRow[]> {
  return sql<RateRow[]>`
    ${ratesIn(sql)} WHERE r.id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY currency ORDER BY valid_from DESC, id DESC) AS place
        FROM exchange_rates
      ) AS placed WHERE place <= ${mostOfCurrency}
    ) ORDER BY r.valid_from DESC, r.id DESC`
}

/** The dollar is left out, because it needs no rate. */
export async function selectCurrenciesInUse(sql: Sql): Promise<{ currency: string; hotels: number }[]> {
  return sql<{ currency: string; hotels: number }[]>`
    SELECT currency, count(*)::integer AS hotels FROM hotels
    WHERE archived_at IS NULL AND currency <> 'USD' GROUP BY currency ORDER BY hotels DESC, currency`
}

export async function selectRate(sql: Sql, id: number): Promise<RateRow | undefined> {
  const [row] = await sql<RateRow[]>`${ratesIn(sql)} WHERE r.id = ${id}`
  return row
}

type NewRate = {
  currency: string
  usdRate: number
  validFrom: string
  setBy: string | null
  source: 'hand' | 'ecb'
  now: Date
}

/** Returns null if the rate that was published for this day is there already. */
export async function insertRate(sql: Sql, rate: NewRate): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO exchange_rates (currency, usd_rate, valid_from, set_at, set_by, source)
    VALUES (${rate.currency}, ${rate.usdRate}, ${rate.validFrom}, ${rate.now}, ${rate.setBy}, ${rate.source})
    ON CONFLICT (currency, valid_from) WHERE source = 'ecb' DO NOTHING
    RETURNING id`
  if (!row) return null
  // Guests see the hotels of a currency from its first rate on; later ones convert amounts when they are shown.
  const isFirst = sql`NOT EXISTS (SELECT FROM exchange_rates WHERE currency = ${rate.currency} AND id <> ${row.id})`
  await tellOffersWhere(sql, sql`currency = ${rate.currency} AND ${isFirst}`, 'no night')
  return row.id
}

function ratesIn(sql: Sql) {
  return sql`
    SELECT r.currency, r.usd_rate AS "usdRate", r.valid_from AS "validFrom", r.set_at AS "setAt",
           CASE WHEN r.is_demo THEN 'Demo rate' WHEN r.source = 'ecb' THEN 'European Central Bank'
                WHEN r.set_by IS NULL THEN 'Roomlark' ELSE account_name(u) END AS "setBy"
    FROM exchange_rates r LEFT JOIN users u ON u.id = r.set_by`
}
