import type { HotelActivity } from '@roomlark/contract/hotels'
import { useState } from 'react'
import { longDateTime, relativeTime } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { activityWords } from './activity-words.ts'
import { useHotelActivity } from './hotels.api.ts'

export function HotelActivityCard({ hotelId }: { hotelId: string }) {
  return (
    <Card>
      <CardHead title="Activity" />
      <Activity hotelId={hotelId} />
    </Card>
  )
}

function Activity({ hotelId }: { hotelId: string }) {
  const activity = useHotelActivity(hotelId)
  if (activity.isPending) {
    return (
      <SkeletonArea className="grid gap-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </SkeletonArea>
    )
  }
  if (!activity.data) {
    return (
      <p role="alert" className="text-muted">
        The activity did not load.{' '}
        <Button variant="quiet" size="sm" onClick={() => void activity.refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (activity.data.length === 0) return <p className="text-muted">Nothing has happened yet.</p>
  return <Deeds deeds={activity.data} now={new Date(activity.dataUpdatedAt)} />
}

const atFirst = 6

function Deeds({ deeds, now }: { deeds: HotelActivity[]; now: Date }) {
  const [showsAll, setShowsAll] = useState(false)
  const hidden = deeds.length - atFirst
  return (
    <>
      <ol className="grid gap-3.5">
        {deeds.slice(0, showsAll ? undefined : atFirst).map((deed) => (
          <Deed key={`${deed.at}-${deed.action}`} deed={deed} now={now} />
        ))}
      </ol>
      {hidden > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-3 -ml-2"
        >
          {showsAll ? 'Show less' : `Show ${hidden} more`}
        </Button>
      ) : null}
    </>
  )
}

function Deed({ deed, now }: { deed: HotelActivity; now: Date }) {
  const at = new Date(deed.at)
  return (
    <li className="relative pl-5 before:absolute before:top-[7px] before:left-0 before:size-2 before:rounded-full before:bg-primary">
      <span className="wrap-anywhere">
        <b>{deed.actor}</b> {activityWords(deed)}
      </span>
      <time dateTime={deed.at} title={longDateTime(at)} className="block text-sm text-muted">
        {relativeTime(at, now)}
      </time>
    </li>
  )
}
