import { addDays, utcDay } from '@roomlark/contract/dates'
import type { Transaction } from '../db/database.ts'
import { usdRatesOn } from '../platform/platform/exchange.service.ts'
import type { DemoContext } from './demo-context.ts'
import { demoHotels } from './hotels.ts'
import { insertRows } from './seed.queries.ts'

/** The newest rates are of the day before yesterday, and the others four weeks apart. */
const newestDaysAgo = 2
const stepDays = 28
const steps = 27

/** The product has no rate for one of the demo's currencies. */
const missing: [currency: string, usdRate: number] = ['XPF', 0.0097]

/**
 * Gives the demo rates of its own, dated by its clock: two years of them for the currencies of its hotels, in which
 * payout runs are approved, and one for every other. They move a little around those of the product.
 */
export async function seedRates(ctx: DemoContext, tx: Transaction): Promise<void> {
  const today = utcDay(ctx.clock())
  const ofHotels = new Set(demoHotels.map(({ currency }) => currency))
  const usual = new Map([missing, ...(await usdRatesOn(tx, today))])
  usual.delete('USD')
  const rows = [...usual].flatMap(([currency, usdRate]) =>
    Array.from({ length: ofHotels.has(currency) ? steps : 1 }, (_, step) => {
      const validFrom = addDays(today, -newestDaysAgo - step * stepDays)
      const moved = (usdRate * (1 + 0.012 * Math.sin(step))).toFixed(8)
      return { currency, usdRate: moved, validFrom, setAt: `${validFrom}T06:00:00Z`, isDemo: true }
    }),
  )
  await insertRows(tx, 'exchange_rates', rows)
}
