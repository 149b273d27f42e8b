import { addDays, daysBetween } from '@roomlark/contract/dates'
import { heatMapDays } from '@roomlark/contract/figures/analytics'
import type { OccupancyNight } from '@roomlark/contract/figures/analytics-report'
import { describe, expect, it } from 'vitest'
import { nightsAround, occupancyGrid } from './occupancy-grid.ts'

function nights(from: string, count: number): OccupancyNight[] {
  return Array.from({ length: count }, (_, at) => ({
    night: addDays(from, at),
    sold: 1,
    rooms: 2,
    occupancy: 50,
    roomRevenueUsdCents: 0,
  }))
}

describe('nightsAround', () => {
  it.each(['7d', '30d', '90d', '12m'] as const)(
    'asks for whole weeks, and no more than allowed: %s',
    (period) => {
      const { fromOn, untilOn } = nightsAround(period, '2026-06-17')
      const count = daysBetween(fromOn, untilOn) + 1
      expect(count % 7).toBe(0)
      expect(count).toBeLessThanOrEqual(heatMapDays)
      expect(fromOn <= '2026-06-17' && '2026-06-17' <= untilOn).toBe(true)
    },
  )
})

describe('occupancyGrid', () => {
  it('puts weekdays down and weeks across, and names the months', () => {
    const grid = occupancyGrid(nights('2026-05-25', 21))
    expect(grid.columns).toBe(3)
    expect(grid.cells[0]).toEqual({ row: 0, column: 0 })
    expect(grid.cells[6]).toEqual({ row: 6, column: 0 })
    expect(grid.cells[7]).toEqual({ row: 0, column: 1 })
    expect(grid.marks).toEqual([{ column: 1, label: 'Jun' }])
  })

  it('begins in the middle of a week too', () => {
    expect(occupancyGrid(nights('2026-06-17', 1)).cells).toEqual([{ row: 2, column: 0 }])
  })
})
