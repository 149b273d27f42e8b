// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts
import type { Calendar } from '@roomlark/contract/calendar'
import { addDays, daysBetween, nightsOf } from '@roomlark/contract/dates'
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  clearSelection,
  extendTo,
  type GridSelection,
  moveByKey,
  type Spot,
  selectAll,
  selectedArea,
  selectOne,
} from './grid-selection.ts'
import { RateGridHead } from './rate-grid-head.tsx'
import { RateRow } from './rate-row.tsx'
import { isOnCell, useDragSelect } from './use-drag-select.ts'
import { useGridLayout } from './use-grid-layout.ts'

type RateGridProps = {
  calendar: Calendar
  today: string
  selection: GridSelection
  onSelect: (selection: GridSelection) => void
  /** Null takes the night's own price away. */
  onPrice: (spot: Spot, cents: number | null) => void
}

/** Room types by nights. Drawn only where it is looked at, so forty types and a year stay light. */
export function RateGrid({ calendar, today, selection, onSelect, onPrice }: RateGridProps) {
  const { fromOn, untilOn, roomTypes, currency } = calendar
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  /** What the price field of the active cell began with. */
  const [editText, setEditText] = useState<string | null>(null)
  const rows = roomTypes.length
  const nights = useMemo(() => nightsOf(fromOn, addDays(untilOn, 1)), [fromOn, untilOn])
  const hasMonths = nights.length > 14
  const headHeight = hasMonths ? 72 : 54
  const { active } = selection
  const activeColumn = daysBetween(fromOn, active.night)
  const isShown = fromOn <= active.night && active.night <= untilOn
  const layout = useGridLayout({
    scroller,
    rows,
    nights: nights.length,
    headHeight,
    active: { row: active.row, column: activeColumn },
  })
  const { rowItems, columnItems, columnWidth } = layout

  // The focus follows the keyboard; while other nights are still to come, the grid itself holds it.
  useLayoutEffect(() => {
    if (!wantsFocus.current || editText !== null) return
    const cell = scroller.current?.querySelector('[data-active]')
    if (!(cell instanceof HTMLElement)) {
      scroller.current?.focus({ preventScroll: true })
      return
    }
    wantsFocus.current = false
    rowItems.scrollToIndex(active.row)
    columnItems.scrollToIndex(activeColumn)
    cell.focus({ preventScroll: true })
  })

  function go(next: GridSelection) {
    wantsFocus.current = true
    setEditText(null)
    onSelect(next)
  }
  const spotOf = ({ row, column }: { row: number; column: number }): Spot => ({
    row,
    night: addDays(fromOn, column),
  })
  const drag = useDragSelect({
    scroller,
    rows,
    columns: nights.length,
    columnWidth,
    headHeight,
    onStart: (place, extend) =>
      onSelect(extend ? extendTo(selection, spotOf(place)) : selectOne(spotOf(place))),
    onDrag: (place) => onSelect(extendTo(selection, spotOf(place))),
    onEnd: () => go(selection),
  })

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    // Other nights are shown by now, and not because of the keyboard: it begins anew with the first.
    const at = isShown || wantsFocus.current ? active : { row: active.row, night: fromOn }
    const moved = altKey ? null : moveByKey(at, event, rows, calendar)
    if (moved) go(event.shiftKey ? extendTo(selection, moved) : selectOne(moved))
    else if (key === 'Escape' && selection.anchor) go(clearSelection(selection))
    else if (key === 'a' && (ctrlKey || metaKey)) go(selectAll(rows, calendar))
    else if (key === ' ') go(selectOne(active))
    else if (key === 'Enter' || key === 'F2') edit('')
    else if (/^[\d.,]$/.test(key) && !(ctrlKey || metaKey || altKey)) edit(key)
    else return
    event.preventDefault()
  }
  function edit(text: string) {
    onSelect(selectOne(active))
    setEditText(text)
  }
  const latest = useRef({ active, onPrice })
  latest.current = { active, onPrice }
  const save = useCallback((cents: number | null) => latest.current.onPrice(latest.current.active, cents), [])
  const close = useCallback((how: 'key' | 'blur') => {
    wantsFocus.current = how === 'key'
    setEditText(null)
  }, [])

  return (
    <>
      <p id={hintId} className="sr-only">
        Arrow keys move between nights, Shift with arrow keys selects several. Enter or a digit changes the
        price, Escape clears the selection.
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={isShown ? -1 : 0}
        aria-label="Availability and rates"
        aria-describedby={hintId}
        aria-multiselectable="true"
        aria-rowcount={rows + 1}
        aria-colcount={nights.length + 1}
        onKeyDown={press}
        onDoubleClick={(event) => isOnCell(event.target) && edit('')}
        {...drag}
        className="relative max-h-[max(320px,calc(100dvh-340px))] overflow-auto overscroll-x-contain [overflow-anchor:none] outline-none select-none"
      >
        <div
          style={{ width: columnItems.getTotalSize(), height: rowItems.getTotalSize() }}
          className="relative"
        >
          <RateGridHead
            nights={nights}
            columns={columnItems.getVirtualItems()}
            columnWidth={columnWidth}
            height={headHeight}
            today={today}
            hasMonths={hasMonths}
          />
          {rowItems.getVirtualItems().map(({ index, start }) => {
            const type = roomTypes[index]
            return type ? (
              <RateRow
                key={type.id}
                type={type}
                index={index}
                top={start}
                columns={columnItems.getVirtualItems()}
                currency={currency}
                area={selectedArea(selection)}
                activeColumn={index === active.row ? activeColumn : null}
                editText={editText}
                onSave={save}
                onClose={close}
              />
            ) : null
          })}
        </div>
      </div>
    </>
  )
}
