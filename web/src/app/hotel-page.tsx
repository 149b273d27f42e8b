import { lazy } from 'react'
import { HotelDetailPage } from '../features/hotels/detail/hotel-detail-page.tsx'
import { RoomsSection } from '../features/rates/rooms/rooms-section.tsx'

const HotelAnalytics = lazy(async () => ({
  default: (await import('../features/analytics/hotel-analytics.tsx')).HotelAnalytics,
}))

/** A hotel with its rooms and its figures: three features meet. */
export function HotelPage() {
  return (
    <HotelDetailPage
      rooms={(hotel) => <RoomsSection hotel={hotel} />}
      analytics={(hotel) => <HotelAnalytics hotel={hotel} />}
    />
  )
}
