import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { ChannelsCard } from '../channels/channels-card.tsx'
import { FirstRoom } from '../first-room.tsx'
import { CalendarSkeleton } from '../rates-states.tsx'
import { ExportsCard } from './exports-card.tsx'
import { FeedsCard } from './feeds-card.tsx'

export function FeedsTab({ hotel }: { hotel: Hotel }) {
  const types = useRoomTypes(hotel.id)
  const isOpen = usePlatform().platform?.switches.bookings === 'open'
  if (types.isPending) return <CalendarSkeleton />
  if (!types.data) return <NotLoaded title={say('The calendars did not load')} query={types} />
  return (
    <FirstRoom hotel={hotel} isEmpty={types.data.length === 0}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FeedsCard hotelId={hotel.id} types={types.data} />
        <ExportsCard types={types.data} />
        {isOpen ? <ChannelsCard hotelId={hotel.id} types={types.data} /> : null}
      </div>
    </FirstRoom>
  )
}
