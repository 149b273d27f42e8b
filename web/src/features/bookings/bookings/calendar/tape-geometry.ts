import { addDays, daysBetween } from '@roomlark/contract/dates'
import type { TapeWindow } from './tape-window.ts'

export const rowHeights = { head: 53, type: 31, room: 45, lane: 37 } as const

/** In days from the left edge of the chart. */
export type BarBox = { left: number; width: number; isCutLeft: boolean; isCutRight: boolean }

/** A bar runs from noon to noon, so that two guests can share a day; undefined if it is outside the chart. */
export function barBox(
  { checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string },
  { fromOn, days }: TapeWindow,
): BarBox | undefined {
  const start = daysBetween(fromOn, checkInOn) + 0.5
  const end = daysBetween(fromOn, checkOutOn) + 0.5
  const left = Math.max(0, start)
  const right = Math.min(days, end)
  if (right <= left) return undefined
  return { left, width: right - left, isCutLeft: start < 0, isCutRight: end > days }
}

/** The night at a position on the chart, from noon to noon like the bars. Before the first noon it is the first night. */
export function nightAt(days: number, { fromOn, days: width }: TapeWindow): string {
  return addDays(fromOn, Math.min(width - 1, Math.max(0, Math.floor(days - 0.5))))
}

export type Nights = { checkInOn: string; checkOutOn: string }

/** The nights from one to another that can all be used; the first that cannot ends them. */
export function nightsBetweenDays(anchor: string, day: string, isUsable: (night: string) => boolean): Nights {
  const step = day < anchor ? -1 : 1
  let last = anchor
  while (last !== day && isUsable(addDays(last, step))) last = addDays(last, step)
  return step === 1
    ? { checkInOn: anchor, checkOutOn: addDays(last, 1) }
    : { checkInOn: last, checkOutOn: addDays(anchor, 1) }
}

/** The position of a moment in days from the left edge; undefined if it is outside the chart. */
export function nowPosition(localTime: string, { fromOn, days }: TapeWindow): number | undefined {
  const [hours = 0, minutes = 0] = localTime.slice(11).split(':').map(Number)
  const place = daysBetween(fromOn, localTime.slice(0, 10)) + (hours * 60 + minutes) / 1440
  return place >= 0 && place < days ? place : undefined
}

/** Puts stays that share nights below each other, in as few lanes as possible. */
export function packLanes<T extends { checkInOn: string; checkOutOn: string }>(
  stays: readonly T[],
): { stay: T; lane: number }[] {
  const ends: string[] = []
  return [...stays]
    .sort((a, b) => a.checkInOn.localeCompare(b.checkInOn))
    .map((stay) => {
      const free = ends.findIndex((end) => end <= stay.checkInOn)
      const lane = free < 0 ? ends.length : free
      ends[lane] = stay.checkOutOn
      return { stay, lane }
    })
}

/** The index of the row at a height; the last one for positions below all rows. */
export function rowAt(heights: readonly number[], y: number): number {
  let bottom = 0
  const index = heights.findIndex((height) => {
    bottom += height
    return y < bottom
  })
  return index < 0 ? heights.length - 1 : index
}

/** Whole days for a distance in pixels. */
export function daysOver(distance: number, dayWidth: number): number {
  // `|| 0` turns negative zero into zero.
  return Math.round(distance / dayWidth) || 0
}
