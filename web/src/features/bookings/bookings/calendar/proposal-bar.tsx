import type { RoomAssignment, RoomProposal } from '@roomlark/contract/bookings/room-assignments'
import { say } from '@roomlark/contract/say'
import { useAssignRooms } from '../../../../data/room-assignments.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'

const mostNames = 5

type ProposalBarProps = { hotelId: string; proposal: RoomProposal; onClose: () => void }

/** Says what the chart proposes, and assigns it in one step that can be taken back. */
export function ProposalBar({ hotelId, proposal: { proposed, left }, onClose }: ProposalBarProps) {
  const assign = useAssignRooms(hotelId)
  function takeBack(assigned: RoomAssignment[]) {
    assign.mutate(assigned, {
      onSuccess: () => toast.success(say('The rooms were taken back.')),
      onError: (error) => showRefusal(error, say('That was not undone. Please try again.')),
    })
  }
  function accept() {
    const assignments = proposed.map(({ bookingId, stayId, roomId, version }) => ({
      bookingId,
      stayId,
      roomId,
      version,
    }))
    assign.mutate(assignments, {
      onSuccess(assigned) {
        onClose()
        toast.success(
          say('{count, plural, one {# room is assigned.} other {# rooms are assigned.}}', {
            count: assigned.length,
          }),
          { label: say('Undo'), run: () => takeBack(assigned) },
        )
      },
      onError: (error) => showRefusal(error, say('Nothing was assigned. Please try again.')),
    })
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-border bg-primary-soft px-5 py-3"
    >
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        <b className="font-strong">{proposalWords(proposed.length, left.length)}</b>
        {left.length > 0 ? ` ${leftWords(left.map(({ guestName }) => guestName))}` : ''}
      </p>
      {proposed.length > 0 ? (
        <Button size="sm" busy={assign.isPending && say('Assigning...')} onClick={accept}>
          {say('{count, plural, one {Assign # room} other {Assign # rooms}}', { count: proposed.length })}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" onClick={onClose}>
        {proposed.length > 0 ? say('Discard') : say('Close')}
      </Button>
    </div>
  )
}

function proposalWords(count: number, left: number): string {
  if (count === 0 && left === 0) return say('Every stay of these days has a room.')
  if (count === 0) return say('There is no room to propose for these days.')
  return say(
    '{count, plural, one {# stay gets the room that is outlined.} other {# stays get the rooms that are outlined.}}',
    { count },
  )
}

function leftWords(guests: string[]): string {
  const names = listWords(guests.slice(0, mostNames))
  const more = guests.length - mostNames
  return more > 0
    ? say('No room is free for all nights of {guests} and {more} more.', { guests: names, more })
    : say('No room is free for all nights of {guests}.', { guests: names })
}
