import { say } from '@roomlark/contract/say'
import { getErrorMessage } from '../../../lib/api-error.ts'
import type { useMutation } from '../../../lib/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'

export type Removal = ReturnType<typeof useMutation<unknown, string>>

type RemoveDialogProps = {
  name: string
  title?: string
  text: string
  id: string
  removal: Removal
  /** The notice shown afterwards. */
  done?: string
  onClose: () => void
}

/** Asks for confirmation; the server may still refuse. */
export function RemoveDialog({ name, title, text, id, removal, done, onClose }: RemoveDialogProps) {
  return (
    <Dialog title={title ?? say('Remove {name}?', { name })} description={text} onClose={onClose}>
      {removal.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-4">
          {getErrorMessage(removal.error, say('It was not removed. Please try again.'))}
        </Note>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          {say('Keep it')}
        </Button>
        <Button
          variant="danger"
          busy={removal.isPending && say('Removing')}
          onClick={() =>
            removal.mutate(id, {
              onSuccess() {
                toast.success(done ?? say('{name} was removed.', { name }))
                onClose()
              },
            })
          }
        >
          <Trash2 aria-hidden="true" className="size-[18px]" />
          {say('Remove')}
        </Button>
      </div>
    </Dialog>
  )
}
