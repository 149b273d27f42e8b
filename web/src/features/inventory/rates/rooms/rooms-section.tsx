import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { lazy, Suspense, useState } from 'react'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { May } from '../../../../session/may.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { CalendarRange } from '../../../../ui/icons/calendar-range.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { RoomCard } from './room-card.tsx'

const RoomTypeDialog = lazy(async () => ({
  default: (await import('./room-type-dialog.tsx')).RoomTypeDialog,
}))

/** The room types, on the hotel's own page. */
export function RoomsSection({ hotel }: { hotel: Hotel }) {
  const query = useRoomTypes(hotel.id)
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="rooms-title" className="mb-[22px]">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="rooms-title">{say('Rooms')}</h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/hotels/${hotel.id}/rates`} variant="secondary" size="sm">
            <CalendarRange aria-hidden="true" className="size-4" />
            {say('Rates & availability')}
          </ButtonLink>
          <May do="change-offer" at={hotel.id}>
            <Button variant="quiet" size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-4" />
              {say('Add room type')}
            </Button>
          </May>
        </div>
      </div>
      {query.isPending ? (
        <SkeletonArea>
          <Skeleton className="h-[118px] rounded-lg!" />
        </SkeletonArea>
      ) : null}
      {query.isError && !query.data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-muted">
          {say('The rooms did not load.')}
          <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {say('Try again')}
          </Button>
        </p>
      ) : null}
      {query.data?.length === 0 ? (
        <p className="rounded-lg border border-border bg-surface px-6 py-5 text-muted">
          {say('No rooms yet. Add a room type with its price and room numbers, then it can be booked.')}
        </p>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-[18px] empty:hidden desk:grid-cols-3">
        {query.data?.map((type) => (
          <RoomCard key={type.id} hotelId={hotel.id} type={type} currency={hotel.currency} />
        ))}
      </ul>
      {isAdding ? (
        <Suspense fallback={null}>
          <RoomTypeDialog hotel={hotel} type={null} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
