import { say } from '@roomlark/contract/say'
import type { PayoutDetails } from '@roomlark/contract/settlement/payout-details'
import { useState } from 'react'
import { usePayoutDetails } from '../../../data/payout-details.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Landmark } from '../../../ui/icons/landmark.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { ChangesCard } from './changes-card.tsx'
import { PayeeCard } from './payee-card.tsx'
import { PayeeDialog } from './payee-dialog.tsx'
import { SafeCard } from './safe-card.tsx'
import { TaxCard } from './tax-card.tsx'
import { TaxFormsCard } from './tax-forms-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

const above = [
  { label: say('Performance'), to: '/performance' },
  { label: say('Earnings'), to: '/performance/earnings' },
]

/** Page on which an affiliate enters the account to be paid to. */
export function PayoutDetailsPage() {
  const details = usePayoutDetails()
  const { data } = details
  const [editing, setEditing] = useState<'account' | 'payee' | null>(null)
  const close = () => setEditing(null)
  useTitle(say('Payout details'))
  const newest = data?.waiting[0] ?? data?.inUse
  return (
    <>
      <Breadcrumbs above={above} here={say('Payout details')} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{say('Payout details')}</h1>
          <p className="mt-1 text-muted">{say('Where your money goes, and how it is kept safe')}</p>
        </div>
        {newest ? (
          <Button onClick={() => setEditing('account')}>
            <Landmark aria-hidden="true" className="size-[18px]" />
            {say('Change account')}
          </Button>
        ) : null}
      </div>
      {details.isPending ? (
        <DetailsSkeleton />
      ) : data ? (
        <DetailsView details={data} onEdit={setEditing} />
      ) : (
        <NotLoaded title={say('Your payout details did not load')} query={details} />
      )}
      {data && editing === 'account' ? <AccountDialog details={data} onClose={close} /> : null}
      {newest && editing === 'payee' ? (
        <PayeeDialog set={newest} newestId={newest.id} onClose={close} />
      ) : null}
    </>
  )
}

type DetailsViewProps = { details: PayoutDetails; onEdit: (what: 'account' | 'payee') => void }

function DetailsView({ details, onEdit }: DetailsViewProps) {
  const { inUse, waiting, paidCents, changes } = details
  const newest = waiting[0] ?? inUse
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px] desk:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
        {newest ? null : <NoAccount onAdd={() => onEdit('account')} />}
        {waiting.map((set) => (
          <WaitingCard key={set.id} set={set} details={details} />
        ))}
        {inUse ? <AccountCard set={inUse} paidCents={paidCents} /> : null}
        {newest ? <PayeeCard set={newest} onEdit={() => onEdit('payee')} /> : null}
        <TaxCard usualCountry={newest?.payee.country ?? ''} />
        <TaxFormsCard usualCountry={newest?.payee.country ?? ''} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
        <SafeCard />
        {changes.length > 0 ? <ChangesCard changes={changes} /> : null}
      </div>
    </div>
  )
}

function NoAccount({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('No account yet')}
        text={say('Say where your commission goes. It is needed before the first payout.')}
        action={
          <Button onClick={onAdd}>
            <Landmark aria-hidden="true" className="size-[18px]" />
            {say('Add account')}
          </Button>
        }
      />
    </Card>
  )
}

function DetailsSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px] desk:gap-6">
      <div className="grid gap-3.5 md:gap-5">
        <Card>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-5 h-16" />
        </Card>
        <Card>
          <Skeleton className="h-7 w-28" />
          <Skeleton className="mt-4 h-12" />
        </Card>
      </div>
      <Card>
        <Skeleton className="h-7 w-44" />
        <Skeleton className="mt-4 h-32" />
      </Card>
    </SkeletonArea>
  )
}
