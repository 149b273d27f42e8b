import { say } from '@roomlark/contract/say'
import { useTitle } from '../../../../lib/use-title.ts'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { OfferList } from './offer-list.tsx'

/** The tab of an affiliate's partnerships that lists what hotels pay extra. */
export function OffersPage() {
  useTitle(say('Offers'))
  return (
    <>
      <PartnershipTabs current="offers" />
      <OfferList />
    </>
  )
}
