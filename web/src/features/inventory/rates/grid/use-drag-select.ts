import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useLatest } from '../../../../lib/use-latest.ts'
import { gridSize } from './use-grid-layout.ts'

type GridCell = { row: number; column: number }
type Point = { x: number; y: number }

type DragSelectOptions = {
  scroller: RefObject<HTMLDivElement | null>
  rows: number
  columns: number
  columnWidth: number
  headHeight: number
  rowHeight: number
  onStart: (place: GridCell, extend: boolean) => void
  onDrag: (place: GridCell) => void
  onEnd: () => void
}

/** Within this distance of an edge the grid scrolls. */
const edge = 40
const perFrame = 14

/** Drag with a mouse or a pen to select a rectangle; with a finger dragging scrolls, and a tap selects. */
export function useDragSelect(options: DragSelectOptions) {
  const latest = useLatest(options)
  const pointer = useRef<Point | null>(null)
  const last = useRef('')
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  /** Runs on every frame, since at an edge the grid moves although the pointer does not. */
  function follow() {
    const { scroller, headHeight, onDrag } = latest()
    const at = pointer.current
    if (!at || !scroller.current) return
    scrollAtEdge(scroller.current, at, headHeight)
    const place = placeAt(latest(), scroller.current, at)
    if (last.current !== `${place.row} ${place.column}`) onDrag(place)
    last.current = `${place.row} ${place.column}`
    frame.current = requestAnimationFrame(follow)
  }
  function end() {
    if (!pointer.current) return
    pointer.current = null
    cancelAnimationFrame(frame.current)
    latest().onEnd()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0 || event.pointerType === 'touch' || !isOnCell(event.target)) return
      const at = { x: event.clientX, y: event.clientY }
      const place = placeAt(options, event.currentTarget, at)
      options.onStart(place, event.shiftKey)
      last.current = `${place.row} ${place.column}`
      pointer.current = at
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!pointer.current) return
      pointer.current = { x: event.clientX, y: event.clientY }
      cancelAnimationFrame(frame.current)
      follow()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick(event: MouseEvent<HTMLDivElement>) {
      const { nativeEvent } = event
      const isTap = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch'
      if (!isTap || !isOnCell(event.target)) return
      options.onStart(placeAt(options, event.currentTarget, { x: event.clientX, y: event.clientY }), false)
    },
  }
}

export function isOnCell(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role=gridcell]') !== null &&
    !(target instanceof HTMLInputElement)
  )
}

/** The nearest cell: every row and every column is as large as the others. */
function placeAt(
  { rows, columns, columnWidth, headHeight, rowHeight }: DragSelectOptions,
  scroller: HTMLElement,
  { x, y }: Point,
): GridCell {
  const box = scroller.getBoundingClientRect()
  const column = (x - box.left + scroller.scrollLeft - gridSize.headWidth) / columnWidth
  const row = (y - box.top + scroller.scrollTop - headHeight) / rowHeight
  return { row: within(Math.floor(row), rows), column: within(Math.floor(column), columns) }
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index))
}

function scrollAtEdge(scroller: HTMLElement, { x, y }: Point, headHeight: number): void {
  const box = scroller.getBoundingClientRect()
  const across = step(x, box.left + gridSize.headWidth, box.right)
  const down = step(y, box.top + headHeight, box.bottom)
  if (across !== 0 || down !== 0) scroller.scrollBy(across, down)
}

function step(at: number, start: number, end: number): number {
  if (at < start + edge / 2) return -perFrame
  return at > end - edge ? perFrame : 0
}
