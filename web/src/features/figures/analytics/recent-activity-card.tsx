import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useActivity } from '../../../data/analytics.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ChartFailed } from '../../../ui/charts/chart-states.tsx'
import { ArrowRight } from '../../../ui/icons/arrow-right.ts'
import { ActivityList, ActivitySkeleton } from './activity-list.tsx'
import { SampleLabel } from './sample-label.tsx'
import { sampleActivity } from './samples.ts'

/** spec §2: five entries. */
const shown = 5

export function RecentActivityCard({ className }: { className: string }) {
  const activity = useActivity(shown)
  return (
    <ActivityCard isSample={activity.data?.data === null} className={className}>
      <Content activity={activity} />
    </ActivityCard>
  )
}

/** spec §2: five fixed entries, while the platform's own activity is not open yet. */
export function FixedActivityCard() {
  const now = new Date()
  return (
    <ActivityCard isSample>
      <ActivityList activities={sampleActivity(now)} now={now} />
    </ActivityCard>
  )
}

type ActivityCardProps = { isSample: boolean; className?: string; children: ReactNode }

function ActivityCard({ isSample, className, children }: ActivityCardProps) {
  return (
    <Card aria-labelledby="recent-activity" {...(className && { className })}>
      <CardHead title={<span id="recent-activity">{say('Recent Activity')}</span>}>
        <span className="flex items-center gap-2">
          {isSample ? <SampleLabel /> : null}
          <ButtonLink to="/dashboard/activity" variant="quiet" size="sm">
            {say('View all activity')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        </span>
      </CardHead>
      {children}
    </Card>
  )
}

function Content({ activity }: { activity: ReturnType<typeof useActivity> }) {
  if (activity.isPending) return <ActivitySkeleton rows={shown} />
  if (!activity.data) {
    return (
      <ChartFailed
        title={say('Recent Activity')}
        height={220}
        isBusy={activity.isFetching}
        retry={() => void activity.refetch()}
      />
    )
  }
  const now = new Date(activity.dataUpdatedAt)
  const activities = activity.data.data ?? sampleActivity(now)
  if (activities.length === 0)
    return <p className="py-6 text-center text-muted">{say('Nothing has happened yet.')}</p>
  return <ActivityList activities={activities} now={now} />
}
