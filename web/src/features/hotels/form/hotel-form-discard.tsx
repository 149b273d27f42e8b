import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type DiscardDialogProps = { title: string; text: string; onDiscard: () => void; onClose: () => void }

export function DiscardDialog({ title, text, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          Keep editing
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onDiscard()
          }}
        >
          Discard
        </Button>
      </div>
    </Dialog>
  )
}
