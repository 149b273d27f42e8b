import { say } from '@roomlark/contract/say'
import type { Copy, Edit } from '../../../../data/calendar.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ChangePreview } from './change-preview.tsx'

type ChangePreviewDialogProps = {
  hotelId: string
  change: Edit | Copy
  words: string
  currency: string
  names: ReadonlyMap<string, string>
  onApply: (acceptLow: boolean) => void
  onClose: () => void
}

/** A preview of a large change before it is made. */
export function ChangePreviewDialog({ words, onApply, onClose, ...rest }: ChangePreviewDialogProps) {
  return (
    <Dialog title={say('Check this change')} description={words} onClose={onClose}>
      <ChangePreview
        {...rest}
        cancelLabel={say('Cancel')}
        onApply={(acceptLow) => {
          onApply(acceptLow)
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
