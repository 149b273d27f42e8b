import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { RoomBlockInput } from '@roomlark/contract/inventory/room-blocks'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { useEndBlock, useInTheWay, useSaveBlock } from '../../../../data/room-blocks.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { nightsBetween } from '../stay-words.ts'
import { BlockInTheWay } from './block-in-the-way.tsx'
import { roomNumber } from './tape-move.ts'
import type { RoomBlock } from './tape-rows.ts'

/** An existing block to change, or where a new one is to begin. */
export type BlockDraft = RoomBlock | { roomId: string; fromOn: string; untilOn?: string }

type BlockDialogProps = {
  hotel: Hotel
  roomTypes: Tape['roomTypes']
  draft: BlockDraft
  onClose: () => void
}

/** Asks for the dates and the reason for which a room is out of order; its guests are moved first. */
export function BlockDialog({ hotel, roomTypes, draft, onClose }: BlockDialogProps) {
  const block = 'id' in draft ? draft : undefined
  const today = dateIn(hotel.timeZone, new Date())
  const save = useSaveBlock(hotel.id, block)
  const form = useContractForm({
    schema: RoomBlockInput,
    values: {
      roomId: draft.roomId,
      fromOn: draft.fromOn,
      untilOn: draft.untilOn ?? addDays(draft.fromOn, 1),
      reason: block?.reason ?? '',
    },
    mode: 'onTouched',
    send: save.mutateAsync,
    done: (_, saved) =>
      say('Room {room} is out of order until {day}.', {
        room: roomNumber({ roomTypes }, saved.roomId),
        day: fullDay(saved.untilOn),
      }),
    failed: say('The room was not blocked. Please try again.'),
  })
  const { errors } = form.formState
  const [roomId, fromOn, untilOn] = useWatch({ control: form.control, name: ['roomId', 'fromOn', 'untilOn'] })
  const isRange = roomId !== '' && fromOn !== '' && fromOn < untilOn
  const inTheWay = useInTheWay(hotel.id, isRange ? { roomId, fromOn, untilOn } : undefined)
  const hasBegun = block !== undefined && block.fromOn < today
  return (
    <FormDialog
      form={form}
      title={
        block
          ? say('Room {room} is out of order', { room: roomNumber({ roomTypes }, block.roomId) })
          : say('Block a room')
      }
      description={say('A room that is out of order cannot be sold or assigned on these nights.')}
      submitLabel={block ? say('Save') : say('Block the room')}
      busyLabel={say('Saving...')}
      isReady={(inTheWay.data?.length ?? 0) === 0}
      extra={block ? <EndBlock hotelId={hotel.id} blockId={block.id} onDone={onClose} /> : null}
      onClose={onClose}
    >
      {block ? null : (
        <form.Select name="roomId" label={say('Room')} error={errors.roomId && say('Choose a room')}>
          <option value="">{say('Choose a room')}</option>
          {roomTypes.map(({ id, name, rooms }) => (
            <optgroup key={id} label={name}>
              {rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {room.number}
                </option>
              ))}
            </optgroup>
          ))}
        </form.Select>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Text
          name="fromOn"
          label={say('First night')}
          type="date"
          min={hasBegun ? undefined : today}
          readOnly={hasBegun}
          hint={hasBegun ? say('It has already started') : undefined}
        />
        <form.Text
          name="untilOn"
          label={say('Free again on')}
          type="date"
          min={today}
          hint={isRange ? nightsBetween(fromOn, untilOn) : undefined}
        />
      </div>
      <form.Text
        name="reason"
        label={say('Reason')}
        placeholder={say('The shower leaks')}
        hint={say('Seen by your staff only')}
      />
      <BlockInTheWay stays={inTheWay.data ?? []} />
    </FormDialog>
  )
}

function EndBlock({ hotelId, blockId, onDone }: { hotelId: string; blockId: string; onDone: () => void }) {
  const end = useEndBlock(hotelId, blockId)
  async function run() {
    await end.mutateAsync()
    onDone()
    toast.success(say('The room is back in order and on sale.'))
  }
  return (
    <Button
      variant="secondary"
      className="mr-auto"
      busy={end.isPending && say('Ending...')}
      onClick={() =>
        void run().catch((error: unknown) => showRefusal(error, say('That was not saved. Please try again.')))
      }
    >
      {say('Back in order')}
    </Button>
  )
}
