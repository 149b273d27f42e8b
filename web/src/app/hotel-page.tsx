import { HotelDetailPage } from '../features/hotels/hotel-detail-page.tsx'
import { RoomsSection } from '../features/rates/rooms-section.tsx'

/** A hotel with its rooms: two features meet. */
export function HotelPage() {
  return <HotelDetailPage rooms={(hotel) => <RoomsSection hotel={hotel} />} />
}
