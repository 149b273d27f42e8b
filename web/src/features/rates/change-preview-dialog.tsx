import { Dialog } from '../../ui/dialog.tsx'
import type { Edit } from './calendar-edit.api.ts'
import { ChangePreview } from './change-preview.tsx'

type ChangePreviewDialogProps = {
  hotelId: string
  edit: Edit
  words: string
  currency: string
  names: ReadonlyMap<string, string>
  onApply: () => void
  onClose: () => void
}

/** A large change is looked at before it is made. */
export function ChangePreviewDialog({ edit, words, onApply, onClose, ...rest }: ChangePreviewDialogProps) {
  return (
    <Dialog title="Check this change" description={words} onClose={onClose}>
      <ChangePreview
        {...rest}
        change={edit}
        cancelLabel="Cancel"
        onApply={() => {
          onApply()
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
