import { type MapLook, mapLooks, type PlainMap } from '@roomlark/contract/guest-site/map-address'
import { MapArea } from '@roomlark/contract/guest-site/map-area'
import { CountryCode } from '@roomlark/contract/places'

/** Returns what the address of a plain map asks for; null if no page of ours leads there. */
export function readPlainMap(query: URLSearchParams): { map: PlainMap | MapArea; look: MapLook } | null {
  const look = mapLooks.find((one) => one === query.get('look'))
  const map = query.has('area') ? MapArea.safeParse(query.get('area')).data : readHotel(query)
  return look && map ? { map, look } : null
}

function readHotel(query: URLSearchParams): PlainMap | undefined {
  const country = CountryCode.safeParse(query.get('country'))
  const at = query.get('at')
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d{2}),(-?\d{1,3}\.\d{2})$/.exec(at ?? '') ?? []
  if (!country.success || (at !== null && longitude === undefined)) return undefined
  const place = { latitude: readNumber(latitude), longitude: readNumber(longitude) }
  if (Math.abs(place.latitude ?? 0) > 90 || Math.abs(place.longitude ?? 0) > 180) return undefined
  return { country: country.data, ...place }
}

function readNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
