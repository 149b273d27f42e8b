import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

const source = 'tiles'
/** The page has loaded it already; letters are drawn on this device, so that no set of glyphs is served. */
const font = ['Hanken Grotesk Variable']

/**
 * Draws tiles of the basemap of Protomaps (its layers are water, roads, places and so on) in the colours that the page
 * has at this moment.
 */
export function makeStyle(tiles: string, language: GuestLanguage): StyleSpecification {
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${tiles}` } },
    layers: makeLayers(language, readColours()),
  }
}

function readColours() {
  const tokens = getComputedStyle(document.documentElement)
  const read = (role: string) => tokens.getPropertyValue(`--color-${role}`).trim()
  return {
    land: read('bg'),
    water: read('primary-soft'),
    green: read('success-soft'),
    line: read('border'),
    street: read('surface'),
    edge: read('control'),
    text: read('text'),
    muted: read('muted'),
  }
}

type Colours = ReturnType<typeof readColours>

const growWidth = (least: number, most: number) =>
  ['interpolate', ['exponential', 1.6], ['zoom'], 6, least, 18, most] as const

function makeLayers(language: GuestLanguage, colours: Colours): LayerSpecification[] {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  const layers = [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    {
      id: 'green',
      type: 'fill',
      'source-layer': 'landuse',
      filter: [
        'in',
        ['get', 'kind'],
        [
          'literal',
          [
            'park',
            'forest',
            'wood',
            'nature_reserve',
            'grass',
            'garden',
            'golf_course',
            'cemetery',
            'national_park',
          ],
        ],
      ],
      paint: { 'fill-color': colours.green },
    },
    {
      id: 'water',
      type: 'fill',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours.water },
    },
    {
      id: 'rivers',
      type: 'line',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.water, 'line-width': growWidth(0.5, 6) },
    },
    {
      id: 'buildings',
      type: 'fill',
      'source-layer': 'buildings',
      minzoom: 13,
      paint: { 'fill-color': colours.line, 'fill-outline-color': colours.land },
    },
    {
      id: 'paths',
      type: 'line',
      'source-layer': 'roads',
      minzoom: 13,
      filter: ['in', ['get', 'kind'], ['literal', ['path', 'other']]],
      paint: { 'line-color': colours.line, 'line-width': 1, 'line-dasharray': [2, 2] },
    },
    {
      id: 'rails',
      type: 'line',
      'source-layer': 'roads',
      minzoom: 9,
      filter: ['==', ['get', 'kind'], 'rail'],
      paint: { 'line-color': colours.edge, 'line-width': 1, 'line-dasharray': [5, 3], 'line-opacity': 0.6 },
    },
    ...makeRoads('minor', 12, ['minor_road'], [0.2, 16], colours),
    ...makeRoads('major', 7, ['major_road'], [0.5, 22], colours),
    ...makeRoads('highway', 5, ['highway'], [0.8, 26], colours),
    {
      id: 'borders',
      type: 'line',
      'source-layer': 'boundaries',
      filter: ['==', ['get', 'kind'], 'country'],
      paint: { 'line-color': colours.edge, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
    {
      id: 'street-names',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      layout: { 'symbol-placement': 'line', 'text-field': name, 'text-font': font, 'text-size': 12 },
      paint: { 'text-color': colours.muted, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
    },
    {
      id: 'place-names',
      type: 'symbol',
      'source-layer': 'places',
      layout: {
        'text-field': name,
        'text-font': font,
        'text-size': ['match', ['get', 'kind'], 'country', 15, 'locality', 14, 12],
        'text-max-width': 8,
      },
      paint: { 'text-color': colours.text, 'text-halo-color': colours.land, 'text-halo-width': 2 },
    },
  ]
  // The layers are checked by the library: its types know nothing of expressions that are put together.
  return layers.map((layer) =>
    layer.type === 'background' ? layer : { ...layer, source },
  ) as LayerSpecification[]
}

/** A street is a light line upon a slightly wider dark one. */
function makeRoads(
  id: string,
  minzoom: number,
  kinds: string[],
  [least, most]: [number, number],
  colours: Colours,
) {
  const part = {
    type: 'line',
    'source-layer': 'roads',
    minzoom,
    filter: ['in', ['get', 'kind'], ['literal', kinds]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
  }
  return [
    {
      ...part,
      id: `${id}-edge`,
      paint: { 'line-color': colours.line, 'line-width': growWidth(least + 1, most + 2) },
    },
    { ...part, id, paint: { 'line-color': colours.street, 'line-width': growWidth(least, most) } },
  ]
}
