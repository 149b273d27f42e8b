import { daysBetween } from '@roomlark/contract/dates'
import type { DataOf, MetaOf } from '@roomlark/contract/endpoint'
import {
  doubtfulJump,
  type ExchangeRate,
  type exchange,
  jumpBetween,
} from '@roomlark/contract/platform/exchange'
import { getReaderLocale, say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import {
  insertRate,
  type RateRow,
  selectCurrenciesInUse,
  selectHotelUsdRates,
  selectRate,
  selectRateDays,
  selectRates,
  selectRatesOn,
  selectUsdRate,
  usdRateColumn,
} from './exchange.queries.ts'

/** Returns how many dollars one unit of a currency is worth on a day. */
export async function usdRateOn(sql: Sql, currency: string, day: string): Promise<number> {
  const rate = await selectUsdRate(sql, currency, day)
  if (rate === null) throw noRate(currency)
  return rate
}

/** Returns how many dollars one unit of each currency with a rate is worth, including the dollar itself. */
export async function usdRatesOn(sql: Sql, day: string): Promise<Map<string, number>> {
  const rows = await selectRatesOn(sql, day)
  return new Map([...rows.map(({ currency, usdRate }) => [currency, usdRate] as const), ['USD', 1]])
}

/**
 * Returns how many dollars one unit of each hotel's currency is worth on its own current day; hotels without
 * a rate are left out.
 */
export async function readHotelUsdRates(
  sql: Sql,
  hotelIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await selectHotelUsdRates(sql, hotelIds, now)
  return new Map(rows.flatMap(({ hotelId, usdRate }) => (usdRate === null ? [] : [[hotelId, usdRate]])))
}

/** The rate, null without one, as the column usdRate of a query whose hotels are called h. */
export function usdRatePart(sql: Sql, now: Date) {
  return usdRateColumn(sql, now)
}

/** Lists the currencies in which guests can see prices, the dollar first. */
export async function listGuestCurrencies(
  sql: Sql,
  day: string,
): Promise<{ currency: string; usdRate: number }[]> {
  return [{ currency: 'USD', usdRate: 1 }, ...(await selectRatesOn(sql, day))]
}

/** Returns those of the currencies whose rate has applied for longer than so many days, or that have none. */
export async function findStaleRates(
  sql: Sql,
  currencies: readonly string[],
  { day, oldestDays }: { day: string; oldestDays: number },
): Promise<{ currency: string; since: string | null }[]> {
  const rates = await selectRateDays(sql, currencies, day)
  return rates.filter(({ since }) => since === null || daysBetween(since, day) > oldestDays)
}

export function noRate(currency: string): AppError {
  return new AppError(
    'conflict',
    say('There is no exchange rate for {currency} yet. Ask an administrator to set one.', { currency }),
  )
}

/** The rates of a currency that are listed; with a rate a day, all of them would soon be too many to read. */
const listedRates = 60

type Listed = { data: DataOf<typeof exchange.list>; meta: MetaOf<typeof exchange.list> }

export async function listRates(ctx: SignedInContext): Promise<Listed> {
  const data = (await selectRates(ctx.sql, listedRates)).map(toRate)
  return { data, meta: { inUse: await selectCurrenciesInUse(ctx.sql) } }
}

/** A rate is never changed: for the same day, the one set last applies. */
export async function setRate(
  ctx: SignedInContext,
  currency: string,
  { isMeant, ...input }: { usdRate: number; validFrom: string; isMeant: boolean },
): Promise<ExchangeRate> {
  if (currency === 'USD') {
    const fields = { currency: say('The dollar has no exchange rate') }
    throw new AppError('validation_failed', fields.currency, { fields })
  }
  return ctx.sql.begin(async (tx) => {
    const before = await selectUsdRate(tx, currency, input.validFrom)
    if (!isMeant) refuseJump(currency, before, input.usdRate)
    const rate = { ...input, currency, setBy: ctx.actor.userId, source: 'hand', now: ctx.clock() } as const
    const id = await insertRate(tx, rate)
    const row = id === null ? undefined : await selectRate(tx, id)
    if (!row) throw new Error('the rate that was just set is not there')
    await recordAudit(ctx, tx, {
      action: 'exchange-rate.set',
      target: `exchange-rate:${currency}`,
      ...(before === null ? {} : { before: { usdRate: before } }),
      after: input,
    })
    return toRate(row)
  })
}

/** A misplaced decimal point would make every price in a currency wrong, and a rate is never removed. */
function refuseJump(currency: string, before: number | null, now: number): void {
  if (before === null || Math.abs(jumpBetween(before, now)) <= doubtfulJump) return
  const percent = Math.abs(jumpBetween(before, now) * 100).toLocaleString(getReaderLocale('en-US'), {
    maximumFractionDigits: 0,
  })
  throw new AppError(
    'unlikely_value',
    now > before
      ? say(
          'That is {percent} percent more than the previous rate of {currency}, {before}. Please confirm it.',
          { percent, currency, before },
        )
      : say(
          'That is {percent} percent less than the previous rate of {currency}, {before}. Please confirm it.',
          { percent, currency, before },
        ),
  )
}

function toRate(row: RateRow): ExchangeRate {
  return { ...row, setAt: row.setAt.toISOString() }
}
