import type { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type LeaveDialogProps = { guard: ReturnType<typeof useLeaveGuard>; text: string }

export function LeaveDialog({ guard, text }: LeaveDialogProps) {
  if (!guard.isAsking) return null
  return (
    <Dialog title="Leave this page?" description={text} onClose={guard.stay}>
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={guard.leave}>
          Leave
        </Button>
        <Button onClick={guard.stay}>Stay on this page</Button>
      </div>
    </Dialog>
  )
}
