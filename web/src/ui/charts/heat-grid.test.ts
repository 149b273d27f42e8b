import { describe, expect, it } from 'vitest'
import { cellAfter, type HeatGrid } from './heat-grid.ts'

// Three nights of one week and two of the next: Fr Sa Su / Mo Tu, weekdays down and weeks across.
const grid: HeatGrid = {
  rows: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  columns: 2,
  marks: [{ column: 0, label: 'Jun' }],
  cells: [
    { row: 4, column: 0 },
    { row: 5, column: 0 },
    { row: 6, column: 0 },
    { row: 0, column: 1 },
    { row: 1, column: 1 },
  ],
}

describe('cellAfter', () => {
  it.each([
    [0, 'ArrowDown', 1],
    [1, 'ArrowUp', 0],
    [0, 'ArrowUp', 0],
    [0, 'ArrowRight', 0],
    [3, 'ArrowDown', 4],
    [2, 'Home', 0],
    [2, 'End', 4],
  ])('from %d, %s leads to %d', (at, key, next) => {
    expect(cellAfter(grid, at, key)).toBe(next)
  })

  it('leaves other keys to the page', () => {
    expect(cellAfter(grid, 0, 'Tab')).toBeNull()
  })
})
