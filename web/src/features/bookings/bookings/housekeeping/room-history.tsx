import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomStateCause } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { useRoomHistory } from '../../../../data/housekeeping.ts'
import { relativeTime } from '../../../../lib/format-date.ts'
import { stateLooks } from '../room-state-mark.tsx'

const causeWords: Readonly<Record<RoomStateCause, string>> = {
  marked: '',
  'check-out': say('at check-out'),
  'check-out-undone': say('check-out was undone'),
  night: say('after the night'),
  'room-move': say('guest moved to another room'),
  'block-end': say('back in order'),
}

/** History of the states of a room. */
export function RoomHistory({ hotel, roomId }: { hotel: Hotel; roomId: string }) {
  const history = useRoomHistory(hotel.id, roomId)
  if (!history.data || history.data.length === 0) return null
  return (
    <section aria-label={say('History')}>
      <h3 className="mb-1 text-[15px] font-[580]">{say('History')}</h3>
      <ol>
        {history.data.map(({ state, cause, at, byName }) => (
          <li
            key={at}
            className="flex justify-between gap-3 border-t border-border py-2 text-sm first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="font-[580]">{stateLooks[state].words}</b>
              {causeWords[cause] ? `, ${causeWords[cause]}` : ''}
              {byName ? <span className="text-muted"> {say('by {person}', { person: byName })}</span> : null}
            </span>
            <time dateTime={dateIn(hotel.timeZone, new Date(at))} className="shrink-0 text-muted">
              {relativeTime(new Date(at), new Date(), hotel.timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
