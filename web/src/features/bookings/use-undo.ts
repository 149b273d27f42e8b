import type { Booking } from '@roomlark/contract/booking'
import { useUndoStep } from '../../data/booking-changes.ts'
import { showRefusal } from '../../parts/refusals/show-refusal.ts'
import { toast } from '../../ui/toast.ts'
import { doneWords, undoneWords } from './dialogs/step-words.ts'

/** Undoes the last step of a booking, and shows the outcome. */
export function useUndo(id: string) {
  const step = useUndoStep(id)
  return async (version: number) => {
    try {
      const booking = await step.run(version)
      if (booking) toast.success(undoneWords(booking))
    } catch (error) {
      showRefusal(error, 'That was not undone. Please try again.')
    }
  }
}

/** Shows the outcome of a step, with the option to undo it. */
export function useDoneToast(id: string) {
  const undo = useUndo(id)
  return (booking: Booking) =>
    toast.success(
      doneWords(booking),
      booking.canUndo ? { label: 'Undo', run: () => void undo(booking.version) } : undefined,
    )
}
