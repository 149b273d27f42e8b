import type { Hotel } from '@roomlark/contract/hotels'
import type { RoomType } from '@roomlark/contract/rooms'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { faultOf, useDraftForm } from './draft-form.ts'
import { BandFields } from './room-band-fields.tsx'
import { BedFields } from './room-bed-fields.tsx'
import { newRoomDraft, type RoomDraft, RoomInput, readRoom, roomDraftOf } from './room-draft.ts'
import { GuestFields, NameFields, NumbersField, PriceFields } from './room-fields.tsx'
import { useSaveRoom } from './use-save-room.ts'

type RoomTypeDialogProps = {
  hotel: Pick<Hotel, 'id' | 'currency'>
  /** Null adds one. */
  type: RoomType | null
  onClose: () => void
}

export function RoomTypeDialog({ hotel, type, onClose }: RoomTypeDialogProps) {
  const { currency } = hotel
  const form = useDraftForm<RoomDraft, RoomInput>(
    type ? roomDraftOf(type, currency) : newRoomDraft,
    RoomInput,
    (draft) => readRoom(draft, currency),
  )
  const { save, conflict, loadTheirs, isSaving } = useSaveRoom({ hotel, type, form, onSaved: onClose })
  const fault = faultOf(form, 'root')
  return (
    <Dialog
      title={type ? type.name : 'Add room type'}
      description={
        type
          ? 'What guests read about this room, and what it costs.'
          : 'Rooms alike, sold under one name and price.'
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={form.handleSubmit((input) => save(input))} className="mt-4 grid gap-6">
        <NameFields form={form} />
        <BedFields form={form} />
        <GuestFields form={form} />
        <PriceFields form={form} currency={currency} />
        <BandFields form={form} currency={currency} />
        <NumbersField form={form} />
        {fault || conflict ? (
          <div ref={bringIntoView}>
            {fault ? (
              <Note tone="error" icon={<CircleAlert />} role="alert">
                {fault}
              </Note>
            ) : null}
            {conflict ? (
              <Note
                tone="warning"
                icon={<CircleAlert />}
                role="alert"
                title="This room type was changed meanwhile"
              >
                Somebody else saved it after you opened it.
                <span className="mt-2.5 flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" onClick={loadTheirs}>
                    Load their version
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={form.handleSubmit((input) => save(input, conflict))}
                  >
                    Save mine anyway
                  </Button>
                </span>
              </Note>
            ) : null}
          </div>
        ) : null}
        <div className="flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving && 'Saving'}>
            {type ? 'Save changes' : 'Add room type'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The form is longer than the screen: what went wrong is brought to where it is read. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
