import { createContext, use, useCallback } from 'react'
import type { Location, Navigator, To } from 'react-router'

/*
 * Sign-in is drawn without React Router, whose matching of routes it would load for nothing (docs/decisions/0102). Pages
 * behind it use the router's own hooks, which are given the same place.
 */

export type Place = {
  location: Location
  /** Way in: by the browser's history, or by opening a page. */
  cameBy: 'POP' | 'PUSH' | 'REPLACE'
  navigator: Navigator
}

export const PlaceContext = createContext<Place | null>(null)

export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('No history')
  return place
}

export function useLocation(): Location {
  return usePlace().location
}

/** The address of a page of the app; without a path, of this page with another search. */
export function usePath(to: To): string {
  const { pathname } = useLocation()
  if (typeof to === 'string') return to.startsWith('/') ? to : pathname + to
  return toPath({ pathname, ...to })
}

export function toPath(to: To): string {
  if (typeof to === 'string') return to
  const { pathname = '/', search = '', hash = '' } = to
  const [words, part] = [search.replace(/^\?/, ''), hash.replace(/^#/, '')]
  return pathname + (words && `?${words}`) + (part && `#${part}`)
}

type Way = { replace?: boolean; state?: unknown }

/** Opens a page of the app by its address. */
export function useGoTo(): (path: string, way?: Way) => void {
  const { navigator } = usePlace()
  return useCallback(
    (path, { replace = false, state = null } = {}) =>
      replace ? navigator.replace(path, state) : navigator.push(path, state),
    [navigator],
  )
}
