import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The one-time token of a mailed link. It leaves the address bar at once, so that it is neither copied nor
 * logged, and stays in the history entry, so that a reload keeps the page alive.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const fromAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (fromAddress !== null) navigate(pathname, { replace: true, state: { token: fromAddress } })
  }, [fromAddress, pathname, navigate])
  return fromAddress || tokenIn(state)
}

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' && state.token !== '' ? state.token : null
}
