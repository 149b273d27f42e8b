import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { listenToCalls } from '../lib/call.ts'
import { useGoTo } from '../lib/navigation.ts'
import { removeToken } from '../lib/token-cookie.ts'
import { explainSignOut, type SessionState } from './session-state.ts'

/** spec §8: a 401 on any call removes the token cookie and leads to /login, without a reload. */
export function useUnauthorized(state: SessionState, setState: Dispatch<SetStateAction<SessionState>>): void {
  const goTo = useGoTo()
  const signedIn = state.phase === 'in'
  useEffect(() => {
    listenToCalls({
      unauthorized(error) {
        removeToken()
        // While starting, spec §4 applies: a public page stays open, and the guard redirects from the others.
        if (!signedIn) return
        const { pathname, search, hash } = window.location
        setState({ phase: 'out', leftAt: null, ...explainSignOut(error) })
        goTo('/login', { replace: true, state: { from: { pathname, search, hash } } })
      },
    })
    return () => listenToCalls({ unauthorized: undefined })
  }, [signedIn, setState, goTo])
}
