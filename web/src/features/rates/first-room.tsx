import type { Hotel } from '@roomlark/contract/hotels'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { RoomTypeDialog } from './rooms/room-type-dialog.tsx'

type FirstRoomProps = { hotel: Hotel; isEmpty: boolean; children: ReactNode }

/**
 * Before the first room type there is nothing to price: the way to one, instead of the children. The dialog is
 * not part of what it replaces, because photos are still sent once the type is there.
 */
export function FirstRoom({ hotel, isEmpty, children }: FirstRoomProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {isEmpty ? (
        <Card>
          <EmptyState
            spot={<KeyRackSpot />}
            title="No rooms yet"
            text="Add a room type with its price and room numbers. Its nights appear here at once."
            action={
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" className="size-[18px]" />
                Add room type
              </Button>
            }
          />
        </Card>
      ) : (
        children
      )}
      {isAdding ? <RoomTypeDialog hotel={hotel} type={null} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
