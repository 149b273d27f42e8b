import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useRemoveRoomType } from '../../../../data/rooms.ts'
import { RemoveDialog } from '../remove-dialog.tsx'

type RoomTypeRemoveProps = { hotelId: string; type: RoomType; onClose: () => void }

export function RoomTypeRemove({ hotelId, type, onClose }: RoomTypeRemoveProps) {
  return (
    <RemoveDialog
      name={isolate(type.name)}
      text={say(
        'Its rooms and prices can no longer be booked. Past stays are kept. A room type with upcoming stays cannot be removed.',
      )}
      id={type.id}
      removal={useRemoveRoomType(hotelId)}
      onClose={onClose}
    />
  )
}
