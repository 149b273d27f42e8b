import { useBooking } from '../../../../data/bookings.ts'
import { SplitDialog } from '../changes/split-dialog.tsx'
import { SwapDialog } from '../changes/swap-dialog.tsx'
import type { Bar } from './tape-rows.ts'

type BarChangeDialogProps = { bar: Bar; kind: 'split' | 'swap'; onClose: () => void }

/** Opens the dialog for one stay of the chart, once its booking is loaded. */
export function BarChangeDialog({ bar, kind, onClose }: BarChangeDialogProps) {
  const { data: booking } = useBooking(bar.bookingId)
  if (!booking) return null
  const Chosen = kind === 'split' ? SplitDialog : SwapDialog
  return <Chosen booking={booking} stayId={bar.stayId} onClose={onClose} />
}
