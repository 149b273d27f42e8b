import type { Period } from '@roomlark/contract/figures/analytics'
import type { Sparklines } from '@roomlark/contract/figures/dashboard'
import { minorUnits } from '@roomlark/contract/money'
import { computeConversion } from '../figures.policy.ts'
import { equalParts, type Span } from '../periods.policy.ts'

type Day = {
  day: string
  bookings: number
  revenueCents: number
  commissionCents: number
  referred: number
  clicks: number
}

/**
 * Returns the four dashboard figures part by part, with money in dollars or in major units of another
 * currency.
 */
export function computeSparklines(
  period: Period,
  span: Span,
  days: readonly Day[],
  currency = 'USD',
): Sparklines {
  const parts = equalParts(period, span).map(({ fromOn, untilOn }) =>
    days.filter(({ day }) => day >= fromOn && day <= untilOn),
  )
  const sums = (read: (day: Day) => number) =>
    parts.map((part) => part.reduce((sum, day) => sum + read(day), 0))
  const whole = (cents: number[]) => cents.map((amount) => amount / minorUnits(currency))
  const [referred, clicks] = [sums((day) => day.referred), sums((day) => day.clicks)]
  return {
    bookings: sums((day) => day.bookings),
    revenue: whole(sums((day) => day.revenueCents)),
    commissions: whole(sums((day) => day.commissionCents)),
    conversions: referred.map((count, at) => computeConversion(count, clicks[at] ?? 0) ?? 0),
  }
}
