import { describe, expect, test } from 'vitest'
import { boxAround, findPoint, findScale, moveBox, toArea, toBox } from './map-box.ts'

const rome = { latitude: 41.9, longitude: 12.5 }
const naples = { latitude: 40.85, longitude: 14.27 }

describe('a box around places', () => {
  test('has all of them well within it', () => {
    const box = boxAround([rome, naples])
    if (!box) throw new Error('no box')
    for (const place of [rome, naples]) {
      const { left, top } = findPoint(box, place)
      expect(Math.min(left, top)).toBeGreaterThan(5)
      expect(Math.max(left, top)).toBeLessThan(95)
    }
    expect(box.width / box.height).toBeCloseTo(1.6)
    expect(boxAround([])).toBeNull()
  })

  test('shows the neighbourhood of one, and goes the short way across the date line', () => {
    const { west, east } = toArea(
      boxAround([rome]) ?? toBox(toArea({ west: 0, north: 0, width: 1, height: 1 })),
    )
    expect(east - west).toBeCloseTo(0.036, 3)
    const pacific = boxAround([
      { latitude: -17, longitude: 178 },
      { latitude: -14, longitude: -171 },
    ])
    const area = pacific && toArea(pacific)
    expect(area?.west).toBeGreaterThan(170)
    expect(area?.east).toBeLessThan(-165)
  })

  test('has a scale of a round distance', () => {
    const box = toBox({ west: 14.3, south: 40.5, east: 14.8, north: 40.8 })
    const { meters, percent } = findScale(box)
    expect(meters).toBe(10_000)
    // The area is higher than the frame, which is therefore about 53 km wide.
    expect(percent).toBeCloseTo(19, 0)
  })

  test('is the same again when read from its area, and moves and grows', () => {
    const box = boxAround([rome, naples])
    if (!box) throw new Error('no box')
    const again = toBox(toArea(box))
    for (const part of ['west', 'north', 'width', 'height'] as const)
      expect(again[part]).toBeCloseTo(box[part], 9)
    const out = toArea(moveBox(box, 0, 0, 2))
    const east = toArea(moveBox(box, 0.5, 0))
    expect(out.west).toBeLessThan(toArea(box).west)
    expect(east.west).toBeCloseTo((toArea(box).west + toArea(box).east) / 2)
    expect(toArea(moveBox(box, 0, 0, 1000))).toMatchObject({ west: -180, east: 180 })
  })
})
