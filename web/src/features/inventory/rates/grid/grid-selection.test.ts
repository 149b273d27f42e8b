import { describe, expect, test } from 'vitest'
import {
  clearSelection,
  extendTo,
  isWithin,
  moveByKey,
  selectAll,
  selectedArea,
  selectOne,
  tap,
} from './grid-selection.ts'

const shown = { fromOn: '2026-06-16', untilOn: '2026-06-29' }
const start = { row: 1, night: '2026-06-20' }

describe('the selection', () => {
  test('is the rectangle between its start and the current cell, in either direction', () => {
    const area = { firstRow: 0, lastRow: 1, fromOn: '2026-06-18', untilOn: '2026-06-20' }
    expect(selectedArea(extendTo(selectOne(start), { row: 0, night: '2026-06-18' }))).toEqual(area)
    const other = selectOne({ row: 0, night: '2026-06-18' })
    expect(selectedArea(extendTo(other, start))).toEqual(area)
  })

  test('shrinks again towards where it began', () => {
    const wide = extendTo(selectOne(start), { row: 3, night: '2026-06-25' })
    expect(selectedArea(extendTo(wide, start))).toEqual(selectedArea(selectOne(start)))
  })

  test('begins at the active cell if nothing was selected', () => {
    const cleared = clearSelection(selectOne(start))
    expect(selectedArea(cleared)).toBeNull()
    expect(extendTo(cleared, { row: 1, night: '2026-06-21' }).anchor).toEqual(start)
  })

  test('contains its edges', () => {
    const area = selectedArea(selectAll(3, shown))
    expect(isWithin(area, 0, '2026-06-16')).toBe(true)
    expect(isWithin(area, 2, '2026-06-29')).toBe(true)
    expect(isWithin(area, 3, '2026-06-29')).toBe(false)
    expect(isWithin(area, 2, '2026-06-30')).toBe(false)
    expect(isWithin(null, 0, '2026-06-16')).toBe(false)
  })
})

test('taps select the first night, then the last, then start again', () => {
  const night = (day: number) => ({ row: 0, night: `2026-06-${day}` })
  const first = tap(clearSelection(selectOne(night(20))), night(18))
  expect(selectedArea(first)).toMatchObject({ fromOn: '2026-06-18', untilOn: '2026-06-18' })
  const range = tap(first, night(21))
  expect(selectedArea(range)).toMatchObject({ fromOn: '2026-06-18', untilOn: '2026-06-21' })
  expect(tap(range, night(25))).toEqual(selectOne(night(25)))
  expect(selectedArea(tap(first, night(18)))).toBeNull()
})

describe('keys', () => {
  test.each([
    ['ArrowLeft', false, { row: 1, night: '2026-06-19' }],
    ['ArrowRight', false, { row: 1, night: '2026-06-21' }],
    ['ArrowUp', false, { row: 0, night: '2026-06-20' }],
    ['ArrowDown', false, { row: 2, night: '2026-06-20' }],
    ['ArrowDown', true, { row: 3, night: '2026-06-20' }],
    ['Home', false, { row: 1, night: '2026-06-16' }],
    ['End', false, { row: 1, night: '2026-06-29' }],
    ['Home', true, { row: 0, night: '2026-06-16' }],
    ['End', true, { row: 3, night: '2026-06-29' }],
    ['PageUp', false, { row: 1, night: '2026-05-20' }],
    ['PageDown', false, { row: 1, night: '2026-07-20' }],
    ['Tab', false, null],
  ])('%s (with Ctrl: %s)', (key, ctrlKey, expected) => {
    expect(moveByKey(start, { key, ctrlKey, metaKey: false }, 4, shown)).toEqual(expected)
  })

  test('stop at the first and the last room type, not at the last night shown', () => {
    const corner = { row: 3, night: '2026-06-29' }
    const press = (key: string) => moveByKey(corner, { key, ctrlKey: false, metaKey: false }, 4, shown)
    expect(press('ArrowDown')).toEqual(corner)
    expect(press('ArrowRight')).toEqual({ row: 3, night: '2026-06-30' })
  })
})
