import type { UserType } from '@roomlark/contract/endpoint'
import type { Period } from '@roomlark/contract/figures/analytics'
import type { Platform } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { type ReactNode, Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSparklines, useStats } from '../../../data/analytics.ts'
import { figures } from '../../../lib/format-figure.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { BelowFirstDay } from '../../../parts/first-day/first-day-card.tsx'
import { BelowNextSetup } from '../../../parts/hotel-setup/setup-card.tsx'
import { PreviewNote } from '../../../session/preview-note.tsx'
import { useUser } from '../../../session/session-context.ts'
import { useMay } from '../../../session/use-may.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { AfterFirstPaint } from '../../../ui/after-first-paint.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useSeen } from '../../../ui/use-seen.ts'
import { BookingTrendsCard } from './booking-trends-card.tsx'
import { commissionNote } from './commission-words.ts'
import { PeriodSelect } from './period-select.tsx'
import { periodAddress } from './period-words.ts'
import { FixedDistributionCard, RevenueDistributionCard } from './revenue-distribution-card.tsx'
import { SampleLabel } from './sample-label.tsx'
import { sampleSparklines, sampleStats } from './samples.ts'
import { StatCards, StatCardsSkeleton } from './stat-cards.tsx'

const TodayCards = lazyPart(async () => (await import('./today-cards.tsx')).TodayCards)
const FixedActivityCard = lazyPart(async () => (await import('./recent-activity-card.tsx')).FixedActivityCard)

/** spec §2: the views are otherwise identical. */
const headings: Record<UserType, { title: string; subtitle: string }> = {
  hotel: { title: say('Hotel Dashboard'), subtitle: say('Overview of your hotel performance') },
  affiliate: { title: say('Affiliate Dashboard'), subtitle: say('Overview of your affiliate performance') },
  admin: { title: say('Admin Dashboard'), subtitle: say('Overview of your platform activity') },
}

export function DashboardPage() {
  const { userType } = useUser()
  const { title, subtitle } = headings[userType]
  const { search } = useLocation()
  const { platform } = usePlatform()
  const hasInsights = platform?.switches.insights !== 'closed'
  const period = hasInsights ? periodAddress.read(search).period : '30d'
  const seesBooks = useMay('see-books')
  const mayChange = useMay('change-offer')
  const stats = useStats(period, seesBooks)
  useTitle(title)
  const Guide = hasInsights && mayChange ? chooseGuide(userType, platform) : undefined
  const cards = (
    <>
      {seesBooks ? (
        <>
          <Stats stats={stats} period={period} hasInsights={hasInsights} />
          <AfterFirstPaint instead={<div data-loading className={unseenCharts} />}>
            <div className="mb-3.5 grid grid-cols-[minmax(0,1fr)] gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-12">
              <BookingTrendsCard isFixed={!hasInsights} className="desk:col-span-7" />
              {hasInsights ? (
                <RevenueDistributionCard period={period} className="desk:col-span-5" />
              ) : (
                <FixedDistributionCard className="desk:col-span-5" />
              )}
            </div>
          </AfterFirstPaint>
        </>
      ) : null}
      <Today
        hasInsights={hasInsights}
        hasArrivals={userType === 'hotel' && platform?.switches.bookings !== 'closed'}
      />
    </>
  )
  return (
    <>
      <PreviewNote />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            {/* On a phone the label must fit beside it: on a line of its own it would move the page when it comes. */}
            <h1 className="max-md:text-[24px]">{title}</h1>
            {stats.data === null ? <SampleLabel /> : null}
          </div>
          <p className="mt-1 text-muted">{subtitle}</p>
        </div>
        {hasInsights && seesBooks ? <PeriodSelect period={period} /> : null}
      </div>
      {Guide ? (
        <Guide hasPartners={platform?.switches.partnerships === 'open'} className="mb-3.5 md:mb-5">
          {cards}
        </Guide>
      ) : (
        cards
      )}
    </>
  )
}

/** Chooses the guide for a new account, if the pages it leads to are open. */
function chooseGuide(userType: UserType, platform: Platform | null) {
  if (userType === 'hotel' && platform?.switches.hotelPages !== 'closed') return BelowNextSetup
  return userType === 'affiliate' && platform?.switches.partnerships !== 'closed' ? BelowFirstDay : undefined
}

/** About as high as what was not seen yet. */
const unseen = 'min-h-[420px]'
const unseenCharts = 'mb-3.5 min-h-[900px] md:mb-5 desk:min-h-[430px]'

function Today({ hasInsights, hasArrivals }: { hasInsights: boolean; hasArrivals: boolean }) {
  return (
    <InSight className={unseen}>
      <LazyBoundary fallback={null}>
        <Suspense fallback={<div className={unseen} />}>
          {hasInsights ? <TodayCards hasArrivals={hasArrivals} /> : <FixedActivityCard />}
        </Suspense>
      </LazyBoundary>
    </InSight>
  )
}

type StatsProps = { stats: ReturnType<typeof useStats>; period: Period; hasInsights: boolean }

function Stats({ stats, period, hasInsights }: StatsProps) {
  const { userType } = useUser()
  // The figures are complete without them.
  const sparklines = useSparklines(period, hasInsights)
  if (stats.isPending) return <StatCardsSkeleton hasNote={hasInsights} />
  if (stats.data === undefined) {
    return <NotLoaded title={say('The figures did not load')} query={stats} className="mb-3.5 md:mb-5" />
  }
  if (stats.data === null) {
    return <StatCards stats={sampleStats} sparklines={hasInsights ? sampleSparklines : undefined} />
  }
  const { totalCommissions: gross, netCommissions: net } = stats.data
  return (
    <StatCards
      stats={stats.data}
      sparklines={sparklines.data ?? undefined}
      // spec §6: until the launch the views of all roles are identical.
      commission={hasInsights ? commissionNote(userType, { gross, net }, figures.dollars.full) : undefined}
    />
  )
}

type InSightProps = {
  /** Of the empty box that stands for the content, which should be about as high. */
  className: string
  children: ReactNode
}

/** Renders content further down the page, and lets it fetch its data, only once it comes near the view. */
function InSight({ className, children }: InSightProps) {
  const box = useRef<HTMLDivElement>(null)
  return useSeen(box) ? children : <div ref={box} className={className} />
}
