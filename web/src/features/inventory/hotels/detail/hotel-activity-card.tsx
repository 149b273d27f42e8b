import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useHotelActivity } from '../../../../data/hotels.ts'
import { longDateTime, relativeTime } from '../../../../lib/format-date.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { type ActivityLine, activityLines } from './activity-words.ts'

export function HotelActivityCard({ hotelId }: { hotelId: string }) {
  return (
    <Card>
      <CardHead title={say('Activity')} />
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
        {sayRich('The activity did not load. <button>Try again</button>', {
          button: (text) => (
            <Button variant="quiet" size="sm" onClick={() => void activity.refetch()}>
              {text}
            </Button>
          ),
        })}
      </p>
    )
  }
  if (activity.data.length === 0) return <p className="text-muted">{say('Nothing has happened yet.')}</p>
  return <Lines lines={activityLines(activity.data)} now={new Date(activity.dataUpdatedAt)} />
}

const atFirst = 6

function Lines({ lines, now }: { lines: ActivityLine[]; now: Date }) {
  const [showsAll, setShowsAll] = useState(false)
  const hidden = lines.length - atFirst
  return (
    <>
      <ol className="grid gap-3.5">
        {lines.slice(0, showsAll ? undefined : atFirst).map((line) => (
          <Line key={`${line.newest.at}-${line.newest.action}`} line={line} now={now} />
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
          {showsAll ? say('Show less') : say('Show {count} more', { count: hidden })}
        </Button>
      ) : null}
    </>
  )
}

function Line({ line, now }: { line: ActivityLine; now: Date }) {
  const { newest, words, count } = line
  const at = new Date(newest.at)
  return (
    <li className="relative pl-5 before:absolute before:top-[7px] before:left-0 before:size-2 before:rounded-full before:bg-primary">
      <span className="wrap-anywhere">
        <b>{newest.actor}</b> {words}
        {count > 1 ? (
          <span className="text-muted"> {count === 2 ? say('twice') : say('{count} times', { count })}</span>
        ) : null}
      </span>
      <time dateTime={newest.at} title={longDateTime(at)} className="block text-sm text-muted">
        {relativeTime(at, now)}
      </time>
    </li>
  )
}
