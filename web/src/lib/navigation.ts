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

/** The legal texts, which the server renders, so that they are readable without script. */
const served = /^\/(terms|privacy|cookie)-/

/** Opens a page of the app by its address, or one that lies outside it. */
export function useGoTo(): (path: string, way?: Way) => void {
  const { navigator } = use(NavigationContext)
  return useCallback(
    (path, { replace = false, state = null } = {}) => {
      if (served.test(path)) location.href = path
      else navigator[replace ? 'replace' : 'push'](path, state)
    },
    [navigator],
  )
}
