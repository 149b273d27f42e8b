import type { Amenity } from '@roomlark/contract/inventory/amenities'
import { cancellationPresets, type PresetName } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { NearbyPlaces, readNearbyCell } from '@roomlark/contract/inventory/nearby'
import { readDemo } from './read-demo.ts'
import type { HotelRoomsSketch } from './room-sketches.ts'

type Sketch = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  at: [latitude: number, longitude: number]
  /** Written as in a file of hotels. */
  nearby: string
  zone: string
  currency: string
  stars: number
  commission: number
  active?: false
  policy: PresetName
  amenities: Amenity[]
  about: string
  /** Names of scenes in demo/scenes; the first is the cover. */
  pictures: string[]
  /** Without them nobody has stayed there yet, and it only has rooms. */
  rooms?: HotelRoomsSketch
}

const sketches = readDemo<Sketch[]>('hotels')

export const hotelRoomsSketches = new Map(sketches.map(({ name, rooms }) => [name, rooms]))

export type DemoHotel = { input: HotelInput; pictures: string[] }

/** Lists the newest last, as if they had been added one after the other. */
export function demoHotels(): DemoHotel[] {
  return sketches.map((sketch) => ({ input: toInput(sketch), pictures: sketch.pictures })).reverse()
}

function toInput(sketch: Sketch): HotelInput {
  return {
    name: sketch.name,
    description: sketch.about,
    streetAddress: sketch.street,
    postalCode: sketch.postalCode,
    city: sketch.city,
    country: sketch.country,
    latitude: sketch.at[0],
    longitude: sketch.at[1],
    nearby: NearbyPlaces.parse(readNearbyCell(sketch.nearby)),
    timeZone: sketch.zone,
    currency: sketch.currency,
    starRating: sketch.stars,
    amenities: sketch.amenities,
    contactEmail: `desk@${sketch.name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '')}.example`,
    contactPhone: undefined,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    houseRules: 'Quiet after 22:00. No smoking inside. Please leave the key at the desk when you go out.',
    childrenPolicy: sketch.stars === 5 ? 'over-12' : 'welcome',
    petsPolicy: sketch.amenities.includes('pets-welcome') ? 'welcome' : 'on-request',
    cancellationPolicy: cancellationPresets[sketch.policy],
    baseCommissionRate: sketch.commission,
    isActive: sketch.active ?? true,
  }
}
