import type { KeyboardEvent } from 'react'
import type { Range } from '../calendar/period.ts'
import {
  clearSelection,
  extendTo,
  type GridSelection,
  moveByKey,
  type Spot,
  selectAll,
  selectOne,
} from './grid-selection.ts'

type GridKeys = {
  selection: GridSelection
  /** The active cell. */
  at: Spot
  rows: number
  shown: Range
  go: (selection: GridSelection) => void
  /** Opens the price: with nothing typed yet, or with what was typed. */
  edit: (text: string) => void
}

/** The keyboard commands of the calendar. */
export function pressGridKey(event: KeyboardEvent, { selection, at, rows, shown, go, edit }: GridKeys): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isPlain = !(ctrlKey || metaKey || altKey)
  const moved = altKey ? null : moveByKey(at, event, rows, shown)
  if (moved) go(shiftKey ? extendTo(selection, moved) : selectOne(moved))
  else if (key === 'Escape' && selection.anchor) go(clearSelection(selection))
  else if (key === 'a' && (ctrlKey || metaKey)) go(selectAll(rows, shown))
  else if (key === ' ' && isPlain) go(selectOne(at))
  else if ((key === 'Enter' || key === 'F2') && isPlain) edit('')
  else if (/^[\d.,]$/.test(key) && isPlain) edit(key)
  else return
  event.preventDefault()
}
