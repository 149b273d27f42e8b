import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRemoveRoomType } from '../../../../data/rooms.ts'
import { toast } from '../../../../ui/toast.ts'
import { RemoveDialog } from '../remove-dialog.tsx'

type RoomTypeRemoveProps = { hotelId: string; type: RoomType; onClose: () => void }

export function RoomTypeRemove({ hotelId, type, onClose }: RoomTypeRemoveProps) {
  const removal = useRemoveRoomType(hotelId)
  return (
    <RemoveDialog
      title={say('Remove {name}?', { name: isolate(type.name) })}
      text={say(
        'Its rooms and prices can no longer be booked. Past stays are kept. A room type with upcoming stays cannot be removed.',
      )}
      error={removal.error}
      isBusy={removal.isPending}
      onRemove={() =>
        removal.mutate(type.id, {
          onSuccess() {
            toast.success(say('{name} was removed.', { name: isolate(type.name) }))
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
