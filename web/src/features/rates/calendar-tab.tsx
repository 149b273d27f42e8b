import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/hotels'
import { AvailabilityCard } from './availability-card.tsx'
import { FirstRoom } from './first-room.tsx'
import { useCalendar } from './rates.api.ts'
import { CalendarSkeleton, NotLoaded } from './rates-states.tsx'
import { useShown } from './use-shown.ts'

export function CalendarTab({ hotel }: { hotel: Hotel }) {
  const today = dateIn(hotel.timeZone, new Date())
  const { shown, show } = useShown(today)
  const query = useCalendar(hotel.id, shown)
  if (query.isPending) return <CalendarSkeleton />
  if (!query.data) return <NotLoaded what="The calendar" retry={() => void query.refetch()} />
  return (
    <FirstRoom hotel={hotel} isEmpty={query.data.roomTypes.length === 0}>
      <AvailabilityCard
        hotelId={hotel.id}
        calendar={query.data}
        today={today}
        shown={shown}
        onShow={show}
        isBusy={query.isPlaceholderData}
      />
    </FirstRoom>
  )
}
