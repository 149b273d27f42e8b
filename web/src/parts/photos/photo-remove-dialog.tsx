import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Note } from '../../ui/note.tsx'

type RemovePhotoDialogProps = {
  calls: PhotoCalls
  image: Photo
  name: string
  onRemoved: () => void
  onClose: () => void
}

export function RemovePhotoDialog({ calls, image, name, onRemoved, onClose }: RemovePhotoDialogProps) {
  const [error, setError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    try {
      await calls.remove(image.id)
    } catch (reason) {
      // A photo that is already gone is what was asked for.
      if (!(reason instanceof ApiError && reason.status === 404)) {
        setError(getErrorMessage(reason, say('The photo was not removed. Please try again.')))
        return setRemoving(false)
      }
    }
    onClose()
    onRemoved()
  }
  return (
    <Dialog
      title={say('Remove this photo?')}
      description={say('Guests will no longer see {name}. This cannot be undone.', { name })}
      onClose={onClose}
    >
      {error ? (
        <Note role="alert" tone="error" icon={<CircleAlert />} className="mt-4">
          {error}
        </Note>
      ) : null}
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {say('Keep it')}
        </Button>
        <Button variant="danger" busy={isRemoving && say('Removing...')} onClick={remove}>
          {say('Remove photo')}
        </Button>
      </div>
    </Dialog>
  )
}
