import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { useLeaveGuard } from '../lib/use-leave-guard.ts'
import { Button } from './button.tsx'
import { Dialog, prepareDialog } from './dialog.tsx'

type LeaveDialogProps = { guard: ReturnType<typeof useLeaveGuard>; text: string }

export function LeaveDialog({ guard, text }: LeaveDialogProps) {
  useEffect(prepareDialog, [])
  if (!guard.isAsking) return null
  return (
    <Dialog title={say('Leave this page?')} description={text} onClose={guard.stay}>
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={guard.leave}>
          {say('Leave')}
        </Button>
        <Button onClick={guard.stay}>{say('Stay on this page')}</Button>
      </div>
    </Dialog>
  )
}

/** For a form on a page: asks before it is left with changes in it. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  return <LeaveDialog guard={useLeaveGuard(isDirty)} text={say('Your changes have not been saved.')} />
}
