import { useEffect } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'

/** Ctrl+Z, or ⌘Z, anywhere on the page except in text fields, where it undoes the typing. */
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
