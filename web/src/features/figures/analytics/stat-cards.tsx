import type { DashboardStats, Sparklines } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import { figures } from '../../../lib/format-figure.ts'
import { useUser } from '../../../session/session-context.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { HandCoins } from '../../../ui/icons/hand-coins.ts'
import { MousePointerClick } from '../../../ui/icons/mouse-pointer-click.ts'
import { Wallet } from '../../../ui/icons/wallet.ts'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { StatCard, statCardClass } from '../../../ui/stat-card.tsx'
import { commissionNote } from './commission-words.ts'

const grid = 'mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-4'

/** spec §2: dollars, whatever the hotels sell in. */
const inDollars = say(
  'In US dollars; other currencies are converted at the rate of the day each booking was made',
)

type StatCardsProps = {
  stats: DashboardStats
  sparklines: Sparklines | undefined
  /** Says which commission it is. */
  commission?: string | undefined
}

export function StatCards({ stats, sparklines, commission }: StatCardsProps) {
  const { trends } = stats
  return (
    <div className={grid}>
      <StatCard
        title={say('Total Bookings')}
        value={figures.count.full(stats.totalBookings)}
        icon={CalendarCheck}
        color="primary"
        trend={trends.bookings}
        sparkline={sparklines?.bookings}
      />
      <StatCard
        title={say('Total Revenue')}
        value={figures.dollars.full(stats.totalRevenue)}
        icon={Wallet}
        color="success"
        trend={trends.revenue}
        sparkline={sparklines?.revenue}
        hint={inDollars}
      />
      <StatCard
        title={say('Commissions')}
        value={figures.dollars.full(stats.totalCommissions)}
        icon={HandCoins}
        color="secondary"
        trend={trends.commissions}
        sparkline={sparklines?.commissions}
        hint={inDollars}
        note={commission}
      />
      <StatCard
        title={say('Conversion Rate')}
        value={figures.percent.full(stats.conversionRate)}
        icon={MousePointerClick}
        color="accent"
        trend={trends.conversions}
        sparkline={sparklines?.conversions}
      />
    </div>
  )
}

/** As high as the cards: the note, which may take two lines, has its place already. */
export function StatCardsSkeleton({ hasNote }: { hasNote: boolean }) {
  const note = commissionNote(useUser().userType, { gross: 0, net: 0 }, figures.dollars.full)
  return (
    <SkeletonArea className={grid}>
      {['bookings', 'revenue', 'commissions', 'conversion'].map((card) => (
        <div key={card} className={statCardClass}>
          <div className="flex items-center justify-between">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="size-[30px] rounded-[8px]! md:size-9" />
          </div>
          <Skeleton className="mt-2 h-[30px] w-28 md:h-[38px]" />
          {card === 'commissions' && hasNote ? (
            <p aria-hidden="true" className="invisible mt-1 text-sm text-balance tabular-nums">
              {note}
            </p>
          ) : null}
          <Skeleton className="mt-2.5 h-5 w-20 md:h-[26px]" />
        </div>
      ))}
    </SkeletonArea>
  )
}
