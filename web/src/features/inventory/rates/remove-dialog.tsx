import { say } from '@roomlark/contract/say'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { Note } from '../../../ui/note.tsx'

type RemoveDialogProps = {
  title: string
  text: string
  /** Reason why it was not removed. */
  error: unknown
  isBusy: boolean
  onRemove: () => void
  onClose: () => void
}

/** Asks for confirmation; the server may still refuse. */
export function RemoveDialog({ title, text, error, isBusy, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      {error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-4">
          {getErrorMessage(error, say('It was not removed. Please try again.'))}
        </Note>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          {say('Keep it')}
        </Button>
        <Button variant="danger" busy={isBusy && say('Removing')} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-[18px]" />
          {say('Remove')}
        </Button>
      </div>
    </Dialog>
  )
}
