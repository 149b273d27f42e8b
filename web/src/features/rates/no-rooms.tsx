import type { Hotel } from '@roomlark/contract/hotels'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyRackSpot } from '../../ui/spot.tsx'
import { RoomTypeDialog } from './room-type-dialog.tsx'

/** Before the first room type there is nothing to price. */
export function NoRooms({ hotel }: { hotel: Hotel }) {
  const [isAdding, setAdding] = useState(false)
  return (
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
      {isAdding ? <RoomTypeDialog hotel={hotel} type={null} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}
