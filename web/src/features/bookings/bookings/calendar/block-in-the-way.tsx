import type { StayInTheWay } from '@roomlark/contract/inventory/room-blocks'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useAssignRoom } from '../../../../data/booking-changes.ts'
import { isUnlikely } from '../../../../lib/api-error.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { UserRound } from '../../../../ui/icons/user-round.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type Doubt, MoveAnywayDialog } from '../dialogs/anyway-dialog.tsx'

/** The stays in the room, and where each could move. */
export function BlockInTheWay({ stays }: { stays: readonly StayInTheWay[] }) {
  if (stays.length === 0) return null
  return (
    <Note
      tone="warning"
      icon={<UserRound />}
      role="status"
      title={say('This room is occupied on these nights')}
    >
      <ul className="mt-1 grid gap-2">
        {stays.map((stay) => (
          <li key={stay.stayId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="min-w-0 wrap-anywhere">
              {stay.guestName}, {rangeWords(stay.checkInOn, stay.checkOutOn)}
              <span className="block text-sm text-muted">{stay.reference}</span>
            </span>
            <MoveAway stay={stay} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

function MoveAway({ stay }: { stay: StayInTheWay }) {
  const assign = useAssignRoom(stay.bookingId)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [best] = stay.rooms
  if (!best) return <span className="text-sm text-muted">{say('No other room of this type is free')}</span>
  const { id: roomId, number } = best
  async function move(isMeant?: boolean): Promise<void> {
    try {
      await assign.mutateAsync({ stayId: stay.stayId, roomId, isMeant, version: stay.version })
      toast.success(say('{guest} has room {number}.', { guest: stay.guestName, number }))
    } catch (error) {
      if (isUnlikely(error)) setDoubt({ question: error.message, goOn: () => void move(true) })
      else showRefusal(error, say('The stay was not moved. Please try again.'))
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={assign.isPending && say('Moving...')}
        aria-label={say('Move {guest} to room {number}', { guest: stay.guestName, number })}
        onClick={() => void move()}
      >
        {say('Move to {number}', { number })}
      </Button>
      {doubt ? <MoveAnywayDialog doubt={doubt} onClose={() => setDoubt(null)} /> : null}
    </>
  )
}
