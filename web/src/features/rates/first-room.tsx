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
 * Before the first room type there is nothing to price, so this leads to adding one instead of showing the children.
 * The dialog stays mounted, because photos are still being sent once the type exists.
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
            text="Add a room type with its price and room numbers. Its nights will then appear here."
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
