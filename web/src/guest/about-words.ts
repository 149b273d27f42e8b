import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { aboutCents, dollar } from '@roomlark/contract/money'

/** Writes a total, its extras included, in the guest's own currency; null if it is already in it. */
export function aboutWords(
  { language, currency }: GuestVisit,
  amount: { currency: string; totalCents: number; totalUsdCents: number; extrasCents?: number },
): string | null {
  if (!currency || currency.code === amount.currency) return null
  const { totalCents, totalUsdCents, extrasCents = 0 } = amount
  const usdCents = totalCents > 0 ? (totalUsdCents * (totalCents + extrasCents)) / totalCents : totalUsdCents
  return moneyIn(language, aboutCents(Math.round(usdCents), dollar, currency), currency.code)
}
