import { isChangeable } from '@roomlark/contract/booking-states'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLatest } from '../../../../lib/use-latest.ts'
import { barBeside, barLines } from './tape-keys.ts'
import { rowsFor, shifted, stretched } from './tape-move.ts'
import type { Bar, TapeRow } from './tape-rows.ts'
import type { useTapeMove } from './use-tape-move.ts'

export type BarHandlers = {
  onFocus: (bar: Bar) => void
  onPress: (event: KeyboardEvent, bar: Bar) => void
  onTake: (event: PointerEvent, bar: Bar) => void
  onOpen: (bar: Bar, element: HTMLElement) => void
}

type Given = {
  grid: RefObject<HTMLElement | null>
  rows: readonly TapeRow[]
  move: ReturnType<typeof useTapeMove>
  mayMove: boolean
  onTake: BarHandlers['onTake']
  onPeek: BarHandlers['onOpen']
  onOpen: (bar: Bar) => void
}

/** Tab reaches one bar, arrows the others. Enter picks a bar up, then arrows move it; Space opens it. */
export function useTapeBars(given: Given) {
  const [focused, setFocused] = useState<string | null>(null)
  const lines = useMemo(() => barLines(given.rows), [given.rows])
  const isKnown = lines.some((line) => line.some(({ stayId }) => stayId === focused))
  const reachable = isKnown ? focused : (lines[0]?.[0]?.stayId ?? null)

  // The bar in the tab order is always rendered, even out of view; as soon as it is, it gets the focus.
  const wanted = useRef<string | null>(null)
  function goTo(bar: Bar | undefined) {
    if (!bar) return
    wanted.current = bar.stayId
    setFocused(bar.stayId)
  }
  useEffect(() => {
    if (wanted.current === null || wanted.current !== focused) return
    given.grid.current?.querySelector<HTMLElement>(`[data-stay="${focused}"]`)?.focus()
    wanted.current = null
  }, [focused, given.grid])

  function press(event: KeyboardEvent, bar: Bar) {
    const isHandled = given.move.lifted ? carry(event) : walk(event, bar)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }

  function walk(event: KeyboardEvent, bar: Bar): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    if (event.key === 'Enter' && given.mayMove && isChangeable(bar)) given.move.lift(bar, 'keys')
    else if (event.key === 'Enter' || event.key === ' ') given.onOpen(bar)
    else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key))
      goTo(barBeside(lines, bar.stayId, event.key))
    else return false
    return true
  }

  function carry(event: KeyboardEvent): boolean {
    const { lifted, aim, drop, leave } = given.move
    if (lifted?.by !== 'keys') return false
    const days = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (days !== 0) aim(event.shiftKey ? stretched(lifted.to, days) : shifted(lifted.to, days))
    else if (steps !== 0) {
      const possible = rowsFor(lifted.bar, given.rows)
      const at = possible.findIndex(({ roomId }) => roomId === lifted.to.roomId)
      const row = possible[at + steps]
      if (row) aim({ ...lifted.to, roomTypeId: row.roomTypeId, roomId: row.roomId })
    } else if (event.key === 'Enter' || event.key === ' ') drop()
    else if (event.key === 'Escape') leave()
    else {
      // Moving the focus elsewhere leaves the stay where it was.
      if (event.key === 'Tab') leave()
      return false
    }
    return true
  }

  // In another row the bar is a new element, which takes over the focus of a keyboard move.
  const carried = useRef<string | null>(null)
  const { grid, rows, move } = given
  const { lifted, isBusy } = move
  useEffect(() => {
    if (lifted?.by === 'keys') carried.current = lifted.bar.stayId
    if (carried.current === null || rows.length === 0) return
    const isLost = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (isLost) grid.current?.querySelector<HTMLElement>(`[data-stay="${carried.current}"]`)?.focus()
    if (!lifted && !isBusy) carried.current = null
  }, [grid, rows, lifted, isBusy])

  const latest = useLatest({ press, ...given })
  const handlers = useMemo<BarHandlers>(
    () => ({
      onFocus: (bar) => setFocused(bar.stayId),
      onPress: (event, bar) => latest().press(event, bar),
      onTake: (event, bar) => latest().mayMove && latest().onTake(event, bar),
      onOpen: (bar, element) => latest().onPeek(bar, element),
    }),
    [latest],
  )
  return { reachable, handlers }
}
