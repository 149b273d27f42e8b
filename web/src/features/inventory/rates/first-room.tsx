import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { May } from '../../../session/may.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FileUp } from '../../../ui/icons/file-up.ts'
import { Plus } from '../../../ui/icons/plus.ts'
import { KeyRackSpot } from '../../../ui/spot.tsx'
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
            title={say('No rooms yet')}
            text={say('Add a room type with its price and room numbers. Its nights will then appear here.')}
            action={
              <May do="change-offer" at={hotel.id}>
                <div className="flex flex-wrap justify-center gap-2.5">
                  <Button onClick={() => setAdding(true)}>
                    <Plus aria-hidden="true" className="size-[18px]" />
                    {say('Add room type')}
                  </Button>
                  <ButtonLink variant="secondary" to={`/hotels/${hotel.id}/import`}>
                    <FileUp aria-hidden="true" className="size-[18px]" />
                    {say('Import from a file')}
                  </ButtonLink>
                </div>
              </May>
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
