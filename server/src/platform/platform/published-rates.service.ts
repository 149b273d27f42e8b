import { utcDay } from '@roomlark/contract/dates'
import { doubtfulJump, jumpBetween } from '@roomlark/contract/platform/exchange'
import type { PublishedRates } from '../../adapters/rate-feed.ts'
import type { ServiceContext } from '../../context.ts'
import { recordOwnAudit } from '../audit/audit.service.ts'
import { insertRate, selectUsdRate } from './exchange.queries.ts'
import { getMoneySettings } from './money-settings.service.ts'

/**
 * The job: takes the rates that the European Central Bank published last, once for each day. A rate that is doubtful
 * beside the one before is left out: it becomes too old for payout runs, until an administrator sets or confirms it.
 */
export async function takePublishedRates(ctx: ServiceContext): Promise<void> {
  const { takesPublishedRates } = await getMoneySettings(ctx)
  if (!takesPublishedRates || ctx.rateFeed === null) return
  const published = await ctx.rateFeed.read()
  const now = ctx.clock()
  if (published.day > utcDay(now)) throw new Error('the feed of exchange rates is of a day to come')
  await ctx.sql.begin(async (tx) => {
    const taken: string[] = []
    for (const [currency, usdRate] of toUsdRates(published)) {
      const before = await selectUsdRate(tx, currency, published.day)
      if (before !== null && Math.abs(jumpBetween(before, usdRate)) > doubtfulJump) continue
      const rate = { currency, usdRate, validFrom: published.day, setBy: null, source: 'ecb', now } as const
      if ((await insertRate(tx, rate)) !== null) taken.push(currency)
    }
    if (taken.length === 0) return
    await recordOwnAudit(ctx, tx, {
      action: 'exchange-rate.taken',
      target: 'exchange-rate:ecb',
      after: { day: published.day, currencies: taken.toSorted().join(', ') },
    })
  })
}

/** The feed says what a euro is worth; rates are kept as dollars for one unit, with eight decimals. */
function toUsdRates({ perEuro }: PublishedRates): Map<string, number> {
  const usd = perEuro.get('USD')
  if (usd === undefined) throw new Error('the feed of exchange rates has no dollar')
  const others = [...perEuro].filter(([currency]) => currency !== 'USD')
  return new Map([
    ['EUR', usd],
    ...others.map(([currency, rate]) => [currency, Number((usd / rate).toFixed(8))] as const),
  ])
}
