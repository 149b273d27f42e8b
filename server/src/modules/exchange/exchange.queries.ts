import type { Sql } from '../../db/database.ts'

/** The rate that held on a day; before the first one, the first. */
export async function selectUsdRate(sql: Sql, currency: string, day: string): Promise<number | undefined> {
  const [row] = await sql<{ usdRate: number }[]>`
    SELECT usd_rate::float8 AS "usdRate" FROM exchange_rates
    WHERE currency = ${currency}
    ORDER BY valid_from <= ${day} DESC,
             CASE WHEN valid_from <= ${day} THEN valid_from END DESC,
             valid_from, id DESC
    LIMIT 1`
  return row?.usdRate
}
