import { lazy, Suspense } from 'react'
import { HotelDetailPage } from '../features/inventory/hotels/detail/hotel-detail-page.tsx'
import { RoomsSection } from '../features/inventory/rates/rooms/rooms-section.tsx'
import { useUser } from '../session/session-context.ts'

const HotelAnalytics = lazy(async () => ({
  default: (await import('../features/figures/analytics/hotel-analytics.tsx')).HotelAnalytics,
}))

const PartnershipsCard = lazy(async () => ({
  default: (await import('../features/operations/users/partnerships/partnerships-card.tsx')).PartnershipsCard,
}))

/** A hotel with its rooms, its figures and, for administrators, its partnerships: four features meet. */
export function HotelPage() {
  const isAdmin = useUser().userType === 'admin'
  return (
    <HotelDetailPage
      rooms={(hotel) => <RoomsSection hotel={hotel} />}
      analytics={(hotel) => <HotelAnalytics hotel={hotel} />}
      partnerships={({ id }) =>
        isAdmin ? (
          <Suspense>
            <PartnershipsCard of={{ hotelId: id }} />
          </Suspense>
        ) : null
      }
    />
  )
}
