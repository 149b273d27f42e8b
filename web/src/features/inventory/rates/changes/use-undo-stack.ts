import type { CalendarEditResult } from '@roomlark/contract/inventory/calendar'
import type { CalendarStep } from '@roomlark/contract/inventory/calendar-undo'
import { say } from '@roomlark/contract/say'
import { useEffect, useReducer, useRef } from 'react'
import { type Copy, type Edit, useUndoChange } from '../../../../data/calendar.ts'
import { useLatest } from '../../../../lib/use-latest.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { toast } from '../../../../ui/toast.ts'

type Change = Edit | Copy

/** A change that can be undone; its steps are known once the server has made it. */
type UndoEntry = { words: string; steps: CalendarStep[] | undefined }

/** Nobody would remember older changes. */
const mostEntries = 50

/** The changes made here, the last on top. A change is added as soon as it is sent; undoing it waits for the answer. */
export function useUndoStack(hotelId: string) {
  const undoing = useUndoChange(hotelId, {
    onUndone: showOutcome,
    onRefused: (error) => showRefusal(error, say('The change was not undone. Please try again.')),
  })
  const entries = useRef<UndoEntry[]>([])
  const byChange = useRef(new WeakMap<Change, UndoEntry>())
  const [, redraw] = useReducer((count: number) => count + 1, 0)

  function remove(entry: UndoEntry | undefined) {
    entries.current = entries.current.filter((one) => one !== entry)
    redraw()
  }
  return {
    last: entries.current.at(-1),
    began(change: Change, words: string) {
      const entry: UndoEntry = { words, steps: undefined }
      byChange.current.set(change, entry)
      entries.current = [...entries.current, entry].slice(-mostEntries)
      redraw()
    },
    made(change: Change, { undo }: Pick<CalendarEditResult, 'undo'>) {
      const entry = byChange.current.get(change)
      if (!entry) return
      if (undo === null) toast.info(say('This change is too large to be undone.'))
      if (undo === null || undo.length === 0) remove(entry)
      else entry.steps = undo
    },
    refused(change: Change) {
      remove(byChange.current.get(change))
    },
    undo() {
      const entry = entries.current.at(-1)
      if (!entry) return
      remove(entry)
      undoing.mutate(entry)
    },
  }
}

function showOutcome({ words: change }: UndoEntry, { nights, kept }: { nights: number; kept: number }): void {
  if (kept === 0) toast.success(say('Undone: {change}.', { change }))
  else if (nights === 0)
    toast.info(say('Not undone: {change}. It has been changed or booked in the meantime.', { change }))
  else
    toast.info(
      say(
        'Undone: {change}. {count, plural, one {# night was changed or booked in the meantime and stays as it is.} other {# nights were changed or booked in the meantime and stay as they are.}}',
        { change, count: kept },
      ),
    )
}

/** Ctrl+Z, or ⌘Z, anywhere on the page but where text is typed: there it undoes the typing. */
export function useUndoKey(undo: () => void): void {
  const latest = useLatest(undo)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || event.altKey || isElsewhere(event.target)) return
      event.preventDefault()
      latest()()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [latest])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null
}
