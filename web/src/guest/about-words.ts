import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { aboutCents, dollar } from '@roomlark/contract/money'

/** Writes an amount in the guest's own currency, or returns null if the amount is already in it. */
export function aboutWords(
  { language, currency }: GuestVisit,
  amount: { currency: string; totalUsdCents: number },
): string | null {
  if (!currency || currency.code === amount.currency) return null
  return moneyIn(language, aboutCents(amount.totalUsdCents, dollar, currency), currency.code)
}
