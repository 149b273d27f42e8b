import { say } from '@roomlark/contract/say'
import { useBoosts } from '../../../../data/boosts.ts'
import { useCampaigns } from '../../../../data/campaigns.ts'
import { useHotelTiers } from '../../../../data/tiers.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignList } from './campaign-list.tsx'
import { TierCard } from './tier-card.tsx'
import { TierQuestions } from './tier-questions.tsx'

/** Page on which a hotel pays partners more than their usual rates. */
export function HotelTermsPage() {
  return (
    <HotelSubpage
      title={say('Tiers and campaigns')}
      text={say('Reward partners for results, or during a campaign')}
      above={(hotelId) => [{ label: say('Partners'), to: `/hotels/${hotelId}/partners` }]}
    >
      {(hotel) => <Content hotelId={hotel.id} />}
    </HotelSubpage>
  )
}

function Content({ hotelId }: { hotelId: string }) {
  const tiers = useHotelTiers(hotelId)
  const campaigns = useCampaigns(hotelId)
  const boosts = useBoosts(hotelId)
  const queries = [tiers, campaigns, boosts]
  if (queries.some(({ isPending }) => isPending)) {
    return (
      <Card>
        <CardSkeleton />
      </Card>
    )
  }
  if (!tiers.data || !campaigns.data || !boosts.data) {
    return (
      <Card>
        <CardError retry={() => void Promise.all(queries.map((query) => query.refetch()))} />
      </Card>
    )
  }
  const { partners } = boosts.data.meta
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_420px]">
      <div className="grid gap-5">
        <TierQuestions hotelId={hotelId} tiers={tiers.data} />
        <TierCard hotelId={hotelId} tiers={tiers.data} partners={partners} />
      </div>
      <div className="grid gap-5">
        <CampaignForm hotelId={hotelId} partners={partners} />
        <CampaignList hotelId={hotelId} campaigns={campaigns.data} />
      </div>
    </div>
  )
}
