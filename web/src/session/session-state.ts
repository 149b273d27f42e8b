import type { User } from '@roomlark/contract/users'
import type { AuthState } from './session-context.ts'

export type SessionState =
  | { phase: 'starting'; token: string }
  | { phase: 'signing-in' }
  | { phase: 'in'; user: User; token: string }
  | { phase: 'out'; leftAt: string | null }

export function initialState(token: string | null): SessionState {
  return token ? { phase: 'starting', token } : { phase: 'out', leftAt: null }
}

export function authStateOf(state: SessionState): AuthState {
  return {
    user: state.phase === 'in' ? state.user : null,
    token: state.phase === 'in' || state.phase === 'starting' ? state.token : null,
    isAuthenticated: state.phase === 'in',
    isLoading: state.phase === 'starting' || state.phase === 'signing-in',
  }
}

/** What this tab must do when the cookie may have been changed by another one. */
export function reconcile(state: SessionState, cookie: string | null): SessionState {
  if (state.phase === 'signing-in') return state
  if (state.phase === 'out') return cookie ? { phase: 'starting', token: cookie } : state
  if (cookie === state.token) return state
  return initialState(cookie)
}
