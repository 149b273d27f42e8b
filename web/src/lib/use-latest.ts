import { useCallback, useLayoutEffect, useRef } from 'react'

/** Reads a value as it was last drawn, for handlers that stay the same while it changes. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
