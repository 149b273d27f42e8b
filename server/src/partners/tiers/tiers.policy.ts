import { addDays, addMonths } from '@roomlark/contract/dates'
import type { Tier, TierPeriod, TierTerms } from '@roomlark/contract/partners/tiers'

const months = { month: 1, quarter: 3, year: 12 } as const

/** The first day of the period that a day lies in. */
export function startOfPeriod(period: TierPeriod, day: string): string {
  const [year = '', month = ''] = day.split('-')
  const first = Math.floor((Number(month) - 1) / months[period]) * months[period] + 1
  return `${year}-${String(first).padStart(2, '0')}-01`
}

/** The first day of a period that comes so many periods later, or earlier. */
export function shiftPeriod(period: TierPeriod, startOn: string, by: number): string {
  return addMonths(startOn, by * months[period])
}

/** The last day of the period that begins on a day. */
export function endOfPeriod(period: TierPeriod, startOn: string): string {
  return addDays(shiftPeriod(period, startOn, 1), -1)
}

type Scheme = Omit<TierTerms, 'tiers'> & {
  followsHotel: boolean
  thresholds: readonly number[]
  ratesBps: readonly number[]
}

/** The terms that were stored; null if a partner gets what all get, and without tiers and bonus. */
export function toTerms({ followsHotel, thresholds, ratesBps, ...scheme }: Scheme): TierTerms | null {
  if (followsHotel || (thresholds.length === 0 && scheme.bonusCents === 0)) return null
  const { basis, period, bonusCents, currency } = scheme
  const tiers = thresholds.map((threshold, place) => ({
    threshold,
    ratePercent: (ratesBps[place] ?? 0) / 100,
  }))
  return { basis, period, tiers, bonusCents, currency }
}

/** The highest tier that was reached. */
export function findTier(tiers: readonly Tier[], figure: number): Tier | undefined {
  return tiers.findLast(({ threshold }) => figure >= threshold)
}

/** Says whether anybody could get less by the new terms than by those of before. */
export function isWorse(before: TierTerms | null, after: TierTerms | null): boolean {
  if (!before) return false
  if (
    before.bonusCents > 0 &&
    (!after || after.bonusCents < before.bonusCents || hasOtherCurrency(before, after))
  )
    return true
  if (before.tiers.length === 0) return false
  if (!after || after.basis !== before.basis || after.period !== before.period) return true
  if (before.basis === 'revenue' && hasOtherCurrency(before, after)) return true
  return before.tiers.some(
    ({ threshold, ratePercent }) => (findTier(after.tiers, threshold)?.ratePercent ?? 0) < ratePercent,
  )
}

function hasOtherCurrency(before: TierTerms, after: TierTerms): boolean {
  return before.currency !== after.currency
}
