import { type MapArea, writeArea } from './map-area.ts'

/** Pictures of a map follow the theme of the page, which a picture itself does not know. */
export const mapLooks = ['light', 'dark'] as const
export type MapLook = (typeof mapLooks)[number]

/** The part of the world around a hotel: its country where that fits, with a marker where the place is known. */
export type PlainMap = {
  /** ISO 3166-1 alpha-2 */
  country: string
  latitude: number | null
  longitude: number | null
}

export const plainMapPath = '/stays/map.svg'

/** One file with every tile, read in parts. */
export const mapTilesPath = '/stays/map.pmtiles'

/** Returns the address of the picture for each theme. Two decimals of a degree are more than the picture shows. */
export function plainMapAddresses({ country, latitude, longitude }: PlainMap): Record<MapLook, string> {
  const at =
    latitude === null || longitude === null ? '' : `&at=${latitude.toFixed(2)},${longitude.toFixed(2)}`
  const address = `${plainMapPath}?country=${country}${at}&look=`
  return { light: `${address}light`, dark: `${address}dark` }
}

/** Returns the same for a part of the world in a frame of 16 by 10, for markers of the page itself. */
export function plainAreaAddresses(area: MapArea): Record<MapLook, string> {
  const address = `${plainMapPath}?area=${writeArea(area)}&look=`
  return { light: `${address}light`, dark: `${address}dark` }
}
