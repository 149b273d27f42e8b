import { Suspense } from 'react'
import { useReceivedOffers } from '../../../../data/hotel-handovers.ts'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx'

const OfferList = lazyPart(async () => (await import('./offer-list.tsx')).OfferList)

/** Hotels that others would like to hand over. Where there are none, as usual, nothing is shown or fetched. */
export function ReceivedOffers() {
  const isHotel = useUser().userType === 'hotel'
  const mayOwn = useMay('own-hotels')
  const isOpen = usePlatform().platform?.switches.hotelPages !== 'closed'
  const { data } = useReceivedOffers(isHotel && mayOwn && isOpen)
  if (!data || data.length === 0) return null
  return (
    <LazyBoundary fallback={null}>
      <Suspense fallback={null}>
        <OfferList offers={data} />
      </Suspense>
    </LazyBoundary>
  )
}
