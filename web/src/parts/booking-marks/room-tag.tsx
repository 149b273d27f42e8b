import { say } from '@roomlark/contract/say'
/** The number of a room, or of the first of several. */
export function RoomTag({ numbers }: { numbers: readonly string[] }) {
  const [first, ...others] = numbers
  if (first === undefined) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="keytag">{first}</span>
      {others.length > 0 ? (
        <span className="text-sm text-muted" title={others.join(', ')}>
          +{others.length}
          <span className="sr-only"> {say('more: {rooms}', { rooms: others.join(', ') })}</span>
        </span>
      ) : null}
    </span>
  )
}
