import type { TrendPeriod } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'

export const periodWords: Record<TrendPeriod, string> = {
  '7d': say('Last 7 days'),
  '30d': say('Last 30 days'),
  '90d': say('Last 90 days'),
  '6m': say('Last 6 months'),
  '12m': say('Last 12 months'),
}

/** On a button that has little room. */
export const periodLetters: Record<TrendPeriod, string> = {
  '7d': say('7d##7 days'),
  '30d': say('30d##30 days'),
  '90d': say('90d##90 days'),
  '6m': say('6m##6 months'),
  '12m': say('12m##12 months'),
}
