import type { CalendarFeed } from '@roomlark/contract/inventory/feeds'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useFeeds, useRemoveFeed } from '../../../../data/feeds.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { RemoveDialog } from '../remove-dialog.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { FeedRow } from './feed-row.tsx'

/** The imported calendars of the hotel and their state. */
export function FeedsCard({ hotelId, types }: { hotelId: string; types: readonly RoomType[] }) {
  const query = useFeeds(hotelId)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<CalendarFeed | null>(null)
  return (
    <Card>
      <CardHead
        title={say('Import other calendars')}
        subtitle={say('Nights taken on another site are blocked here. Updated every hour.')}
      >
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {say('Add calendar')}
        </Button>
      </CardHead>
      {query.isPending ? (
        <SkeletonArea>
          <Skeleton className="h-16" />
        </SkeletonArea>
      ) : null}
      {query.isError && !query.data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-muted">
          {say('The calendars did not load.')}
          <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {say('Try again')}
          </Button>
        </p>
      ) : null}
      {query.data?.length === 0 ? <p className="text-muted">{say('No calendars yet.')}</p> : null}
      <ul className="-my-3 divide-y divide-border empty:hidden">
        {query.data?.map((feed) => (
          <FeedRow
            key={feed.id}
            hotelId={hotelId}
            feed={feed}
            roomName={formatRoomName(feed, types)}
            onRemove={() => setLeaving(feed)}
          />
        ))}
      </ul>
      {isAdding ? <FeedDialog hotelId={hotelId} types={types} onClose={() => setAdding(false)} /> : null}
      {leaving ? <FeedRemove hotelId={hotelId} feed={leaving} onClose={() => setLeaving(null)} /> : null}
    </Card>
  )
}

/** `Double`, or `Double, room 101` for the calendar of one room. */
function formatRoomName({ roomTypeId, roomId }: CalendarFeed, types: readonly RoomType[]): string {
  const type = types.find(({ id }) => id === roomTypeId)
  if (!type) return say('A removed room type')
  const room = type.rooms.find(({ id }) => id === roomId)
  return room ? say('{type}, room {number}', { type: type.name, number: room.number }) : type.name
}

function FeedRemove({
  hotelId,
  feed,
  onClose,
}: {
  hotelId: string
  feed: CalendarFeed
  onClose: () => void
}) {
  const removal = useRemoveFeed(hotelId)
  return (
    <RemoveDialog
      name={feed.name}
      title={say('Stop importing {name}?', { name: isolate(feed.name) })}
      text={say('The nights it blocked can be sold again.')}
      id={feed.id}
      removal={removal}
      done={say('{name} is no longer imported.', { name: isolate(feed.name) })}
      onClose={onClose}
    />
  )
}
