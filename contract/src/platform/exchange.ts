import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode } from '../places.ts'
import { Instant } from '../primitives.ts'
import { say } from '../say.ts'

/** The value of one unit of a currency in dollars, from a date on. */
export const ExchangeRate = z.object({
  currency: z.string(),
  usdRate: z.number(),
  validFrom: IsoDate,
  setAt: Instant,
  setBy: z.string(),
})
export type ExchangeRate = z.infer<typeof ExchangeRate>

/** A rate that differs by more than this share must be confirmed before it is accepted. */
export const doubtfulJump = 0.2

/** Returns how much a rate differs from the previous one, as a share of that. */
export function jumpBetween(before: number, now: number): number {
  return now / before - 1
}

export const RateParams = z.strictObject({ currency: CurrencyCode })

export const RateInput = z.strictObject({
  usdRate: z
    .number(say('Enter a rate'))
    .check(
      z.gte(1e-8, say('Enter a rate of at least 0.00000001')),
      z.lte(100_000, say('That rate is too large')),
    ),
  validFrom: IsoDate,
  /** True confirms a rate that differs by more than 20 percent from the one before. */
  isMeant: z._default(z.boolean(), false),
})

export const exchange = {
  list: endpoint({
    method: 'GET',
    path: '/exchange-rates',
    access: ['admin'],
    summary: 'List exchange rates with their history, newest first',
    response: z.array(ExchangeRate),
    meta: z.object({
      /** The currencies that hotels sell in, whether or not there is a rate for them. */
      inUse: z.array(z.object({ currency: z.string(), hotels: z.int() })),
    }),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/exchange-rates/:currency',
    access: ['admin'],
    summary: 'Set a rate from a date on; earlier bookings keep theirs',
    params: RateParams,
    body: RateInput,
    response: ExchangeRate,
  }),
}
