import { countryName } from '@roomlark/contract/places'

/** A hotel with the places in which it is counted. */
type Placed = { cityPlace: string; countryPlace: string; city: string; country: string }

type PlaceChange = {
  place: string
  kind: 'city' | 'country'
  name: string
  country: string
  hotels: number
}

export function countryPlace(country: string): string {
  return `country:${country}`
}

/** Returns by how many hotels each place has grown or shrunk. */
export function placeChanges(now: readonly Placed[], before: readonly Placed[]): PlaceChange[] {
  const changes = new Map<string, PlaceChange>()
  const count = (change: Omit<PlaceChange, 'hotels'>, hotels: number) => {
    const sum = changes.get(change.place)?.hotels ?? 0
    changes.set(change.place, { ...change, hotels: sum + hotels })
  }
  const countIn = ({ cityPlace, countryPlace: place, city, country }: Placed, hotels: number) => {
    count({ place: cityPlace, kind: 'city', name: city, country }, hotels)
    count({ place, kind: 'country', name: countryName(country), country }, hotels)
  }
  for (const hotel of before) countIn(hotel, -1)
  for (const hotel of now) countIn(hotel, 1)
  return [...changes.values()].filter(({ hotels }) => hotels !== 0)
}
