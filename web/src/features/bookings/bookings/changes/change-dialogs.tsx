import type { Booking } from '@roomlark/contract/bookings/booking'
import { ChangeDatesDialog } from '../dialogs/change-dates-dialog.tsx'
import type { ChangeKind } from './change-menu.tsx'
import { GuestsDialog } from './guests-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { AddRoomDialog, DropRoomDialog, ReinstateDialog } from './room-dialogs.tsx'
import { RoomTypeDialog } from './room-type-dialog.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'

type Dialog = (props: { booking: Booking; onClose: () => void }) => React.ReactNode

const dialogs: Record<ChangeKind, Dialog> = {
  dates: ChangeDatesDialog,
  guests: GuestsDialog,
  plan: PlanDialog,
  'room-type': RoomTypeDialog,
  price: PriceDialog,
  'add-room': AddRoomDialog,
  'drop-room': DropRoomDialog,
  split: SplitDialog,
  swap: SwapDialog,
  reinstate: ReinstateDialog,
}

type BookingChangeDialogProps = { booking: Booking; kind: ChangeKind; onClose: () => void }

export function BookingChangeDialog({ booking, kind, onClose }: BookingChangeDialogProps) {
  const Chosen = dialogs[kind]
  return <Chosen booking={booking} onClose={onClose} />
}
