import type { Hotel } from '@roomlark/contract/hotels'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { HotelAbout } from './hotel-about.tsx'
import { HotelActivityCard } from './hotel-activity-card.tsx'
import { HotelContact } from './hotel-contact.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from './hotel-detail-states.tsx'
import { HotelHero } from './hotel-hero.tsx'
import { HotelLocation } from './hotel-location.tsx'
import { HotelPolicies } from './hotel-policies.tsx'
import { HotelStatus } from './hotel-status.tsx'
import { isNoHotel, useHotel } from './hotels.api.ts'

const above = [{ label: 'Hotels', to: '/hotels' }]

/** `rooms`: what another feature has to show of the hotel's rooms. */
export function HotelDetailPage({ rooms }: { rooms: (hotel: Hotel) => ReactNode }) {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const hotel = query.data
  useTitle(hotel?.name ?? 'Hotel')
  if (query.isPending) return <HotelDetailSkeleton />
  // What was read earlier says nothing once the hotel is gone.
  if (!hotel || isNoHotel(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs above={above} here={hotel.name} />
      <HotelHero hotel={hotel} />
      {rooms(hotel)}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <HotelAbout hotel={hotel} />
          <HotelPolicies hotel={hotel} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:max-desk:grid-cols-2">
          <HotelStatus hotel={hotel} />
          <HotelContact hotel={hotel} />
          <HotelLocation hotel={hotel} />
          <HotelActivityCard hotelId={hotel.id} />
        </div>
      </div>
    </>
  )
}
