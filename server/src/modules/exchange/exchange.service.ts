import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { selectUsdRate } from './exchange.queries.ts'

/** Dollars for one unit of a currency on a day. */
export async function usdRateOn(sql: Sql, currency: string, day: string): Promise<number> {
  if (currency === 'USD') return 1
  const rate = await selectUsdRate(sql, currency, day)
  if (rate === undefined) {
    throw new AppError(
      'conflict',
      `There is no exchange rate for ${currency} yet. Ask an administrator to set one.`,
    )
  }
  return rate
}
