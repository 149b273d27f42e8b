import { say } from '@roomlark/contract/say'
import { useHotelCreatives } from '../../../../data/creatives.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { CreativesForm } from './creatives-form.tsx'

/** Page on which a hotel gives its partners pictures, words and rules. */
export function HotelCreativesPage() {
  return (
    <HotelSubpage
      title={say('Creatives')}
      text={say('Pictures and texts that partners may use, and your rules for them')}
      above={(hotelId) => [{ label: say('Partners'), to: `/hotels/${hotelId}/partners` }]}
    >
      {(hotel) => <Content hotelId={hotel.id} />}
    </HotelSubpage>
  )
}

function Content({ hotelId }: { hotelId: string }) {
  const query = useHotelCreatives(hotelId)
  return query.data ? (
    <CreativesForm key={query.data.version} hotelId={hotelId} creatives={query.data} />
  ) : (
    <Card>
      <CardWaiting query={query} />
    </Card>
  )
}
