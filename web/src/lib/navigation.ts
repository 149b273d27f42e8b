import { use, useCallback } from 'react'
import {
  createPath,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigationType,
  parsePath,
  type To,
} from 'react-router'

/*
 * What sign-in needs of React Router, read from the contexts that the router's own hooks read. Those hooks lie in one
 * file with the matching of routes, which sign-in would load for nothing (docs/decisions/0102).
 */

export function useLocation(): Location {
  return use(LocationContext).location
}

export function useNavigationType(): NavigationType {
  return use(LocationContext).navigationType
}

/** The address of a page of the app; without a path, of this page with another search. */
export function usePath(to: To): string {
  const { pathname } = useLocation()
  return createPath({ pathname, ...(typeof to === 'string' ? parsePath(to) : to) })
}

type Way = { replace?: boolean; state?: unknown }

/** Opens a page of the app by its address. */
export function useGoTo(): (path: string, way?: Way) => void {
  const { navigator } = use(NavigationContext)
  return useCallback(
    (path, { replace = false, state = null } = {}) =>
      replace ? navigator.replace(path, state) : navigator.push(path, state),
    [navigator],
  )
}
