import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { useHotel } from '../../../../data/hotels.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useAnchorOnOpen } from '../../../../lib/use-anchor-on-open.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { HotelSetupCard } from '../../../../parts/hotel-setup/setup-card.tsx'
import { May } from '../../../../session/may.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { HotelTabs } from '../hotel-tabs.tsx'
import { HotelAbout } from './hotel-about.tsx'
import { HotelActivityCard } from './hotel-activity-card.tsx'
import { HotelContact } from './hotel-contact.tsx'
import { HotelHero } from './hotel-hero.tsx'
import { HotelLocation } from './hotel-location.tsx'
import { HotelPolicies } from './hotel-policies.tsx'
import { HotelStatus } from './hotel-status.tsx'

const above = [{ label: say('Hotels'), to: '/hotels' }]

type HotelDetailPageProps = {
  /** Parts of the page that other features provide. */
  rooms: (hotel: Hotel) => ReactNode
  analytics: (hotel: Hotel) => ReactNode
  partnerships: (hotel: Hotel) => ReactNode
}

export function HotelDetailPage({ rooms, analytics, partnerships }: HotelDetailPageProps) {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const seesBooks = useMay('see-books', id)
  const asksAnalytics = new URLSearchParams(search).get('tab') === 'analytics'
  const tab = asksAnalytics && seesBooks ? 'analytics' : 'overview'
  const query = useHotel(id)
  const hotel = query.data
  // Loaded together, so that the checklist does not push down what is already being read.
  const setup = useHotelSetup(id)
  useTitle(hotel?.name ?? say('Hotel'))
  if (query.isPending || (hotel && setup.isPending)) return <HotelDetailSkeleton />
  // The cached hotel means nothing once it is gone.
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs above={above} here={hotel.name} />
      <HotelHero hotel={hotel} />
      <HotelTabs hotel={hotel} current={tab} />
      {tab === 'analytics' ? (
        analytics(hotel)
      ) : (
        <HotelOverview hotel={hotel} rooms={rooms} partnerships={partnerships} />
      )}
    </>
  )
}

type HotelOverviewProps = { hotel: Hotel } & Pick<HotelDetailPageProps, 'rooms' | 'partnerships'>

function HotelOverview({ hotel, rooms, partnerships }: HotelOverviewProps) {
  useAnchorOnOpen()
  const hasPartners = usePlatform().platform?.switches.partnerships === 'open'
  return (
    <>
      <May do="change-offer" at={hotel.id}>
        <HotelSetupCard hotelId={hotel.id} hasPartners={hasPartners} className="mb-[22px]" />
      </May>
      {rooms(hotel)}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <HotelAbout hotel={hotel} />
          <HotelPolicies hotel={hotel} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:max-desk:grid-cols-2">
          <May do="change-offer" at={hotel.id}>
            <HotelStatus hotel={hotel} />
          </May>
          <HotelContact hotel={hotel} />
          <HotelLocation hotel={hotel} />
          {partnerships(hotel)}
          <May do="see-books" at={hotel.id}>
            <HotelActivityCard hotelId={hotel.id} />
          </May>
        </div>
      </div>
    </>
  )
}
