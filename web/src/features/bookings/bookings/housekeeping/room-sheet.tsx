import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { Cleaner, HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { type CleaningState, cleaningStates } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useAssignRooms } from '../../../../data/housekeeping.ts'
import { useEndBlock } from '../../../../data/room-blocks.ts'
import { cx } from '../../../../lib/cx.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { relativeTime } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Wrench } from '../../../../ui/icons/wrench.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { stateLooks } from '../room-state-mark.tsx'
import { floorMidSentence, todayWords } from './board-rooms.ts'
import { FloorForm } from './floor-form.tsx'
import { MinibarForm } from './minibar-form.tsx'
import { RoomHistory } from './room-history.tsx'
import { RoomNotes } from './room-notes.tsx'

type RoomSheetProps = {
  hotel: Hotel
  room: HousekeepingRoom
  cleaners: readonly Cleaner[]
  onMark: (to: CleaningState) => void
  onBlock: () => void
  onClose: () => void
}

/** Everything about one room; it fills the screen of a phone. */
export function RoomSheet({ hotel, room, cleaners, onMark, onBlock, onClose }: RoomSheetProps) {
  const { id: hotelId, timeZone } = hotel
  const { number, roomTypeName, floor, block } = room
  return (
    <Dialog
      title={say('Room {number}', { number })}
      description={`${roomTypeName}, ${floorMidSentence(floor)}. ${todayWords(room)}.`}
      place="side"
      onClose={onClose}
    >
      <div className="mt-5 grid gap-6">
        {block ? (
          <OutOfOrder hotelId={hotelId} block={block} />
        ) : (
          <StateChoice room={room} timeZone={timeZone} onMark={onMark} />
        )}
        <MinibarForm hotelId={hotelId} room={room} />
        <RoomNotes hotel={hotel} room={room} />
        <May do="work-desk" at={hotelId}>
          <Assignee hotelId={hotelId} room={room} cleaners={cleaners} />
          {block ? null : (
            <Button variant="secondary" block className="h-12!" onClick={onBlock}>
              <Wrench aria-hidden="true" className="size-[18px]" />
              {say('Take out of order')}
            </Button>
          )}
        </May>
        <May do="change-offer" at={hotelId}>
          <FloorForm key={floor} hotelId={hotelId} room={room} />
        </May>
        <RoomHistory hotel={hotel} roomId={room.id} />
      </div>
    </Dialog>
  )
}

type StateChoiceProps = Pick<RoomSheetProps, 'room' | 'onMark'> & { timeZone: string }

function StateChoice({ room, timeZone, onMark }: StateChoiceProps) {
  const name = useId()
  const { state, since, byName } = room
  return (
    <div>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{say('State of the room')}</legend>
        {cleaningStates.map((one) => {
          const { Icon, words, soft } = stateLooks[one]
          return (
            <label
              key={one}
              className={cx(
                'grid min-h-[72px] cursor-pointer content-center justify-items-center gap-1 rounded-[12px] border text-[14px] font-[560] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
                one === state
                  ? cx('border-transparent', soft)
                  : 'border-border bg-surface text-muted hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={one === state}
                onChange={() => onMark(one)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-5" />
              {words}
            </label>
          )
        })}
      </fieldset>
      {since ? (
        <p className="mt-2 text-sm text-muted">
          {byName
            ? say('{when} by {person}', {
                when: relativeTime(new Date(since), new Date(), timeZone),
                person: byName,
              })
            : say('{when}, automatically', { when: relativeTime(new Date(since), new Date(), timeZone) })}
        </p>
      ) : null}
    </div>
  )
}

type Block = NonNullable<HousekeepingRoom['block']>

function OutOfOrder({ hotelId, block }: { hotelId: string; block: Block }) {
  const end = useEndBlock(hotelId, block.id)
  async function run() {
    try {
      await end.mutateAsync()
      toast.success(say('The room is back in order and on sale. It is to be cleaned.'))
    } catch (error) {
      showRefusal(error, say('That was not saved. Please try again.'))
    }
  }
  return (
    <Note
      tone="warning"
      icon={<Wrench />}
      title={say('Out of order until {day}', { day: fullDay(block.untilOn) })}
    >
      <p dir="auto" className="wrap-anywhere">
        {block.reason}
      </p>
      <May do="work-desk" at={hotelId}>
        <Button
          variant="secondary"
          className="mt-3 h-12!"
          busy={end.isPending && say('Saving...')}
          onClick={() => void run()}
        >
          {say('Back in order')}
        </Button>
      </May>
    </Note>
  )
}

type AssigneeProps = Pick<RoomSheetProps, 'room' | 'cleaners'> & { hotelId: string }

function Assignee({ hotelId, room, cleaners }: AssigneeProps) {
  const assign = useAssignRooms(hotelId)
  async function choose(userId: string | null) {
    try {
      await assign.mutateAsync({ roomIds: [room.id], userId })
    } catch (error) {
      showRefusal(error, say('The room was not assigned. Please try again.'))
    }
  }
  return (
    <SelectField
      label={say('Cleaned today by')}
      value={room.assignee?.userId ?? ''}
      onChange={(event) => void choose(event.target.value || null)}
    >
      <option value="">{say('Nobody')}</option>
      {cleaners.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
