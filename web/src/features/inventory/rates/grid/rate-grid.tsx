// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be drawn in parts

import { addDays, daysBetween, listNights } from '@roomlark/contract/dates'
import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { say } from '@roomlark/contract/say'
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UnsavedEdit } from '../../../../data/calendar.ts'
import { cx } from '../../../../lib/cx.ts'
import { useLatest } from '../../../../lib/use-latest.ts'
import { extendTo, type GridSelection, type Spot, selectedArea, selectOne } from './grid-selection.ts'
import { listOccupancy, type PlanRow } from './plan-prices.tsx'
import { pressGridKey } from './press-grid-key.ts'
import { RateGridHead } from './rate-grid-head.tsx'
import { RateRow } from './rate-row.tsx'
import type { SuggestedNights } from './use-demand-overlay.tsx'
import { isOnCell, useDragSelect } from './use-drag-select.ts'
import { gridSize, priceColumn, useGridLayout } from './use-grid-layout.ts'

type RateGridProps = {
  calendar: Calendar
  today: string
  /** Without it the nights can be walked through, but prices cannot be typed. */
  mayChange: boolean
  /** The night to scroll to if not all of them fit. */
  startAt: string
  selection: GridSelection
  unsaved: readonly UnsavedEdit[]
  /** Changes by rules, by room type and night, while the preview is shown. */
  suggested: SuggestedNights
  /** Plans whose prices stand below those of the list. */
  plans: readonly PlanRow[]
  onSelect: (selection: GridSelection) => void
  /** Null removes the night's own price. */
  onPrice: (spot: Spot, cents: number | null) => void
  /** Other nights are loading. */
  isBusy: boolean
}

/** Room types by nights. Only the visible part is rendered, so that forty types and a year stay fast. */
export function RateGrid(props: RateGridProps) {
  const { calendar, today, mayChange, startAt, selection, unsaved, suggested, plans } = props
  const { onSelect, onPrice, isBusy } = props
  const { fromOn, untilOn, roomTypes, currency } = calendar
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  /** The cell whose price is being typed, and the initial text of its field. */
  const [editing, setEditing] = useState<(Spot & { text: string }) | null>(null)
  const rows = roomTypes.length
  const nights = useMemo(() => listNights(fromOn, addDays(untilOn, 1)), [fromOn, untilOn])
  const prices = useMemo(() => priceColumn(calendar), [calendar])
  const hasMonths = nights.length > 14
  const occupancy = useMemo(() => listOccupancy(calendar), [calendar])
  const headHeight = hasMonths ? 88 : 70
  const rowHeight = gridSize.rowHeight + plans.length * gridSize.planHeight
  const { active } = selection
  const activeColumn = daysBetween(fromOn, active.night)
  const isShown = fromOn <= active.night && active.night <= untilOn
  const layout = useGridLayout({
    scroller,
    rows,
    nights: nights.length,
    headHeight,
    rowHeight,
    leastColumn: prices.width,
    active: { row: active.row, column: activeColumn },
  })
  const { rowItems, columnItems, columnWidth } = layout

  const startColumn = Math.max(0, Math.min(nights.length - 1, daysBetween(fromOn, startAt)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when other nights are shown, or they are wider
  useLayoutEffect(() => {
    columnItems.scrollToIndex(startColumn, { align: 'start' })
  }, [startColumn, fromOn, columnWidth])

  // The focus follows the active cell; while other nights are loading, the grid itself has it.
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing) return
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
    setEditing(null)
    onSelect(next)
  }
  const toSpot = ({ row, column }: { row: number; column: number }): Spot => ({
    row,
    night: addDays(fromOn, column),
  })
  const drag = useDragSelect({
    scroller,
    rows,
    columns: nights.length,
    columnWidth,
    headHeight,
    rowHeight,
    onStart: (place, extend) =>
      onSelect(extend ? extendTo(selection, toSpot(place)) : selectOne(toSpot(place))),
    onDrag: (place) => onSelect(extendTo(selection, toSpot(place))),
    onEnd: () => go(selection),
  })

  function edit(text: string) {
    if (!isShown || !mayChange) return
    onSelect(selectOne(active))
    setEditing({ ...active, text })
  }
  // Stable, so that a price typed elsewhere does not render every cell again.
  const latest = useLatest({ editing, onPrice })
  const save = useCallback(
    (cents: number | null) => {
      const { editing, onPrice } = latest()
      if (editing) onPrice({ row: editing.row, night: editing.night }, cents)
    },
    [latest],
  )
  const close = useCallback((how: 'key' | 'blur') => {
    if (how === 'key') wantsFocus.current = true
    setEditing(null)
  }, [])

  return (
    <>
      <p id={hintId} className="sr-only">
        {say(
          'Arrow keys move between nights, Shift with arrow keys selects several. Enter or a digit changes the price, Escape clears the selection.',
        )}
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={isShown ? -1 : 0}
        aria-label={say('Availability and rates')}
        aria-describedby={hintId}
        aria-multiselectable="true"
        aria-busy={isBusy}
        aria-rowcount={rows + 1}
        aria-colcount={nights.length + 1}
        onKeyDown={(event) =>
          pressGridKey(event, {
            selection,
            // Other nights are shown now, and not because of the keyboard, which starts again at the first.
            at: isShown || wantsFocus.current ? active : { row: active.row, night: fromOn },
            rows,
            shown: calendar,
            go,
            edit,
          })
        }
        // Its target is the grid, which has captured the pointer.
        onDoubleClick={({ clientX, clientY }) =>
          isOnCell(document.elementFromPoint(clientX, clientY)) && edit('')
        }
        {...drag}
        className="relative max-h-[max(320px,calc(100dvh-448px))] overflow-auto overscroll-x-contain [overflow-anchor:none] outline-none select-none aria-busy:opacity-60"
      >
        <div
          style={{ width: columnItems.getTotalSize(), height: rowItems.getTotalSize() }}
          className={cx('relative', prices.fontSize === 12 ? '[--price-size:12px]' : '[--price-size:14px]')}
        >
          <RateGridHead
            nights={nights}
            columns={columnItems.getVirtualItems()}
            columnWidth={columnWidth}
            height={headHeight}
            today={today}
            hasMonths={hasMonths}
            occupancy={occupancy}
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
                groupHolds={calendar.groupHolds}
                area={selectedArea(selection)}
                unsaved={unsaved}
                suggested={suggested}
                plans={plans}
                height={rowHeight}
                activeColumn={index === active.row ? activeColumn : null}
                editing={editing?.row === index ? editing : null}
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
