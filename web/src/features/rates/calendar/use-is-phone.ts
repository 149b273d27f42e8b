import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(width < 48rem)')

function watch(onChange: () => void) {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the screen is too narrow for a grid. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => query.matches)
}
