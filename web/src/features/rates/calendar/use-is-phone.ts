import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(width < 48rem)')

function watch(onChange: () => void) {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Where a grid has no room. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => query.matches)
}
