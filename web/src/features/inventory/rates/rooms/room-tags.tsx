import type { Room } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'

/** The first room's key tag, and how many more there are. */
export function RoomTags({ rooms }: { rooms: readonly Room[] }) {
  const [first] = rooms
  if (!first) return <span className="text-sm text-muted">{say('No rooms yet')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted">
      <span className="keytag">{first.number}</span>
      {rooms.length > 1 ? (
        <span className="text-sm">
          +{rooms.length - 1}
          <span className="sr-only"> {say('more rooms')}</span>
        </span>
      ) : null}
    </span>
  )
}
