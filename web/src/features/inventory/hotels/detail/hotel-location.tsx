import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { nearbyName } from '@roomlark/contract/inventory/nearby'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { sayRich } from '../../../../lib/say-rich.ts'
import { May } from '../../../../session/may.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { DistanceList } from '../../../../ui/distance-list.tsx'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { LocatorMap } from '../../../../ui/locator-map.tsx'
import { Note } from '../../../../ui/note.tsx'
import { coordinateWords } from './place-words.ts'

export function HotelLocation({ hotel }: { hotel: Hotel }) {
  const { latitude, longitude } = hotel
  const place = `${isolate(hotel.city)}, ${sayCountry(hotel.country)}`
  const isKnown = latitude !== null && longitude !== null
  return (
    <Card>
      <CardHead title={say('Location')} subtitle={<span className="wrap-anywhere">{place}</span>} />
      <LocatorMap
        country={hotel.country}
        latitude={latitude}
        longitude={longitude}
        city={hotel.city}
        label={
          isKnown
            ? say('Map with a marker at {place}', { place })
            : say('Map of {country}', { country: sayCountry(hotel.country) })
        }
        outside={
          <Note tone="warning" icon={<TriangleAlert />} role="status" className="mt-3">
            {say('These coordinates are not in the hotel’s country, {country}. Please check them.', {
              country: sayCountry(hotel.country),
            })}
          </Note>
        }
      />
      <p className="mt-2.5 text-sm text-muted">
        {isKnown ? (
          coordinateWords(latitude, longitude)
        ) : (
          <>
            {say('No coordinates yet.')}{' '}
            <May do="change-offer" at={hotel.id}>
              {sayRich('<link>Add them</link> to put the hotel on the map.', {
                link: (text) => (
                  <Link to={`/hotels/${hotel.id}/edit`} className="link">
                    {text}
                  </Link>
                ),
              })}
            </May>
          </>
        )}
      </p>
      <DistanceList
        places={hotel.nearby.map((place) => ({ name: nearbyName(place), meters: place.meters }))}
      />
    </Card>
  )
}
