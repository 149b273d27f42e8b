import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import type { PhotoCalls } from '../../data/photos.ts'
import { ApiError } from '../../lib/api-error.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'

type RemovePhotoDialogProps = {
  calls: PhotoCalls
  image: Photo
  name: string
  onRemoved: () => void
  onClose: () => void
}

export function RemovePhotoDialog({ calls, image, name, onRemoved, onClose }: RemovePhotoDialogProps) {
  const form = useContractForm({
    send: () =>
      calls.remove(image.id).catch((reason: unknown) => {
        // A photo that is already gone is what was asked for.
        if (!(reason instanceof ApiError && reason.status === 404)) throw reason
      }),
    failed: say('The photo was not removed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove this photo?')}
      description={say('Guests will no longer see {name}. This cannot be undone.', { name })}
      submitLabel={say('Remove photo')}
      busyLabel={say('Removing...')}
      cancelLabel={say('Keep it')}
      isDanger
      onDone={onRemoved}
      onClose={onClose}
    />
  )
}
