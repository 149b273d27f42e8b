import { type Photo, PhotoCaption } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

type CaptionDialogProps = {
  calls: PhotoCalls
  image: Photo
  onSaved: (image: Photo) => void
  onClose: () => void
}

export function CaptionDialog({ calls, image, onSaved, onClose }: CaptionDialogProps) {
  const [caption, setCaption] = useState(image.caption)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    // A portal is still inside the form in React's eyes.
    event.stopPropagation()
    const parsed = PhotoCaption.safeParse({ caption })
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    setSaving(true)
    try {
      onSaved(await calls.caption(image.id, parsed.data.caption))
      onClose()
    } catch (reason) {
      setError(getErrorMessage(reason, say('The caption was not saved. Please try again.')))
      setSaving(false)
    }
  }
  return (
    <Dialog
      title={say('Caption')}
      description={say('Read to guests who cannot see the photo, and shown below it.')}
      onClose={onClose}
    >
      <form noValidate onSubmit={save} className="mt-4">
        <img
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          className="mb-4 h-auto max-h-[40vh] w-full rounded-lg bg-sunken object-contain"
        />
        <TextField
          label={say('Caption')}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
          placeholder={say('Breakfast on the lemon terrace')}
          error={error}
        />
        <div className="mt-6 flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" busy={isSaving && say('Saving...')}>
            {say('Save caption')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
