import { eventTitles } from '@roomlark/contract/booking-event-words'
import type { Activity } from '@roomlark/contract/figures/dashboard'
import { cx } from '../../../lib/cx.ts'
import { longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { Link } from '../../../ui/link.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { activityLooks } from './activity-looks.ts'
import { activityWords } from './activity-words.ts'

type ActivityListProps = { activities: readonly Activity[]; now: Date }

/** List of events, newest first. Entries that arrive while it is open are announced to screen readers. */
export function ActivityList({ activities, now }: ActivityListProps) {
  return (
    <ul aria-live="polite" aria-relevant="additions">
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} now={now} />
      ))}
    </ul>
  )
}

function ActivityItem({ activity, now }: { activity: Activity; now: Date }) {
  const { icon: Icon, tone } = activityLooks[activity.happened.kind]
  const at = new Date(activity.at)
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-[13px] first:border-t-0 first:pt-1">
      <span className={cx('grid size-[38px] shrink-0 place-items-center rounded-[11px]', tone)}>
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <div className="min-w-0 grow">
        <p className="leading-5">
          {activity.booking ? (
            <Link to={`/bookings?booking=${activity.booking.id}`} className="hover:underline">
              {eventTitles[activity.happened.kind]}
            </Link>
          ) : (
            eventTitles[activity.happened.kind]
          )}
        </p>
        {activity.hotelName === '' ? null : (
          <p className="text-sm wrap-anywhere text-muted">
            <bdi className="font-[560]">{activity.hotelName}</bdi>
            {' · '}
            {activityWords(activity)}
          </p>
        )}
      </div>
      <time
        dateTime={activity.at}
        title={longDateTime(at)}
        className="shrink-0 self-center text-sm whitespace-nowrap text-muted max-md:self-start"
      >
        {relativeTime(at, now)}
      </time>
    </li>
  )
}

export function ActivitySkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonArea>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3.5 py-[13px]">
          <Skeleton className="size-[38px] rounded-[11px]!" />
          <Skeleton className="h-9 grow" />
        </div>
      ))}
    </SkeletonArea>
  )
}
