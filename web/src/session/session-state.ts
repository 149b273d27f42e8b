import type { User } from '@roomlark/contract/accounts/users'
import { ApiError } from '../lib/api-error.ts'
import type { AuthState } from './session-context.ts'

export type SessionState =
  | { phase: 'starting'; token: string }
  | { phase: 'signing-in' }
  | { phase: 'in'; user: User; token: string }
  | {
      phase: 'out'
      leftAt: string | null
      /** The message of the server, if it ended the session. */
      because?: string
    }

export function initialState(token: string | null): SessionState {
  return token ? { phase: 'starting', token } : { phase: 'out', leftAt: null }
}

/** A session that merely expired needs no message; one that was ended for a reason does. */
export function explainSignOut(error: unknown): { because?: string } {
  return error instanceof ApiError && error.code === 'signed_out' ? { because: error.message } : {}
}

export function toAuthState(state: SessionState): AuthState {
  return {
    user: state.phase === 'in' ? state.user : null,
    token: state.phase === 'in' || state.phase === 'starting' ? state.token : null,
    isAuthenticated: state.phase === 'in',
    isLoading: state.phase === 'starting' || state.phase === 'signing-in',
  }
}

/** Decides what this tab does when another one may have changed the cookie. */
export function reconcile(state: SessionState, cookie: string | null): SessionState {
  if (state.phase === 'signing-in') return state
  if (state.phase === 'out') return cookie ? { phase: 'starting', token: cookie } : state
  if (cookie === state.token) return state
  return initialState(cookie)
}
