import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { longDate } from '../../../../lib/format-date.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { UserText } from '../../../../ui/user-text.tsx'

type LostPropertyProps = { rooms: readonly HousekeepingRoom[]; onOpen: (roomId: string) => void }

/** Things that guests left behind and have not got back; the room's sheet has the photo and the way to remove one. */
export function LostProperty({ rooms, onOpen }: LostPropertyProps) {
  const found = rooms
    .flatMap((room) => room.notes.map((note) => ({ room, note })))
    .filter(({ note }) => note.isFound)
    .sort((a, b) => b.note.at.localeCompare(a.note.at))
  if (found.length === 0) return null
  return (
    <Card className="mt-6">
      <CardHead
        title={say('Lost property##list')}
        subtitle={say('Remove the note once the guest has it back.')}
      />
      <ul className="-my-2 divide-y divide-border">
        {found.map(({ room, note }) => (
          <li key={note.id}>
            <button
              type="button"
              onClick={() => onOpen(room.id)}
              className="flex min-h-12 w-full items-center gap-3 py-2 text-left"
            >
              <span className="keytag shrink-0">{room.number}</span>
              <span className="min-w-0 grow leading-5">
                <UserText>{note.text}</UserText>
                <small className="block text-[13.5px] text-muted">
                  {longDate(new Date(note.at))}, {note.byName}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
