import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useHotelArrivals } from '../../../../data/arrivals.ts'
import { useRoomTypes } from '../../../../data/rooms.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { ArrivalsForm } from './arrivals-form.tsx'

/** Page on what a hotel tells guests who arrive. */
export function ArrivalsPage() {
  return (
    <HotelSubpage
      title={say('For arriving guests')}
      tabTitle={(hotel) => say('For arriving guests of {hotel}', { hotel })}
      text={say('Guests read it on the page of their booking, never in an email.')}
    >
      {(hotel) => <Arrivals hotel={hotel} />}
    </HotelSubpage>
  )
}

function Arrivals({ hotel }: { hotel: Hotel }) {
  const arrivals = useHotelArrivals(hotel.id)
  const types = useRoomTypes(hotel.id)
  if (arrivals.data && types.data) {
    return <ArrivalsForm hotel={hotel} arrivals={arrivals.data} types={types.data} />
  }
  const failed = [arrivals, types].find(({ isError }) => isError)
  if (failed) return <NotLoaded title={say('The page for arriving guests did not load')} query={failed} />
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-56 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg!" />
    </SkeletonArea>
  )
}
