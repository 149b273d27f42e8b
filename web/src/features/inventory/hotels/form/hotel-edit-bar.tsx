import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { readHotel } from '../../../../data/hotels.ts'
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts'
import { isPending } from '../../../../parts/photos/photo-items.ts'
import type { PhotoQueue } from '../../../../parts/photos/photo-queue.ts'
import { usePhotos } from '../../../../parts/photos/use-photo-queue.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { GitCompareArrows } from '../../../../ui/icons/git-compare-arrows.ts'
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { HotelFormBar } from './hotel-form-bar.tsx'
import { ConflictDialog } from './hotel-form-conflict.tsx'
import { changedFields, toHotelFormValues } from './hotel-form-values.ts'
import type { SavedHotel } from './saved-hotel.ts'
import { type HotelFormReturn, useFormValues } from './use-hotel-form.ts'

type HotelEditBarProps = {
  form: HotelFormReturn
  photos: PhotoQueue
  hotelId: string
  saved: SavedHotel
  /** The server's message if somebody else had saved first. */
  conflict: string | null
  onAdopt: (newer: Hotel, merged: HotelFormValues) => void
}

export function HotelEditBar({ form, photos, hotelId, saved, conflict, onAdopt }: HotelEditBarProps) {
  const values = useFormValues(form)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { root, ...faults } = errors
  const changes = changedFields(saved.values, values).length
  const uploads = usePhotos(photos).filter(isPending).length
  const guard = useLeaveGuard(changes > 0 || uploads > 0)
  return (
    <>
      <HotelFormBar
        title={
          changes > 0
            ? say('{changes, plural, one {# unsaved change} other {# unsaved changes}}', { changes })
            : say('All changes saved')
        }
        state={changes > 0 ? 'unsaved' : 'saved'}
        faultCount={Object.keys(faults).length}
        action={
          <Button type="submit" busy={isSubmitting && say('Saving...')} className="max-md:grow">
            {say('Save changes')}
          </Button>
        }
        discard={
          changes > 0
            ? {
                title: say('{changes, plural, one {Discard your change?} other {Discard # changes?}}', {
                  changes,
                }),
                text: say('The form goes back to the last saved version.'),
                action: () => form.reset(saved.values),
              }
            : null
        }
      >
        {conflict ? (
          <ConflictNote form={form} hotelId={hotelId} saved={saved} message={conflict} onAdopt={onAdopt} />
        ) : null}
        {root?.message ? (
          <Note role="alert" tone="error" icon={<CircleAlert />} className="mb-3" title={say('Not saved')}>
            {root.message}
          </Note>
        ) : null}
      </HotelFormBar>
      <LeaveDialog
        guard={guard}
        text={
          changes > 0
            ? say(
                'You have {changes, plural, one {# unsaved change} other {# unsaved changes}}. They will be lost if you leave.',
                { changes },
              )
            : say('Photos are still uploading. Any that have not finished will be lost if you leave.')
        }
      />
    </>
  )
}

type ConflictNoteProps = Pick<HotelEditBarProps, 'form' | 'hotelId' | 'saved' | 'onAdopt'> & {
  message: string
}

function ConflictNote({ form, hotelId, saved, message, onAdopt }: ConflictNoteProps) {
  const [newer, setNewer] = useState<Hotel | null>(null)
  const [isLoading, setLoading] = useState(false)
  async function load() {
    setLoading(true)
    try {
      const hotel = await readHotel(hotelId)
      const isSettled = changedFields(form.getValues(), toHotelFormValues(hotel)).length === 0
      if (isSettled) onAdopt(hotel, toHotelFormValues(hotel))
      else setNewer(hotel)
    } catch (error) {
      showRefusal(error, say('The newer version did not load. Please try again.'))
    }
    setLoading(false)
  }
  return (
    <Note role="alert" tone="warning" icon={<GitCompareArrows />} className="mb-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-64">{message}</span>
        <Button variant="secondary" size="sm" busy={isLoading && say('Loading...')} onClick={load}>
          {say('Load the newer version')}
        </Button>
      </div>
      {newer ? (
        <ConflictDialog
          base={saved.values}
          mine={form.getValues()}
          theirs={toHotelFormValues(newer)}
          onMerge={(merged) => onAdopt(newer, merged)}
          onClose={() => setNewer(null)}
        />
      ) : null}
    </Note>
  )
}
