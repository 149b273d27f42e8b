import { useTitle } from '../../../lib/use-title.ts'
import { OfferList } from './offer-list.tsx'

/** The tab of an affiliate's partnerships that lists what hotels pay extra. */
export function OffersPage() {
  useTitle('Offers')
  return (
    <>
      <h1 className="mb-6">Offers</h1>
      <OfferList />
    </>
  )
}
