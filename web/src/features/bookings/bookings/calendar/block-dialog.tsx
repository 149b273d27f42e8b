import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { blockReasonLength, RoomBlockInput } from '@roomlark/contract/inventory/room-blocks'
import { useForm, useWatch } from 'react-hook-form'
import { useEndBlock, useInTheWay, useSaveBlock } from '../../../../data/room-blocks.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { nightsBetween } from '../stay-words.ts'
import { BlockInTheWay } from './block-in-the-way.tsx'
import { roomNumber } from './tape-move.ts'
import type { RoomBlock } from './tape-rows.ts'

/** An existing block to change, or where a new one is to begin. */
export type BlockDraft = RoomBlock | { roomId: string; fromOn: string }

type BlockDialogProps = {
  hotel: Hotel
  roomTypes: Tape['roomTypes']
  draft: BlockDraft
  onClose: () => void
}

const resolver = contractResolver(RoomBlockInput, (values: RoomBlockInput) => values)

/** When and why a room is out of order; its guests are moved first. */
export function BlockDialog({ hotel, roomTypes, draft, onClose }: BlockDialogProps) {
  const block = 'id' in draft ? draft : undefined
  const today = dateIn(hotel.timeZone, new Date())
  const save = useSaveBlock(hotel.id, block)
  const form = useForm<RoomBlockInput, unknown, RoomBlockInput>({
    resolver,
    defaultValues: {
      roomId: draft.roomId,
      fromOn: draft.fromOn,
      untilOn: block?.untilOn ?? addDays(draft.fromOn, 1),
      reason: block?.reason ?? '',
    },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const [roomId, fromOn, untilOn] = useWatch({ control: form.control, name: ['roomId', 'fromOn', 'untilOn'] })
  const isRange = roomId !== '' && fromOn !== '' && fromOn < untilOn
  const inTheWay = useInTheWay(hotel.id, isRange ? { roomId, fromOn, untilOn } : undefined)
  const hasBegun = block !== undefined && block.fromOn < today

  async function submit(input: RoomBlockInput) {
    if (save.isPending) return
    try {
      const saved = await save.mutateAsync(input)
      onClose()
      const number = roomNumber({ roomTypes }, saved.roomId)
      toast.success(`Room ${number} is out of order until ${fullDay(saved.untilOn)}.`)
    } catch (error) {
      showRefusal(error, 'The room was not blocked. Please try again.', form)
    }
  }
  return (
    <Dialog
      title={block ? `Room ${roomNumber({ roomTypes }, block.roomId)} is out of order` : 'Block a room'}
      description="A room that is out of order cannot be sold or assigned on these nights."
      onClose={onClose}
      isBusy={save.isPending}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="mt-5 grid gap-4">
        {block ? null : (
          <SelectField label="Room" error={errors.roomId && 'Choose a room'} {...form.register('roomId')}>
            <option value="">Choose a room</option>
            {roomTypes.map(({ id, name, rooms }) => (
              <optgroup key={id} label={name}>
                {rooms.map((room) => (
                  <option key={room.id} value={room.id}>
                    {room.number}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First night"
            type="date"
            min={hasBegun ? undefined : today}
            readOnly={hasBegun}
            hint={hasBegun ? 'It has already started' : undefined}
            error={errors.fromOn?.message}
            {...form.register('fromOn')}
          />
          <TextField
            label="Free again on"
            type="date"
            min={today}
            hint={isRange ? nightsBetween(fromOn, untilOn) : undefined}
            error={errors.untilOn?.message}
            {...form.register('untilOn')}
          />
        </div>
        <TextField
          label="Reason"
          maxLength={blockReasonLength}
          placeholder="The shower leaks"
          hint="Seen by your staff only"
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <BlockInTheWay stays={inTheWay.data ?? []} />
        {errors.root ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {errors.root.message}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          {block ? <EndBlock hotelId={hotel.id} blockId={block.id} onDone={onClose} /> : null}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={save.isPending && 'Saving...'}
            disabled={(inTheWay.data?.length ?? 0) > 0}
          >
            {block ? 'Save' : 'Block the room'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function EndBlock({ hotelId, blockId, onDone }: { hotelId: string; blockId: string; onDone: () => void }) {
  const end = useEndBlock(hotelId, blockId)
  async function run() {
    await end.mutateAsync()
    onDone()
    toast.success('The room is back in order and on sale.')
  }
  return (
    <Button
      variant="secondary"
      className="mr-auto"
      busy={end.isPending && 'Ending...'}
      onClick={() =>
        void run().catch((error: unknown) => showRefusal(error, 'That was not saved. Please try again.'))
      }
    >
      Back in order
    </Button>
  )
}
