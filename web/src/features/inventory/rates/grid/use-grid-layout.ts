import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { amountText } from '../../../../parts/money/money-text.ts'

/** In pixels; a cell is its column or row without the gap. */
export const gridSize = { headWidth: 152, rowHeight: 54, planHeight: 18, gap: 4 } as const

type GridLayoutOptions = {
  scroller: RefObject<HTMLDivElement | null>
  rows: number
  nights: number
  headHeight: number
  rowHeight: number
  /** Width that the widest price needs. */
  leastColumn: number
  /** Always rendered, wherever the grid is scrolled to, since it may have the focus. */
  active: { row: number; column: number }
}

/** Computes which rows and columns to render, and where. Two weeks fill the width; longer periods scroll. */
export function useGridLayout(options: GridLayoutOptions) {
  const { scroller, rows, nights, headHeight, rowHeight, leastColumn, active } = options
  const width = useWidth(scroller)
  const columnWidth = Math.max(leastColumn, Math.floor((width - gridSize.headWidth) / nights))
  const getScrollElement = () => scroller.current
  const rowItems = useVirtualizer({
    count: rows,
    getScrollElement,
    estimateSize: () => rowHeight,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the rows become taller
  useLayoutEffect(() => rowItems.measure(), [rowItems, rowHeight])
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

/** Width that a column needs for every price in it, and the size of the prices. */
export type PriceColumn = { width: number; fontSize: 14 | 12 }

/** `3 left` and `Closed` fit into this. */
const leastWidth = 66
/** To the left and right of a price, and between two cells. */
const room = 12

/** Prices are written out, whatever the currency: twelve million rupiah take more room than ninety euros. */
export function priceColumn({ roomTypes, currency }: Calendar): PriceColumn {
  const prices = new Set(roomTypes.flatMap(({ nights }) => nights.map(({ priceCents }) => priceCents)))
  const texts = [...prices].map((cents) => amountText(cents, currency))
  const fontSize = texts.some((text) => text.length > 7) ? 12 : 14
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, fontSize)))
  return { width: Math.max(leastWidth, Math.ceil(widest) + room), fontSize }
}

/** In the font of the page, with digits of one width; rather too wide than too narrow. */
function textWidth(text: string, fontSize: number): number {
  const digits = text.replace(/\D/g, '').length
  return (digits * 0.62 + (text.length - digits) * 0.32) * fontSize
}
