import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import { useCompanyAccount } from '../../../../data/company-bills.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { BillsCard } from './bills-card.tsx'
import { UnbilledCard } from './unbilled-card.tsx'

/** A company's account: stays not yet billed, and its bills. */
export function CompanyAccountCards({ profile }: { profile: CompanyProfile }) {
  const query = useCompanyAccount(profile.id)
  if (!query.data) {
    return (
      <Card className="mt-5">
        <CardWaiting query={query} />
      </Card>
    )
  }
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
      <UnbilledCard profile={profile} account={query.data} />
      <BillsCard profile={profile} account={query.data} />
    </div>
  )
}
