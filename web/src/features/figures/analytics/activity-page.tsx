import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useActivity } from '../../../data/analytics.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { BellSpot } from '../../../ui/spot.tsx'
import { ActivityList, ActivitySkeleton } from './activity-list.tsx'
import { SampleLabel } from './sample-label.tsx'
import { sampleActivity } from './samples.ts'

const pageSize = 20

/** Everything that happened, page by page into the past. */
export function ActivityPage() {
  const { search } = useLocation()
  const before = readBefore(search)
  const activity = useActivity(pageSize, before)
  useTitle(say('Activity'))
  return (
    <>
      <Breadcrumbs above={[{ label: say('Dashboard'), to: '/dashboard' }]} here={say('Activity')} />
      <div className="mb-6 flex items-center gap-3">
        <h1>{say('Activity')}</h1>
        {activity.data?.data === null ? <SampleLabel /> : null}
      </div>
      <Content activity={activity} before={before} />
    </>
  )
}

type ContentProps = { activity: ReturnType<typeof useActivity>; before: number | undefined }

function Content({ activity, before }: ContentProps) {
  if (activity.isPending) {
    return (
      <Card>
        <ActivitySkeleton rows={8} />
      </Card>
    )
  }
  if (!activity.data) return <NotLoaded title={say('The activity did not load')} query={activity} />
  const now = new Date(activity.dataUpdatedAt)
  const activities = activity.data.data ?? sampleActivity(now)
  const { next } = activity.data.meta
  return (
    <Card>
      {activities.length > 0 ? (
        <ActivityList activities={activities} now={now} />
      ) : (
        <EmptyState
          spot={<BellSpot />}
          title={say('Nothing has happened yet')}
          text={say('New bookings and changes to them appear here.')}
        />
      )}
      {next !== null || before !== undefined ? (
        <nav aria-label={say('Pages')} className="mt-4 flex justify-between gap-3">
          {before === undefined ? (
            <span />
          ) : (
            <ButtonLink to={{ search: '' }} variant="secondary" size="sm">
              {say('Newest')}
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink to={{ search: `?before=${next}` }} variant="secondary" size="sm">
              {say('Older')}
            </ButtonLink>
          )}
        </nav>
      ) : null}
    </Card>
  )
}

function readBefore(search: string): number | undefined {
  const before = Number(new URLSearchParams(search).get('before'))
  return Number.isSafeInteger(before) && before >= 1 ? before : undefined
}
