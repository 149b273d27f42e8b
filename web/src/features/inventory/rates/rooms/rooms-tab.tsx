import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { May } from '../../../../session/may.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { FileUp } from '../../../../ui/icons/file-up.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { FirstRoom } from '../first-room.tsx'
import { CalendarSkeleton } from '../rates-states.tsx'
import { RoomTypeDialog } from './room-type-dialog.tsx'
import { RoomTypeRemove } from './room-type-remove.tsx'
import { RoomTypeRow } from './room-type-row.tsx'

type Open = { kind: 'edit'; type: RoomType | null } | { kind: 'remove'; type: RoomType }

export function RoomsTab({ hotel }: { hotel: Hotel }) {
  const query = useRoomTypes(hotel.id)
  const [open, setOpen] = useState<Open | null>(null)
  if (query.isPending) return <CalendarSkeleton />
  const types = query.data
  if (!types) return <NotLoaded title={say('The rooms did not load')} query={query} />
  const close = () => setOpen(null)
  const total = types.reduce((sum, { rooms }) => sum + rooms.length, 0)
  return (
    <>
      <FirstRoom hotel={hotel} isEmpty={types.length === 0}>
        <Card>
          <CardHead
            title={say('Room types')}
            subtitle={say(
              '{rooms, plural, one {# room} other {# rooms}} in {types, plural, one {# type} other {# types}}',
              { rooms: total, types: types.length },
            )}
          >
            <May do="change-offer" at={hotel.id}>
              <div className="flex flex-wrap justify-end gap-x-4 gap-y-2">
                <ButtonLink size="sm" variant="secondary" to={`/hotels/${hotel.id}/import`}>
                  <FileUp aria-hidden="true" className="size-4" />
                  {say('Import')}
                </ButtonLink>
                <Button size="sm" onClick={() => setOpen({ kind: 'edit', type: null })}>
                  <Plus aria-hidden="true" className="size-4" />
                  {say('Add room type')}
                </Button>
              </div>
            </May>
          </CardHead>
          <ul className="-mb-3 divide-y divide-border">
            {types.map((type) => (
              <RoomTypeRow
                key={type.id}
                hotelId={hotel.id}
                type={type}
                currency={hotel.currency}
                onEdit={() => setOpen({ kind: 'edit', type })}
                onRemove={() => setOpen({ kind: 'remove', type })}
              />
            ))}
          </ul>
        </Card>
      </FirstRoom>
      {open?.kind === 'edit' ? <RoomTypeDialog hotel={hotel} type={open.type} onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <RoomTypeRemove hotelId={hotel.id} type={open.type} onClose={close} />
      ) : null}
    </>
  )
}
