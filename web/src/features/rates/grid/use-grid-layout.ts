import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** In pixels; a cell is its column or row without the gap. */
export const gridSize = { headWidth: 152, rowHeight: 54, gap: 4 } as const

type GridLayoutOptions = {
  scroller: RefObject<HTMLDivElement | null>
  rows: number
  nights: number
  headHeight: number
  /** What the widest price needs. */
  leastColumn: number
  /** Always rendered, wherever the grid is scrolled to, since it may have the focus. */
  active: { row: number; column: number }
}

/** Which rows and columns to render, and where. Two weeks fill the width; longer periods scroll. */
export function useGridLayout(options: GridLayoutOptions) {
  const { scroller, rows, nights, headHeight, leastColumn, active } = options
  const width = useWidth(scroller)
  const columnWidth = Math.max(leastColumn, Math.floor((width - gridSize.headWidth) / nights))
  const getScrollElement = () => scroller.current
  const rowItems = useVirtualizer({
    count: rows,
    getScrollElement,
    estimateSize: () => gridSize.rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // Every row rendered ahead costs a cell for each night that comes into view.
    overscan: 2,
    // Both directions at once, a moment later: the rows and columns rendered ahead bridge the gap.
    useFlushSync: false,
    rangeExtractor: useRangeWith(active.row),
  })
  const columnItems = useVirtualizer({
    horizontal: true,
    count: nights,
    getScrollElement,
    estimateSize: () => columnWidth,
    paddingStart: gridSize.headWidth,
    scrollPaddingStart: gridSize.headWidth,
    overscan: 4,
    useFlushSync: false,
    rangeExtractor: useRangeWith(active.column),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the width changes
  useLayoutEffect(() => columnItems.measure(), [columnItems, columnWidth])
  return { rowItems, columnItems, columnWidth }
}

function useRangeWith(index: number) {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
      return [...indexes, index].sort((a, b) => a - b)
    },
    [index],
  )
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWidth(target.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
