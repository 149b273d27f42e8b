import { cancellationPresets, type PresetName } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { NearbyPlaces, readNearbyCell } from '@roomlark/contract/inventory/nearby'
import { readDemo } from './read-demo.ts'
import type { HotelRoomsSketch } from './room-sketches.ts'

const common = {
  contactPhone: undefined,
  checkInTime: '15:00',
  checkOutTime: '11:00',
  houseRules: 'Quiet after 22:00. No smoking inside. Please leave the key at the desk when you go out.',
  isActive: true,
}

type Derived =
  | `${'children' | 'pets' | 'cancellation'}Policy`
  | 'contactEmail'
  | 'latitude'
  | 'longitude'
  | 'nearby'
  | keyof typeof common
type Sketch = Omit<HotelInput, Derived> & {
  at: [latitude: number, longitude: number]
  /** Written as in a file of hotels. */
  nearby: string
  isActive?: false
  cancellationPolicy: PresetName
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
  return sketches
    .map(({ pictures, rooms: _rooms, ...sketch }) => ({ input: toInput(sketch), pictures }))
    .reverse()
}

function toInput({ at, ...sketch }: Omit<Sketch, 'pictures' | 'rooms'>): HotelInput {
  const plain = sketch.name.normalize('NFKD').toLowerCase()
  return {
    ...common,
    ...sketch,
    latitude: at[0],
    longitude: at[1],
    nearby: NearbyPlaces.parse(readNearbyCell(sketch.nearby)),
    contactEmail: `desk@${plain.replace(/[^a-z]+/g, '')}.example`,
    childrenPolicy: sketch.starRating === 5 ? 'over-12' : 'welcome',
    petsPolicy: sketch.amenities.includes('pets-welcome') ? 'welcome' : 'on-request',
    cancellationPolicy: cancellationPresets[sketch.cancellationPolicy],
  }
}
