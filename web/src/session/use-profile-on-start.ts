import { type Dispatch, type SetStateAction, startTransition, useEffect } from 'react'
import { call } from '../lib/call.ts'
import { removeToken } from '../lib/token-cookie.ts'
import { sessionCalls } from './session-calls.ts'
import { explainSignOut, type SessionState } from './session-state.ts'

/** spec §4: with a token the profile is fetched; failure removes the token and nobody is signed in. */
export function useProfileOnStart(
  state: SessionState,
  setState: Dispatch<SetStateAction<SessionState>>,
  prepare: (pathname: string) => Promise<unknown>,
): void {
  const token = state.phase === 'starting' ? state.token : null
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    // Leaving the page ends the call as well, and whoever reloads while it starts stays signed in.
    const leave = ({ persisted }: PageTransitionEvent) => persisted || stop.abort()
    addEventListener('pagehide', leave, stop)
    // A chunk that could not be fetched is requested again, and reported, where it is rendered.
    const prepared = prepare(window.location.pathname).catch(() => undefined)
    call(sessionCalls.getProfile, { signal: stop.signal }).then(
      async (user) => {
        await prepared
        // The signed-in app is a large tree: as a transition it is rendered in slices, between which a phone can still
        // react, and the spinner keeps turning.
        if (!stop.signal.aborted) startTransition(() => setState({ phase: 'in', user, token }))
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        removeToken()
        setState({ phase: 'out', leftAt: null, ...explainSignOut(error) })
      },
    )
    return () => stop.abort()
  }, [token, setState, prepare])
}
