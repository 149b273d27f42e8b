import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { Navigator, To } from 'react-router'
import { type Place, PlaceContext, toPath } from '../lib/navigation.ts'

/**
 * The address of the page and what changes it, as React Router's `BrowserRouter` keeps them, but without the router
 * (docs/decisions/0102). The page before stays until the next one can be drawn.
 */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [{ location, cameBy }, setEntry] = useState<Entry>(() => readEntry())
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: toPath,
      encodeLocation: (to: To) => new URL(toPath(to), window.location.origin),
      go: (steps) => window.history.go(steps),
      push(to, state = null) {
        try {
          window.history.pushState({ state, key: createKey() }, '', toPath(to))
        } catch {
          // Browsers refuse too many entries in a short time, but no page that is loaded anew.
          window.location.assign(toPath(to))
        }
        startTransition(() => setEntry(readEntry('PUSH')))
      },
      replace(to, state = null) {
        window.history.replaceState({ state, key: createKey() }, '', toPath(to))
        startTransition(() => setEntry(readEntry('REPLACE')))
      },
    }),
    [],
  )
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(readEntry()))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const place = useMemo(() => ({ location, cameBy, navigator }), [location, cameBy, navigator])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

type Entry = Pick<Place, 'location' | 'cameBy'>

function readEntry(cameBy: Place['cameBy'] = 'POP'): Entry {
  const { pathname, search, hash } = window.location
  const { state = null, key = 'default' } = window.history.state ?? {}
  return { location: { pathname, search, hash, state, key }, cameBy }
}

/** Tells two visits to the same address apart. */
function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
