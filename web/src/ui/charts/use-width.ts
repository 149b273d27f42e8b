import { useCallback, useState } from 'react'

/** Measures the rendered width of an element; 0 before it is known. */
export function useWidth(): [width: number, ref: (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [width, ref]
}
