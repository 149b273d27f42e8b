import { describe, expect, it } from 'vitest'
import { sparkPath } from './spark-path.ts'

describe('sparkPath', () => {
  it('runs from the left to the right, the most at the top', () => {
    expect(sparkPath([0, 10], 76, 26)).toEqual({ path: 'M3 23C38 23 38 3 73 3', end: { x: 73, y: 3 } })
  })

  it('is level where nothing changes, also at zero', () => {
    expect(sparkPath([0, 0], 76, 26).path).toBe('M3 13C38 13 38 13 73 13')
  })

  it('has no end without a value', () => {
    expect(sparkPath([], 76, 26)).toEqual({ path: '', end: undefined })
  })
})
