import type { Room } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../../lib/say-rich.ts'

/** The first room's key tag, and how many more there are. */
export function RoomTags({ rooms }: { rooms: readonly Room[] }) {
  const [first] = rooms
  if (!first) return <span className="text-sm text-muted">{say('No rooms yet')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted">
      <span className="keytag">{first.number}</span>
      {rooms.length > 1 ? (
        <span className="text-sm">
          {sayRich('+{count}<hidden> more rooms</hidden>', {
            count: rooms.length - 1,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      ) : null}
    </span>
  )
}
