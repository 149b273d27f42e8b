import { isChangeable } from '@roomlark/contract/booking-states'
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../../lib/use-latest.ts'
import { daysOver, rowAt, rowHeights } from './tape-geometry.ts'
import { rowsFor, shifted, stretched, type Target, toTarget } from './tape-move.ts'
import { type Bar, getRowHeight, type TapeRow } from './tape-rows.ts'
import type { TapeWindow } from './tape-window.ts'

type Grip = { bar: Bar; part: 'whole' | 'end'; x: number; y: number; day: number; isTouch: boolean }

type Given = {
  grid: RefObject<HTMLElement | null>
  scroller: HTMLElement | null
  rows: readonly TapeRow[]
  window: TapeWindow
  onLift: (bar: Bar) => void
  onAim: (to: Target) => void
  onDrop: () => void
  onLeave: () => void
}

const threshold = 5
const pressMs = 350
const scrollZone = 48
const scrollStep = 10

/** Immediately with mouse or pen; with a finger after a long press, so that the chart can still be scrolled. */
export function useTapeDrag(given: Given) {
  const [grip, setGrip] = useState<Grip | null>(null)
  const wasDragged = useRef(false)
  const latest = useLatest(given)

  useEffect(() => {
    if (!grip) return
    let isLifted = false
    let last = { x: grip.x, y: grip.y }
    let frame = 0
    const begin = () => {
      isLifted = true
      wasDragged.current = true
      latest().onLift(grip.bar)
    }
    const aim = () => {
      const { grid, rows, window } = latest()
      if (grid.current) latest().onAim(targetAt(grid.current, rows, window, grip, last))
    }
    const end = (isDropped: boolean) => {
      setGrip(null)
      if (isLifted && isDropped) latest().onDrop()
      else if (isLifted) latest().onLeave()
      // The click that ends a drag comes right after it, every other click later.
      setTimeout(() => {
        wasDragged.current = false
      })
    }
    const press = grip.isTouch ? setTimeout(begin, pressMs) : undefined
    const move = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY }
      const isFar = Math.hypot(last.x - grip.x, last.y - grip.y) > threshold
      if (!isLifted && isFar && grip.isTouch) return end(false)
      if (!isLifted && isFar) begin()
      if (isLifted) aim()
    }
    const scroll = () => {
      const box = latest().scroller
      if (isLifted && box && scrollAtEdge(box, last)) aim()
      frame = requestAnimationFrame(scroll)
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
    // Once picked up, the finger moves the stay and not the page.
    window.addEventListener('touchmove', (event) => isLifted && event.preventDefault(), {
      signal,
      passive: false,
    })
    frame = requestAnimationFrame(scroll)
    return () => {
      stop.abort()
      clearTimeout(press)
      cancelAnimationFrame(frame)
    }
  }, [grip, latest])

  function take(event: ReactPointerEvent, bar: Bar) {
    if (event.button !== 0 || !isChangeable(bar) || !given.grid.current) return
    const isEnd = event.target instanceof Element && event.target.closest('[data-end]') !== null
    const { clientX: x, clientY: y } = event
    const day = dayAt(given.grid.current, given.window, x)
    setGrip({ bar, part: isEnd ? 'end' : 'whole', x, y, day, isTouch: event.pointerType === 'touch' })
  }

  return { take, isRealClick: () => !wasDragged.current }
}

function targetAt(
  grid: HTMLElement,
  rows: readonly TapeRow[],
  window: TapeWindow,
  { bar, part, day }: Grip,
  at: { x: number; y: number },
): Target {
  const days = daysOver(dayAt(grid, window, at.x) - day, 1)
  if (part === 'end') return stretched(toTarget(bar), days)
  const index = rowAt(rows.map(getRowHeight), at.y - grid.getBoundingClientRect().top - rowHeights.head)
  const row = rowsFor(bar, rows).find((candidate) => candidate === rows[index])
  const to = shifted(toTarget(bar), days)
  return row ? { ...to, roomTypeId: row.roomTypeId, roomId: row.roomId } : to
}

/** In days from the left edge of the chart, behind the column with the room numbers. */
function dayAt(grid: HTMLElement, { days }: TapeWindow, x: number): number {
  const box = grid.getBoundingClientRect()
  const label = grid.querySelector('[data-label]')?.getBoundingClientRect().width ?? 0
  return ((x - box.left - label) / (box.width - label)) * days
}

function scrollAtEdge(scroller: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const box = scroller.getBoundingClientRect()
  const along = (at: number, from: number, to: number) =>
    at > to - scrollZone ? scrollStep : at < from + scrollZone ? -scrollStep : 0
  const { scrollLeft, scrollTop } = scroller
  scroller.scrollBy(along(x, box.left, box.right), along(y, box.top, box.bottom))
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop
}
