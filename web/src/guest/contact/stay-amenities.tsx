import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import { type Amenity, amenities, amenityNames } from '@roomlark/contract/inventory/amenities'
import { say } from '@roomlark/contract/say'
import { amenityIcons } from '../../ui/amenity-icons.ts'

const highlights = 4

/** The first few in the order of the catalogue, which begins with what guests ask for most. */
export function StayHighlights({ hotel }: { hotel: GuestHotel }) {
  return (
    <ul className="mt-[22px] mb-[18px] grid grid-cols-2 gap-3 text-[14.5px] font-medium md:flex md:flex-wrap md:gap-x-8">
      {listAmenities(hotel)
        .slice(0, highlights)
        .map((name) => (
          <Item key={name} name={name} />
        ))}
    </ul>
  )
}

export function StayAmenities({ hotel }: { hotel: GuestHotel }) {
  const names = listAmenities(hotel)
  if (names.length <= highlights) return null
  return (
    <section aria-labelledby="stay-amenities">
      <h2 id="stay-amenities" className="mb-3.5">
        {say('Amenities')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-3">
        {names.map((name) => (
          <Item key={name} name={name} />
        ))}
      </ul>
    </section>
  )
}

function Item({ name }: { name: Amenity }) {
  const Icon = amenityIcons[name]
  return (
    <li className="flex items-center gap-[9px]">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
      {amenities[name]}
    </li>
  )
}

function listAmenities(hotel: GuestHotel): Amenity[] {
  return amenityNames.filter((name) => hotel.amenities.includes(name))
}
