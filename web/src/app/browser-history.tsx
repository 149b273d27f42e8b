import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router'

/**
 * React Router's `BrowserRouter` without the matching of routes, which sign-in does not need and which comes with the
 * map of the pages (docs/decisions/0102). The page before stays until the next one can be drawn.
 */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setEntry] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen((entry) => startTransition(() => setEntry(entry))), [history])
  const navigation = useMemo(
    () => ({ basename: '/', navigator: history, static: false, useTransitions: undefined, future: {} }),
    [history],
  )
  const place = useMemo(() => ({ location, navigationType: action }), [location, action])
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  )
}
