import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { EmbedBuilder } from '../../../../parts/embed/embed-builder.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'

/** Page on which an owner makes the availability box for the hotel's own site. */
export function HotelEmbedPage() {
  return (
    <HotelSubpage
      title={say('Put it on your site')}
      tabTitle={(hotel) => say('Put {hotel} on your site', { hotel })}
      text={say('Your visitors check dates and prices without leaving your page.')}
    >
      {(hotel) => <OwnBuilder hotel={hotel} />}
    </HotelSubpage>
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
