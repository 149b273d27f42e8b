import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useEarnings } from '../../../data/earnings.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { PerformanceTabs } from '../../../parts/performance/performance-tabs.tsx'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { BalanceStrip } from './balance-strip.tsx'
import { NextPayoutCard, WaitingCard } from './next-payout-card.tsx'
import { PapersCards } from './papers-cards.tsx'
import { PayoutsCard } from './payouts-card.tsx'

type EarningsPageProps = {
  /** The account to which the affiliate is paid. */
  account?: ReactNode
  /** Commissions on hold, with the right to answer. */
  holds?: ReactNode
  /** Asking about a booking that is missing. */
  claim?: ReactNode
}

/** The money of an affiliate: where it stands, what is paid next, and what was paid. */
export function EarningsPage({ account, holds, claim }: EarningsPageProps) {
  useTitle(say('Earnings'))
  const { isLoading } = useEarnings()
  return (
    <>
      <div className="mb-6">
        <h1>{say('Earnings')}</h1>
        <p className="mt-1 text-muted">{say('Your money, by where it stands')}</p>
      </div>
      <PerformanceTabs current="earnings" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
        <EarningsView account={account} holds={holds} />
        {/* The cards above have no known height yet, and would push this out of sight. */}
        <div className={isLoading ? 'hidden' : 'contents'}>
          <PayoutsCard />
          <PapersCards />
          {claim}
        </div>
      </div>
    </>
  )
}

function EarningsView({ account, holds }: Pick<EarningsPageProps, 'account' | 'holds'>) {
  const earnings = useEarnings()
  if (earnings.isPending) return <EarningsSkeleton />
  if (!earnings.data) return <NotLoaded title={say('Your earnings did not load')} query={earnings} />
  const { balances, next } = earnings.data
  return (
    <>
      <BalanceStrip balances={balances} />
      {holds}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 desk:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_356px]">
        <NextPayoutCard next={next} />
        {account}
      </div>
      <WaitingCard next={next} />
    </>
  )
}

function EarningsSkeleton() {
  return (
    <SkeletonArea className="grid gap-3.5 md:gap-5">
      <Card className="grid grid-cols-2 gap-6 desk:grid-cols-4">
        {['expected', 'earned', 'payable', 'paid'].map((name) => (
          <div key={name}>
            <Skeleton className="h-4 w-20" />
            <Skeleton className="mt-2 h-8 w-28" />
            <Skeleton className="mt-2 h-4 w-32 max-w-full" />
          </div>
        ))}
      </Card>
      <Card>
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mt-2 h-10 w-40" />
        <Skeleton className="mt-5 h-5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-3 h-5" />
      </Card>
    </SkeletonArea>
  )
}
