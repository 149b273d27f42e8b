import type { BoostOffer } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { useOffers } from '../../../../data/boosts.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { OfferRow } from '../../../../parts/boosts/offer-row.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SuitcaseSpot } from '../../../../ui/spot.tsx'

/** Extra commissions that an affiliate's hotels pay at the moment, each with a link that is ready to use. */
export function OfferList() {
  const query = useOffers()
  return (
    <Card>
      <CardHead
        title={say('Offers')}
        subtitle={say('Nights for which a hotel pays you more, on bookings made while the offer runs')}
      />
      {query.isPending ? (
        <CardSkeleton />
      ) : query.data ? (
        <Offers offers={query.data} />
      ) : (
        <CardError retry={() => void query.refetch()} />
      )}
    </Card>
  )
}

function Offers({ offers }: { offers: BoostOffer[] }) {
  if (offers.length === 0) {
    return (
      <EmptyState
        spot={<SuitcaseSpot />}
        title={say('No offers at the moment')}
        text={say('When a hotel of yours pays more for empty nights, you are notified and find it here.')}
      />
    )
  }
  return (
    <ul className="grid gap-3">
      {offers.map((offer) => (
        <li key={`${offer.boostId} ${offer.partnershipId}`}>
          <OfferRow offer={offer} details={<Details offer={offer} />} action={<OfferLink offer={offer} />} />
        </li>
      ))}
    </ul>
  )
}

function Details({ offer }: { offer: BoostOffer }) {
  const values = { percent: percentText(offer.yoursPercent), day: longDate(new Date(offer.endsAt)) }
  return (
    <p className="mt-2 text-sm text-muted">
      {offer.supply === 'few'
        ? say(
            'You keep {percent} of these nights, few rooms are left. The offer ends on {day} at the latest.',
            values,
          )
        : say('You keep {percent} of these nights. The offer ends on {day} at the latest.', values)}
    </p>
  )
}

function OfferLink({ offer }: { offer: BoostOffer }) {
  if (offer.linkUrl !== null) return <CopyButton text={offer.linkUrl} label={say('Copy link')} />
  return (
    <ButtonLink to={`/partnerships/${offer.partnershipId}`} variant="secondary" size="sm">
      {say('Make a link')}
    </ButtonLink>
  )
}
