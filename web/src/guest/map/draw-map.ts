import type { MapLook, PlainMap } from '@roomlark/contract/guest-site/map-address'
import type { MapArea } from '@roomlark/contract/guest-site/map-area'
import { countryNumber } from '../../ui/country-numbers.ts'
import { type Coordinates, findHome, type Land } from '../../ui/locator-land.ts'
import { landsIn } from '../../ui/locator-topology.ts'
import {
  chooseView,
  circleAround,
  drawMercator,
  drawOutline,
  frame,
  makeFrame,
  type View,
} from '../../ui/locator-view.ts'

/** The tokens of the site, which a picture cannot read: sea, a neighbourhood, land, the country and its edge, borders, the marker. */
const colours = {
  light: {
    sea: '#e2f0f1',
    near: '#e9f0f0',
    land: '#ffffff',
    home: '#c8dcdf',
    edge: '#68a0a7',
    border: '#dbe5e5',
    marker: '#f29a55',
    hole: '#361a04',
    ring: '#04606c',
  },
  dark: {
    sea: '#122e33',
    near: '#0d1a1d',
    land: '#122024',
    home: '#264449',
    edge: '#48838b',
    border: '#24383d',
    marker: '#f6ac70',
    hole: '#361a04',
    ring: '#6cc5cf',
  },
} satisfies Record<MapLook, Record<string, string>>

/** Corners of an outline are so many units of the frame apart: nobody sees finer ones, and they would weigh most. */
const step = 3

/** Draws a map as a picture of its own, so that no visitor fetches the outlines of the world. */
export async function drawPlainMap(map: PlainMap | MapArea, look: MapLook): Promise<string> {
  const atlas = await loadAtlas()
  return 'country' in map ? drawHotel(atlas, map, look) : drawArea(atlas, map, look)
}

function drawHotel(
  atlas: readonly Land[],
  { country, latitude, longitude }: PlainMap,
  look: MapLook,
): string {
  const place: Coordinates | null = latitude === null || longitude === null ? null : [longitude, latitude]
  const { view, around, home, circle } = findOutlines(atlas, country, place && roundPlace(place))
  const colour = colours[look]
  const [x, y] = place && view ? makeFrame(view)(place) : []
  return drawFrame(colour.sea, [
    `<g stroke-linejoin="round">`,
    `<path fill="${colour.land}" stroke="${colour.border}" d="${around}"/>`,
    `<path fill="${colour.home}" stroke="${colour.edge}" d="${home}"/>`,
    circle
      ? `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}" fill="none" stroke="${colour.ring}" stroke-width="3" stroke-dasharray="7 5"/>`
      : '',
    '</g>',
    x === undefined || y === undefined
      ? ''
      : `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="M0 0C-4-9-13-14-13-24a13 13 0 0 1 26 0C13-14 4-9 0 0Z" fill="${colour.marker}" stroke="${colour.land}" stroke-width="2"/><circle cy="-24" r="4.5" fill="${colour.hole}"/></g>`,
  ])
}

/** In degrees of longitude: nearer, outlines of this scale would lead through the towns. */
const leastAcross = 2

function drawArea(atlas: readonly Land[], { west, south, east, north }: MapArea, look: MapLook): string {
  const across = east - west + (east < west ? 360 : 0)
  const colour = colours[look]
  if (across < leastAcross) return drawFrame(colour.near, [])
  const sine = (degrees: number) =>
    Math.atanh(Math.sin((Math.max(-85, Math.min(85, degrees)) * Math.PI) / 180))
  const middle = Math.atan(Math.sinh((sine(south) + sine(north)) / 2))
  const view: View = {
    centre: [west + across / 2, (middle * 180) / Math.PI],
    across: (across * Math.PI) / 180,
  }
  const outline = drawMercator(atlas, view, step)
  return drawFrame(colour.sea, [
    `<path fill="${colour.land}" stroke="${colour.edge}" stroke-opacity=".5" stroke-linejoin="round" d="${outline}"/>`,
  ])
}

function drawFrame(background: string, parts: string[]): string {
  const { width, height } = frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
    ...parts,
    '</svg>',
  ].join('')
}

type Outlines = {
  view: View | undefined
  around: string
  home: string
  circle: ReturnType<typeof circleAround>
}

/** Hotels this near to each other share their outlines, since drawing takes up to thirty milliseconds. */
const roundTo = 0.5
const roundPlace = ([longitude, latitude]: Coordinates): Coordinates => [
  Math.round(longitude / roundTo) * roundTo,
  Math.round(latitude / roundTo) * roundTo,
]

/** At ten kilobytes each. */
const mostKept = 400
const kept = new Map<string, Outlines>()

function findOutlines(atlas: readonly Land[], country: string, place: Coordinates | null): Outlines {
  const key = `${country} ${place}`
  const found = kept.get(key) ?? drawOutlines(atlas, country, place)
  // The one used last is the last to be forgotten.
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return found
}

function drawOutlines(atlas: readonly Land[], country: string, place: Coordinates | null): Outlines {
  const number = countryNumber(country)
  const own = atlas.filter((land) => land.country === number)
  const home = findHome(own, place)
  const view = chooseView(home, place)
  if (!view) return { view, around: '', home: '', circle: null }
  return {
    view,
    around: drawOutline(atlas, view, step),
    home: drawOutline(own, view, step),
    circle: place ? null : circleAround(home, view),
  }
}

let atlas: Promise<Land[]> | undefined

/** Read with the first map: it takes a while, and many servers draw none. */
function loadAtlas(): Promise<Land[]> {
  atlas ??= import('../../ui/atlas/countries-50m.json?raw').then((file) => landsIn(JSON.parse(file.default)))
  return atlas
}
