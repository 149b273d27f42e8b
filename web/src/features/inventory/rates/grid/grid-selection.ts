import { addDays, addMonths } from '@roomlark/contract/dates'
import type { Range } from '../calendar/period.ts'

/** A cell of the calendar, by the index of its room type and its night. */
export type Spot = { row: number; night: string }

/** The active cell, and where the selection began; null: nothing is selected. */
export type GridSelection = { active: Spot; anchor: Spot | null }

/** The selected rectangle, edges included. */
export type SelectedArea = Range & { firstRow: number; lastRow: number }

export function selectedArea({ active, anchor }: GridSelection): SelectedArea | null {
  if (!anchor) return null
  const isForward = anchor.night <= active.night
  return {
    firstRow: Math.min(anchor.row, active.row),
    lastRow: Math.max(anchor.row, active.row),
    fromOn: isForward ? anchor.night : active.night,
    untilOn: isForward ? active.night : anchor.night,
  }
}

export function isWithin(area: SelectedArea | null, row: number, night: string): boolean {
  return (
    area !== null &&
    area.firstRow <= row &&
    row <= area.lastRow &&
    area.fromOn <= night &&
    night <= area.untilOn
  )
}

export function selectOne(spot: Spot): GridSelection {
  return { active: spot, anchor: spot }
}

/** From the start of the selection, otherwise from the active cell. */
export function extendTo({ active, anchor }: GridSelection, spot: Spot): GridSelection {
  return { active: spot, anchor: anchor ?? active }
}

export function clearSelection({ active }: GridSelection): GridSelection {
  return { active, anchor: null }
}

/** With a finger: one tap for the first night, one for the last; the next starts again. */
export function tap(selection: GridSelection, spot: Spot): GridSelection {
  const { active, anchor } = selection
  if (!anchor || anchor.night !== active.night) return selectOne(spot)
  return anchor.night === spot.night ? clearSelection(selection) : extendTo(selection, spot)
}

export function selectAll(rows: number, { fromOn, untilOn }: Range): GridSelection {
  return { anchor: { row: 0, night: fromOn }, active: { row: rows - 1, night: untilOn } }
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean }

/** The cell a key leads to; nights may lie beyond those shown, rows may not. Null: not a key that moves. */
export function moveByKey({ row, night }: Spot, pressed: Key, rows: number, shown: Range): Spot | null {
  const isFar = pressed.ctrlKey || pressed.metaKey
  switch (pressed.key) {
    case 'ArrowLeft':
      return { row, night: addDays(night, -1) }
    case 'ArrowRight':
      return { row, night: addDays(night, 1) }
    case 'ArrowUp':
      return { row: isFar ? 0 : Math.max(0, row - 1), night }
    case 'ArrowDown':
      return { row: isFar ? rows - 1 : Math.min(rows - 1, row + 1), night }
    case 'Home':
      return { row: isFar ? 0 : row, night: shown.fromOn }
    case 'End':
      return { row: isFar ? rows - 1 : row, night: shown.untilOn }
    case 'PageUp':
      return { row, night: addMonths(night, -1) }
    case 'PageDown':
      return { row, night: addMonths(night, 1) }
    default:
      return null
  }
}
