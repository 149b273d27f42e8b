import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countries } from '@roomlark/contract/places'
import { describe, expect, it } from 'vitest'
import { countryNumber } from './country-numbers.ts'
import { landsIn } from './locator-atlas.ts'
import { homeOf, onMap } from './locator-land.ts'
import { frame, inFrame, outlineOf, viewOf } from './locator-view.ts'

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const atlas = landsIn(JSON.parse(readFileSync(file, 'utf8')))
const landsOf = (code: string) => atlas.filter(({ country }) => country === countryNumber(code))

describe('countryNumber', () => {
  it('leads to an outline for every country but a few specks and overseas departments', () => {
    const without = countries().filter(({ code }) => landsOf(code).length === 0)
    expect(without.map(({ code }) => code).toSorted()).toEqual(
      'BQ BV CC CX GF GI GP MQ RE SJ TK TV UM XK YT'.split(' '),
    )
  })
})

describe('the view of a hotel', () => {
  it.each([
    ['Positano', 'IT', 14.485, 40.628],
    ['Chicago', 'US', -87.63, 41.88],
    ['Honolulu', 'US', -157.86, 21.31],
    ['Suva', 'FJ', 178.44, -18.14],
    ['Anadyr', 'RU', 177.5, 64.73],
    ['Valletta', 'MT', 14.51, 35.9],
    ['Cayenne', 'FR', -52.33, 4.92],
    ['Ubud', 'ID', 115.26, -8.51],
    ['Saint-Denis', 'RE', 55.45, -20.88],
    ['Longyearbyen', 'NO', 15.63, 78.22],
  ])('%s is well inside the frame, among land', (_city, code, longitude, latitude) => {
    const place = { longitude, latitude }
    const view = viewOf(homeOf(landsOf(code), place)?.box, place)
    if (!view) throw new Error('no view')
    const [x, y] = inFrame(view, ...onMap(longitude, latitude))
    expect(x).toBeGreaterThan(frame.width * 0.09)
    expect(x).toBeLessThan(frame.width * 0.91)
    expect(y).toBeGreaterThan(frame.height * 0.09)
    expect(y).toBeLessThan(frame.height * 0.91)
    const outline = outlineOf(atlas, view)
    expect(outline).toMatch(/^M-?\d/)
    expect(outline).not.toMatch(/NaN|Infinity/)
    expect(outline.length).toBeLessThan(200_000)
  })

  it('shows the main part of a country where the place is not known', () => {
    const view = viewOf(homeOf(landsOf('PT'), null)?.box, null)
    expect(view?.x).toBeCloseTo(-7.8, 0)
  })

  it('is none where neither the place nor the country is known', () => {
    expect(viewOf(undefined, null)).toBeUndefined()
  })
})
