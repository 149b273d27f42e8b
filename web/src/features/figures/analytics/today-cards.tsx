import { ArrivalsCard } from './arrivals-card.tsx'
import { RecentActivityCard } from './recent-activity-card.tsx'
import { ScoreCard } from './score-card.tsx'

/** The last row of the dashboard: what happened, and who arrives. */
export function TodayCards({ hasArrivals }: { hasArrivals: boolean }) {
  return (
    <>
      <ScoreCard />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 desk:grid-cols-12">
        <RecentActivityCard className={hasArrivals ? 'desk:col-span-7' : 'desk:col-span-12'} />
        {hasArrivals ? <ArrivalsCard className="desk:col-span-5" /> : null}
      </div>
    </>
  )
}
