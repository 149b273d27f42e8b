import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useUndoStep } from '../../../data/booking-changes.ts'
import { isUnlikely } from '../../../lib/api-error.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../ui/toast.ts'
import type { Doubt } from './dialogs/anyway-dialog.tsx'
import { doneWords, undoneWords } from './dialogs/step-words.ts'

/** Undoes the last step of a booking, and shows the outcome. */
export function useUndo(id: string, onDoubt: (doubt: Doubt) => void = offerAnyway) {
  const step = useUndoStep(id)
  return async function undo(version: number, isMeant?: boolean): Promise<void> {
    try {
      const booking = await step.run({ version, isMeant })
      if (booking) toast.success(undoneWords(booking))
    } catch (error) {
      if (isUnlikely(error)) onDoubt({ question: error.message, goOn: () => void undo(version, true) })
      else showRefusal(error, say('That was not undone. Please try again.'))
    }
  }
}

/** The page on which the step was taken may be gone when its toast is used, so the next toast asks. */
function offerAnyway({ question, goOn }: Doubt): void {
  toast.error(question, { label: say('Undo anyway'), run: goOn })
}

/** Shows the outcome of a step, with the option to undo it. */
export function useDoneToast(id: string) {
  const undo = useUndo(id)
  return (booking: Booking) =>
    toast.success(
      doneWords(booking),
      booking.canUndo ? { label: say('Undo'), run: () => void undo(booking.version) } : undefined,
    )
}
