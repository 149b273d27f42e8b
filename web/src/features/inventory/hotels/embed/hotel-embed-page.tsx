import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { useHotel } from '../../../../data/hotels.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { EmbedBuilder } from '../../../../parts/embed/embed-builder.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'

/** Page on which an owner makes the availability box for the hotel's own site. */
export function HotelEmbedPage() {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const hotel = query.data
  useTitle(hotel ? say('Put {hotel} on your site', { hotel: hotel.name }) : say('Put it on your site'))
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Put it on your site')}
      />
      <h1>{say('Put it on your site')}</h1>
      <p className="mb-6 text-muted">
        {say('Your visitors check dates and prices without leaving your page.')}
      </p>
      <OwnBuilder hotel={hotel} />
    </>
  )
}

function OwnBuilder({ hotel }: { hotel: Hotel }) {
  const { data: setup } = useHotelSetup(hotel.id)
  const isShown = hotel.isActive && setup?.isOnSale !== false
  return (
    <EmbedBuilder
      target={{ slug: hotel.slug, code: null }}
      isShown={isShown}
      assurances={[
        say('Prices are those of your calendar, with every tax'),
        say('The box sets no cookies on your site'),
      ]}
    />
  )
}
