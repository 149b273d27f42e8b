import { cancellationPresets, type PresetName } from '@roomlark/contract/inventory/cancellation'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { NearbyPlaces, readNearbyCell } from '@roomlark/contract/inventory/nearby'
import { deriveId } from './random.ts'
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

/** The newest comes first. */
export const demoHotels = readDemo<Sketch[]>('hotels').map(({ at, pictures, rooms, ...sketch }) => {
  const plain = sketch.name.normalize('NFKD').toLowerCase()
  const input: HotelInput = {
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
  return { id: deriveHotelId(sketch.name), ...input, pictures, rooms }
})

export type SeededHotel = (typeof demoHotels)[number]

/** The house with a front desk, of which most of the story is told. */
export const villa = { id: deriveHotelId('Villa Marenne'), name: 'Villa Marenne', timeZone: 'Europe/Rome' }

/** A house with few hands, whose days are closed by themselves. */
export const lodge = {
  id: deriveHotelId('Alpenrose Lodge'),
  name: 'Alpenrose Lodge',
  timeZone: 'Europe/Zurich',
}

export function deriveHotelId(name: string): string {
  return deriveId(`hotel ${name}`)
}
