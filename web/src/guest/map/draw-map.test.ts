import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawPlainMap } from './draw-map.ts'

const positano = { country: 'IT', latitude: 40.63, longitude: 14.49 }

describe('drawPlainMap', () => {
  test.each([
    positano,
    { country: 'CA', latitude: 64.28, longitude: -96.08 },
    { country: 'GL', latitude: 64.18, longitude: -51.72 },
    { country: 'US', latitude: 41.88, longitude: -87.63 },
  ])('stays light around $country', async (place) => {
    expect(gzipSync(await drawPlainMap(place, 'light')).length).toBeLessThan(14_000)
  })

  test('marks the place within the frame, in the colours of the theme', async () => {
    const [light, dark] = [await drawPlainMap(positano, 'light'), await drawPlainMap(positano, 'dark')]
    const [, x = 0, y = 0] = /translate\((\d+) (\d+)\)/.exec(light) ?? []
    expect(Number(x)).toBeGreaterThan(300)
    expect(Number(x)).toBeLessThan(400)
    expect(Number(y)).toBeGreaterThan(150)
    expect(Number(y)).toBeLessThan(300)
    expect(dark).not.toContain('#ffffff')
    expect(dark.replaceAll(/#\w{6}/g, '')).toBe(light.replaceAll(/#\w{6}/g, ''))
  })

  test('draws a country without a place, and the sea where there is neither', async () => {
    const country = await drawPlainMap({ country: 'IT', latitude: null, longitude: null }, 'light')
    expect(country).not.toContain('translate')
    const none = await drawPlainMap({ country: 'CX', latitude: null, longitude: null }, 'light')
    expect(none).toMatch(/^<svg .*<\/svg>$/)
  })
})
