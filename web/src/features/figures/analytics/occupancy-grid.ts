import { addDays, daysBetween, getWeekday } from '@roomlark/contract/dates'
import type { Period } from '@roomlark/contract/figures/analytics'
import type { OccupancyNight } from '@roomlark/contract/figures/analytics-report'
import { say } from '@roomlark/contract/say'
import { dayText, monthShort, weekdayLetters } from '../../../lib/day-words.ts'
import { spanPeriod } from '../../../parts/charts/chart-points.ts'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import type { HeatGrid } from '../../../ui/charts/heat-grid.ts'

/** Whole weeks before and after today; at most 400 nights can be requested. */
const weeks: Record<Period, { back: number; ahead: number }> = {
  '7d': { back: 2, ahead: 6 },
  '30d': { back: 5, ahead: 11 },
  '90d': { back: 13, ahead: 13 },
  '12m': { back: 40, ahead: 13 },
}

export function nightsAround(period: Period, today: string): { fromOn: string; untilOn: string } {
  const monday = getMonday(today)
  const { back, ahead } = weeks[period]
  return { fromOn: addDays(monday, -7 * back), untilOn: addDays(monday, 7 * ahead + 6) }
}

export function weeksWords(period: Period): string {
  const { back, ahead } = weeks[period]
  return say('Share of rooms sold, {back} weeks back and {ahead} ahead', { back, ahead })
}

export function occupancyData(nights: readonly OccupancyNight[]): ChartData {
  return {
    axis: say('Night'),
    unit: 'percent',
    points: nights.map(({ night }) => ({ short: night, long: dayText(night), iso: night })),
    series: [{ name: say('Occupancy'), values: nights.map(({ occupancy }) => occupancy) }],
    ...spanPeriod(nights.map(({ night }) => ({ fromOn: night, untilOn: night }))),
  }
}

/** Weekdays down, weeks across; a month is named above its first whole week. */
export function occupancyGrid(nights: readonly OccupancyNight[]): HeatGrid {
  const start = getMonday(nights[0]?.night ?? '1970-01-01')
  const getColumn = (night: string) => Math.floor(daysBetween(start, night) / 7)
  const columns = getColumn(nights.at(-1)?.night ?? start) + 1
  const marks: HeatGrid['marks'][number][] = []
  for (let column = 0; column < columns; column += 1) {
    const monday = addDays(start, 7 * column)
    if (column === 0 || Number(monday.slice(8)) <= 7) {
      marks.push({ column, label: monthShort(monday) })
    }
  }
  // Two names beside each other would run together.
  if (marks[1]?.column === 1) marks.shift()
  return {
    rows: [0, 1, 2, 3, 4, 5, 6].map((day) => weekdayLetters(addDays(start, day))),
    columns,
    marks,
    cells: nights.map(({ night }) => ({ row: (getWeekday(night) + 6) % 7, column: getColumn(night) })),
  }
}

function getMonday(date: string): string {
  return addDays(date, -((getWeekday(date) + 6) % 7))
}
