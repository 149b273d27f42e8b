import { type TierTerms, tierLimits } from '@roomlark/contract/partners/tiers'
import { readNumber } from '../../../../lib/read-number.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

/** What the fields hold, as it is typed; a tier of which both fields are empty is none. */
export type TierFields = {
  basis: TierTerms['basis']
  period: TierTerms['period']
  tiers: { threshold: string; ratePercent: string }[]
  bonusCents: string
}

export function toFields(terms: TierTerms | null): TierFields {
  const { basis = 'stays', period = 'quarter', tiers = [], bonusCents = 0 } = terms ?? {}
  const currency = terms?.currency ?? 'USD'
  return {
    basis,
    period,
    tiers: Array.from({ length: tierLimits.tiers }, (_, place) => {
      const tier = tiers[place]
      if (!tier) return { threshold: '', ratePercent: '' }
      const { threshold, ratePercent } = tier
      return {
        threshold: basis === 'stays' ? String(threshold) : amountText(threshold, currency),
        ratePercent: String(ratePercent),
      }
    }),
    bonusCents: bonusCents === 0 ? '' : amountText(bonusCents, currency),
  }
}

export function readFields({ basis, period, tiers, bonusCents }: TierFields, currency: string) {
  return {
    basis,
    period,
    tiers: tiers
      .filter(({ threshold, ratePercent }) => threshold.trim() !== '' || ratePercent.trim() !== '')
      .map(({ threshold, ratePercent }) => ({
        threshold: basis === 'stays' ? readNumber(threshold) : readAmount(threshold, currency),
        ratePercent: readNumber(ratePercent),
      })),
    bonusCents: bonusCents.trim() === '' ? 0 : readAmount(bonusCents, currency),
  }
}
