import { useOpenHolds } from '../data/commission-holds.ts'
import { ClaimCard } from '../features/partners/claims/claim-card.tsx'
import { EarningsPage as Earnings } from '../features/settlement/earnings/earnings-page.tsx'
import { OwnHoldsBanner } from '../features/settlement/money/holds/own-holds-banner.tsx'
import { PayoutAccountCard } from '../features/settlement/payout-details/payout-account-card.tsx'

/** Earnings, with what is on hold, where they are paid to, and a way to ask for a missing booking. */
export function EarningsPage() {
  // Asked for together with the earnings, so that the banner does not push them down later.
  useOpenHolds()
  return <Earnings account={<PayoutAccountCard />} holds={<OwnHoldsBanner />} claim={<ClaimCard />} />
}
