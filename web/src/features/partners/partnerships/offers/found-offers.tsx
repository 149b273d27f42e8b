import { say } from '@roomlark/contract/say'
import { useOffersBeside } from '../../../../data/boosts.ts'
import { BoostChip } from '../../../../parts/boosts/boost-chip.tsx'
import { nightRunWords } from '../../../../parts/boosts/boost-words.ts'

/** Extra commission that a hotel pays its partner at the moment: `+3 points, 23 to 26 June`. */
export function FoundOffers({ partnershipId }: { partnershipId: string }) {
  const { data: offers } = useOffersBeside()
  return (offers ?? [])
    .filter((offer) => offer.partnershipId === partnershipId)
    .map(({ boostId, boostedPercent, ratePercent, nights }) => {
      const points = Math.round((boostedPercent - ratePercent) * 100) / 100
      return (
        <span key={boostId} className="mt-1 block">
          <BoostChip>
            {say('+{points, plural, one {# point} other {# points}}, {days}', {
              points,
              days: nightRunWords(nights),
            })}
          </BoostChip>
        </span>
      )
    })
}
