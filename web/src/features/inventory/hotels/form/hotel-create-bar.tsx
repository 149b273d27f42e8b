import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { isFailed, isPending } from '../../../../parts/photos/photo-items.ts'
import type { PhotoQueue } from '../../../../parts/photos/photo-queue.ts'
import { usePhotos } from '../../../../parts/photos/use-photo-queue.ts'
import { Button } from '../../../../ui/button.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { ImageOff } from '../../../../ui/icons/image-off.ts'
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { HotelFormBar } from './hotel-form-bar.tsx'
import { changedFields } from './hotel-form-values.ts'
import { type HotelFormReturn, useFormValues } from './use-hotel-form.ts'

type HotelCreateBarProps = {
  form: HotelFormReturn
  photos: PhotoQueue
  empty: HotelFormValues
  createdId: string | null
  /** Called once the hotel and its photos are saved. */
  onDone: (id: string) => void
}

export function HotelCreateBar({ form, photos, empty, createdId, onDone }: HotelCreateBarProps) {
  const values = useFormValues(form)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { root, ...faults } = errors
  const items = usePhotos(photos)
  const [pending, failed] = [items.filter(isPending).length, items.filter(isFailed).length]
  const mayRetry = items.some((item) => isFailed(item) && item.mayRetry)
  const changes = changedFields(empty, values).length
  const isCreated = createdId !== null
  const guard = useLeaveGuard(isCreated ? pending > 0 : changes > 0 || items.length > 0)

  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const { release } = guard
  useEffect(() => {
    if (createdId === null || pending > 0 || failed > 0) return
    release()
    done.current(createdId)
  }, [createdId, pending, failed, release])

  return (
    <>
      <HotelFormBar
        title={
          isCreated
            ? uploadWords(items.length, pending + failed)
            : changes > 0
              ? say('Draft kept on this device')
              : say('Nothing filled in yet')
        }
        state={barState(isCreated ? pending + failed : changes, isCreated)}
        faultCount={Object.keys(faults).length}
        action={
          createdId !== null && failed > 0 && pending === 0 ? (
            <Button className="max-md:grow" onClick={() => onDone(createdId)}>
              {say('Go to the hotel')}
            </Button>
          ) : (
            <Button type="submit" busy={busyWords(isSubmitting, isCreated)} className="max-md:grow">
              {say('Create hotel')}
            </Button>
          )
        }
        discard={
          changes > 0 && !isCreated
            ? {
                title: say('Discard this draft?'),
                text: say('The form is emptied, and the draft on this device is removed.'),
                action: () => form.reset(empty),
              }
            : null
        }
      >
        {isCreated && pending === 0 && failed > 0 ? (
          <Note role="alert" tone="warning" icon={<ImageOff />} className="mb-3">
            {mayRetry
              ? say(
                  'The hotel is created, but {photos, plural, one {one photo was} other {# photos were}} not uploaded. Try again above, or {photos, plural, one {continue without it} other {continue without them}}.',
                  { photos: failed },
                )
              : say(
                  'The hotel is created, but {photos, plural, one {one photo was} other {# photos were}} not uploaded. Choose others above, or {photos, plural, one {continue without it} other {continue without them}}.',
                  { photos: failed },
                )}
          </Note>
        ) : null}
        {root?.message ? (
          <Note role="alert" tone="error" icon={<CircleAlert />} className="mb-3" title={say('Not created')}>
            {root.message}
          </Note>
        ) : null}
      </HotelFormBar>
      <LeaveDialog
        guard={guard}
        text={
          isCreated
            ? say('Photos are still uploading. Any that have not finished will be lost if you leave.')
            : items.length > 0
              ? say('Your draft is kept on this device for next time. The photos you chose are not.')
              : say('Your draft is kept on this device for next time.')
        }
      />
    </>
  )
}

function barState(left: number, isCreated: boolean) {
  if (left > 0) return 'unsaved'
  return isCreated ? 'saved' : 'empty'
}

function uploadWords(total: number, missing: number): string {
  return total === 0
    ? say('Hotel created')
    : say('Hotel created. {uploaded} of {total} photos uploaded', { uploaded: total - missing, total })
}

function busyWords(isSubmitting: boolean, isCreated: boolean): string | false {
  if (isCreated) return say('Uploading photos...')
  return isSubmitting && say('Creating...')
}
