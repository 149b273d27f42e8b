import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { imageLimits } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { useRoomPhotoCalls, useRoomTypes } from '../../../../data/rooms.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { orderRefused } from '../../../../parts/photos/order-refused.ts'
import { isFailed, isPending } from '../../../../parts/photos/photo-items.ts'
import { PhotoManager } from '../../../../parts/photos/photo-manager.tsx'
import { usePhotoQueue, usePhotos } from '../../../../parts/photos/use-photo-queue.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { BandFields } from './room-band-fields.tsx'
import { BedFields } from './room-bed-fields.tsx'
import { newRoomDraft, RoomInput, readRoom, toRoomDraft } from './room-draft.ts'
import { FeatureFields, GuestFields, NameFields, NumbersField, PriceFields } from './room-fields.tsx'
import { useSaveRoom } from './use-save-room.ts'

type RoomTypeDialogProps = {
  hotel: Pick<Hotel, 'id' | 'currency'>
  /** Null adds one. */
  type: RoomType | null
  onClose: () => void
}

const noPhotos: RoomType['photos'] = []

export function RoomTypeDialog({ hotel, type, onClose }: RoomTypeDialogProps) {
  const { currency } = hotel
  const form = useContractForm({
    schema: RoomInput,
    values: type ? toRoomDraft(type, currency) : newRoomDraft,
    read: (draft) => readRoom(draft, currency),
    async send(input) {
      await save(input)
    },
  })
  const [isDone, setDone] = useState(false)
  const room = useSaveRoom({ hotel, type, form, onSaved: () => setDone(true) })
  const { save, saved, conflict, lowPriceDialog, loadTheirs, isSaving } = room
  const photoCalls = useRoomPhotoCalls(hotel.id, saved?.id ?? null, orderRefused)
  const listed = useRoomTypes(hotel.id).data?.find(({ id }) => id === saved?.id)
  const photos = usePhotoQueue((listed ?? type)?.photos ?? noPhotos, photoCalls)
  const items = usePhotos(photos)
  const uploads = items.filter(isPending).length
  const failed = items.filter(isFailed).length
  const [isLeaving, setLeaving] = useState(false)
  const fault = findError(form, 'root')
  const close = () => (uploads > 0 && saved ? setLeaving(true) : onClose())
  const isComplete = isDone && uploads === 0 && failed === 0
  useEffect(() => {
    if (isComplete) onClose()
  }, [isComplete, onClose])
  return (
    <Dialog
      title={saved ? saved.name : say('Add room type')}
      description={
        type
          ? say('What guests read about this room, and what it costs.')
          : say('Identical rooms, sold under one name and price.')
      }
      onClose={close}
    >
      <FormBody form={form} className="mt-4 grid gap-6">
        <NameFields form={form} />
        <BedFields form={form} />
        <GuestFields form={form} />
        <FeatureFields form={form} />
        <PriceFields form={form} currency={currency} />
        <BandFields form={form} currency={currency} />
        <NumbersField form={form} />
        <div>
          <h3 className="mb-2 text-[14px] font-medium">{say('Photos')}</h3>
          <PhotoManager queue={photos} calls={photoCalls} noun="room type" most={imageLimits.perRoomType} />
        </div>
        {isDone && failed > 0 ? (
          <Note tone="warning" icon={<CircleAlert />} role="alert">
            {say(
              'The room type is saved, but {failed, plural, one {# photo was} other {# photos were}} not uploaded.',
              { failed },
            )}
          </Note>
        ) : null}
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
                title={say('This room type has been changed')}
              >
                {say('Somebody else saved it after you opened it.')}
                <span className="mt-2.5 flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" onClick={loadTheirs}>
                    {say('Load their version')}
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={form.handleSubmit((input) => save(input, conflict))}
                  >
                    {say('Save mine anyway')}
                  </Button>
                </span>
              </Note>
            ) : null}
          </div>
        ) : null}
        <div className="flex justify-end gap-2.5">
          <Button variant="quiet" onClick={close}>
            {isDone ? say('Close') : say('Cancel')}
          </Button>
          <Button type="submit" busy={busyWords(isSaving, isDone && uploads > 0)}>
            {saved ? say('Save changes') : say('Add room type')}
          </Button>
        </div>
      </FormBody>
      {lowPriceDialog}
      {isLeaving ? (
        <Dialog
          title={say('Leave without these photos?')}
          description={say('Photos are still being uploaded. Those not uploaded yet are lost if you leave.')}
          onClose={() => setLeaving(false)}
        >
          <div className="mt-6 flex justify-end gap-2.5">
            <Button variant="quiet" onClick={() => setLeaving(false)}>
              {say('Stay##verb')}
            </Button>
            <Button variant="danger" onClick={onClose}>
              {say('Leave##verb')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Dialog>
  )
}

function busyWords(isSaving: boolean, isUploading: boolean): string | false {
  if (isSaving) return say('Saving')
  return isUploading && say('Uploading photos')
}

/** The form is longer than the screen, so errors are scrolled into view. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
