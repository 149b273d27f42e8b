import { feedFaultWords } from '@roomlark/contract/feed-fault-words'
import type { CalendarFeed } from '@roomlark/contract/inventory/feeds'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useSyncFeed } from '../../../../data/feeds.ts'
import { midSentence, relativeTime } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { RefreshCw } from '../../../../ui/icons/refresh-cw.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { conflictWords } from './conflict-words.ts'

type FeedRowProps = { hotelId: string; feed: CalendarFeed; roomName: string; onRemove: () => void }

/** One imported calendar: its source, when it was last read, and its errors. */
export function FeedRow({ hotelId, feed, roomName, onRemove }: FeedRowProps) {
  const sync = useSyncFeed(hotelId)
  function read() {
    sync.mutate(feed.id, {
      onSuccess(read) {
        if (read.fault === null)
          toast.success(
            say('{name} was imported: {count, plural, one {# block} other {# blocks}}.', {
              name: isolate(feed.name),
              count: read.blocks,
            }),
          )
      },
      onError: (error) =>
        showRefusal(error, say('{name} could not be imported.', { name: isolate(feed.name) })),
    })
  }
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <h3 className="flex flex-wrap items-center gap-x-2.5">
            <span className="wrap-anywhere">{feed.name}</span>
            <HealthBadge feed={feed} />
          </h3>
          <p className="truncate text-sm text-muted">
            {roomName}, {feed.url}
          </p>
          <p className="text-sm text-muted">
            {say('{count, plural, one {# block} other {# blocks}}', { count: feed.blocks })},{' '}
            {readWords(feed)}
          </p>
        </div>
        <div className="flex items-center">
          <Button variant="secondary" size="sm" busy={sync.isPending && say('Reading')} onClick={read}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {say('Sync now')}
          </Button>
          <IconButton label={say('Stop importing {name}', { name: isolate(feed.name) })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-[18px]" />
          </IconButton>
        </div>
      </div>
      {feed.fault !== null ? (
        <Note tone="error" icon={<TriangleAlert />} className="mt-2.5" title={say('The last import failed')}>
          {feedFaultWords(feed.fault)} {say('Nothing was changed; the nights blocked before stay blocked.')}
        </Note>
      ) : null}
      {feed.conflicts.length > 0 ? (
        <Note
          tone="warning"
          icon={<TriangleAlert />}
          className="mt-2.5"
          title={say('These were not imported because the nights were full')}
        >
          <ul>
            {feed.conflicts.map((conflict) => (
              <li key={JSON.stringify(conflict)}>{conflictWords(conflict)}</li>
            ))}
          </ul>
        </Note>
      ) : null}
    </li>
  )
}

function HealthBadge({ feed }: { feed: CalendarFeed }) {
  if (feed.fault !== null) return <Badge tone="error">{say('Failing')}</Badge>
  if (feed.conflicts.length > 0) return <Badge tone="warning">{say('Conflicts')}</Badge>
  return feed.lastReadAt === null ? (
    <Badge tone="neutral">{say('Waiting')}</Badge>
  ) : (
    <Badge tone="success">{say('Healthy')}</Badge>
  )
}

function readWords({ lastReadAt }: CalendarFeed): string {
  if (lastReadAt === null) return say('not imported yet')
  return say('last imported {time}', {
    time: midSentence(relativeTime(new Date(lastReadAt), new Date())),
  })
}
