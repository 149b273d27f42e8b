import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { useRemoveRoomType } from '../../../../data/rooms.ts'
import { toast } from '../../../../ui/toast.ts'
import { RemoveDialog } from '../remove-dialog.tsx'

type RoomTypeRemoveProps = { hotelId: string; type: RoomType; onClose: () => void }

export function RoomTypeRemove({ hotelId, type, onClose }: RoomTypeRemoveProps) {
  const removal = useRemoveRoomType(hotelId)
  return (
    <RemoveDialog
      title={`Remove ${isolate(type.name)}?`}
      text="Its rooms and prices can no longer be booked. Past stays are kept. A room type with upcoming stays cannot be removed."
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(type.id, {
          onSuccess() {
            toast.success(`${isolate(type.name)} was removed.`)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
