import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useSearchParams } from 'react-router'
import { useCalendar } from '../../../../data/calendar.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { FirstRoom } from '../first-room.tsx'
import { CalendarSkeleton } from '../rates-states.tsx'
import { AvailabilityCard } from './availability-card.tsx'
import { getShownRange, nextRange, readShown, type Shown } from './period.ts'

export function CalendarTab({ hotel }: { hotel: Hotel }) {
  const today = dateIn(hotel.timeZone, new Date())
  const { shown, show } = useShown(today)
  const query = useCalendar(hotel.id, getShownRange(shown), nextRange(shown))
  if (query.isPending) return <CalendarSkeleton />
  if (!query.data) return <NotLoaded title={say('The calendar did not load')} query={query} />
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

/** Keeps the state of the calendar in the address, so that it can be shared and gone back to. */
function useShown(today: string) {
  const [search, setSearch] = useSearchParams()
  function show({ from, period }: Shown, how: { replace: boolean } = { replace: false }) {
    setSearch((known) => {
      const next = new URLSearchParams(known)
      if (from === today) next.delete('from')
      else next.set('from', from)
      if (period === '2-weeks') next.delete('period')
      else next.set('period', period)
      return next
    }, how)
  }
  return { shown: readShown(search, today), show }
}
