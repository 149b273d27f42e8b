import { type Photo, PhotoCaption } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import type { PhotoCalls } from '../../data/photos.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useContractForm } from '../form/use-contract-form.ts'

type CaptionDialogProps = {
  calls: PhotoCalls
  image: Photo
  onSaved: (image: Photo) => void
  onClose: () => void
}

export function CaptionDialog({ calls, image, onSaved, onClose }: CaptionDialogProps) {
  const form = useContractForm({
    schema: PhotoCaption,
    values: { caption: image.caption },
    send: ({ caption }) => calls.caption(image.id, caption),
    failed: say('The caption was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Caption')}
      description={say('Read to guests who cannot see the photo, and shown below it.')}
      submitLabel={say('Save caption')}
      busyLabel={say('Saving...')}
      onDone={onSaved}
      onClose={onClose}
    >
      <img
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        className="h-auto max-h-[40vh] w-full rounded-lg bg-sunken object-contain"
      />
      <form.Text name="caption" label={say('Caption')} placeholder={say('Breakfast on the lemon terrace')} />
    </FormDialog>
  )
}
