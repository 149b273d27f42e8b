import { readFileSync } from 'node:fs'
import { countries } from '@roomlark/contract/places'
import { describe, expect, it } from 'vitest'
import { countryNumber } from './country-numbers.ts'
import { type Coordinates, findHome, type Land } from './locator-land.ts'
import { isOutside } from './locator-outside.ts'
import { landsIn } from './locator-topology.ts'
import {
  chooseView,
  circleAround,
  drawOutline,
  frame,
  isOnCut,
  makeFrame,
  type View,
} from './locator-view.ts'

const file = new URL('./atlas/countries-50m.json', import.meta.url)
const atlas = landsIn(JSON.parse(readFileSync(file, 'utf8')))
const findLands = (code: string) => atlas.filter(({ country }) => country === countryNumber(code))

describe('countryNumber', () => {
  it('leads to an outline for every country but a few specks and overseas departments', () => {
    const without = countries().filter(({ code }) => findLands(code).length === 0)
    expect(without.map(({ code }) => code).toSorted()).toEqual(
      'BQ BV CC CX GF GI GP MQ RE SJ TK TV UM XK YT'.split(' '),
    )
  })
})

function viewIn(code: string, place: Coordinates | null): View {
  const view = chooseView(findHome(findLands(code), place), place)
  if (!view) throw new Error('no view')
  return view
}

function longestLine(outline: string): number {
  const lines = outline
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const points = ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number))
      return points.map(([x = 0, y = 0], at) => {
        const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? []
        return isOnCut(x, y) && isOnCut(nextX, nextY) ? 0 : Math.hypot(nextX - x, nextY - y)
      })
    })
  return Math.max(...lines)
}

function sound(outline: string): void {
  expect(outline).toMatch(/^M-?\d/)
  expect(outline).not.toMatch(/NaN|Infinity/)
  expect(outline.length).toBeLessThan(200_000)
  expect(longestLine(outline)).toBeLessThan(frame.width / 2)
}

describe('the view of a hotel', () => {
  it.each([
    ['Positano', 'IT', 14.485, 40.628],
    ['Chicago', 'US', -87.63, 41.88],
    ['Honolulu', 'US', -157.86, 21.31],
    ['Adak in the Aleutians', 'US', -176.65, 51.88],
    ['Attu beyond 180°', 'US', 172.9, 52.9],
    ['Suva', 'FJ', 178.44, -18.14],
    ['Taveuni', 'FJ', -179.9, -16.8],
    ['Anadyr', 'RU', 177.5, 64.73],
    ['Provideniya', 'RU', -173.23, 64.42],
    ['Moscow', 'RU', 37.6, 55.75],
    ['Wellington', 'NZ', 174.78, -41.29],
    ['Valletta', 'MT', 14.51, 35.9],
    ['Monaco', 'MC', 7.42, 43.74],
    ['Vatican City', 'VA', 12.45, 41.9],
    ['Malé', 'MV', 73.5, 4.17],
    ['Kiritimati', 'KI', -157.4, 1.87],
    ['Cayenne', 'FR', -52.33, 4.92],
    ['Amsterdam', 'NL', 4.9, 52.37],
    ['Ubud', 'ID', 115.26, -8.51],
    ['Saint-Denis', 'RE', 55.45, -20.88],
    ['Tromsø', 'NO', 18.95, 69.65],
    ['Longyearbyen', 'NO', 15.65, 78.22],
    ['Ushuaia', 'AR', -68.3, -54.8],
    ['McMurdo', 'AQ', 166.67, -77.85],
    ['the South Pole', 'AQ', 0, -90],
    ['Positano with its coordinates swapped', 'IT', 40.628, -14.485],
  ])('%s is well inside the frame, among land', (_city, code, longitude, latitude) => {
    const place: Coordinates = [longitude, latitude]
    const view = viewIn(code, place)
    const [x, y] = makeFrame(view)(place)
    expect(x).toBeGreaterThan(frame.width * 0.09)
    expect(x).toBeLessThan(frame.width * 0.91)
    expect(y).toBeGreaterThan(frame.height * 0.09)
    expect(y).toBeLessThan(frame.height * 0.91)
    sound(drawOutline(atlas, view))
  })

  it('shows the other island too where a hotel is on one of two', () => {
    const [x, y] = makeFrame(viewIn('NZ', [174.78, -41.29]))([174.76, -36.85])
    expect(isInFrame(x, y)).toBe(true)
  })

  it('shows an island of its own without the mainland far away', () => {
    const [x, y] = makeFrame(viewIn('NO', [15.65, 78.22]))([10.75, 59.91])
    expect(isInFrame(x, y)).toBe(false)
  })

  it('is none where neither the place nor the country is known', () => {
    expect(chooseView([], null)).toBeUndefined()
  })
})

function isInFrame(x: number, y: number): boolean {
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height
}

describe('the view of a country', () => {
  const drawn = countries().filter(({ code }) => findLands(code).length > 0)

  it.each(drawn.map(({ code }) => code))('holds the whole of the largest land of %s', (code) => {
    const view = viewIn(code, null)
    const inFrame = makeFrame(view)
    const [largest] = findLands(code).toSorted((a: Land, b: Land) => b.area - a.area)
    const coast = largest?.coast.map(inFrame) ?? []
    expect(coast.filter(([x, y]) => !isInFrame(x, y))).toEqual([])
    sound(drawOutline(atlas, view))
  })

  it.each([
    ['FJ', 'Suva', 178.44, -18.14],
    ['FJ', 'Labasa', 179.38, -16.43],
    ['NZ', 'Auckland', 174.76, -36.85],
    ['NZ', 'Invercargill', 168.35, -46.41],
    ['RU', 'Moscow', 37.6, 55.75],
    ['RU', 'Anadyr', 177.5, 64.73],
    ['NO', 'Oslo', 10.75, 59.91],
    ['US', 'Seattle', -122.33, 47.61],
    ['US', 'Miami', -80.19, 25.76],
    ['FR', 'Ajaccio', 8.74, 41.93],
    ['NL', 'Amsterdam', 4.9, 52.37],
    ['PT', 'Lisbon', -9.14, 38.72],
    ['MY', 'Kuala Lumpur', 101.69, 3.14],
    ['MY', 'Kota Kinabalu', 116.07, 5.98],
    ['MV', 'the tip of India', 77.54, 8.08],
    ['AQ', 'the South Pole', 0, -90],
  ])('shows %s with %s', (code, _city, longitude, latitude) => {
    const [x, y] = makeFrame(viewIn(code, null))([longitude, latitude])
    expect(isInFrame(x, y)).toBe(true)
  })

  it.each([
    ['FR', 60],
    ['NL', 30],
    ['US', 65],
    ['NO', 35],
  ])('of %s leaves out what is overseas', (code, degrees) => {
    expect((viewIn(code, null).across * 180) / Math.PI).toBeLessThan(degrees)
  })
})

describe('circleAround', () => {
  const makeCircle = (code: string) => circleAround(findHome(findLands(code), null), viewIn(code, null))

  it.each(['VA', 'MC', 'MV', 'NR'])('finds %s, which is too small to be seen', (code) => {
    const { cx = 0, cy = 0, r = 0 } = makeCircle(code) ?? {}
    expect([cx, cy]).toEqual([expect.closeTo(frame.width / 2, 0), expect.closeTo(frame.height / 2, 0)])
    expect(r).toBeGreaterThan(11)
    expect(r).toBeLessThan(frame.height / 4)
  })

  it.each(['IT', 'LU', 'FJ', 'MT'])('leaves %s alone', (code) => {
    expect(makeCircle(code)).toBeNull()
  })
})

describe('isOutside', () => {
  const outside = (code: string, longitude: number, latitude: number) =>
    isOutside(atlas, countryNumber(code), [longitude, latitude])

  it.each([
    ['Positano with its coordinates swapped', 'IT', 40.628, -14.485],
    ['Chicago without its minus', 'US', 87.63, 41.88],
    ['Suva without its minus', 'FJ', 178.44, 18.14],
    ['nothing but zeros', 'DE', 0, 0],
    ['Paris in Spain', 'ES', 2.35, 48.86],
  ])('tells %s', (_what, code, longitude, latitude) => {
    expect(outside(code, longitude, latitude)).toBe(true)
  })

  it.each([
    ['Positano', 'IT', 14.485, 40.628],
    ['Taveuni beyond 180°', 'FJ', -179.9, -16.8],
    ['Attu beyond 180°', 'US', 172.9, 52.9],
    ['Honolulu', 'US', -157.86, 21.31],
    ['Cayenne, a part of France', 'FR', -52.33, 4.92],
    ['Saint-Denis, without an outline of its own', 'RE', 55.45, -20.88],
    ['the Azores', 'PT', -25.67, 37.74],
    ['the South Pole', 'AQ', 0, -90],
    ['San Andrés, an island the outlines lack', 'CO', -81.7, 12.58],
    ['Fernando de Noronha', 'BR', -32.42, -3.85],
    ['Chichijima', 'JP', 142.19, 27.09],
    ['Kanton, far from the rest of Kiribati', 'KI', -171.7, -2.8],
    ['Simferopol, on either side', 'UA', 34.1, 44.95],
    ['Simferopol, on the other', 'RU', 34.1, 44.95],
    ['Dakhla, on either side', 'MA', -15.93, 23.71],
    ['Maseru, in the hole of another country', 'LS', 27.48, -29.31],
  ])('does not doubt %s', (_what, code, longitude, latitude) => {
    expect(outside(code, longitude, latitude)).toBe(false)
  })
})
