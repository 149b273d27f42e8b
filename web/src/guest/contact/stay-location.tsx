import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import { plainMapAddresses } from '@roomlark/contract/guest-site/map-address'
import { nearbyName } from '@roomlark/contract/inventory/nearby'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { townLine } from '@roomlark/contract/postal-address'
import { say } from '@roomlark/contract/say'
import { DistanceList } from '../../ui/distance-list.tsx'
import { PlainMap } from '../../ui/plain-map.tsx'
import { UserText } from '../../ui/user-text.tsx'

export function StayLocation({ hotel }: { hotel: GuestHotel }) {
  const { latitude, longitude } = hotel
  const place = `${isolate(hotel.city)}, ${sayCountry(hotel.country)}`
  const isKnown = latitude !== null && longitude !== null
  return (
    <section aria-labelledby="stay-location">
      <h2 id="stay-location">{say('Where you will be')}</h2>
      <p className="mt-0.5 mb-3.5 text-muted wrap-anywhere">
        <UserText>{hotel.streetAddress}</UserText>, <UserText>{townLine(hotel)}</UserText>,{' '}
        {sayCountry(hotel.country)}
      </p>
      <div className="max-w-[600px]">
        <PlainMap
          sources={plainMapAddresses(hotel)}
          label={
            isKnown
              ? say('Map with a marker at {place}', { place })
              : say('Map of {country}', { country: sayCountry(hotel.country) })
          }
        />
      </div>
      <DistanceList
        places={hotel.nearby.map((place) => ({ name: nearbyName(place), meters: place.meters }))}
      />
    </section>
  )
}
