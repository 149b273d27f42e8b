import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useOpenDay } from '../../../../data/day-closes.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { readDay } from '../booking-address.ts'
import { BookingsHead } from '../bookings-head.tsx'
import { HotelGate } from '../hotel-gate.tsx'
import { ReportTabs } from '../reports/report-tabs.tsx'
import { ClosedDayView } from './closed-day-view.tsx'
import { OpenDayView } from './open-day-view.tsx'

/** The day that is open, with what is left to do before it is closed; or a closed day as it was frozen. */
export function DayClosePage() {
  useTitle(say('Day close'))
  return (
    <HotelGate>
      {(hotel, picker) => (
        <>
          <BookingsHead subtitle={say('{hotel}, day close', { hotel: hotel.name })} hasNew={false}>
            {picker}
          </BookingsHead>
          <ReportTabs current="day" />
          <Day key={hotel.id} hotel={hotel} />
        </>
      )}
    </HotelGate>
  )
}

function Day({ hotel }: { hotel: Hotel }) {
  const day = readDay(useLocation().search)
  const query = useOpenDay(hotel.id, day)
  const open = query.data
  if (!open) {
    return query.isError ? <NotLoaded title={say('The day did not load')} query={query} /> : <DaySkeleton />
  }
  const isClosed = day !== undefined && open.lastClosedOn !== null && day <= open.lastClosedOn
  return isClosed ? <ClosedDayView hotel={hotel} day={day} /> : <OpenDayView hotel={hotel} open={open} />
}

function DaySkeleton() {
  return (
    <SkeletonArea className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
      <Skeleton className="h-96 rounded-lg!" />
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonArea>
  )
}
