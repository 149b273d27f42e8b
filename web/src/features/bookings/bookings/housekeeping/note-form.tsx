import { housekeepingLimits } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useId, useState } from 'react'
import { useAddNote } from '../../../../data/housekeeping.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { checkPhotos, photoTypes } from '../../../../parts/photos/photo-files.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { Camera } from '../../../../ui/icons/camera.ts'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

type NoteFormProps = { hotelId: string; roomId: string; onDone: () => void }

/** A few words and, from the camera of the phone, a photo. */
export function NoteForm({ hotelId, roomId, onDone }: NoteFormProps) {
  const [text, setText] = useState('')
  const [isFound, setFound] = useState(false)
  const [photo, setPhoto] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const add = useAddNote(hotelId, roomId)

  function choose(files: File[]) {
    const { accepted, refused } = checkPhotos(files, 0, { noun: 'note', most: 1 })
    setPhoto(accepted[0] ?? null)
    setError(refused[0])
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    if (text.trim() === '') return setError(say('Write a note about the room'))
    try {
      const { photoError } = await add.mutateAsync({ text, isFound, photo })
      if (photoError)
        toast.error(
          say('The note is saved, but not its photo. {reason}', {
            reason: getErrorMessage(photoError, ''),
          }),
        )
      onDone()
    } catch (refusal) {
      showRefusal(refusal, say('The note was not saved. Please try again.'))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <ChoiceSegments
        label={say('What it is about')}
        value={isFound ? 'found' : 'room'}
        choices={[
          { value: 'room', label: say('The room') },
          { value: 'found', label: say('Lost property') },
        ]}
        onChoose={(about) => setFound(about === 'found')}
      />
      <TextAreaField
        label={say('Note')}
        value={text}
        rows={3}
        autoFocus
        maxLength={housekeepingLimits.noteLength}
        placeholder={isFound ? say('A charger beside the bed') : say('The shower leaks')}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <PhotoField photo={photo} onChoose={choose} />
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" className="h-12!" onClick={onDone}>
          {say('Cancel')}
        </Button>
        <Button type="submit" className="h-12!" busy={add.isPending && say('Saving...')}>
          {say('Save note')}
        </Button>
      </div>
    </form>
  )
}

function PhotoField({ photo, onChoose }: { photo: File | null; onChoose: (files: File[]) => void }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-dashed border-control px-4 font-[560] transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
    >
      <Camera aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
      <span className="truncate">{photo ? photo.name : say('Add a photo')}</span>
      <input
        id={id}
        type="file"
        accept={photoTypes}
        capture="environment"
        className="sr-only"
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
      />
    </label>
  )
}
