import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { initialsOfName } from '../../../../lib/user-name.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Camera } from '../../../../ui/icons/camera.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { CheckCheck } from '../../../../ui/icons/check-check.ts'
import { MessageSquare } from '../../../../ui/icons/message-square.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { isSameTap } from '../day/same-tap.ts'
import { RoomStateBadge, stateLooks } from '../room-state-mark.tsx'
import { todayWords } from './board-rooms.ts'

type RoomRowProps = {
  room: HousekeepingRoom
  needsInspection: boolean
  /** State of the room before it was marked here a moment ago. */
  before: CleaningState | undefined
  isBusy: boolean
  onMark: (to: CleaningState) => void
  onUndo: (to: CleaningState) => void
  onOpen: () => void
}

/** A room under the thumb: its next step at the right edge, everything else behind the rest of the row. */
export function RoomRow({ room, before, onOpen, ...step }: RoomRowProps) {
  const { number, state, roomTypeName, assignee, notes } = room
  return (
    <li className="relative flex min-h-[76px] items-stretch overflow-hidden border-t border-border first:border-t-0">
      <i aria-hidden="true" className={cx('w-1 shrink-0', stateLooks[state].bar)} />
      <button
        type="button"
        data-room={room.id}
        onClick={onOpen}
        className="flex min-w-0 grow items-center gap-3 py-2.5 pr-2 pl-3 text-left -outline-offset-2! transition-colors hover:bg-sunken"
      >
        <span className="keytag shrink-0 text-[15px]! leading-7!">
          {sayRich('<hidden>Room </hidden>{number}', { hidden, number })}
        </span>
        <span className="min-w-0 grow leading-5">
          <span
            className={cx(
              'block font-[560]',
              room.arrival === 'expected' && state === 'dirty' && 'text-accent-text',
            )}
          >
            {todayWords(room)}
          </span>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <span className="truncate">{roomTypeName}</span>
            <NoteMark notes={notes} />
          </span>
        </span>
        {assignee ? (
          <>
            <Avatar initials={initialsOfName(assignee.name)} src={null} size={30} tone="neutral" />
            <span className="sr-only">{`, ${say('assigned to {person}', { person: assignee.name })}`}</span>
          </>
        ) : null}
      </button>
      <span className="flex shrink-0 items-center gap-1 py-2.5 pr-3">
        <NextStep room={room} before={before} {...step} />
      </span>
    </li>
  )
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>

function NoteMark({ notes }: Pick<HousekeepingRoom, 'notes'>) {
  if (notes.length === 0) return null
  const hasPhoto = notes.some(({ photo }) => photo !== null)
  const Icon = hasPhoto ? Camera : MessageSquare
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5 tabular-nums">
      <Icon aria-hidden="true" className="size-3.5" />
      {sayRich('{count, plural, one {#<hidden> note</hidden>} other {#<hidden> notes</hidden>}}', {
        count: notes.length,
        hidden,
      })}
    </span>
  )
}

function NextStep({
  room: { number, state },
  needsInspection,
  before,
  isBusy,
  onMark,
  onUndo,
}: Omit<RoomRowProps, 'onOpen'>) {
  // The next step moves under the finger that took the last one.
  const once = (act: () => void) => (event: MouseEvent) => {
    if (!isSameTap(event)) act()
  }
  if (before !== undefined && before !== state) {
    return (
      <>
        <RoomStateBadge state={state} />
        <Button
          variant="quiet"
          className="h-12! px-2.5!"
          aria-label={say(
            '{state, select, dirty {Undo: room {number} is dirty} clean {Undo: room {number} is clean} inspected {Undo: room {number} is inspected} other {Undo: room {number} is out of order}}',
            { state, number },
          )}
          aria-disabled={isBusy || undefined}
          onClick={once(() => !isBusy && onUndo(before))}
        >
          <Undo2 aria-hidden="true" className="size-[18px]" />
          {say('Undo')}
        </Button>
      </>
    )
  }
  if (state === 'dirty' || (state === 'clean' && needsInspection)) {
    const to = state === 'dirty' ? 'clean' : 'inspected'
    const Icon = state === 'dirty' ? Check : CheckCheck
    return (
      <Button
        variant="secondary"
        className="h-12! min-w-[100px] px-3!"
        busy={isBusy && say('Saving...')}
        aria-label={
          state === 'dirty'
            ? say('Mark room {number} as clean', { number })
            : say('Mark room {number} as inspected', { number })
        }
        onClick={once(() => onMark(to))}
      >
        <Icon aria-hidden="true" className="size-[18px] text-success-text" />
        {state === 'dirty' ? say('Clean##state') : say('Inspected')}
      </Button>
    )
  }
  return <RoomStateBadge state={state} />
}
