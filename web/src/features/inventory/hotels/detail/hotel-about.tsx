import { amenities, amenityNames } from '@roomlark/contract/inventory/amenities'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { amenityIcons } from '../../../../ui/amenity-icons.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'

export function HotelAbout({ hotel }: { hotel: Hotel }) {
  return (
    <Card>
      <CardHead title={say('About')} />
      {hotel.description ? (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {hotel.description}
        </p>
      ) : (
        <p className="text-muted">
          {say('No description yet. It is the first thing guests read; two or three sentences are enough.')}
        </p>
      )}
      <h3 className="mt-6 mb-3">{say('Amenities')}</h3>
      {hotel.amenities.length > 0 ? (
        <Amenities hotel={hotel} />
      ) : (
        <p className="text-muted">{say('None selected yet.')}</p>
      )}
    </Card>
  )
}

/** In the order of the catalogue, however they were chosen. */
function Amenities({ hotel }: { hotel: Hotel }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
      {amenityNames
        .filter((name) => hotel.amenities.includes(name))
        .map((name) => {
          const Icon = amenityIcons[name]
          return (
            <li key={name} className="flex items-center gap-2.5">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
              {amenities[name]}
            </li>
          )
        })}
    </ul>
  )
}
